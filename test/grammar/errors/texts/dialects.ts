/** Other tools' spellings as they are answered: after ">" the notation, below it what is said, after "=" the fix as it is read. */
export const dialects = {
  'foreign-spelling': `
> 4d6x6
error: openroll doesn't use "x"
  4d6x6
     ^
hint: In Foundry, "x" makes dice explode. Here that is written "!"
try: 4d6!6
= 4d6!6

> 4d6xo
error: openroll doesn't use "xo"
  4d6xo
     ^^
hint: In Foundry, "xo" makes each die explode only once. Here that is written "!(once)"
try: 4d6!(once)
= 4d6!(once)

> 1d20e20
error: openroll doesn't use "e20"
  1d20e20
      ^^^
hint: Tools differ on "e20". To explode on 20, write "!20"; for one more die at most from 20 up, "!(>=20, once)"; for at most 20 rolls of a die, "!(limit 19)"

> 3d6ra6
error: openroll doesn't use "ra6"
  3d6ra6
     ^^^
hint: In Avrae, "ra6" rolls one more die for the first die that meets the condition. Here "!(6, once)" adds one for each die that matches.

> 4d6s5
error: openroll doesn't use "s5"
  4d6s5
     ^^
hint: Tools differ on "s5". To count the dice that show 5 or more, write ">=5"; to drop the lowest 5 dice, write "dl5"

> 1d20adv
error: openroll doesn't use "adv"
  1d20adv
      ^^^
hint: Advantage means rolling two d20 and keeping the higher: "2d20kh1"
try: 2d20kh1
= 2d20kh1

> 6#4d6
error: openroll doesn't use "#"
  6#4d6
   ^
hint: To repeat a roll, put "6 x" before it.
try: 6 x 4d6
= 6 x 4d6

> 2d6 // fire
error: openroll doesn't use "//"
  2d6 // fire
      ^^
hint: Notes go after #.
try: 2d6 # fire
= 2d6 # fire

> [highest 3 of 4d6]
error: openroll doesn't use "[highest 3 of 4d6]"
  [highest 3 of 4d6]
  ^^^^^^^^^^^^^^^^^^
hint: In AnyDice, "[highest 3 of 4d6]" keeps the highest 3 dice. Here that is written "4d6kh3"
try: 4d6kh3
= 4d6kh3

> /r 2d6
error: openroll doesn't use "/r"
  /r 2d6
  ^^
hint: You don't need "/r" here.
try: 2d6
= 2d6

> 1d20 vs 15
error: openroll doesn't use "vs"
  1d20 vs 15
       ^^
hint: To test the total, write "(1d20) >= 15" to reach the number, or "(1d20) <= 15" to roll under it.

> 3d6 sum
error: openroll doesn't use "sum"
  3d6 sum
      ^^^
hint: Dice are added up automatically.
try: 3d6
= 3d6

> 2D6/2C
error: openroll doesn't use "/2C"
  2D6/2C
     ^^^
hint: In BCDice, "/2C" divides and rounds up. Here that is written "ceil(2D6/2)"
try: ceil(2D6/2)
= ceil(2d6 / 2)

> 4d6-L
error: openroll doesn't use "-L"
  4d6-L
     ^^
hint: To drop the lowest die, write "dl1"
try: 4d6dl1
= 4d6dl1

> 1d20+?{Bonus|0}
error: openroll doesn't use "?{Bonus|0}"
  1d20+?{Bonus|0}
       ^^^^^^^^^^
hint: Roll20 asks for a value here. Use a variable, and give it a value when you roll.
try: 1d20+@{Bonus}
= d20 + @bonus

> roll(4, 6)
error: openroll doesn't use "roll(4, 6)"
  roll(4, 6)
  ^^^^^^^^^^
hint: In MapTool, "roll(4, 6)" rolls that many dice with that many sides. Here that is written "4d6"
try: 4d6
= 4d6

> 4d6 drop lowest
error: openroll doesn't use "drop lowest"
  4d6 drop lowest
      ^^^^^^^^^^^
hint: To drop the lowest die, write "dl1"
try: 4d6dl1
= 4d6dl1

> d[1,2,2,3]
error: openroll doesn't use "d[1,2,2,3]"
  d[1,2,2,3]
  ^^^^^^^^^^
hint: The faces of a die go in braces: "d{1,2,2,3}"
try: d{1,2,2,3}
= d{1,2,2,3}

> 1d20e20 + $
error: openroll doesn't use "e20"
  1d20e20 + $
      ^^^
hint: Tools differ on "e20". To explode on 20, write "!20"; for one more die at most from 20 up, "!(>=20, once)"; for at most 20 rolls of a die, "!(limit 19)"

> 2d6\\ with fire
error: openroll doesn't use "\\"
  2d6\\ with fire
     ^
hint: Notes go after #.
try: 2d6 # with fire
= 2d6 # with fire

> "d20 +\\n4d6x6"
error: openroll doesn't use "x" (line 2, column 4)
  4d6x6
     ^
hint: In Foundry, "x" makes dice explode. Here that is written "!"
try: d20 +
4d6!6
= d20 + 4d6!6

> 8d10x=10
error: openroll doesn't use "x"
  8d10x=10
      ^
hint: In Foundry, "x" makes dice explode. Here that is written "!"
try: 8d10!10
= 8d10!10

> 1d20+1d4 advantage
error: openroll doesn't use "advantage"
  1d20+1d4 advantage
           ^^^^^^^^^
hint: Advantage means rolling two d20 and keeping the higher: "2d20kh1"
try: 2d20kh1+1d4
= 2d20kh1 + d4

> d100 explode 96-100
error: openroll doesn't use "explode 96-100"
  d100 explode 96-100
       ^^^^^^^^^^^^^^
hint: To make dice explode on these numbers, write "!>=96"
try: d100!>=96
= d100!>=96

> 6D10e[>=9]
error: openroll doesn't use "e[>=9]"
  6D10e[>=9]
      ^^^^^^
hint: In Rolisteam, "e[>=9]" makes dice explode. Here that is written "6D10!>=9"
try: 6D10!>=9
= 6d10!>=9

> 2d6/2 round down
error: openroll doesn't use "round down"
  2d6/2 round down
        ^^^^^^^^^^
hint: To round down, write "floor(2d6/2)"
try: floor(2d6/2)
= floor(2d6 / 2)

> d100o+45
error: openroll doesn't use "o"
  d100o+45
      ^
hint: For an open-ended roll, write "!o", as in "d100!o". In MapTool, "o" makes dice explode and keeps only the highest result; here that is "!!kh1"

> 10d10x3<5
error: openroll doesn't use "x"
  10d10x3<5
       ^
hint: In Foundry, 3 is how many dice of the whole pool may explode. Here "limit 3" is for each die, as in "d6!(6, limit 3)"

> 1d6x3=6
error: openroll doesn't use "x"
  1d6x3=6
     ^
hint: In Foundry, "x" makes dice explode. Here that is written "!"
try: 1d6!(6, limit 3)
= d6!(6, limit 3)

> 1d6x@m=6
error: openroll doesn't use "x"
  1d6x@m=6
     ^
hint: In Foundry, "x" makes dice explode. Here that is written "!"
try: 1d6!(6, limit @m)
= d6!(6, limit @m)

> 6d6df
error: openroll doesn't use "df"
  6d6df
     ^^
hint: In Foundry, "df" takes away a success for each failure. Here that is written "f" and goes after a count, as in "6d6>=5f1"

> 6d6cs>3df
error: openroll doesn't use "df"
  6d6cs>3df
         ^^
hint: In Foundry, "df" takes away a success for each failure. Here that is written "f"
try: 6d6>3f<=3
= 6d6>3f<=3

> 2d6e3
error: openroll doesn't use "e3"
  2d6e3
     ^^
hint: Tools differ on "e3". To explode on 3, write "!3"; for one more die at most from 3 up, "!(>=3, once)"; for at most 3 rolls of a die, "!(limit 2)"

> 4d6 e6
error: openroll doesn't use "e6"
  4d6 e6
      ^^
hint: Tools differ on "e6". To explode on 6, write "!6"; for one more die at most from 6 up, "!(>=6, once)"; for at most 6 rolls of a die, "!(limit 5)"

> 1d10x10+1d10
error: openroll doesn't use "x"
  1d10x10+1d10
      ^
hint: To explode on 10, write "!10"; to multiply by 10, write "* 10"

> 10d10ie10
error: openroll doesn't use "ie10"
  10d10ie10
       ^^^^
hint: In Dice Maiden, "ie10" makes dice explode on 10 or more, without end. Here that is written "!>=10"
try: 10d10!>=10
= 10d10!>=10

> 6 fois 4d6
error: openroll doesn't use "fois"
  6 fois 4d6
    ^^^^
hint: To repeat a roll, put "6 x" before it.
try: 6 x 4d6
= 6 x 4d6

> 4d6x=
error: openroll doesn't use "x"
  4d6x=
     ^
hint: In Foundry, "x" makes dice explode. Here that is written "!", as in "4d6!6"

> 2d6 t10
error: openroll doesn't use "t10"
  2d6 t10
      ^^^
hint: In Dice Maiden, "t10" counts the dice that show 10 or more, and no d6 can. To compare the total, write "(2d6) >= 10"

> 10d10 f1 t6
error: openroll doesn't use "t6"
  10d10 f1 t6
           ^^
hint: In Dice Maiden, "t6" counts the dice that show 6 or more. Here that is written ">=6f<=1"
try: 10d10 >=6f<=1
= 10d10>=6f<=1

> d100x>95x<6
error: openroll doesn't use "x"
  d100x>95x<6
      ^
hint: In Foundry, a second "x" adds dice to what the first one rolled, and subtracts nothing. For a roll that is open at both ends and subtracts after a low first die, write "d100!o"

> 3d6 v12
error: openroll doesn't use "v12"
  3d6 v12
      ^^^
hint: Tools differ on "v12". To test the total, write "(3d6) >= 12" or "(3d6) <= 12"; to keep the lowest 12 dice, write "kl12"

> [1d6, 1d8] k1
error: openroll doesn't use "[1d6, 1d8]"
  [1d6, 1d8] k1
  ^^^^^^^^^^
hint: Rolls to choose from go in braces, as in "{1d6, 1d8}kh1", which keeps the highest.

> 3d12ms>(4d6)
error: openroll doesn't use "ms"
  3d12ms>(4d6)
      ^^
hint: In Foundry, "ms" subtracts the number from the total. Here that is written "(3d12 - (4d6))"
try: (3d12 - (4d6))
= 3d12 - 4d6

> 4d6p1
error: openroll doesn't use "p1"
  4d6p1
     ^^
hint: In Avrae, "p1" drops the dice that show these faces. Here dice are only dropped by rank: "dl1" drops the lowest.

> 4d6u5
error: openroll doesn't use "u5"
  4d6u5
     ^^
hint: In MapTool, "u5" counts dice above 5 as 5. Here that is written "max5"
try: 4d6max5
= 4d6max5

> /r 4d6 e6
error: openroll doesn't use "/r"
  /r 4d6 e6
  ^^
hint: You don't need "/r" here.
error: openroll doesn't use "e6"
  /r 4d6 e6
         ^^
hint: Tools differ on "e6". To explode on 6, write "!6"; for one more die at most from 6 up, "!(>=6, once)"; for at most 6 rolls of a die, "!(limit 5)"

> /roll 4d6x=
error: openroll doesn't use "/roll"
  /roll 4d6x=
  ^^^^^
hint: You don't need "/roll" here.
error: openroll doesn't use "x"
  /roll 4d6x=
           ^
hint: In Foundry, "x" makes dice explode. Here that is written "!", as in "4d6!6"

> /r 4d6x6
error: openroll doesn't use "/r"
  /r 4d6x6
  ^^
hint: You don't need "/r" here.
try: 4d6!6
= 4d6!6
error: openroll doesn't use "x"
  /r 4d6x6
        ^
hint: In Foundry, "x" makes dice explode. Here that is written "!"

> /roll 2d10>8
error: openroll doesn't use "/roll"
  /roll 2d10>8
  ^^^^^
hint: You don't need "/roll" here. In Roll20, ">" and "<" mean "at least" and "at most". Here that is written ">=" and "<="

> !r 4d6k3
error: openroll doesn't use "!r"
  !r 4d6k3
  ^^
hint: You don't need "!r" here. In Avrae, "k3" keeps the dice that show 3. To keep the highest 3, write "kh3"

> /r 4d6 please
error: openroll doesn't use "/r"
  /r 4d6 please
  ^^
hint: You don't need "/r" here.
try: 4d6 # please
= 4d6 # please
error: I don't understand "please"
  /r 4d6 please
         ^^^^^^
hint: Notes go after #; labels go in square brackets: "2d6[fire] # a comment"

> 5d6 hits on 5+
error: openroll doesn't use "hits on 5+"
  5d6 hits on 5+
      ^^^^^^^^^^
hint: To count the dice that show 5 or more, write ">=5"
try: 5d6>=5
= 5d6>=5

> 8d10 success 7
error: openroll doesn't use "success 7"
  8d10 success 7
       ^^^^^^^^^
hint: To count the dice that show 7 or more, write "8d10>=7"; those that show 7, "8d10=7"

> exploding 3d6
error: openroll doesn't use "exploding"
  exploding 3d6
  ^^^^^^^^^
hint: To make dice explode, write "3d6!"
try: 3d6!
= 3d6!

> best of 2d20
error: openroll doesn't use "best of"
  best of 2d20
  ^^^^^^^
hint: To keep the highest die, write "2d20kh1"
try: 2d20kh1
= 2d20kh1

> d100 under 45
error: openroll doesn't use "under"
  d100 under 45
       ^^^^^
hint: To test the total, write "(d100) <= 45" for 45 or less, or "(d100) < 45" for less than that.

> jet ouvert d100
error: openroll doesn't use "jet ouvert"
  jet ouvert d100
  ^^^^^^^^^^
hint: For an open-ended roll, write "!o" right after the dice.
try: d100!o
= d100!o

> d100 ouvert haut
error: openroll doesn't use "ouvert haut"
  d100 ouvert haut
       ^^^^^^^^^^^
hint: For a high open-ended roll, write "!oh" right after the dice.
try: d100!oh
= d100!oh

> 2d100 ouverts
error: openroll doesn't use "ouverts"
  2d100 ouverts
        ^^^^^^^
hint: For an open-ended roll, write "!o" right after the dice.
try: 2d100!o
= 2d100!o

> +15 1d100 ouvert
error: openroll doesn't use "ouvert"
  +15 1d100 ouvert
            ^^^^^^
hint: For an open-ended roll, write "!o" right after the dice.
try: 1d100!o + 15
= d100!o + 15

> 1d100+15 OE
error: openroll doesn't use "OE"
  1d100+15 OE
           ^^
hint: The letters of an open-ended roll come right after its dice: "1d100OE+15"
try: 1d100OE+15
= d100!o + 15

> 1d20 avantage
error: openroll doesn't use "avantage"
  1d20 avantage
       ^^^^^^^^
hint: Advantage means rolling two d20 and keeping the higher: "2d20kh1"
try: 2d20kh1
= 2d20kh1

> output 2d6 > 3
error: openroll doesn't use "output"
  output 2d6 > 3
  ^^^^^^
hint: You don't need "output" here. In AnyDice, a comparison after dice compares the total. Here the dice go in parentheses for that, as in "(2d6) >= 7"; without them, dice are counted

> attack: 1d20+5
error: openroll doesn't use "attack:"
  attack: 1d20+5
  ^^^^^^^
hint: To name a roll, put "# attack" after it.
try: 1d20+5 # attack
= d20 + 5 # attack

> 2d6 fire
error: openroll doesn't use "fire"
  2d6 fire
      ^^^^
hint: Damage types go in square brackets after the dice: "[fire]"
try: 2d6[fire]
= 2d6[fire]

> 3B6
error: openroll doesn't use "B"
  3B6
   ^
hint: In BCDice, "B" rolls dice one by one, without adding them up. Here that is written "3 x d6"; to add them up, write "3d6"
`,
} as const;
