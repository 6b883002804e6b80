/** Gives the text of a data file: a newer copy next to the project, when there is one, else the project's own. */
import { existsSync, readFileSync } from 'node:fs';

/** The data files, by their path below either folder. */
export const dataFiles = [
  'conformance/faces-to-total.jsonl',
  'conformance/lowest-faces.jsonl',
  'oracles/anydice.json',
  'oracles/distributions.json',
  'oracles/open-ended.json',
] as const;

export type DataFile = (typeof dataFiles)[number];

const beside = (path: DataFile): URL => new URL(`../../../shared/${path}`, import.meta.url);
const own = (path: DataFile): URL => new URL(`../data/${path}`, import.meta.url);

/** The project's own copy. */
export const ownText = (path: DataFile): string => readFileSync(own(path), 'utf8');

/** The copy next to the project; undefined when there is none. */
export const textBeside = (path: DataFile): string | undefined =>
  existsSync(beside(path)) ? readFileSync(beside(path), 'utf8') : undefined;

export const dataText = (path: DataFile): string => textBeside(path) ?? ownText(path);

/** One JSON value a line. */
export const dataRows = (path: DataFile): readonly unknown[] =>
  dataText(path)
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => JSON.parse(line) as unknown);
