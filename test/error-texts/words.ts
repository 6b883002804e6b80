/** Errors of characters and words as they are shown: behind ">" the notation, below it what is said. */
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

> 2d6;3
error: ";" means nothing here
  2d6;3
     ^
hint: only one roll can be written

> d6 & d8
error: "&" means nothing here
  d6 & d8
     ^
hint: compare one total at a time

> 2d6#3
error: "#" means nothing here
  2d6#3
     ^
hint: a comment begins with # behind a space

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
`,
  'unexpected-word': `
> 4d6kx3
error: "kx" means nothing here
  4d6kx3
     ^^
hint: did you mean "kh", "k", "kl" or "km"?

> 1d20 please don't
error: "please" means nothing here
  1d20 please don't
       ^^^^^^
hint: a comment begins with #, a label stands in brackets: "2d6[fire] # a comment"

> 4d6su
error: "su" means nothing here
  4d6su
     ^^
hint: did you mean "s", "sa" or "sd"?

> 3d6 sum
error: "sum" means nothing here
  3d6 sum
      ^^^
hint: a comment begins with #, a label stands in brackets: "2d6[fire] # a comment"

> 2d6 x 3
error: "x" means nothing here
  2d6 x 3
      ^
hint: a comment begins with #, a label stands in brackets: "2d6[fire] # a comment"

> 4d6x6
error: "x" means nothing here
  4d6x6
     ^
hint: a comment begins with #, a label stands in brackets: "2d6[fire] # a comment"

> 2d6!!o
error: "o" means nothing here
  2d6!!o
       ^
hint: did you mean "!o", "oe" or "ro"?

> d6!once
error: "nce" means nothing here
  d6!once
      ^^^
hint: a comment begins with #, a label stands in brackets: "2d6[fire] # a comment"

> roll 2d6
error: "roll" means nothing here
  roll 2d6
  ^^^^
hint: did you mean "!ol", "oel" or "ro"?

> 2d6+STR
error: "STR" means nothing here
  2d6+STR
      ^^^
hint: a comment begins with #, a label stands in brackets: "2d6[fire] # a comment"

> d20adv
error: "adv" means nothing here
  d20adv
     ^^^
hint: a comment begins with #, a label stands in brackets: "2d6[fire] # a comment"

> 4d6 shkl
error: "shkl" means nothing here
  4d6 shkl
      ^^^^
hint: did you mean "kl"?

> 4d6 once
error: "once" stands only in a list of arguments
  4d6 once
      ^^^^
hint: as in "d6!(6, limit 3)"
`,
  'unexpected-text': `
> 2d6 4d8
error: nothing connects "4" with what stands before it
  2d6 4d8
      ^
hint: write + between two pools of dice
try: 2d6 + 4d8

> 2d6 d%
error: nothing connects "d%" with what stands before it
  2d6 d%
      ^^
hint: write + between two pools of dice
try: 2d6 + d%

> 3 4
error: nothing connects "4" with what stands before it
  3 4
    ^
hint: write an operator between them, such as + or *

> 3(4)
error: nothing connects "(" with what stands before it
  3(4)
   ^
hint: write an operator between them, such as + or *

> 2d6 @str
error: nothing connects "@str" with what stands before it
  2d6 @str
      ^^^^
hint: write an operator between them, such as + or *

> 1..2
error: ".." makes no sense here
  1..2
   ^^

> 1,000
error: "," makes no sense here
  1,000
   ^

> 2d6[fire] d8
error: nothing connects "d" with what stands before it
  2d6[fire] d8
            ^
hint: write + between two pools of dice
try: 2d6[fire] + d8
`,
} as const;
