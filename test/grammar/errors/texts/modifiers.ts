/** Errors of modifiers as they are shown: after ">" the notation, below it what is said, after "=" the fix as it is read. */
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

> 4d6 + kh3
error: "kh" must come after some dice
  4d6 + kh3
        ^^
hint: A modifier comes right after its dice, for example "4d6kh3"
`,
  'unsuitable-argument': `
> d100!0
error: this die has no face 0, so "!0" can never happen
  d100!0
      ^^
hint: The open-ended roll is written with the letter o. Did you mean "!o"?
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
hint: For example "4d6s"

> 4d6kh(1,2)
error: "kh" takes only one number
  4d6kh(1,2)
          ^
hint: For example "4d6kh3"

> 4d6kh(-1)
error: "kh" takes a whole number of at least 0, not -1
  4d6kh(-1)
        ^^

> 4d6kh1.5
error: "kh" takes a whole number of at least 0, not 1.5
  4d6kh1.5
       ^^^

> 4d6kh(>3)
error: "kh" takes a number, not a comparison
  4d6kh(>3)
        ^^
hint: For example "4d6kh3"

> 4d6min
error: "min" needs a number
  4d6min
     ^^^
hint: For example "4d6min2"

> d6r!=3
error: "!=" cannot go in a condition
  d6r!=3
     ^^
hint: Write "<>" for "other than"

> floor(1, 2)
error: "floor" takes one value
  floor(1, 2)
  ^^^^^^^^^^^
hint: For example "floor(d20/2)"

> pow(2)
error: "pow" takes 2 values
  pow(2)
  ^^^^^^
hint: For example "pow(2, d4)"

> d100!o(5, 96, 7)
error: "!o" takes at most 2 numbers
  d100!o(5, 96, 7)
                ^
hint: For example "d100!o(5, 96)"

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
hint: For example "4d6s"

> 4d6mt0
error: "mt" takes a whole number of at least 1, not 0
  4d6mt0
       ^

> 4d6m2.5
error: "m" takes a whole number of at least 1, not 2.5
  4d6m2.5
      ^^^

> {2d6, 3d6}min
error: "min" needs a number
  {2d6, 3d6}min
            ^^^
hint: For example "4d6min2"

> {3d6, 2d8}cs
error: "cs" needs a condition here, because totals have no highest or lowest face
  {3d6, 2d8}cs
            ^^

> {d6, d8}kh1.5
error: "kh" takes a whole number of at least 0, not 1.5
  {d6, d8}kh1.5
            ^^^
`,
  'dice-in-argument': `
> 4d6kh(d4)
error: you cannot roll dice here
  4d6kh(d4)
        ^^
hint: Roll them first and name the roll, as in "@n := d4; 4d6kh@n"

> 2d6>(2d6)
error: you cannot roll dice here
  2d6>(2d6)
     ^^^^^^
hint: Roll them first and name the roll, as in "@n := d4; 4d6kh@n"

> {2d6, 3d6}kh(d2)
error: you cannot roll dice here
  {2d6, 3d6}kh(d2)
               ^^
hint: Roll them first and name the roll, as in "@n := d4; 4d6kh@n"

> (d4) x d6
error: you cannot roll the number of times here
  (d4) x d6
  ^^^^
hint: Roll it first and name the roll, as in "@n := d4; @n x 3d6"
`,
  'unsuitable-option': `
> d6!(rising)
error: "rising" does not work with "!"
  d6!(rising)
      ^^^^^^
hint: "!" can only be combined with "once" or "limit".

> 4d6kh(once)
error: "once" does not work with "kh"
  4d6kh(once)
        ^^^^
hint: "kh" takes no options.

> d6!(once, 5)
error: "once" must come after all numbers and conditions
  d6!(once, 5)
      ^^^^

> d6!(5, once, 6)
error: "once" must come after all numbers and conditions
  d6!(5, once, 6)
         ^^^^

> d6!(limit)
error: "limit" needs a number
  d6!(limit)
      ^^^^^
hint: For example "d6!(6, limit 3)"

> d6!(once 3)
error: "once" takes no number
  d6!(once 3)
      ^^^^^^

> d6!(once, once)
error: "once" is written twice
  d6!(once, once)
            ^^^^

> d6!(once, limit 3)
error: "once" and "limit" cannot be used together
  d6!(once, limit 3)
            ^^^^^^^
hint: "once" is short for "limit 1".

> 4d6mt(2, once)
error: "once" does not work with "mt"
  4d6mt(2, once)
           ^^^^
hint: "mt" takes no options.

> 4d6u(limit)
error: "limit" needs a number
  4d6u(limit)
       ^^^^^
hint: For example "d6u(limit 3)"
`,
  'unsuitable-order': `
> 10d10f1
error: "f1" can only come after a count
  10d10f1
       ^^
hint: For example "10d10>=7f1"

> 10d10>=7!
error: "!" cannot come after a count: the dice are already counted
  10d10>=7!
          ^
hint: Put it before the count.
try: 10d10!10>=7
= 10d10!10>=7

> 10d10>=7r1kh2
error: "r1" cannot come after a count: the dice are already counted
  10d10>=7r1kh2
          ^^
hint: Put it before the count.
try: 10d10r1>=7kh2
= 10d10r1>=7kh2

> 4d6>=5u
error: "u" cannot come after a count: the dice are already counted
  4d6>=5u
        ^
hint: Put it before the count.
try: 4d6u>=5
= 4d6u>=5

> 4d6mt!
error: "!" cannot come after a count: the dice are already counted
  4d6mt!
       ^
hint: Put it before the count.
try: 4d6!6mt2
= 4d6!6mt2

> {4d6}>=3!
error: "!" cannot come after a count: the dice are already counted
  {4d6}>=3!
          ^
hint: Put it before the count.
try: {4d6}!()>=3
= {4d6}!()>=3

> {2d6, 3d6}f3
error: "f3" can only come after a count
  {2d6, 3d6}f3
            ^^
hint: For example "10d10>=7f1"
`,
  'repeated-modifier': `
> d6!5!(6, once)
error: "!(6, once)" repeats the modifier before it
  d6!5!(6, once)
      ^^^^^^^^^^
hint: Put everything in one list, options last, as in "d6!(5, 6, limit 2)"

> {4d6}!5!(6, once)
error: "!(6, once)" repeats the modifier before it
  {4d6}!5!(6, once)
         ^^^^^^^^^^
hint: Put everything in one list, options last, as in "d6!(5, 6, limit 2)"
`,
  'conflicting-chains': `
> 2d6!o!
error: "!" and "!o" cannot be used on the same dice
  2d6!o!
       ^
hint: Each of them adds extra rolls; use only one.

> 2d6!p!o
error: "!o" and "!p" cannot be used on the same dice
  2d6!p!o
       ^^
hint: Each of them adds extra rolls; use only one.

> d100!o!o
error: "!o" can be used only once on the same dice
  d100!o!o
        ^^
hint: Each of them adds extra rolls; use only one.

> {4d6!o}!
error: "!" and "!o" cannot be used on the same dice
  {4d6!o}!
         ^
hint: Each of them adds extra rolls; use only one.

> {4d6! + d8}!o
error: "!o" and "!" cannot be used on the same dice
  {4d6! + d8}!o
             ^^
hint: Each of them adds extra rolls; use only one.
`,
  'unsuitable-ends': `
> d6!o(4,3)
error: the low end (4 or less) and the high end (3 or more) overlap
  d6!o(4,3)
    ^^^^^^^
hint: Write the low limit first, then a higher one, as in "d100!o(5, 96)"

> d1!o
error: a die with only one face cannot be open-ended: it would never stop
  d1!o
    ^^

> d100!o(5)
error: an open-ended roll takes two limits, the low one first
  d100!o(5)
      ^^^^^
hint: For example "d100!o(5, 96)"

> d100!o(0,96)
error: the low end (0 or less) is below every face of the die
  d100!o(0,96)
      ^^^^^^^^

> d100!o(5,101)
error: the high end (101 or more) is above every face of the die
  d100!o(5,101)
      ^^^^^^^^^

> d100!oh(1)
error: every face is in the high end (1 or more), so the roll would never stop
  d100!oh(1)
      ^^^^^^

> d100000!oh(2, rising)
error: the high end could rise more than 1,000 times
  d100000!oh(2, rising)
         ^^^^^^^^^^^^^^
`,
} as const;
