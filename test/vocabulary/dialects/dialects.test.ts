/** What other tools write and this language spells otherwise: each is refused, with our spelling as the fix. */
import * as fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { check, format, parse } from '../../../src/index.ts';
import { arbitraries } from '../../../src/testing/index.ts';
import { ofDice } from '../../../src/vocabulary/dialects/dice.ts';
import { dialects, matchesOf } from '../../../src/vocabulary/dialects/index.ts';
import { onDice } from '../../../src/vocabulary/dialects/modifiers.ts';
import { relatives } from '../../support/dialect-relatives.ts';

// Properties of many texts take their time on a loaded machine.
vi.setConfig({ testTimeout: 60_000 });

const foreign = (text: string) => check(text).find(({ code }) => code === 'foreign-spelling');

/** What is written, the fix, and how the fix is read. */
const spellings: readonly (readonly [written: string, fix: string, canonical: string])[] = [
  ['4d6x', '4d6!6', '4d6!6'],
  ['4d6x6', '4d6!6', '4d6!6'],
  ['4d6x>=5', '4d6!>=5', '4d6!>=5'],
  ['4d6x6r1kh3', '4d6!6ro1kh3', '4d6!6ro1kh3'],
  ['5d10x10cs>=7', '5d10!10>=7', '5d10!10>=7'],
  ['8d10x=10', '8d10!10', '8d10!10'],
  ['3d6x=6kh2', '3d6!6kh2', '3d6!6kh2'],
  ['8d10x=10cs>=8', '8d10!10>=8', '8d10!10>=8'],
  ['6D10e[>=9]', '6D10!>=9', '6d10!>=9'],
  ['6d10e[=9]', '6d10!9', '6d10!9'],
  ['4d6xo', '4d6!(once)', '4d6!(once)'],
  ['4d6xo6', '4d6!(6, once)', '4d6!(6, once)'],
  ['4d6xo>=5', '4d6!(>=5, once)', '4d6!(>=5, once)'],
  ['5d10cs>=7df1', '5d10>=7f1', '5d10>=7f1'],
  ['6d6ms12', '(6d6 - 12)', '6d6 - 12'],
  ['6d6ms>12 + 1', '(6d6 - 12) + 1', '6d6 - 12 + 1'],
  ['10d6even', '10d6=2=4=6', '10d6=2=4=6'],
  ['10d6odd', '10d6=1=3=5', '10d6=1=3=5'],
  ['3dc', '3d{0,1}', '3d{0,1}'],
  ['3d6e6kh2', '3d6!6kh2', '3d6!6kh2'],
  ['3d6e', '3d6!', '3d6!'],
  ['4d6pl1', '4d6dl1', '4d6dl1'],
  ['4d6ph1', '4d6dh1', '4d6dh1'],
  ['1d20adv', '2d20kh1', '2d20kh1'],
  ['1d20 adv', '2d20kh1', '2d20kh1'],
  ['d20 + 5 adv', '2d20kh1 + 5', '2d20kh1 + 5'],
  ['1d20+@str adv', '2d20kh1+@str', '2d20kh1 + @str'],
  ['d20 with advantage', '2d20kh1', '2d20kh1'],
  ['1d20dis', '2d20kl1', '2d20kl1'],
  ['1d20+5 disadvantage', '2d20kl1+5', '2d20kl1 + 5'],
  ['1d20+1d4 advantage', '2d20kh1+1d4', '2d20kh1 + d4'],
  ['d20 + 1d4 + 2 with disadvantage', '2d20kl1 + 1d4 + 2', '2d20kl1 + d4 + 2'],
  ['1d20 mit Vorteil', '2d20kh1', '2d20kh1'],
  ['1d20+5 mit Nachteil', '2d20kl1+5', '2d20kl1 + 5'],
  ['1d20 avec avantage', '2d20kh1', '2d20kh1'],
  ['1d20 avec d\u00e9savantage', '2d20kl1', '2d20kl1'],
  ['1d20 w/ advantage', '2d20kh1', '2d20kh1'],
  ['1d20 w/ disadvantage', '2d20kl1', '2d20kl1'],
  ['adv 1d20+5', '2d20kh1+5', '2d20kh1 + 5'],
  ['disadvantage on d20', '2d20kl1', '2d20kl1'],
  ['best 3 of 4d6', '4d6kh3', '4d6kh3'],
  ['keep the lowest 2 of 3d6 + 1', '3d6kl2 + 1', '3d6kl2 + 1'],
  ['4d6 (drop lowest)', '4d6dl1', '4d6dl1'],
  ['(4d6 drop lowest) + 1', '(4d6dl1) + 1', '4d6dl1 + 1'],
  ['6d6 5+', '6d6>=5', '6d6>=5'],
  ['8d10 on 8+', '8d10>=8', '8d10>=8'],
  ['d100%', 'd100', 'd100'],
  ['1D100 illimit\u00e9 +15', '1D100!o +15', 'd100!o + 15'],
  ['d100 ouvert', 'd100!o', 'd100!o'],
  ['d100 offen', 'd100!o', 'd100!o'],
  ['W100 offen', 'd100!o', 'd100!o'],
  ['4dFate', '4dF', '4dF'],
  ['4dfudge', '4dF', '4dF'],
  ['2\u04346', '2d6', '2d6'],
  ['2\u043a6', '2d6', '2d6'],
  ['roundup(d6/2)', 'ceil(d6/2)', 'ceil(d6 / 2)'],
  ['rounddown(d6/2)', 'floor(d6/2)', 'floor(d6 / 2)'],
  ['(1d4 + 1, 3, 2d6kl1)kh1', '{1d4 + 1, 3, 2d6kl1}kh1', '{d4 + 1, 3, 2d6kl1}kh1'],
  ['!r 2d6', '2d6', '2d6'],
  ['!roll 1d20 + 5', '1d20 + 5', 'd20 + 5'],
  ['!rr 6 4d6kh3', '6 x 4d6kh3', '6 x 4d6kh3'],
  ['5d6es5', '5d6!!6>=5', '5d6!!6>=5'],
  ['4d6rk2', '4d6ro<2', '4d6ro<2'],
  ['4du', '4d{0,1}', '4d{0,1}'],
  ['roll(4, 6)', '4d6', '4d6'],
  ['keep(4, 6, 3)', '4d6kh3', '4d6kh3'],
  ['drop(4, 6, 1) + 2', '4d6dl1 + 2', '4d6dl1 + 2'],
  ['explode(4, 6)', '4d6!', '4d6!'],
  ['success(4, 6, 5)', '4d6>=5', '4d6>=5'],
  ['[r: 1d20+5]', '1d20+5', 'd20 + 5'],
  ['[1d20+1d6+8]', '1d20+1d6+8', 'd20 + d6 + 8'],
  ['/r 2d6', '2d6', '2d6'],
  ['/roll d100!o+15', 'd100!o+15', 'd100!o + 15'],
  ['/gmroll 3d6', '3d6', '3d6'],
  ['[[2d6]] + 3', '(2d6) + 3', '2d6 + 3'],
  ['[[ [[1d4]]d6 + 2 ]]', '((1d4)d6 + 2)', '(d4)d6 + 2'],
  ['/r [[2d6]] + ?{Bonus|0}', '(2d6) + @{Bonus}', '2d6 + @bonus'],
  ['1d20 + ?{Modifier|0}', '1d20 + @{Modifier}', 'd20 + @modifier'],
  [
    '1d20+5 \\ +5 Roll for Initiative',
    '1d20+5 # +5 Roll for Initiative',
    'd20 + 5 # +5 Roll for Initiative',
  ],
  ['2d6 // fire', '2d6 # fire', '2d6 # fire'],
  ['2d6+3 // fire damage', '2d6+3 # fire damage', '2d6 + 3 # fire damage'],
  ['2d6 /* fire */ + d8', '2d6[fire] + d8', '2d6[fire] + d8'],
  ['[highest 3 of 4d6]', '4d6kh3', '4d6kh3'],
  ['[lowest 1 of 2d20]', '2d20kl1', '2d20kl1'],
  ['[middle 1 of 3d20]', '3d20km1', '3d20km1'],
  ['output 4d6', '4d6', '4d6'],
  [
    'output [highest 3 of 4d6] + 2 named "strength"',
    '4d6kh3 + 2 # strength',
    '4d6kh3 + 2 # strength',
  ],
  ['2d6 named "fire"', '2d6 # fire', '2d6 # fire'],
  ['[explode d6]', 'd6!(limit 2)', 'd6!(limit 2)'],
  ['[count 6 in 4d6]', '4d6=6', '4d6=6'],
  ['[count {5, 6} in 4d6]', '4d6=5=6', '4d6=5=6'],
  ['[absolute d6 - d6]', 'abs(d6 - d6)', 'abs(d6 - d6)'],
  ['1@4d6', '4d6kh1', '4d6kh1'],
  ['3@4d6', '4d6kh3kl1', '4d6kh3kl1'],
  ['10B6>=4', '10d6>=4', '10d6>=4'],
  ['2R6[>3]>=5', '2d6!>3>=5', '2d6!>3>=5'],
  ['6R6[6]>=5', '6d6!>=6>=5', '6d6!>=6>=5'],
  ['3U6[5]', '3d6!!>=5', '3d6!!>=5'],
  ['S2D6', '2D6', '2d6'],
  ['C(10+5)', '10+5', '10 + 5'],
  ['2D6/2C', 'ceil(2D6/2)', 'ceil(2d6 / 2)'],
  ['2D6/2R + 1', 'round(2D6/2) + 1', 'round(2d6 / 2) + 1'],
  ['2D6/2F', 'floor(2D6/2)', 'floor(2d6 / 2)'],
  ['x3 2D6+1', '3 x 2D6+1', '3 x 2d6 + 1'],
  ['rep3 2d6', '3 x 2d6', '3 x 2d6'],
  ['repeat3 2d6', '3 x 2d6', '3 x 2d6'],
  ['6#4d6', '6 x 4d6', '6 x 4d6'],
  ['1d20+5 vs DC 15', '(1d20+5) >= 15', 'd20 + 5 >= 15'],
  ['3d6 sum', '3d6', '3d6'],
  ['5d10t7', '5d10>=7', '5d10>=7'],
  ['5d10 t8 f2', '5d10 >=8f<=2', '5d10>=8f<=2'],
  ['10d10 f1 t6', '10d10 >=6f<=1', '10d10>=6f<=1'],
  ['2d20w1', '2d20kl1', '2d20kl1'],
  ['4d6-L', '4d6dl1', '4d6dl1'],
  ['4d6 - 2L + 3', '4d6dl2 + 3', '4d6dl2 + 3'],
  ['4d6-H', '4d6dh1', '4d6dh1'],
  ['4d6 drop lowest', '4d6dl1', '4d6dl1'],
  ['4d6 drop the lowest 2 + 3', '4d6dl2 + 3', '4d6dl2 + 3'],
  ['4d6 keep highest 3', '4d6kh3', '4d6kh3'],
  ['roll 4d6', '4d6', '4d6'],
  ['2w6+3', '2d6+3', '2d6 + 3'],
  ['d[1,2,2,3]', 'd{1,2,2,3}', 'd{1,2,2,3}'],
  ['D100 sans limite', 'D100!o', 'd100!o'],
  ['d100 (sans limite) + 15', 'd100!o + 15', 'd100!o + 15'],
  ['d% + 15 sans limites', 'd%!o + 15', 'd100!o + 15'],
  ['le jet de D100 sans limite', 'D100!o', 'd100!o'],
  ['jet 2d6', '2d6', '2d6'],
  ['d100 open-ended', 'd100!o', 'd100!o'],
  ['1d100+20, open ended', '1d100!o+20', 'd100!o + 20'],
  ['open-ended d100+15', 'd100!o+15', 'd100!o + 15'],
  ['d100 open-ended high', 'd100!oh', 'd100!oh'],
  ['d100 (high open-ended)', 'd100!oh', 'd100!oh'],
  ['high open-ended d100', 'd100!oh', 'd100!oh'],
  ['d100 low open-ended', 'd100!ol', 'd100!ol'],
  ['low open-ended d100', 'd100!ol', 'd100!ol'],
  ['4d6, drop lowest', '4d6dl1', '4d6dl1'],
  ['4d6 keep the 3 highest dice', '4d6kh3', '4d6kh3'],
  ['4d6 best 3', '4d6kh3', '4d6kh3'],
  ['4d6 keep 3', '4d6kh3', '4d6kh3'],
  ['2d20 worst', '2d20kl1', '2d20kl1'],
  ['4d6 drop highest + 2', '4d6dh1 + 2', '4d6dh1 + 2'],
  ['3d6 exploding + 2', '3d6! + 2', '3d6! + 2'],
  ['6 times 4d6kh3', '6 x 4d6kh3', '6 x 4d6kh3'],
  ['6 times roll d6', '6 x d6', '6 x d6'],
  ['d20 + 5 3 times', '3 x d20 + 5', '3 x d20 + 5'],
  ['2d6 plus 3 minus d4', '2d6 + 3 - d4', '2d6 + 3 - d4'],
  ['2d6 minus d4', '2d6 - d4', '2d6 - d4'],
  ['2d6 times 10', '2d6 * 10', '2d6 * 10'],
  ['2d6 moins 1', '2d6 - 1', '2d6 - 1'],
  ['2d6 fois 10', '2d6 * 10', '2d6 * 10'],
  ['2d6 mal 10', '2d6 * 10', '2d6 * 10'],
  ['2d6/2 round down', 'floor(2d6/2)', 'floor(2d6 / 2)'],
  ['2d6/2 + 3 rounded up', 'ceil(2d6/2 + 3)', 'ceil(2d6 / 2 + 3)'],
  ['d100 explode 96-100', 'd100!>=96', 'd100!>=96'],
  ['2d6 exploding 5-6', '2d6!>=5', '2d6!>=5'],
  ['2d6 exploding on 6', '2d6!6', '2d6!6'],
  ['2d6 exploding on 5+', '2d6!>=5', '2d6!>=5'],
  ['10d10 => 8', '10d10 >= 8', '10d10>=8'],
  ['(2d6) =< 8', '(2d6) <= 8', '(2d6) <= 8'],
  ['ceiling(d6/2)', 'ceil(d6/2)', 'ceil(d6 / 2)'],
  ['advantage', '2d20kh1', '2d20kh1'],
  ['roll with advantage', '2d20kh1', '2d20kh1'],
  ['dis + 5', '2d20kl1 + 5', '2d20kl1 + 5'],
  ['d20 at disadvantage', '2d20kl1', '2d20kl1'],
  ['1d20+5 DC 15', '(1d20+5) >= 15', 'd20 + 5 >= 15'],
  ['attack: 1d20+5', '1d20+5 # attack', 'd20 + 5 # attack'],
  ['Fire bolt: 1d10 fire', '1d10[fire] # Fire bolt', 'd10[fire] # Fire bolt'],
  ['2d6 fire + 1d8 cold', '2d6[fire] + 1d8[cold]', '2d6[fire] + d8[cold]'],
  ['2d6kh1 + 3 slashing damage', '2d6kh1 + 3[slashing damage]', '2d6kh1 + 3[slashing damage]'],
  ['2d6 damage', '2d6[damage]', '2d6[damage]'],
  ['1d6 > 2 ? 1d20 : 1d10', 'if(1d6 > 2, 1d20, 1d10)', 'if(d6>2, d20, d10)'],
  ['1d6x@m=6', '1d6!(6, limit @m)', 'd6!(6, limit @m)'],
  ['1d10x3<5', '1d10!(<5, limit 3)', 'd10!(<5, limit 3)'],
  ['6d6cs>3df', '6d6>3f<=3', '6d6>3f<=3'],
  ['5d10cs>=7df<3', '5d10>=7f<3', '5d10>=7f<3'],
  ['1d6x6r1=1', '1d6!6ro1', 'd6!6ro1'],
  ['3d12ms>(4d6)', '(3d12 - (4d6))', '3d12 - 4d6'],
  ['3d6e>4', '3d6!>4', '3d6!>4'],
  ['1d6ra6', '1d6!(6, once)', 'd6!(6, once)'],
  ['10d10ie10', '10d10!>=10', '10d10!>=10'],
  ['4d6 ir2', '4d6 r<=2', '4d6r<=2'],
  ['4d6u5', '4d6max5', '4d6max5'],
  ['2D6/2U', 'ceil(2D6/2)', 'ceil(2d6 / 2)'],
  ['6 fois 4d6', '6 x 4d6', '6 x 4d6'],
  ['6 mal 4d6', '6 x 4d6', '6 x 4d6'],
  ['6 fois 4d6 garde 3', '6 x 4d6kh3', '6 x 4d6kh3'],
  ['jet ouvert d100', 'd100!o', 'd100!o'],
  ['d100 ouvert haut', 'd100!oh', 'd100!oh'],
  ['d100 ouvert bas', 'd100!ol', 'd100!ol'],
  ['d100 ouverte vers le bas', 'd100!ol', 'd100!ol'],
  ['d100 sans limite haut', 'd100!oh', 'd100!oh'],
  ['d100 sans limite bas', 'd100!ol', 'd100!ol'],
  ['d100 oben offen', 'd100!oh', 'd100!oh'],
  ['d100 nach unten offen', 'd100!ol', 'd100!ol'],
  ['2d100 ouverts', '2d100!o', '2d100!o'],
  ['+15 1d100 ouvert', '1d100!o + 15', 'd100!o + 15'],
  ['1d100+15 OE', '1d100OE+15', 'd100!o + 15'],
  ['+15 1d100 oeh', '1d100oeh + 15', 'd100!oh + 15'],
  ['1d20 avantage', '2d20kh1', '2d20kh1'],
  ['1d20 d\u00e9savantage', '2d20kl1', '2d20kl1'],
  ['4d6 garder les 3 meilleurs', '4d6kh3', '4d6kh3'],
  ['4d6 garder les 2 plus bas', '4d6kl2', '4d6kl2'],
  ['4d6 enlever le plus bas', '4d6dl1', '4d6dl1'],
  ['4d6 enlever le plus haut', '4d6dh1', '4d6dh1'],
  ['2d20 le meilleur', '2d20kh1', '2d20kh1'],
  ['le meilleur de 2d20', '2d20kh1', '2d20kh1'],
  ['les 2 pires de 3d20', '3d20kl2', '3d20kl2'],
  ['4d6 d\u00e9 explosif', '4d6!', '4d6!'],
  ['d\u00e9 explosif d6', 'd6!', 'd6!'],
  ['4d6 relancer les 1 une fois', '4d6ro1', '4d6ro1'],
  ['8d10 r\u00e9ussites \u00e0 7+', '8d10>=7', '8d10>=7'],
  ['8d10 succ\u00e8s \u00e0 partir de 7', '8d10>=7', '8d10>=7'],
  ['lance 2d6', '2d6', '2d6'],
  ['4d6 reroll ones once', '4d6ro1', '4d6ro1'],
  ['5d6 hits on 5+', '5d6>=5', '5d6>=5'],
  ['8d10 success on 7 or more', '8d10>=7', '8d10>=7'],
  ['exploding 3d6', '3d6!', '3d6!'],
  ['best of 2d20', '2d20kh1', '2d20kh1'],
  ['worst of 2d20', '2d20kl1', '2d20kl1'],
];

/** What is written where tools differ, or where there is no counterpart; and a part of the hint. */
const hinted: readonly (readonly [written: string, hint: string])[] = [
  ['10d10x3<5', 'of the whole pool'],
  ['4d6x@m=6', 'of the whole pool'],
  ['4d6xo3=6', 'of the whole pool'],
  ['d100x>95x<6', 'a second "x" adds dice'],
  ['4d6x6x5', 'a second "x" adds dice'],
  ['1d10x10+1d10', 'write "!10"; to multiply by 10, write "* 10"'],
  ['4d10x10', 'write "!10"; to multiply by 10, write "* 10"'],
  ['1d20x5', 'write "!5"; to multiply by 5, write "* 5"'],
  ['8d10cs>=8x10', 'before any count'],
  ['8d10>=8x10', 'before any count'],
  ['1d20 + ?{Bonus|10}', 'or write the number 10 itself'],
  ['4d6x6r1r2', 'makes dice explode'],
  ['4d6x=', 'as in "4d6!6"'],
  ['6d6df', 'after a count'],
  ['6d6>3df', 'after a count'],
  ['5d10cs>=3df<5', 'after a count'],
  ['4d6ms<12', 'subtracts the number from the total'],
  ['5d22even', 'even or odd'],
  ['6d6sf<3', 'subtracts the dice that fail'],
  ['2d6e3', 'at most 3 rolls of a die, "!(limit 2)"'],
  ['4d6 e6', 'Tools differ on "e6"'],
  ['1d20e20', 'Tools differ on "e20"'],
  ['3d6ra6', 'the first that matches'],
  ['3d6ra>=5', 'the first that matches'],
  ['4d6p1', 'drops the dice that show these faces'],
  ['4d6p<3', 'drops the dice that show these faces'],
  ['4d6rol1', 'rerolls the highest or lowest dice'],
  ['2d6rc3', 'keeps the better roll'],
  ['4d6s5', 'to drop the lowest 5, write "dl5"'],
  ['4d6l2', 'write "kl2"'],
  ['d100o+45', 'as in "d100!o"'],
  ['2d6 t10', 'no d6 can. To compare the total, write "(2d6) >= 10"'],
  ['4d6kh3t5', 'written ">=5"'],
  ['4d6 tl2 k3', 'written "<=2"'],
  ['10d10 ie9 k3', 'from the number up'],
  ['3d6 v12', '"(3d6) >= 12" or "(3d6) <= 12"'],
  ['2d20b1', 'write "kh1"'],
  ['3B6', '"3 x d6"'],
  ['d00', '"10*d{0..9}"'],
  ['1d00 + 5', '"10*d{0..9}"'],
  ['2d{1-3}', '"1..3"'],
  ['[1d6, 1d8] k1', '"{1d6, 1d8}kh1"'],
  ['(1d6, 2d8)k1', '"{1d6, 2d8}kh1"'],
  ['1d20 vs 15', '"(1d20) >= 15" to reach the number'],
  ['d100!o vs 45', '"(d100!o) >= 45" to reach the number'],
  ['8d10 TN8', '"(8d10) >= 8" to reach the number'],
  ['d100 under 45', '"(d100) <= 45" for 45 or less'],
  ['3d6 sous 12', '"(3d6) <= 12" for 12 or less'],
  ['3d6 over 12', '"(3d6) >= 12" for 12 or more'],
  ['8d10 success 7', '"8d10>=7"; those that show 7, "8d10=7"'],
  ['8d10 r\u00e9ussites \u00e0 7', '"8d10>=7"; those that show 7, "8d10=7"'],
];

describe('where tools differ, or there is no counterpart, is told without a fix', () => {
  test.each(hinted)('%s', (written, part) => {
    const told = foreign(written);
    expect(told?.hint).toContain(part);
    expect(told).not.toHaveProperty('fix');
  });
});

describe('is told with our spelling', () => {
  test.each(spellings)('%s', (written, fix, canonical) => {
    const told = foreign(written);
    expect(told).toMatchObject({ severity: 'error', fix });
    expect(check(fix).filter(({ severity }) => severity === 'error')).toEqual([]);
    expect(format(fix)).toBe(canonical);
    const { start, end } = told?.span ?? { start: 0, end: 0 };
    expect(told?.message).toContain(`"${written.slice(start, end)}"`);
  });

  test('by more than 60 cases, and at least one for each record', () => {
    expect(spellings.length).toBeGreaterThan(60);
    const texts = [...spellings, ...hinted, ...relatives].map(([written]) => written);
    for (const dialect of dialects) {
      expect(
        texts.some((text) => matchesOf(dialect, text).length > 0),
        String(dialect.written),
      ).toBe(true);
    }
  });
});

describe('quotation marks around a roll, which Windows passes on, are named, and then what is inside', () => {
  test.each([
    ['"3d6"', '3d6', ['unexpected-character']],
    ["'3d6'", '3d6', ['unexpected-character']],
    ['\u201c3d6\u201d', '3d6', ['unexpected-character']],
    ['\u00ab\u00a03d6\u00a0\u00bb', '3d6', ['unexpected-character']],
    ['"4d6x6"', '4d6!6', ['unexpected-character', 'foreign-spelling']],
    [
      '"/r 4d6 please"',
      '4d6 # please',
      ['unexpected-character', 'foreign-spelling', 'unexpected-word'],
    ],
    ['"4d6 e6"', undefined, ['unexpected-character', 'foreign-spelling']],
    ['"2d6 +"', undefined, ['unexpected-character', 'missing-operand']],
    ['"3d6', undefined, ['unexpected-character']],
  ])('%s', (written, fix, codes) => {
    const found = check(written);
    expect(found.map(({ code }) => code)).toEqual(codes);
    expect(found[0]?.fix).toBe(fix);
    // What is inside keeps its place in the text.
    const last = found.at(-1);
    expect(written.slice(last?.span.start, last?.span.end)).not.toBe('');
    if (codes.length > 1) expect(last?.span.start).toBeGreaterThan(0);
  });
});

describe('relatives are told in the same way', () => {
  test('there are many', () => expect(relatives.length).toBeGreaterThan(800));

  test('each with the fix that means the same, or with a hint alone', () => {
    const seeded = fc.sample(fc.nat(relatives.length - 1), { numRuns: 400, seed: 13 });
    for (const index of seeded) {
      const [written, ours] = relatives[index] ?? ['', undefined];
      const [first] = check(written);
      expect(first, written).toMatchObject({ severity: 'error' });
      if (ours === undefined) {
        expect(first?.fix, written).toBeUndefined();
        expect(first?.hint, written).toMatch(/[a-z]{3}/);
        continue;
      }
      expect(first?.fix, written).toBeDefined();
      expect(format(first?.fix ?? '0'), written).toBe(format(ours));
    }
  });
});

/** Other tools care as little for spaces and capitals as this language does. */
describe('is told however it is spaced, in capitals, and within a sum', () => {
  const spaced = (text: string) => text.replace(/\s+/g, ' ').trim();

  test.each(spellings)('%s, with more spaces', (written, _, canonical) => {
    const fix = foreign(` ${written.replaceAll(' ', '  ')} `)?.fix ?? '';
    expect(spaced(format(fix))).toBe(canonical);
  });

  // Up to four capitals may be the name of a value to divide by.
  // In AnyDice, a name in capitals is given a value.
  const inCapitals = spellings.filter(
    ([written]) => !written.endsWith('// fire') && !written.includes(': '),
  );
  test.each(inCapitals)('%s, in capitals', (written, _, canonical) => {
    const fix = foreign(written.toUpperCase())?.fix ?? '';
    expect(format(fix).toLowerCase()).toBe(canonical.toLowerCase());
  });

  // Commands, repetitions and targets are about the whole of a text.
  const whole = /output|named|dc|^\[r|best|^!/i;
  const ofTerms = spellings.filter(
    ([text]) =>
      !whole.test(text) &&
      [...onDice, ...ofDice].some(
        (dialect) =>
          dialect.ours !== undefined &&
          !dialect.written.source.startsWith('^') &&
          dialect.after?.source.startsWith('^') !== true &&
          matchesOf(dialect, text).length > 0,
      ),
  );
  test.each(ofTerms)('10 - %s', (written, fix) => {
    expect(foreign(`10 - ${written}`)).toMatchObject({ fix: `10 - ${fix}` });
  });
});

describe('is not taken for another spelling', () => {
  // Refused, but not for a spelling that one could be sure of.
  test.each([
    '4d6kx3',
    '2d6\\fire + 1d20',
    '2d6\\fire+3',
    'drop(4, 6, 1)3 + 2',
    '3d20 adv',
    'd6 // flor(2)',
    'd6 // STR',
    '2d6 plus five',
    '2d6 fire and ice',
    '2d6 please',
    '4d6 keep 2 best 3',
    'd100 sans',
    'd100 openended-ish',
    'open-ended',
    'attack:= d6',
    'advantages',
    'd{fire,ice}',
    '(1,000) + 2',
    '(2,5)',
    '[fire]',
    '[fire] 2d6',
    '{1d20 vs 15}>=10',
    '1d20 vs d20',
    '4d6h3',
    '4d6l',
    '2 + 3x',
    '2d6 x 3',
    'floor(1, 2)',
    '4d6s(3)',
    'd6 ? 2',
    '2d6 & 2d8',
    'd{1-}',
    'd66W',
    'keep(4, 6)',
    '@a := d6 # fire',
    'd0',
    '2d6 >= 7',
    `${'1 + '.repeat(150)}1d20adv`,
    // Too many faces to be listed.
    // It could be "times".
    '4d6x + 1',
    '4d6x  + 1',
    // How many are dropped or kept?
    '4d6-L2',
    '4d6-H2',
    '4d6-Lo',
    '4d6 drop lowest1',
    '4d6 keep highest3',
    '4d6 keep highest two',
    '(1d6, 2d8)k',
    // A target behind it changes what the tool does.
    '3U6[5] >= 4',
    '3U6[5]>=4',
    '3U6[5]0',
    // Only a whole text is a command, is named or has a target.
    '1 + roll 4d6',
    '2*output 4d6',
    '1 + S2D6',
    '2*C(10+5)',
    '10 - adv',
    '10 - dis',
    'dis * 2',
    '1 + jet de d6',
    '4d6 3 times + 1',
    'C(10+5)*2',
    '2*[r: 1d20+5]',
    '[1d20+5]*2',
    '2d6 named "fire" + 1',
    '1d20 vs 15 + d4',
    '3d6 sum2',
    // Numbers and words that could change the roll are no remark.
    '1d20+5 on target 3d6',
    '1d20+5 Roll for 5 gold',
    '2d6 exploding dice',
    '2d6 explodes once',
    '2d6 advantage roll',
    '2d6 disadvantage roll',
    '8d10 nine again',
    '8d6 halved on save',
    '4d6 d l',
    '2 six-sided dice',
    // A number in another script is one as well.
    '4d6 ٣',
    // Whose are the words?
    '1d6 + 1d8 + 2 adv',
    '2d6 + 1d20 adv',
    '1d20 + 1d20 adv',
    '4d6+1d20 keep 3',
    '1d6+1d8 exploding',
    '4d6+d8 drop lowest',
    '1d6+1 times 10',
    // The dice or their total?
    '2d6 exploding 4-5',
    // What is taken away is rounded in the other direction.
    '10-2d6/3 round down',
    // A factor, or what explodes?
    '3d6x10',
    '8d6x0.5',
    '1d6x1d6',
    '2d6x-1',
    '2d6!x6',
    'd6\\2',
    'd6\\d4',
    '2d6 5+',
    '6d6 7+',
    '4d6 offen',
    '4d6 reroll 2',
    'd000',
    // Nor are modifiers in the wrong order.
    '4d6>=5 r u',
  ])('%s', (text) => {
    expect(check(text).map(({ severity }) => severity)).toContain('error');
    expect(foreign(text)).toBeUndefined();
  });

  // Other tools mean something else by it; here it has a meaning of its own.
  test.each([
    '4d6r1',
    '3d6cs>=5',
    '6 x 4d6',
    '4d6k3',
    '10 // 3',
    '6 #4d6',
    'd66',
    '2d6[r: 3]',
    '5d6!=3',
  ])('%s, which can be read', (text) => {
    expect(parse(text)).toMatchObject({ ok: true });
  });

  test('any notation that can be rolled', () => {
    fc.assert(
      fc.property(arbitraries(fc).notations(), (notation) => {
        expect(foreign(notation)).toBeUndefined();
      }),
    );
  });
});

describe('what is wrong behind it is not hidden: the spelling is told, without a fix', () => {
  test.each([
    [
      '1d20e20 + $',
      'Tools differ on "e20". To explode on 20, write "!20"; for one more die at most from 20 up, "!(>=20, once)"; for at most 20 rolls of a die, "!(limit 19)"',
    ],
    ['2W6 + $', 'In German rule books, "W" stands for dice. Here that is written "2d"'],
    ['3dc + $', 'In Foundry, "dc" throws coins that count 1 or 0. Here that is written "3d{0,1}"'],
    [
      '4du + $',
      'In MapTool, "du" rolls Ubiquity dice, which count 1 or 0. Here that is written "4d{0,1}"',
    ],
    ['2d[1,2] + $', 'The faces of a die go in braces. Here that is written "2d{1,2}"'],
    [
      '10d6even + $',
      'In Foundry, "even" counts the dice that show an even number. Here that is written "10d6=2=4=6"',
    ],
    [
      '10d6odd + $',
      'In Foundry, "odd" counts the dice that show an odd number. Here that is written "10d6=1=3=5"',
    ],
  ])('%s', (text, hint) => {
    expect(check(text)).toMatchObject([{ code: 'foreign-spelling', hint }]);
    expect(check(text)[0]).not.toHaveProperty('fix');
  });
});

describe('whatever is told, its place is in the text and its fix can be read', () => {
  const written = fc.constantFrom(...spellings.map(([text]) => text));
  const near = fc
    .record({
      text: written,
      at: fc.nat(30),
      removed: fc.constantFrom(0, 1, 2),
      added: fc.constantFrom('', ' ', '3', 'd', ')', '[', 'x', '#', '+ 2'),
    })
    .map(({ text, at, removed, added }) => text.slice(0, at) + added + text.slice(at + removed));
  const two = fc.tuple(written, fc.constantFrom(' + ', ' ', ', '), written);
  test.each([
    ['near them', near],
    ['of two of them', two.map((parts) => parts.join(''))],
  ])('in texts %s', (_name, texts) => {
    fc.assert(
      fc.property(texts, (text) => {
        for (const { span, fix } of check(text)) {
          expect(span.start).toBeGreaterThanOrEqual(0);
          expect(span.start).toBeLessThanOrEqual(span.end);
          expect(span.end).toBeLessThanOrEqual(text.length);
          if (fix !== undefined) expect(parse(fix)).toMatchObject({ ok: true });
        }
      }),
      { numRuns: 200 },
    );
  });
});

// Numbers of several digits, and spaces where people put them.
test.each([
  ['10R10[>=10]>=5', '10d10!>=10>=5'],
  ['10R12[ = 12 ]>=5', '10d12!12>=5'],
  ['3R6[=6]>=5', '3d6!6>=5'],
  ['10R10[10]>=5', '10d10!>=10>=5'],
  ['10U10[ 10 ]', '10d10!!>=10'],
  ['10d10/10F', 'floor(10d10/10)'],
  ['10d10 / 12C', 'ceil(10d10/12)'],
  ['10d10/20R', 'round(10d10/20)'],
  ['10dc', '10d{0,1}'],
  ['10du', '10d{0,1}'],
  ['10W10', '10d10'],
  ['10d[1,2,10]', '10d{1,2,10}'],
  ['10@20d20', '20d20kh10kl1'],
  ['1@10d10', '10d10kh1'],
  ['roll 10d10', '10d10'],
  ['!rr 10 10d10', '10 x 10d10'],
  ['x10 10d10', '10 x 10d10'],
  ['rep 10 3d6', '10 x 3d6'],
  ['[explode 1d10]', '1d10!(limit 2)'],
  ['[ explode d10 ]', 'd10!(limit 2)'],
  ['10d6ms10', '(10d6 - 10)'],
  ['10d10even', '10d10=2=4=6=8=10'],
  ['(10d6, 10d8)kh1', '{10d6, 10d8}kh1'],
  ['4d10x', '4d10!10'],
  ['4d6x  ', '4d6!6  '],
  ['4d20xo20', '4d20!(20, once)'],
  ['5d10cs>=10df1', '5d10>=10f1'],
  ['10d10kh3ms5', '(10d10kh3 - 5)'],
  ['5d20odd', '5d20=1=3=5=7=9=11=13=15=17=19'],
  ['3d10e', '3d10!'],
  ['d20 + 15 adv', '2d20kh1 + 15'],
  ['d20 - 10 dis', '2d20kl1 - 10'],
  ['5d10es10', '5d10!!10>=10'],
  ['4d20rk10', '4d20ro<10'],
  ['5d10t10', '5d10>=10'],
  ['5d100t70', '5d100>=70'],
  ['4d10-L', '4d10dl1'],
  ['4d10 - 2H', '4d10dh2'],
  ['20d10 drop lowest 10', '20d10dl10'],
  ['20d10 keep highest 10', '20d10kh10'],
  ['16#4d6', '16 x 4d6'],
  ['6# 4d6', '6 x 4d6'],
  ['S10D10', '10D10'],
  ['[count 10 in d20]', 'd20=10'],
  ['[ count {5, 6} in 10d10 ]', '10d10=5=6'],
  ['[ absolute  d6 - d4 ]', 'abs(d6 - d4)'],
  ['d[1, 2, 3]', 'd{1, 2, 3}'],
  ['(1d6, 2d8) kh1', '{1d6, 2d8} kh1'],
  ['6R6[6] >=5', '6d6!>=6>=5'],
  ['output  4d6', '4d6'],
  ['!rr  6  4d6', '6 x 4d6'],
  ['x3  2D6', '3 x 2D6'],
  ['C (10+5) ', '10+5'],
  ['[r : 1d20+5] ', '1d20+5'],
  // And none at all.
  ['2d6named"fire"', '2d6 # fire'],
  ['1d20  vs. DC15', '(1d20) >= 15'],
  ['1d6>2?1d20:1d10', 'if(1d6>2, 1d20, 1d10)'],
  ['1d6  ?  1d20  :  1d10', 'if(1d6, 1d20, 1d10)'],
  ['2d6//fire', '2d6 # fire'],
  ['2d6/*fire*/', '2d6[fire]'],
  ['2d6\\fire', '2d6 # fire'],
  ['2d6\\a hit', '2d6 # a hit'],
])('%s is %s', (written, fix) => {
  expect(foreign(written)).toMatchObject({ fix });
});

// The parts that may be left out, and what else may stand there.
test.each([
  ['4d6x6cs6', '4d6!6=6'],
  ['4d6xo=6', '4d6!(6, once)'],
  ['4d6xo>5', '4d6!(>5, once)'],
  ['4d6x+1', '4d6!6+1'],
  ['5d10cs>=7df=1', '5d10>=7f=1'],
  ['d6even', 'd6=2=4=6'],
  ['d6odd', 'd6=1=3=5'],
  ['3d6e + 1', '3d6! + 1'],
  ['d20 dis', '2d20kl1'],
  ['1d20 disadv', '2d20kl1'],
  ['d20 with disadvantage', '2d20kl1'],
  ['1d20 + @abilities.str.mod dis', '2d20kl1 + @abilities.str.mod'],
  ['5d6t5', '5d6>=5'],
  ['4d6 - H + 1', '4d6dh1 + 1'],
  ['4d6 drop lowest+d6', '4d6dl1+d6'],
  ['4d6 keep the highest', '4d6kh1'],
  ['4d6 keep the  best', '4d6kh1'],
  ['4d6 keep best+1', '4d6kh1+1'],
  ['4d6 keep best 3 + d6', '4d6kh3 + d6'],
  ['dc', 'd{0,1}'],
  ['3dc + 1', '3d{0,1} + 1'],
  ['du', 'd{0,1}'],
  ['4du + 1', '4d{0,1} + 1'],
  ['W6', 'd6'],
  ['10 - W6', '10 - d6'],
  ['d20 with  disadvantage', '2d20kl1'],
  ['4W6kh3', '4d6kh3'],
  ['3U6[5] + 1', '3d6!!>=5 + 1'],
  ['SD6', 'D6'],
  ['1d20 + ?{Bonus}', '1d20 + @{Bonus}'],
  ['12 times d6', '12 x d6'],
  ['10 times 10d6', '10 x 10d6'],
  ['6 times (2d6 + 3)', '6 x (2d6 + 3)'],
  ['4d6  10 times', '10 x 4d6'],
  ['roll  at  adv', '2d20kh1'],
  ['at advantage', '2d20kh1'],
  ['roll  at  dis', '2d20kl1'],
  ['roll  with  dis', '2d20kl1'],
  ['with disadv - 1', '2d20kl1 - 1'],
  ['disadvantage', '2d20kl1'],
  ['attack:10d20 + 5', '10d20 + 5 # attack'],
  ['2d6 cold   damage', '2d6[cold damage]'],
  ['5d10=>7', '5d10>=7'],
  ['5d10=<7', '5d10<=7'],
  ['ceiling (d6 / 2)', 'ceil (d6 / 2)'],
  ['2d6 // Fire', '2d6 # Fire'],
  // Modifiers before a remark are none of it.
  ['2d6 // STRENGTH', '2d6 # STRENGTH'],
])('%s is %s', (written, fix) => {
  expect(foreign(written)).toMatchObject({ fix });
});

test('every spelling says whose it is and what it does there', () => {
  for (const { hint } of dialects) {
    if (typeof hint === 'string') expect(hint).toMatch(/^[A-Z].*(?:[.\w]|[")*])$/);
  }
});
