/** Words round dice, and spellings of other tools round a roll: each finding with its place, its facts and its fix. */
import { describe, expect, test } from 'vitest';
import { toldFacts } from '../../support/told-findings.ts';

describe.each<[about: string, rows: readonly (readonly [notation: string, told: string])[]]>([
  [
    'words after dice',
    [
      [
        '2d6 fire damage',
        'foreign-spelling fire damage|spelling {written: fire damage, meaning: damage-type, ours: [fire damage]} -> 2d6[fire damage]',
      ],
      [
        '2d6 fire-damage!',
        'unexpected-word fire|word {word: fire, advice: {kind: notes}} -> 2d6 # fire-damage!',
      ],
      [
        '2d6 fire, cold.',
        'foreign-spelling fire|spelling {written: fire, meaning: damage-type, ours: [fire]}',
      ],
      [
        '2d6 fire (cold)',
        'foreign-spelling fire|spelling {written: fire, meaning: damage-type, ours: [fire]}',
      ],
      [
        "2d6 goblin's axe",
        "unexpected-word goblin's|word {word: goblin's, advice: {kind: notes}} -> 2d6 # goblin's axe",
      ],
      [
        '2d6 fire 3',
        'foreign-spelling fire|spelling {written: fire, meaning: damage-type, ours: [fire]}',
      ],
      ['2d6 higest', 'unexpected-word higest|word {word: higest, advice: {kind: notes}}'],
      [
        '2d6 explod',
        'unexpected-word explod|word {word: explod, advice: {kind: topic, topic: explode, start: false}}',
      ],
      [
        '2d6 explodes',
        'foreign-spelling explodes|spelling {written: explodes, meaning: explode, ours: !} -> 2d6!',
      ],
      [
        '2d6 exploding dice',
        'unexpected-word exploding|word {word: exploding, advice: {kind: topic, topic: explode, start: false}}',
      ],
      [
        '2d6 advantagee',
        'unexpected-word advantagee|word {word: advantagee, advice: {kind: topic, topic: advantage, start: false}}',
      ],
      [
        '2d6 avantages',
        'unexpected-word avantages|word {word: avantages, advice: {kind: topic, topic: advantage, start: false}}',
      ],
      [
        '2d6 adv',
        'unexpected-word adv|word {word: adv, advice: {kind: topic, topic: advantage, start: false}}',
      ],
      ['2d6 doble', 'unexpected-word doble|word {word: doble, advice: {kind: notes}}'],
      ['2d6 dubles', 'unexpected-word dubles|word {word: dubles, advice: {kind: notes}}'],
      ['2d6 hit', 'unexpected-word hit|word {word: hit, advice: {kind: notes}} -> 2d6 # hit'],
      ['2d6 KHX', 'unexpected-word KHX|word {word: KHX, advice: {kind: notes}}'],
      ['2d6 kh x', 'unexpected-text x|series-number {advice: {kind: first}}'],
      ['2d6 klx', 'unexpected-word klx|word {word: klx, advice: {kind: notes}}'],
      ['2d6 xkl', 'unexpected-word xkl|word {word: xkl, advice: {kind: notes}}'],
      [
        '2d6 kxkxk',
        'unexpected-word kxkxk|word {word: kxkxk, advice: {kind: notes}} -> 2d6 # kxkxk',
      ],
      [
        '2d6 limite',
        'unexpected-word limite|word {word: limite, advice: {kind: topic, topic: open-ended, start: false}}',
      ],
      [
        '2d6 garde',
        'unexpected-word garde|word {word: garde, advice: {kind: topic, topic: keep-or-drop, start: false}}',
      ],
      [
        '2d6 fire # cold',
        'foreign-spelling fire|spelling {written: fire, meaning: damage-type, ours: [fire]} -> 2d6[fire] # cold',
      ],
      [
        '2d6 fire damage # highest',
        'foreign-spelling fire damage|spelling {written: fire damage, meaning: damage-type, ours: [fire damage]} -> 2d6[fire damage] # highest',
      ],
      [
        '2d6 fire ?',
        'foreign-spelling fire|spelling {written: fire, meaning: damage-type, ours: [fire]}',
      ],
      ['2d6fire', 'unexpected-word fire|word {word: fire, advice: {kind: notes}}'],
      ['2d6)fire', 'unopened-bracket )|bracket {bracket: )}'],
      [
        '(2d6) fire',
        'foreign-spelling fire|spelling {written: fire, meaning: damage-type, ours: [fire]} -> (2d6)[fire]',
      ],
      [
        '{2d6} fire',
        'foreign-spelling fire|spelling {written: fire, meaning: damage-type, ours: [fire]} -> {2d6}[fire]',
      ],
      [
        '2d6[a] fire',
        'unexpected-word fire|word {word: fire, advice: {kind: notes}} -> 2d6[a] # fire',
      ],
      [
        '2d6[a]fire',
        'unexpected-word fire|word {word: fire, advice: {kind: notes}} -> 2d6[a] # fire',
      ],
      [
        '2d6 + 3 fire',
        'foreign-spelling fire|spelling {written: fire, meaning: damage-type, ours: [fire]} -> 2d6 + 3[fire]',
      ],
      ['2d6+3fire', 'unexpected-word fire|word {word: fire, advice: {kind: notes}}'],
      [
        '5 fire',
        'foreign-spelling fire|spelling {written: fire, meaning: damage-type, ours: [fire]} -> 5[fire]',
      ],
      ['5 + fire', 'unexpected-word fire|word {word: fire, advice: {kind: variable}}'],
    ],
  ],
  [
    'words before dice',
    [
      ['fire 2d6', 'unexpected-word fire|word {word: fire, advice: {kind: after-dice, dice: 2d6}}'],
      ['fire', 'unexpected-word fire|word {word: fire, advice: {kind: start}}'],
      ['fire!', 'unexpected-word fire|word {word: fire, advice: {kind: start}}'],
      ['fire + 3', 'unexpected-word fire|word {word: fire, advice: {kind: variable}}'],
      ['fire: 3', 'unexpected-word fire|word {word: fire, advice: {kind: variable}}'],
      ['fire = 2d6', 'unexpected-word fire|word {word: fire, advice: {kind: variable}}'],
      ['Fire Damage 2d6', 'unexpected-word Fire|word {word: Fire, advice: {kind: variable}}'],
      [
        'attack d20',
        'unexpected-word attack|word {word: attack, advice: {kind: after-dice, dice: d20}}',
      ],
      [
        'attack d20 + 5',
        'unexpected-word attack|word {word: attack, advice: {kind: after-dice, dice: d20}}',
      ],
      [
        'attack with d20',
        'unexpected-word attack|word {word: attack, advice: {kind: topic, topic: other, start: false}}',
      ],
      [
        'the highest of 2d6',
        'foreign-spelling the highest of|spelling {written: the highest of, meaning: keep-highest, number: 1, ours: 2d6kh1} -> 2d6kh1',
      ],
      [
        'highest 2d6',
        'unexpected-word highest|word {word: highest, advice: {kind: topic, topic: keep-or-drop, start: false}}',
      ],
      [
        'roll d20 twice',
        'foreign-spelling roll|spelling {written: roll, meaning: not-needed}; unexpected-word twice|word {word: twice, advice: {kind: topic, topic: repeat-or-multiply, start: false}}',
      ],
      [
        'twice d20',
        'unexpected-word twice|word {word: twice, advice: {kind: topic, topic: repeat-or-multiply, start: false}}',
      ],
      ['fire {d6}', 'unexpected-word fire|word {word: fire, advice: {kind: variable}}'],
      ['fire d%', 'unexpected-word fire|word {word: fire, advice: {kind: after-dice, dice: d%}}'],
      [
        'fire d(6)',
        'unexpected-word fire|word {word: fire, advice: {kind: after-dice, dice: d(6)}}',
      ],
      ['fire dF', 'unexpected-word fire|word {word: fire, advice: {kind: after-dice, dice: dF}}'],
      ['fire df', 'unexpected-word fire|word {word: fire, advice: {kind: after-dice, dice: df}}'],
      ['fire dfoo', 'unexpected-word fire|word {word: fire, advice: {kind: start}}'],
      [
        'highest',
        'unexpected-word highest|word {word: highest, advice: {kind: topic, topic: keep-or-drop, start: true}}',
      ],
      [
        'explode',
        'unexpected-word explode|word {word: explode, advice: {kind: topic, topic: explode, start: true}}',
      ],
      [
        'advantage',
        'foreign-spelling advantage|spelling {written: advantage, meaning: advantage, ours: 2d20kh1} -> 2d20kh1',
      ],
      [
        'reroll ones',
        'unexpected-word reroll|word {word: reroll, advice: {kind: topic, topic: reroll, start: true}}',
      ],
      [
        '  fire 2d6',
        'unexpected-word fire|word {word: fire, advice: {kind: after-dice, dice: 2d6}}',
      ],
      [
        '2d6 twice',
        'unexpected-word twice|word {word: twice, advice: {kind: topic, topic: repeat-or-multiply, start: false}}',
      ],
      [
        '2d6 reroll ones',
        'unexpected-word reroll|word {word: reroll, advice: {kind: topic, topic: reroll, start: false}}',
      ],
      [
        '2d6 reroll 1',
        'unexpected-word reroll|word {word: reroll, advice: {kind: topic, topic: reroll, start: false}}',
      ],
      [
        '2d6 explode on 6',
        'foreign-spelling explode on 6|spelling {written: explode on 6, meaning: explode-on, ours: !6} -> 2d6!6',
      ],
      [
        '2d6 drop lowest',
        'foreign-spelling drop lowest|spelling {written: drop lowest, meaning: drop-lowest, number: 1, ours: dl1} -> 2d6dl1',
      ],
      [
        '2d6 keep highest 2',
        'foreign-spelling keep highest 2|spelling {written: keep highest 2, meaning: keep-highest, number: 2, ours: kh2} -> 2d6kh2',
      ],
      [
        '2d6 with advantage',
        'unexpected-word with|word {word: with, advice: {kind: topic, topic: advantage, start: false}}',
      ],
      ['2d6 # with advantage', ''],
      [
        '2d6 plus 3',
        'foreign-spelling plus|spelling {written: plus, meaning: add, ours: +} -> 2d6 + 3',
      ],
      [
        '2d6 minus 3',
        'foreign-spelling minus|spelling {written: minus, meaning: subtract, ours: -} -> 2d6 - 3',
      ],
      ['2d6 and d8', 'unexpected-word and|word {word: and, advice: {kind: notes}}'],
      ['2d6 or d8', 'unexpected-word or|word {word: or, advice: {kind: notes}}'],
    ],
  ],
  [
    'spellings around a roll',
    [
      ['/roll 2d6', 'foreign-spelling /roll|spelling {written: /roll, meaning: not-needed} -> 2d6'],
      ['/r 2d6', 'foreign-spelling /r|spelling {written: /r, meaning: not-needed} -> 2d6'],
      [
        '/r 2d6 +',
        'foreign-spelling /r|spelling {written: /r, meaning: not-needed}; missing-operand +|after {after: +}',
      ],
      [
        '/r 2d6x6',
        'foreign-spelling /r|spelling {written: /r, meaning: not-needed} -> 2d6!6; foreign-spelling x|spelling {written: x, tool: Foundry, meaning: explode, ours: !}',
      ],
      ['/r 4d6kh', 'foreign-spelling /r|spelling {written: /r, meaning: not-needed} -> 4d6kh'],
      ['!roll 2d6', 'foreign-spelling !roll|spelling {written: !roll, meaning: not-needed} -> 2d6'],
      [
        '[[2d6]]',
        'foreign-spelling [[2d6]]|spelling {written: [[2d6]], meaning: inner-roll, ours: (2d6)} -> (2d6)',
      ],
      [
        '/roll [[2d6]]',
        'foreign-spelling /roll|spelling {written: /roll, meaning: not-needed} -> (2d6); foreign-spelling [[2d6]]|spelling {written: [[2d6]], meaning: inner-roll, ours: (2d6)}',
      ],
      [
        '/r 2d6 foo',
        'foreign-spelling /r|spelling {written: /r, meaning: not-needed} -> 2d6 # foo; unexpected-word foo|word {word: foo, advice: {kind: notes}}',
      ],
      ['/r', 'missing-operand /|before {before: /}'],
      ['/roll', 'missing-operand /|before {before: /}'],
      [
        '/r 4d6 drop lowest',
        'foreign-spelling /r|spelling {written: /r, meaning: not-needed} -> 4d6dl1; foreign-spelling drop lowest|spelling {written: drop lowest, meaning: drop-lowest, number: 1, ours: dl1}',
      ],
      [
        '/gmroll 2d6',
        'foreign-spelling /gmroll|spelling {written: /gmroll, meaning: not-needed} -> 2d6',
      ],
      [
        '/r 2d6>=7',
        'foreign-spelling /r|spelling {written: /r, meaning: not-needed} -> (2d6) >= 7; impossible-count >=7|never {conditions: [{comparison: >=, number: 7}], dice: 2, changed: false, compareTotal: true}',
      ],
      [
        '/r 2d6 8d8',
        'foreign-spelling /r|spelling {written: /r, meaning: not-needed} -> 2d6 + 8d8; unexpected-text 8d8|no-operator {written: 8d8, dice: true}',
      ],
    ],
  ],
])('%s', (_about, rows) => {
  test.each(rows)('%s: %s', (notation, told) => {
    expect(toldFacts(notation)).toBe(told);
  });
});
