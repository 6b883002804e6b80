/** Errors of characters and words as they are shown: behind ">" the notation, below it what is said, behind "=" the fix as it is read. */
export const words = {
  'empty-text': `
> ""
error: there is nothing to roll
hint: as in "2d6+3" or "d100!o+15"

> "   "
error: there is nothing to roll
hint: as in "2d6+3" or "d100!o+15"

> # nothing but a comment
error: there is nothing to roll
  # nothing but a comment
  ^^^^^^^^^^^^^^^^^^^^^^^
hint: as in "2d6+3" or "d100!o+15"
`,
  'unexpected-character': `
> 2d6 $ 3
error: "$" means nothing here
  2d6 $ 3
      ^

> d6 & d8
error: "&" means nothing here
  d6 & d8
     ^
hint: dice are added with "+", and several items stand in braces, as in "{2d6, 3d6}"

> 2d6#3
error: "#" means nothing here
  2d6#3
     ^
hint: a comment begins with # behind a space

> 2d6#fire
error: "#" means nothing here
  2d6#fire
     ^
hint: a comment begins with # behind a space
try: 2d6 #fire
= 2d6 # fire

> 2d6 — 1
error: "—" means nothing here
  2d6 — 1
      ^
hint: minus is written "-"
try: 2d6 - 1
= 2d6 - 1

> 2d6•10
error: "•" means nothing here
  2d6•10
     ^
hint: times is written "*"
try: 2d6*10
= 2d6 * 10

> 2d6⁄2
error: "⁄" means nothing here
  2d6⁄2
     ^
hint: divided by is written "/"
try: 2d6/2
= 2d6 / 2

> 1. + 2
error: "." means nothing here
  1. + 2
   ^
hint: a decimal is written 0.5

> dF.+1
error: "." means nothing here
  dF.+1
    ^
hint: a decimal is written 0.5

> 2d6 + @
error: "@" means nothing here
  2d6 + @
        ^
hint: a variable is written @name or @{any name}

> "🎲"
error: "🎲" means nothing here
  🎲
  ^^

> "2d6\\u0007+1"
error: the character U+0007 means nothing here
  2d6 +1
     ^

> 2d6]
error: "]" means nothing here
  2d6]
     ^
hint: a label opens with [ and closes with ]

> @a : d6; @a
error: ":" means nothing here
  @a : d6; @a
     ^
hint: a roll is given a name as in "@a := d6; @a + 2"
try: @a := d6; @a
= @a := d6; @a

> d6 | d8
error: "|" means nothing here
  d6 | d8
     ^
hint: compare one total at a time

> d6 > 3 & d8 > 2
error: "&" means nothing here
  d6 > 3 & d8 > 2
         ^
hint: compare one total at a time

> d6\\2
error: "\\" means nothing here
  d6\\2
    ^
hint: division is written "/", or "//" to round down
`,
  'unexpected-word': `
> 4d6kx3
error: "kx" means nothing here
  4d6kx3
     ^^
hint: did you mean "kh", "k", "kl" or "km"?

> 4d6su
error: "su" means nothing here
  4d6su
     ^^
hint: modifiers stand apart: "s u"
try: 4d6 s u
= 4d6s u

> 2d6!!o
error: "o" means nothing here
  2d6!!o
       ^
hint: did you mean "!o", "oe", "ro" or "uo"?

> d6!once
error: "once" stands only in parentheses behind a modifier
  d6!once
     ^^^^
hint: as in "d6!(6, once)"

> 2d6+STR
error: "STR" means nothing here
  2d6+STR
      ^^^
hint: a variable is written "@STR"

> 4d6 shkl
error: "shkl" means nothing here
  4d6 shkl
      ^^^^
hint: a comment begins with #, a label stands in brackets: "2d6[fire] # a comment"

> 4d6 once
error: "once" stands only in parentheses behind a modifier
  4d6 once
      ^^^^
hint: as in "d6!(6, limit 3)"

> 4d6mm
error: "mm" means nothing here
  4d6mm
     ^^
hint: modifiers stand apart: "m m"
try: 4d6 m m
= 4d6m2m2

> 4d6l
error: "l" means nothing here
  4d6l
     ^
hint: did you mean "kl" or "dl"?

> a := d6; @a
error: "a" means nothing here
  a := d6; @a
  ^
hint: a variable is written "@a"
try: @a := d6; @a
= @a := d6; @a

> {str}
error: "str" means nothing here
  {str}
   ^^^
hint: a variable is written "@str"

> if d20 >= 15
error: "if" means nothing here
  if d20 >= 15
  ^^
hint: as in "if(d20 >= 15, 2d6, 0)"

> floor 3
error: "floor" means nothing here
  floor 3
  ^^^^^
hint: as in "floor(d20/2)"

> 1d6+1 times 10
error: "times" means nothing here
  1d6+1 times 10
        ^^^^^
hint: did you mean "10 x 1d6+1" or "(1d6+1) * 10"?

> 6d6 on sixes
error: "on" means nothing here
  6d6 on sixes
      ^^
hint: a comment begins with #, a label stands in brackets: "2d6[fire] # a comment"
`,
  'unexpected-text': `
> 2d6 4d8
error: nothing connects "4d8" with what stands before it
  2d6 4d8
      ^^^
hint: write + between two pools of dice
try: 2d6 + 4d8
= 2d6 + 4d8

> 2d6 d%
error: nothing connects "d%" with what stands before it
  2d6 d%
      ^^
hint: write + between two pools of dice
try: 2d6 + d%
= 2d6 + d100

> 3 4
error: nothing connects "4" with what stands before it
  3 4
    ^
hint: write a sign between them, such as + or *

> 3(4)
error: nothing connects "(" with what stands before it
  3(4)
   ^
hint: write a sign between them, such as + or *

> 2d6 @str
error: nothing connects "@str" with what stands before it
  2d6 @str
      ^^^^
hint: write a sign between them, such as + or *

> 1..2
error: ".." makes no sense here
  1..2
   ^^

> 2d6[fire] d8
error: nothing connects "d8" with what stands before it
  2d6[fire] d8
            ^^
hint: write + between two pools of dice
try: 2d6[fire] + d8
= 2d6[fire] + d8

> 1,000
error: "," makes no sense here
  1,000
   ^
hint: a number has no comma: "1000"
try: 1000
= 1000

> 10,000 + d6
error: "," makes no sense here
  10,000 + d6
    ^
hint: a number has no comma: "10000"
try: 10000 + d6
= 10000 + d6

> 1.000,5 + d6
error: "," makes no sense here
  1.000,5 + d6
       ^
hint: a decimal is written with a point, and nothing else: "1000.5"
try: 1000.5 + d6
= 1000.5 + d6

> 2,5
error: "," makes no sense here
  2,5
   ^
hint: a decimal is written with a point: "2.5"
try: 2.5
= 2.5

> 3,75
error: "," makes no sense here
  3,75
   ^
hint: a decimal is written with a point: "3.75"
try: 3.75
= 3.75

> 2d6, 3d6
error: "," makes no sense here
  2d6, 3d6
     ^
hint: several items stand in braces, as in "{2d6, 3d6}"

> 2d6;3
error: ";" stands only behind a roll that is given a name
  2d6;3
     ^
hint: as in "@a := d6; @a + 2"

> @a = d6; @a
error: ";" stands only behind a roll that is given a name
  @a = d6; @a
         ^
hint: as in "@a := d6; @a + 2"

> @a := d6; 2; 3
error: ";" stands only behind a roll that is given a name
  @a := d6; 2; 3
             ^
hint: as in "@a := d6; @a + 2"

> 2 + @a := 3
error: rolls are given names at the start, before all else
  2 + @a := 3
      ^^
hint: each ends with ";", as in "@a := d6; @a + 2"

> 6 x @a := 3; @a
error: rolls are given names at the start, before all else
  6 x @a := 3; @a
      ^^
hint: each ends with ";", as in "@a := d6; @a + 2"

> {@a := 2}
error: rolls are given names at the start, before all else
  {@a := 2}
   ^^
hint: each ends with ";", as in "@a := d6; @a + 2"

> @a d6 := 3; 2
error: ":=" gives a roll a name, and stands at the start
  @a d6 := 3; 2
        ^^
hint: as in "@a := d6; @a + 2"

> @a := 2 := 3; @a
error: ":=" gives a roll a name, and stands at the start
  @a := 2 := 3; @a
          ^^
hint: as in "@a := d6; @a + 2"

> @a := d6 @a
error: nothing connects "@a" with what stands before it
  @a := d6 @a
           ^^
hint: write a sign between them, such as + or *

> {4d6} {2d6}
error: nothing connects "{" with what stands before it
  {4d6} {2d6}
        ^
hint: write a sign between them, such as + or *

> 5{2d6}
error: nothing connects "{" with what stands before it
  5{2d6}
   ^
hint: write a sign between them, such as + or *

> 2d6 x 3
error: "x" repeats a roll, and only a number can stand before it: how often
  2d6 x 3
      ^
hint: it stands at the start, as in "6 x 4d6kh3"; times is written *
try: 2d6 * 3
= 2d6 * 3

> d4 x d6
error: "x" repeats a roll, and only a number can stand before it: how often
  d4 x d6
     ^
hint: it stands at the start, as in "6 x 4d6kh3"; times is written *
try: d4 * d6
= d4 * d6

> 2 + 3 x d6
error: "x" repeats a roll, and only a number can stand before it: how often
  2 + 3 x d6
        ^
hint: it stands at the start, as in "6 x 4d6kh3"; times is written *
try: 2 + 3 * d6
= 2 + 3 * d6

> -2 x d6
error: "x" repeats a roll, and only a number can stand before it: how often
  -2 x d6
     ^
hint: it stands at the start, as in "6 x 4d6kh3"; times is written *

> 3 x d6 x 2
error: "x" repeats a whole roll, and cannot stand here
  3 x d6 x 2
         ^
hint: it stands at the start, as in "6 x 4d6kh3"; times is written *
try: 3 x d6 * 2
= 3 x d6 * 2

> floor(3 x d6)
error: "x" repeats a whole roll, and cannot stand here
  floor(3 x d6)
          ^
hint: it stands at the start, as in "6 x 4d6kh3"; times is written *
try: floor(3 * d6)
= floor(3 * d6)

> @a := 6 x d6; @a
error: "x" repeats a whole roll, and cannot stand here
  @a := 6 x d6; @a
          ^
hint: it stands at the start, as in "6 x 4d6kh3"; times is written *
try: @a := 6 * d6; @a
= @a := 6 * d6; @a

> 1d4+1 x 100
error: "x" repeats a roll, and only a number can stand before it: how often
  1d4+1 x 100
        ^
hint: did you mean "100 x 1d4+1" or "(1d4+1) * 100"?

> 3d6x10
error: "x" repeats a roll, and only a number can stand before it: how often
  3d6x10
     ^
hint: it stands at the start, as in "6 x 4d6kh3"; times is written *
try: 3d6*10
= 3d6 * 10

> 2d6!x6
error: "x" repeats a roll, and only a number can stand before it: how often
  2d6!x6
      ^
hint: it stands at the start, as in "6 x 4d6kh3"; times is written *

> 2d6r1,2
error: "," makes no sense here
  2d6r1,2
       ^
hint: several faces are written: "r(1, 2)"
try: 2d6r(1, 2)
= 2d6r(1, 2)

> 3d(2,4,6)
error: "," makes no sense here
  3d(2,4,6)
      ^
hint: faces stand in braces: "3d{2,4,6}"
try: 3d{2,4,6}
= 3d{2,4,6}

> 10d6=5,6
error: "," makes no sense here
  10d6=5,6
        ^
hint: several faces are written: "=5=6"
try: 10d6=5=6
= 10d6=5=6

> floor(1d4+1 x 2)
error: "x" repeats a whole roll, and cannot stand here
  floor(1d4+1 x 2)
              ^
hint: it stands at the start, as in "6 x 4d6kh3"; times is written *
`,
} as const;
