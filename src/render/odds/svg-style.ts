/** The colours and fonts of pictures of odds, on light pages and dark ones. */

/** The rules name the document's class, so that they leave a page alone that the picture is pasted into. */
export const css: string = `<style>
.openroll-odds text { font: 12px system-ui, -apple-system, "Segoe UI", Roboto, "Liberation Sans", sans-serif; fill: #57606a; }
.openroll-odds .title { font-size: 16px; font-weight: 600; fill: #1f2328; }
.openroll-odds .page { fill: #ffffff; }
.openroll-odds .bar { fill: #2f6fdb; }
.openroll-odds .grid { stroke: #d8dee4; }
.openroll-odds .axis { stroke: #8c959f; }
.openroll-odds .mean { stroke: #bc4c00; stroke-dasharray: 4 3; }
.openroll-odds .mean-name { fill: #bc4c00; }
@media (prefers-color-scheme: dark) {
.openroll-odds text { fill: #9aa4af; }
.openroll-odds .title { fill: #e6edf3; }
.openroll-odds .page { fill: #0d1117; }
.openroll-odds .bar { fill: #6aa5ff; }
.openroll-odds .grid { stroke: #2a313a; }
.openroll-odds .axis { stroke: #6e7681; }
.openroll-odds .mean { stroke: #f0a35e; }
.openroll-odds .mean-name { fill: #f0a35e; }
}
</style>`;
