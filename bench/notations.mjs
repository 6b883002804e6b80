/** What the benchmarks of rolling roll. */

/** The notation; the same with another number in it for each call; and as many bare throws. */
export const notations = [
  ['2d6+3', (n) => `2d6+${n + 3}`, (sum) => sum(2, 6) + 3],
  ['4d6kh3', (n) => `4d${n + 6}kh3`, (sum) => sum(4, 6)],
  [
    'd100!o+15',
    (n) => `d100!o+${n + 15}`,
    (sum) => {
      const face = sum(1, 100);
      return (face > 95 || face < 6 ? sum(1, 100) : 0) + face + 15;
    },
  ],
  [
    '(2d6+3)*2+4d8kh2-1',
    (n) => `(2d6+3)*2+4d8kh2-${n + 1}`,
    (sum) => (sum(2, 6) + 3) * 2 + sum(4, 8) - 1,
  ],
  ['10d10>=7', (n) => `10d${n + 10}>=7`, (sum) => sum(10, 10)],
];

/** Another text for each call, made before the clock runs; enough that none is still remembered. */
export const many = 20_000;
export const fresh = (vary) => Array.from({ length: many }, (_, n) => vary(n));

/** A peer's text with the same number changed as in ours. */
export function varied(text, notation, vary) {
  return Array.from({ length: many }, (_, n) => {
    const ours = vary(n);
    if (text === notation) return ours;
    // The nearest spelling keeps the last number at its end, or the sides after its "d".
    const number = /\+(\d+)$/.exec(ours)?.[1];
    if (number !== undefined) return text.replace(/\d+$/, number);
    const sides = /d(\d+)>/.exec(ours)?.[1];
    return sides === undefined ? text : text.replace(/d\d+>/, `d${sides}>`);
  });
}
