/** Errors of dice and arithmetic as they are shown: behind ">" the notation, below it what is said, behind "=" the fix as it is read. */
export const pools = {
  endless: `
> d1!
error: this would never end: every face rolls again
  d1!
    ^
hint: leave a face that stops, or set a limit, as in "d6!(6, limit 3)"

> d6!>0
error: this would never end: every face rolls again
  d6!>0
    ^^^
hint: leave a face that stops, or set a limit, as in "d6!(6, limit 3)"

> d2r=1r=2
error: this would never end: every face rolls again
  d2r=1r=2
       ^^^
hint: leave a face that stops, or set a limit, as in "d6r(6, limit 3)"

> 7d6u
error: 7 dice cannot all be different: there are 6 different faces
  7d6u
     ^
hint: set a limit, as in "7d6u(limit 3)"

> 2d1u
error: 2 dice cannot all be different: there is 1 different face
  2d1u
     ^
hint: set a limit, as in "7d6u(limit 3)"

> {7d6 + 2d8}u
error: 9 dice cannot all be different: there are 8 different faces
  {7d6 + 2d8}u
             ^
hint: set a limit, as in "7d6u(limit 3)"

> {d6 + d8}r<=6
error: this would never end: every face rolls again
  {d6 + d8}r<=6
           ^^^^
hint: leave a face that stops, or set a limit, as in "d6r(6, limit 3)"
`,
  'impossible-count': `
> 2d6 >= 7
error: no face of this die can meet the count
  2d6 >= 7
      ^^^^
hint: to compare the total, put the dice in parentheses
try: (2d6) >= 7
= (2d6) >= 7

> 2d6>=7>=8
error: no face of this die can meet the count
  2d6>=7>=8
     ^^^

> 4d6 != 7
error: every face of this die is different from the number, so this counts all dice
  4d6 != 7
      ^^^^
hint: to compare the total, put the dice in parentheses
try: (4d6) <> 7
= (4d6) <> 7

> {4d6}>10
error: no face of this die can meet the count
  {4d6}>10
       ^^^
hint: to compare the total, put the dice in parentheses
try: ({4d6}) > 10
= ({4d6}) > 10

> {4d6} != 7
error: every face of this die is different from the number, so this counts all dice
  {4d6} != 7
        ^^^^
hint: to compare the total, put the dice in parentheses
try: ({4d6}) <> 7
= ({4d6}) <> 7
`,
  'drops-every-die': `
> 2d6 d8
error: this drops all 2 dice
  2d6 d8
      ^^
hint: did you mean "2d6 + d8" or "(2d6)d8"?

> d6d1
error: this drops all of one die
  d6d1
    ^^
hint: did you mean "d6 + d1" or "(d6)d1"?

> {2d6, 3d6} d8
error: this drops all 2 values
  {2d6, 3d6} d8
             ^^
hint: did you mean "{2d6, 3d6} + d8" or "({2d6, 3d6})d8"?

> {2d6}d2
error: this drops all 2 dice
  {2d6}d2
       ^^
hint: did you mean "{2d6} + d2" or "({2d6})d2"?
`,
  'unsuitable-count': `
> (-1)d6
error: the number of dice must be whole and not negative, not -1
  (-1)d6
  ^^^^

> 1.5d6
error: the number of dice must be whole and not negative, not 1.5
  1.5d6
  ^^^

> (99**99)d20
error: the number of dice must be whole and not negative, not about 3.697e+197
  (99**99)d20
  ^^^^^^^^

> 0 x d6
error: a roll is repeated a whole number of times, at least once, not 0
  0 x d6
  ^

> 1.5 x d6
error: a roll is repeated a whole number of times, at least once, not 1.5
  1.5 x d6
  ^^^
`,
  'unsuitable-sides': `
> d0
error: the number of sides must be a whole number from 1 to 9,007,199,254,740,991, not 0
  d0
   ^

> d(1.5)
error: the number of sides must be a whole number from 1 to 9,007,199,254,740,991, not 1.5
  d(1.5)
   ^^^^^
`,
  'unsuitable-faces': `
> d{3..1}
error: a range of faces rises: 1..3, not 3..1
  d{3..1}
  ^^^^^^^

> d{a}
error: there is no die called "a"
  d{a}
  ^^^^
hint: faces are numbers, as in "d{1,1,2}"

> d{1.5}
error: a face must be a whole number, not 1.5
  d{1.5}
    ^^^

> d{0..99999}
error: a die can list at most 10,000 faces
  d{0..99999}
  ^^^^^^^^^^^

> d{}
error: the braces after "d" hold the faces of the die
  d{}
    ^
hint: Faces are whole numbers, as in "d{1,1,2}" or "d{0..9}"

> d{F.1}
error: the braces after "d" hold the faces of the die
  d{F.1}
    ^
hint: Faces are whole numbers, as in "d{1,1,2}" or "d{0..9}"

> d{@a}
error: the braces after "d" hold the faces of the die
  d{@a}
    ^^
hint: Faces are whole numbers, as in "d{1,1,2}" or "d{0..9}"
`,
  'unsuitable-group': `
> {2d6, 3d6}!
error: "!" needs dice, and these braces hold totals
  {2d6, 3d6}!
            ^
hint: write it inside the braces, behind its dice; only braces round nothing but dice joined by + pool them

> {d20, d12}!o
error: "!o" needs dice, and these braces hold totals
  {d20, d12}!o
            ^^
hint: write it inside the braces, behind its dice; only braces round nothing but dice joined by + pool them

> {2d20, 3d6}r1
error: "r" needs dice, and these braces hold totals
  {2d20, 3d6}r1
             ^^
hint: write it inside the braces, behind its dice; only braces round nothing but dice joined by + pool them

> {d20+5}ro
error: "ro" needs dice, and these braces hold totals
  {d20+5}ro
         ^^
hint: write it inside the braces, behind its dice; only braces round nothing but dice joined by + pool them

> {d6, d8}u
error: "u" needs dice, and these braces hold totals
  {d6, d8}u
          ^
hint: write it inside the braces, behind its dice; only braces round nothing but dice joined by + pool them

> {4d6>=5}!!
error: "!!" needs dice, and these braces hold totals
  {4d6>=5}!!
          ^^
hint: write it inside the braces, behind its dice; only braces round nothing but dice joined by + pool them

> {2d6-1d4}!p
error: "!p" needs dice, and these braces hold totals
  {2d6-1d4}!p
           ^^
hint: write it inside the braces, behind its dice; only braces round nothing but dice joined by + pool them

> {1, 2}uo
error: "uo" needs dice, and these braces hold totals
  {1, 2}uo
        ^^
hint: write it inside the braces, behind its dice; only braces round nothing but dice joined by + pool them
`,
  'division-by-zero': `
> 1/0
error: division by zero
  1/0
  ^^^

> d6 + 10 % 0
error: division by zero
  d6 + 10 % 0
       ^^^^^^

> 0**-1
error: 0 to a negative power divides by zero
  0**-1
  ^^^^^
`,
  'not-a-real-number': `
> sqrt(-1)
error: a negative number has no square root
  sqrt(-1)
  ^^^^^^^^

> (-8)**(1/3)
error: a negative number can only be raised to a whole-number power
  (-8)**(1/3)
  ^^^^^^^^^^^
`,
  'too-many-dice': `
> 99999999d6
error: a roll can have at most 10,000 dice, including rerolls and extra dice
  99999999d6
  ^^^^^^^^
`,
} as const;
