/** Errors of modifiers as they are shown: behind ">" the notation, below it what is said, behind "=" the fix as it is read. */
export const modifiers = {
  'modifier-without-dice': `
> kh3
error: "kh" must come after some dice
  kh3
  ^^
hint: A modifier comes right after its dice, for example "4d6kh3"

> 5kh3
error: "kh3" can only follow dice, not a number
  5kh3
   ^^^
hint: A modifier comes right after its dice, for example "4d6kh3"

> @a kh3
error: "kh3" can only follow dice, not a variable
  @a kh3
     ^^^
hint: Write the modifier into the variable, after its dice.

> (1+2)kh3
error: "kh3" can only follow dice, not a calculation
  (1+2)kh3
       ^^^
hint: A modifier comes right after its dice, for example "4d6kh3"

> (2d6+1d8)kh1
error: "kh1" can only follow dice, not a calculation
  (2d6+1d8)kh1
           ^^^
hint: To make one pool of several dice, put them in braces.
try: {2d6+1d8}kh1
= {2d6 + d8}kh1

> (2d6+1)kh1
error: "kh1" can only follow dice, not a calculation
  (2d6+1)kh1
         ^^^
hint: A modifier comes right after its dice, for example "4d6kh3"

> (-d6)kh1
error: "kh1" can only follow dice, not a value with a sign
  (-d6)kh1
       ^^^
hint: A modifier comes right after its dice, for example "4d6kh3"

> floor(d6)kh1
error: "kh1" can only follow dice, not a function
  floor(d6)kh1
           ^^^
hint: A modifier comes right after its dice, for example "4d6kh3"

> if(1, 2, 3)kh1
error: "kh1" can only follow dice, not "if"
  if(1, 2, 3)kh1
             ^^^
hint: A modifier comes right after its dice, for example "4d6kh3"
`,
  'unsuitable-argument': `
> d100!0
error: this die has no face 0, so "!0" can never happen
  d100!0
      ^^
hint: the open-ended roll is written with the letter o: did you mean "!o"?
try: d100!o
= d100!o

> d100!o5
error: put the limits of "!o" in parentheses
  d100!o5
      ^^^
hint: For example "d100!o(5, 96)" or "d100!oh(90)"

> d100!oh90
error: put the limits of "!oh" in parentheses
  d100!oh90
      ^^^^^
hint: For example "d100!o(5, 96)" or "d100!oh(90)"
try: d100!oh(90)
= d100!oh(90)

> 4d6s(3)
error: "s" takes no number
  4d6s(3)
       ^
hint: as in "4d6s"

> 4d6kh(1,2)
error: "kh" takes one number
  4d6kh(1,2)
          ^
hint: as in "4d6kh3"

> 4d6kh(-1)
error: "kh" takes a whole number from 0, not -1
  4d6kh(-1)
        ^^

> 4d6kh1.5
error: "kh" takes a whole number from 0, not 1.5
  4d6kh1.5
       ^^^

> 4d6kh(>3)
error: "kh" takes a number, not a comparison
  4d6kh(>3)
        ^^
hint: as in "4d6kh3"

> 4d6min
error: "min" needs a number
  4d6min
     ^^^
hint: as in "4d6min2"

> d6r!=3
error: "!=" cannot go in a condition
  d6r!=3
     ^^
hint: Write "<>" for "other than"

> floor(1, 2)
error: "floor" takes one value
  floor(1, 2)
  ^^^^^^^^^^^
hint: as in "floor(d20/2)"

> pow(2)
error: "pow" takes 2 values
  pow(2)
  ^^^^^^
hint: as in "pow(2, d4)"

> d100!o(5, 96, 7)
error: "!o" takes at most 2 numbers
  d100!o(5, 96, 7)
                ^
hint: as in "d100!o(5, 96)"

> if(d6 > 3, 1)
error: "if" takes three parts: a test and two results
  if(d6 > 3, 1)
  ^^^^^^^^^^^^^
hint: For example "if(d20 >= 15, 2d6, 0)"

> if(1, 2, 3, 4)
error: "if" takes three parts: a test and two results
  if(1, 2, 3, 4)
  ^^^^^^^^^^^^^^
hint: For example "if(d20 >= 15, 2d6, 0)"

> 4d6sa2
error: "s" takes no number
  4d6sa2
       ^
hint: as in "4d6s"

> 4d6mt0
error: "mt" takes a whole number from 1, not 0
  4d6mt0
       ^

> 4d6m2.5
error: "m" takes a whole number from 1, not 2.5
  4d6m2.5
      ^^^

> {2d6, 3d6}min
error: "min" needs a number
  {2d6, 3d6}min
            ^^^
hint: as in "4d6min2"

> {d6, d8}kh1.5
error: "kh" takes a whole number from 0, not 1.5
  {d6, d8}kh1.5
            ^^^
`,
  'dice-in-argument': `
> 4d6kh(d4)
error: no dice can be rolled here: this number must be known before
  4d6kh(d4)
        ^^
hint: roll it first and give it a name, as in "@n := d4; 4d6kh@n"

> 2d6>(2d6)
error: no dice can be rolled here: this number must be known before
  2d6>(2d6)
     ^^^^^^
hint: roll it first and give it a name, as in "@n := d4; 4d6kh@n"

> {2d6, 3d6}kh(d2)
error: no dice can be rolled here: this number must be known before
  {2d6, 3d6}kh(d2)
               ^^
hint: roll it first and give it a name, as in "@n := d4; 4d6kh@n"

> (d4) x d6
error: how often a roll is repeated cannot be rolled in the same place
  (d4) x d6
  ^^^^
hint: roll it first and give it a name, as in "@n := d4; @n x 3d6"
`,
  'unsuitable-option': `
> d6!(rising)
error: "rising" is no option of "!"
  d6!(rising)
      ^^^^^^
hint: the options of "!" are: once, limit

> 4d6kh(once)
error: "once" is no option of "kh"
  4d6kh(once)
        ^^^^
hint: "kh" takes no options

> d6!(once, 5)
error: options come last, behind numbers and conditions
  d6!(once, 5)
      ^^^^

> d6!(limit)
error: "limit" needs a number
  d6!(limit)
      ^^^^^
hint: as in "d6!(6, limit 3)"

> d6!(once 3)
error: "once" takes no number
  d6!(once 3)
      ^^^^^^

> d6!(once, once)
error: "once" stands twice
  d6!(once, once)
            ^^^^

> d6!(once, limit 3)
error: "once" and "limit" exclude each other: "once" is "limit 1"
  d6!(once, limit 3)
            ^^^^^^^

> 4d6mt(2, once)
error: "once" is no option of "mt"
  4d6mt(2, once)
           ^^^^
hint: "mt" takes no options

> 4d6u(limit)
error: "limit" needs a number
  4d6u(limit)
       ^^^^^
hint: as in "d6!(6, limit 3)"
`,
  'unsuitable-order': `
> 10d10f1
error: "f1" stands only behind a count
  10d10f1
       ^^
hint: as in "10d10>=7f1"

> 10d10>=7!
error: "!" cannot stand behind a count: the dice are counted already
  10d10>=7!
          ^
hint: write it before the count
try: 10d10!10>=7
= 10d10!10>=7

> 10d10>=7r1kh2
error: "r1" cannot stand behind a count: the dice are counted already
  10d10>=7r1kh2
          ^^
hint: write it before the count
try: 10d10r1>=7kh2
= 10d10r1>=7kh2

> 4d6>=5u
error: "u" cannot stand behind a count: the dice are counted already
  4d6>=5u
        ^
hint: write it before the count
try: 4d6u>=5
= 4d6u>=5

> 4d6mt!
error: "!" cannot stand behind a count: the dice are counted already
  4d6mt!
       ^
hint: write it before the count
try: 4d6!6mt2
= 4d6!6mt2

> {4d6}>=3!
error: "!" cannot stand behind a count: the dice are counted already
  {4d6}>=3!
          ^
hint: write it before the count
try: {4d6}!()>=3
= {4d6}!()>=3

> {2d6, 3d6}f3
error: "f3" stands only behind a count
  {2d6, 3d6}f3
            ^^
hint: as in "10d10>=7f1"
`,
  'repeated-modifier': `
> d6!5!(6, once)
error: "!(6, once)" repeats the modifier before it
  d6!5!(6, once)
      ^^^^^^^^^^
hint: write one list: conditions first, then options, as in "d6!(5, 6, limit 2)"

> {4d6}!5!(6, once)
error: "!(6, once)" repeats the modifier before it
  {4d6}!5!(6, once)
         ^^^^^^^^^^
hint: write one list: conditions first, then options, as in "d6!(5, 6, limit 2)"
`,
  'conflicting-chains': `
> 2d6!o!
error: "!" cannot stand together with "!o": dice go on by one rule only
  2d6!o!
       ^

> 2d6!p!o
error: "!o" cannot stand together with "!p": dice go on by one rule only
  2d6!p!o
       ^^

> d100!o!o
error: "!o" cannot stand together with "!o": dice go on by one rule only
  d100!o!o
        ^^

> {4d6!o}!
error: "!" cannot stand together with "!o": dice go on by one rule only
  {4d6!o}!
         ^

> {4d6! + d8}!o
error: "!o" cannot stand together with "!": dice go on by one rule only
  {4d6! + d8}!o
             ^^
`,
  'unsuitable-ends': `
> d6!o(4,3)
error: the low end (up to 4) and the high end (from 3) overlap
  d6!o(4,3)
    ^^^^^^^
hint: the low end comes first and lies below the high end, as in "d100!o(5, 96)"

> d1!o
error: a die with a single face cannot be open-ended: it would never stop
  d1!o
    ^^

> d100!o(5)
error: an open-ended roll takes two ends, the low one first
  d100!o(5)
      ^^^^^
hint: as in "d100!o(5, 96)"

> d100!o(0,96)
error: the low end (up to 0) lies below every face of the die
  d100!o(0,96)
      ^^^^^^^^

> d100!o(5,101)
error: the high end (from 101) lies above every face of the die
  d100!o(5,101)
      ^^^^^^^^^

> d100!oh(1)
error: the high end takes every face, so the roll would never stop
  d100!oh(1)
      ^^^^^^

> d100000!oh(2, rising)
error: the high end could rise by more than 1,000 steps
  d100000!oh(2, rising)
         ^^^^^^^^^^^^^^
`,
} as const;
