/** The limit: unbiased throws in a bare loop, from xoshiro128** and from a buffer of secure words. */
import { webcrypto } from 'node:crypto';

const { imul } = Math;

/** One throw by multiplication with rejection; 0: take another word. */
function reduce(word, sides) {
  const face = ((word * sides) / 4_294_967_296) >>> 0;
  const rest = imul(word, sides) >>> 0;
  return rest < sides && rest < 4_294_967_296 % sides ? 0 : face + 1;
}

function throwWith(next, sides) {
  for (;;) {
    const face = reduce(next(), sides);
    if (face !== 0) return face;
  }
}

/** Dice of xoshiro128**. */
export function bareDice(seed = 1) {
  let [a, b, c, d] = [seed, 0x9e3779b9, 0x243f6a88, 0xb7e15162];
  const next = () => {
    const word = imul(((imul(b, 5) << 7) | (imul(b, 5) >>> 25)) >>> 0, 9) >>> 0;
    const t = b << 9;
    c ^= a;
    d ^= b;
    b ^= c;
    a ^= d;
    c ^= t;
    d = (d << 11) | (d >>> 21);
    return word;
  };
  const die = (sides) => throwWith(next, sides);
  /** Several dice added up. */
  const sum = (count, sides) => {
    let total = 0;
    for (let index = 0; index < count; index += 1) total += die(sides);
    return total;
  };
  return { die, sum };
}

/** Dice of secure words, 16,384 at a time. */
export function bareSecureDice() {
  const words = new Uint32Array(16_384);
  let used = words.length;
  const next = () => {
    if (used === words.length) {
      webcrypto.getRandomValues(words);
      used = 0;
    }
    return words[used++];
  };
  return { die: (sides) => throwWith(next, sides) };
}

let copies = 0;
/**
 * These functions once more, as code of their own: what two loops share is compiled for both, and the throws of
 * neither are inlined.
 */
export function ownBareDice() {
  copies += 1;
  return import(`./bare.mjs?${copies}`);
}
