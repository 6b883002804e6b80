/** Errors of dice and arithmetic as they are shown: after ">" the notation, below it what is said, after "=" the fix as it is read. */
export const pools = {
  endless: `
> d1!
error: this would never end: every face rolls again
  d1!
    ^
hint: Leave a face that stops, or set a limit, as in "d6!(6, limit 3)"

> d6!>0
error: this would never end: every face rolls again
  d6!>0
    ^^^
hint: Leave a face that stops, or set a limit, as in "d6!(6, limit 3)"

> d2r=1r=2
error: this would never end: every face rolls again
  d2r=1r=2
       ^^^
hint: Leave a face that stops, or set a limit, as in "d6r(6, limit 3)"

> 7d6u
error: 7 dice cannot all be different: there are only 6 different faces
  7d6u
     ^
hint: Set a limit, as in "7d6u(limit 3)"

> 2d1u
error: 2 dice cannot all be different: there is only 1 face
  2d1u
     ^
hint: Set a limit, as in "2d6u(limit 3)"

> {7d6 + 2d8}u
error: 9 dice cannot all be different: there are only 8 different faces
  {7d6 + 2d8}u
             ^
hint: Set a limit, as in "9d6u(limit 3)"

> {d6 + d8}r<=6
error: this would never end: every face rolls again
  {d6 + d8}r<=6
           ^^^^
hint: Leave a face that stops, or set a limit, as in "d6r(6, limit 3)"
`,
  'impossible-count': `
> 2d6 >= 7
error: no die here can roll 7 or more
  2d6 >= 7
      ^^^^
hint: To compare the total, put the dice in parentheses.
try: (2d6) >= 7
= (2d6) >= 7

> d6 >= 7
error: this die can never roll 7 or more
  d6 >= 7
     ^^^^
hint: To compare the total, put the dice in parentheses.
try: (d6) >= 7
= (d6) >= 7

> 4d6min4<=3
error: no die here can count as 3 or less
  4d6min4<=3
         ^^^
hint: To compare the total, put the dice in parentheses.
try: (4d6min4) <= 3
= (4d6min4) <= 3

> d6=2.5
error: this die can never roll 2.5
  d6=2.5
    ^^^^
hint: To compare the total, put the dice in parentheses.
try: (d6) = 2.5
= (d6) = 2.5

> 2d6>=7>=8
error: no die here can roll 7 or more
  2d6>=7>=8
     ^^^

> 4d6 != 7
error: no die here can roll 7, so this would count every die
  4d6 != 7
      ^^^^
hint: To compare the total, put the dice in parentheses.
try: (4d6) <> 7
= (4d6) <> 7

> {4d6}>10
error: no die here can roll more than 10
  {4d6}>10
       ^^^
hint: To compare the total, put the dice in parentheses.
try: ({4d6}) > 10
= ({4d6}) > 10

> {4d6} != 7
error: no die here can roll 7, so this would count every die
  {4d6} != 7
        ^^^^
hint: To compare the total, put the dice in parentheses.
try: ({4d6}) <> 7
= ({4d6}) <> 7
`,
  'drops-every-die': `
> 2d6 d8
error: this would drop both dice
  2d6 d8
      ^^
hint: Did you mean "2d6 + d8" or "(2d6)d8"?

> d6d1
error: this would drop the only die
  d6d1
    ^^
hint: Did you mean "d6 + d1" or "(d6)d1"?

> {2d6, 3d6} d8
error: this would drop both totals
  {2d6, 3d6} d8
             ^^
hint: Did you mean "{2d6, 3d6} + d8" or "({2d6, 3d6})d8"?

> {2d6}d2
error: this would drop both dice
  {2d6}d2
       ^^
hint: Did you mean "{2d6} + d2" or "({2d6})d2"?
`,
  'unsuitable-count': `
> (-1)d6
error: the number of dice must be a whole number of at least 0, not -1
  (-1)d6
  ^^^^

> 1.5d6
error: the number of dice must be a whole number of at least 0, not 1.5
  1.5d6
  ^^^

> (99**99)d20
error: the number of dice must be a whole number of at least 0, not about 3.697e+197
  (99**99)d20
  ^^^^^^^^

> 0 x d6
error: the number of times must be a whole number of at least 1, not 0
  0 x d6
  ^

> 1.5 x d6
error: the number of times must be a whole number of at least 1, not 1.5
  1.5 x d6
  ^^^

> -2 x d6
error: the number of times must be a whole number of at least 1, not -2
  -2 x d6
  ^^
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
error: a range of faces goes from low to high: write 1..3, not 3..1
  d{3..1}
  ^^^^^^^

> d{a}
error: there is no die called "a"
  d{a}
  ^^^^
hint: Faces are numbers, for example "d{1,1,2}"

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
error: "!" needs dice, but these braces hold totals
  {2d6, 3d6}!
            ^
hint: Put it inside the braces, after its dice. Only dice joined by + make one pool in braces.

> {d20, d12}!o
error: "!o" needs dice, but these braces hold totals
  {d20, d12}!o
            ^^
hint: Put it inside the braces, after its dice. Only dice joined by + make one pool in braces.

> {2d20, 3d6}r1
error: "r" needs dice, but these braces hold totals
  {2d20, 3d6}r1
             ^^
hint: Put it inside the braces, after its dice. Only dice joined by + make one pool in braces.

> {d20+5}ro
error: "ro" needs dice, but these braces hold totals
  {d20+5}ro
         ^^
hint: Put it inside the braces, after its dice. Only dice joined by + make one pool in braces.

> {d6, d8}u
error: "u" needs dice, but these braces hold totals
  {d6, d8}u
          ^
hint: Put it inside the braces, after its dice. Only dice joined by + make one pool in braces.

> {4d6>=5}!!
error: "!!" needs dice, but these braces hold totals
  {4d6>=5}!!
          ^^
hint: Put it inside the braces, after its dice. Only dice joined by + make one pool in braces.

> {2d6-1d4}!p
error: "!p" needs dice, but these braces hold totals
  {2d6-1d4}!p
           ^^
hint: Put it inside the braces, after its dice. Only dice joined by + make one pool in braces.

> {1, 2}uo
error: "uo" needs dice, but these braces hold totals
  {1, 2}uo
        ^^
hint: Put it inside the braces, after its dice. Only dice joined by + make one pool in braces.
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
