/** Errors of characters and words as they are shown: after ">" the notation, below it what is said, after "=" the fix as it is read. */
export const words = {
  'empty-text': `
> ""
error: there is nothing to roll
hint: Try "2d6+3" or "d100!o+15"

> "   "
error: there is nothing to roll
hint: Try "2d6+3" or "d100!o+15"

> # nothing but a comment
error: there is nothing to roll
  # nothing but a comment
  ^^^^^^^^^^^^^^^^^^^^^^^
hint: Try "2d6+3" or "d100!o+15"
`,
  'unexpected-character': `
> 2d6 $ 3
error: I don't understand "$"
  2d6 $ 3
      ^

> d6 & d8
error: I don't understand "&"
  d6 & d8
     ^
hint: Add dice with "+"; put several items in braces, as in "{2d6, 3d6}"

> 2d6#3
error: I don't understand "#"
  2d6#3
     ^
hint: A comment starts with # after a space

> 2d6#fire
error: I don't understand "#"
  2d6#fire
     ^
hint: A comment starts with # after a space
try: 2d6 #fire
= 2d6 # fire

> 2d6 — 1
error: I don't understand "—"
  2d6 — 1
      ^
hint: Minus is written "-"
try: 2d6 - 1
= 2d6 - 1

> 2d6•10
error: I don't understand "•"
  2d6•10
     ^
hint: Times is written "*"
try: 2d6*10
= 2d6 * 10

> 2d6⁄2
error: I don't understand "⁄"
  2d6⁄2
     ^
hint: Division is written "/"
try: 2d6/2
= 2d6 / 2

> 1. + 2
error: I don't understand "."
  1. + 2
   ^
hint: Write a decimal as 0.5

> dF.+1
error: I don't understand "."
  dF.+1
    ^

> 2d6 + @
error: I don't understand "@"
  2d6 + @
        ^
hint: To use a variable, write @name or @{any name}

> "🎲"
error: I don't understand "🎲"
  🎲
  ^^

> "2d6\\u0007+1"
error: I don't understand the invisible character U+0007
  2d6 +1
     ^

> 2d6]
error: I don't understand "]"
  2d6]
     ^
hint: A label starts with [ and ends with ]

> @a : d6; @a
error: I don't understand ":"
  @a : d6; @a
     ^
hint: To name a roll, write "@a := d6; @a + 2"
try: @a := d6; @a
= @a := d6; @a

> d6 | d8
error: I don't understand "|"
  d6 | d8
     ^
hint: Compare one total at a time.

> d6 > 3 & d8 > 2
error: I don't understand "&"
  d6 > 3 & d8 > 2
         ^
hint: Compare one total at a time.

> "\\"3d6\\""
error: a roll has no quotation marks
  "3d6"
  ^
hint: Write it without them.
try: 3d6
= 3d6

> '3d6'
error: a roll has no quotation marks
  '3d6'
  ^
hint: Write it without them.
try: 3d6
= 3d6

> «3d6»
error: a roll has no quotation marks
  «3d6»
  ^
hint: Write it without them.
try: 3d6
= 3d6

> d6\\2
error: I don't understand "\\"
  d6\\2
    ^
hint: To divide, write "/", or "//" to round down

> 2d6. # attack
error: I don't understand "."
  2d6. # attack
     ^
hint: Leave out the full stop.
try: 2d6 # attack
= 2d6 # attack

> $str + d20
error: I don't understand "$"
  $str + d20
  ^
hint: To use a variable, write @name or @{any name}

> $5
error: I don't understand "$"
  $5
  ^

> ½
error: I don't understand "½"
  ½
  ^
hint: Write a decimal as 0.5

> 2d6"
error: I don't understand the quotation mark
  2d6"
     ^

> @a := 2; @b: d6; @a + @b
error: I don't understand ":"
  @a := 2; @b: d6; @a + @b
             ^
hint: To name a roll, write "@a := d6; @a + 2"
try: @a := 2; @b:= d6; @a + @b
= @a := 2; @b := d6; @a + @b
`,
  'unexpected-word': `
> 4d6kx3
error: I don't understand "kx"
  4d6kx3
     ^^
hint: Did you mean "kh", "k", "kl" or "km"?

> 4d6su
error: I don't understand "su"
  4d6su
     ^^
hint: Write modifiers apart: "s u"
try: 4d6 s u
= 4d6s u

> 2d6!!o
error: I don't understand "o"
  2d6!!o
       ^
hint: Did you mean "!o", "oe", "ro" or "uo"?

> d6!once
error: "once" only goes in the parentheses of a modifier
  d6!once
     ^^^^
hint: For example "d6!(6, once)"

> 2d6+STR
error: I don't understand "STR"
  2d6+STR
      ^^^
hint: To use a variable, write "@STR"

> 4d6 shkl
error: I don't understand "shkl"
  4d6 shkl
      ^^^^
hint: Notes go after #; labels go in square brackets: "2d6[fire] # a comment"

> 4d6 once
error: "once" only goes in the parentheses of a modifier
  4d6 once
      ^^^^
hint: For example "d6!(6, once)"

> 4d6mm
error: I don't understand "mm"
  4d6mm
     ^^
hint: Write modifiers apart: "m m"
try: 4d6 m m
= 4d6m2m2

> 4d6l
error: I don't understand "l"
  4d6l
     ^
hint: Did you mean "kl" or "dl"?

> a := d6; @a
error: I don't understand "a"
  a := d6; @a
  ^
hint: To use a variable, write "@a"
try: @a := d6; @a
= @a := d6; @a

> {str}
error: I don't understand "str"
  {str}
   ^^^
hint: To use a variable, write "@str"

> if d20 >= 15
error: I don't understand "if"
  if d20 >= 15
  ^^
hint: For example "if(d20 >= 15, 2d6, 0)"

> floor 3
error: I don't understand "floor"
  floor 3
  ^^^^^
hint: For example "floor(d20/2)"

> 1d6+1 times 10
error: I don't understand "times"
  1d6+1 times 10
        ^^^^^
hint: Did you mean "10 x 1d6+1" or "(1d6+1) * 10"?

> 1d20+5 Roll for Initiative
error: I don't understand "Roll"
  1d20+5 Roll for Initiative
         ^^^^
hint: Notes go after #; labels go in square brackets: "2d6[fire] # a comment"
try: 1d20+5 # Roll for Initiative
= d20 + 5 # Roll for Initiative

> 2D6+3 dégâts
error: I don't understand "dégâts"
  2D6+3 dégâts
        ^^^^^^
hint: Notes go after #; labels go in square brackets: "2d6[fire] # a comment"
try: 2D6+3 # dégâts
= 2d6 + 3 # dégâts

> 50d6 fireball
error: I don't understand "fireball"
  50d6 fireball
       ^^^^^^^^
hint: Notes go after #; labels go in square brackets: "2d6[fire] # a comment"
try: 50d6 # fireball
= 50d6 # fireball

> 4d6 reroll ones
error: I don't understand "reroll"
  4d6 reroll ones
      ^^^^^^
hint: To keep rerolling 1s, write "4d6r1"; to reroll each 1 only once, "4d6ro1"

> 4d6 halved
error: I don't understand "halved"
  4d6 halved
      ^^^^^^
hint: Half, rounded down, is written "floor(2d6/2)"; "ceil" rounds up.

> jet sans limite
error: I don't understand "jet"
  jet sans limite
  ^^^
hint: An open-ended roll is written "d100!o". Start with dice, as in "2d6+3" or "d20 # attack"

> attack
error: I don't understand "attack"
  attack
  ^^^^^^
hint: Start with dice, as in "2d6+3" or "d20 # attack"

> str + 2
error: I don't understand "str"
  str + 2
  ^^^
hint: To use a variable, write "@str"

> 6d6 on sixes
error: I don't understand "on"
  6d6 on sixes
      ^^
hint: To count the dice that show 7 or more, write "8d10>=7"; those that show 1, "8d10=1"

> max 2, 3
error: I don't understand "max"
  max 2, 3
  ^^^
hint: For example "max(d6, d8)"

> d20 + x
error: I don't understand "x"
  d20 + x
        ^
hint: To use a variable, write "@x"

> x + 2
error: I don't understand "x"
  x + 2
  ^
hint: To use a variable, write "@x"

> fire d{1,2}
error: I don't understand "fire"
  fire d{1,2}
  ^^^^
hint: Put a label or a comment after the dice: "d{1,2}[fire]" or "d{1,2} # fire"
`,
  'unexpected-text': `
> 2d6 4d8
error: nothing joins "4d8" to what comes before it
  2d6 4d8
      ^^^
hint: Put + between two pools of dice.
try: 2d6 + 4d8
= 2d6 + 4d8

> 2d6 d%
error: nothing joins "d%" to what comes before it
  2d6 d%
      ^^
hint: Put + between two pools of dice.
try: 2d6 + d%
= 2d6 + d100

> 3 4
error: nothing joins "4" to what comes before it
  3 4
    ^
hint: Put a sign such as + or * between them.

> 3(4)
error: nothing joins "(" to what comes before it
  3(4)
   ^
hint: Put a sign such as + or * between them.

> 2d6 @str
error: nothing joins "@str" to what comes before it
  2d6 @str
      ^^^^
hint: Put a sign such as + or * between them.

> 1..2
error: ".." makes no sense here
  1..2
   ^^
hint: A range of faces goes in braces after "d", for example "d{1..6}"

> 2d6[fire] d8
error: nothing joins "d8" to what comes before it
  2d6[fire] d8
            ^^
hint: Put + between two pools of dice.
try: 2d6[fire] + d8
= 2d6[fire] + d8

> 1,000
error: a number has no comma
  1,000
  ^^^^^
hint: Write "1000"
try: 1000
= 1000

> 10,000 + d6
error: a number has no comma
  10,000 + d6
  ^^^^^^
hint: Write "10000"
try: 10000 + d6
= 10000 + d6

> 1.000,5 + d6
error: decimals are written with a point, not a comma
  1.000,5 + d6
  ^^^^^^^
hint: Write "1000.5", without any other points
try: 1000.5 + d6
= 1000.5 + d6

> 2,5
error: decimals are written with a point, not a comma
  2,5
   ^
hint: Write "2.5"
try: 2.5
= 2.5

> 3,75
error: decimals are written with a point, not a comma
  3,75
   ^
hint: Write "3.75"
try: 3.75
= 3.75

> 2d6, 3d6
error: the "," makes no sense here
  2d6, 3d6
     ^
hint: Put several items in braces, as in "{2d6, 3d6}"

> 2d6;3
error: ";" is only used after naming a roll
  2d6;3
     ^
hint: For example "@a := d6; @a + 2"

> @a = d6; @a
error: "=" compares; to name a roll, use ":="
  @a = d6; @a
     ^
hint: Write "@a :="
try: @a := d6; @a
= @a := d6; @a

> @a := d6; 2; 3
error: ";" is only used after naming a roll
  @a := d6; 2; 3
             ^
hint: For example "@a := d6; @a + 2"

> 2 + @a := 3
error: name rolls at the start, before everything else
  2 + @a := 3
      ^^
hint: End each one with ";", as in "@a := d6; @a + 2"

> 6 x @a := 3; @a
error: name rolls at the start, before everything else
  6 x @a := 3; @a
      ^^
hint: End each one with ";", as in "@a := d6; @a + 2"

> {@a := 2}
error: name rolls at the start, before everything else
  {@a := 2}
   ^^
hint: End each one with ";", as in "@a := d6; @a + 2"

> @a d6 := 3; 2
error: ":=" names a roll and only goes at the start
  @a d6 := 3; 2
        ^^
hint: For example "@a := d6; @a + 2"

> @a := 2 := 3; @a
error: ":=" names a roll and only goes at the start
  @a := 2 := 3; @a
          ^^
hint: For example "@a := d6; @a + 2"

> @a := d6 @a
error: nothing joins "@a" to what comes before it
  @a := d6 @a
           ^^
hint: Put a sign such as + or * between them.

> {4d6} {2d6}
error: nothing joins "{" to what comes before it
  {4d6} {2d6}
        ^
hint: Put a sign such as + or * between them.

> 5{2d6}
error: nothing joins "{" to what comes before it
  5{2d6}
   ^
hint: Put a sign such as + or * between them.

> 2d6 x 3
error: "x" repeats a roll; put the number of times before it
  2d6 x 3
      ^
hint: Put it first, as in "6 x 4d6kh3". To multiply, use *
try: 2d6 * 3
= 2d6 * 3

> d4 x d6
error: "x" repeats a roll; put the number of times before it
  d4 x d6
     ^
hint: Put it first, as in "6 x 4d6kh3". To multiply, use *

> 2 + 3 x d6
error: "x" repeats a roll; put the number of times before it
  2 + 3 x d6
        ^
hint: Only a whole roll can be repeated, as in "3 x d6". To multiply, write "3 * d6", or "3d6" to add up 3 dice

> 3 x d6 x 2
error: "x" repeats a whole roll, and cannot go here
  3 x d6 x 2
         ^
hint: Put it first, as in "6 x 4d6kh3". To multiply, use *
try: 3 x d6 * 2
= 3 x d6 * 2

> floor(3 x d6)
error: "x" repeats a whole roll, and cannot go here
  floor(3 x d6)
          ^
hint: Only a whole roll can be repeated, as in "3 x d6". To multiply, write "3 * d6", or "3d6" to add up 3 dice

> @a := 6 x d6; @a
error: "x" repeats a whole roll, and cannot go here
  @a := 6 x d6; @a
          ^
hint: Only a whole roll can be repeated, as in "6 x d6". To multiply, write "6 * d6", or "6d6" to add up 6 dice

> 1d4+1 x 100
error: "x" repeats a roll; put the number of times before it
  1d4+1 x 100
        ^
hint: Did you mean "100 x 1d4+1" or "(1d4+1) * 100"?

> 3d6x10
error: "x" repeats a roll; put the number of times before it
  3d6x10
     ^
hint: Put it first, as in "6 x 4d6kh3". To multiply, use *
try: 3d6*10
= 3d6 * 10

> 2d6!x6
error: "x" repeats a roll; put the number of times before it
  2d6!x6
      ^
hint: Put it first, as in "6 x 4d6kh3". To multiply, use *

> 2d6r1,2
error: the "," makes no sense here
  2d6r1,2
       ^
hint: To give several faces, write "r(1, 2)"
try: 2d6r(1, 2)
= 2d6r(1, 2)

> 3d(2,4,6)
error: the "," makes no sense here
  3d(2,4,6)
      ^
hint: Faces go in braces: "3d{2,4,6}"
try: 3d{2,4,6}
= 3d{2,4,6}

> 10d6=5,6
error: the "," makes no sense here
  10d6=5,6
        ^
hint: To give several faces, write "=5=6"
try: 10d6=5=6
= 10d6=5=6

> 2d10 < min(10, 7)
error: right after dice, a comparison counts the dice that match, and needs a plain number
  2d10 < min(10, 7)
         ^^^
hint: To count dice, write "2d10 < (min(10, 7))"; to compare the total, write "(2d10) < min(10, 7)"

> 5d10 >= if(1, 2, 3)
error: right after dice, a comparison counts the dice that match, and needs a plain number
  5d10 >= if(1, 2, 3)
          ^^
hint: To count dice, write "5d10 >= (if(1, 2, 3))"; to compare the total, write "(5d10) >= if(1, 2, 3)"

> floor(1d4+1 x 2)
error: "x" repeats a whole roll, and cannot go here
  floor(1d4+1 x 2)
              ^
hint: Put it first, as in "6 x 4d6kh3". To multiply, use *

> 1 000
error: a number has no spaces
  1 000
  ^^^^^
hint: Write "1000"
try: 1000
= 1000

> 10 000,5 + d6
error: decimals are written with a point, not a comma
  10 000,5 + d6
  ^^^^^^^^
hint: Write "10000.5"
try: 10000.5 + d6
= 10000.5 + d6

> 2 000d6
error: a number has no spaces
  2 000d6
  ^^^^^
hint: Write "2000"
try: 2000d6
= 2000d6

> 1'000
error: a number has no apostrophe
  1'000
  ^^^^^
hint: Write "1000"
try: 1000
= 1000

> 1_000
error: a number has no underscore
  1_000
  ^^^^^
hint: Write "1000"
try: 1000
= 1000

> 1.000.000
error: a number has only one point, before its decimals
  1.000.000
  ^^^^^^^^^
hint: Write "1000000"
try: 1000000
= 1000000

> 1.234.567,8
error: decimals are written with a point, not a comma
  1.234.567,8
  ^^^^^^^^^^^
hint: Write "1234567.8", without any other points
try: 1234567.8
= 1234567.8

> 1,000,000
error: a number has no comma
  1,000,000
  ^^^^^^^^^
hint: Write "1000000"
try: 1000000
= 1000000

> 1,000d6
error: a number has no comma
  1,000d6
  ^^^^^
hint: Write "1000"
try: 1000d6
= 1000d6

> 1 500
error: nothing joins "500" to what comes before it
  1 500
    ^^^
hint: Put a sign such as + or * between them.

> d6 100
error: nothing joins "100" to what comes before it
  d6 100
     ^^^
hint: Put a sign such as + or * between them.

> d(1, 2, 3)
error: the "," makes no sense here
  d(1, 2, 3)
     ^
hint: Faces go in braces: "d{1, 2, 3}"
try: d{1, 2, 3}
= d{1,2,3}

> 2d6r1,2kh1
error: the "," makes no sense here
  2d6r1,2kh1
       ^
hint: To give several faces, write "r(1, 2)"
try: 2d6r(1, 2)kh1
= 2d6r(1, 2)kh1

> 4d6(kh3)
error: "kh3" needs no brackets
  4d6(kh3)
     ^^^^^
hint: A modifier comes right after its dice, for example "4d6kh3"
try: 4d6kh3
= 4d6kh3

> 4d6{kh3dl1} + 2
error: "kh3dl1" needs no brackets
  4d6{kh3dl1} + 2
     ^^^^^^^^
hint: A modifier comes right after its dice, for example "4d6kh3"
try: 4d6kh3dl1 + 2
= 4d6kh3dl1 + 2

> 4d6(2)
error: nothing joins "(" to what comes before it
  4d6(2)
     ^
hint: Put a sign such as + or * between them.

> 2d6 d{1,1,2}
error: nothing joins "d{1,1,2}" to what comes before it
  2d6 d{1,1,2}
      ^^^^^^^^
hint: Put + between two pools of dice.
try: 2d6 + d{1,1,2}
= 2d6 + d{1,1,2}

> 6 4d6kh3 + 2
error: nothing joins "4d6kh3" to what comes before it
  6 4d6kh3 + 2
    ^^^^^^
hint: To roll it 6 times, write "6 x 4d6kh3 + 2"; to add, write "6 + 4d6kh3 + 2"

> 2d6[a]2d6
error: nothing joins "2d6" to what comes before it
  2d6[a]2d6
        ^^^
hint: Put + between two pools of dice.
try: 2d6[a] + 2d6
= 2d6[a] + 2d6

> @a, 2
error: the "," makes no sense here
  @a, 2
    ^
hint: Put several items in braces, as in "{2d6, 3d6}"

> 2d6;
error: ";" is only used after naming a roll
  2d6;
     ^
hint: For example "@a := d6; @a + 2"
try: 2d6
= 2d6

> (3 x 4d6kh3)
error: "x" repeats a whole roll, and cannot go here
  (3 x 4d6kh3)
     ^
hint: Only a whole roll can be repeated, as in "3 x 4d6kh3". To multiply, write "3 * 4d6kh3"

> @a := d6+1 x 3; @a
error: "x" repeats a whole roll, and cannot go here
  @a := d6+1 x 3; @a
             ^
hint: Put it first, as in "6 x 4d6kh3". To multiply, use *

> 2d6>max(1, (2))
error: right after dice, a comparison counts the dice that match, and needs a plain number
  2d6>max(1, (2))
      ^^^
hint: To count dice, write "2d6 > (max(1, (2)))"; to compare the total, write "(2d6) > max(1, (2))"
`,
} as const;
