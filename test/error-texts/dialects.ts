/** Other tools' spellings as they are answered: behind ">" the notation, below it what is said, behind "=" the fix as it is read. */
export const dialects = {
  'foreign-spelling': `
> 4d6x6
error: "x" is not spelled this way here
  4d6x6
     ^
hint: in Foundry it lets dice explode
try: 4d6!6
= 4d6!6

> 4d6xo
error: "xo" is not spelled this way here
  4d6xo
     ^^
hint: in Foundry it lets a die explode once
try: 4d6!(once)
= 4d6!(once)

> 1d20e20
error: "e" is not spelled this way here
  1d20e20
      ^
hint: in Avrae and MapTool it lets dice explode
try: 1d20!20
= d20!20

> 3d6ra6
error: "ra6" is not spelled this way here
  3d6ra6
     ^^^
hint: in Avrae it rolls one more die for the first that matches; here each that matches brings one
try: 3d6!(6, once)
= 3d6!(6, once)

> 4d6s5
error: "s5" is not spelled this way here
  4d6s5
     ^^
hint: in MapTool it counts the dice that reach the number
try: 4d6>=5
= 4d6>=5

> 1d20adv
error: "adv" is not spelled this way here
  1d20adv
      ^^^
hint: in Avrae it rolls two dice and keeps the higher
try: 2d20kh1
= 2d20kh1

> 6#4d6
error: "#" is not spelled this way here
  6#4d6
   ^
hint: in chat rooms it repeats a roll
try: 6 x 4d6
= 6 x 4d6

> 2d6 // fire
error: "//" is not spelled this way here
  2d6 // fire
      ^^
hint: in rpg-dice-roller it begins a remark
try: 2d6 # fire
= 2d6 # fire

> [highest 3 of 4d6]
error: "[highest 3 of 4d6]" is not spelled this way here
  [highest 3 of 4d6]
  ^^^^^^^^^^^^^^^^^^
hint: in AnyDice it keeps the highest dice
try: 4d6kh3
= 4d6kh3

> /r 2d6
error: "/r" is not spelled this way here
  /r 2d6
  ^^
hint: in chat rooms it says that a roll follows
try: 2d6
= 2d6

> 1d20 vs 15
error: "vs" is not spelled this way here
  1d20 vs 15
       ^^
hint: in other tools it compares the total with a target
try: (1d20) >= 15
= (d20) >= 15

> 3d6 sum
error: "sum" is not spelled this way here
  3d6 sum
      ^^^
hint: in other tools it adds the dice up, which happens here without a word
try: 3d6
= 3d6

> 2D6/2C
error: "/2C" is not spelled this way here
  2D6/2C
     ^^^
hint: in BCDice it divides and rounds as the letter says
try: ceil(2D6/2)
= ceil(2d6 / 2)

> 4d6-L
error: "-L" is not spelled this way here
  4d6-L
     ^^
hint: in many rule books it drops the lowest die
try: 4d6dl1
= 4d6dl1

> 1d20+?{Bonus|0}
error: "?{Bonus|0}" is not spelled this way here
  1d20+?{Bonus|0}
       ^^^^^^^^^^
hint: in Roll20 it asks for a value
try: 1d20+@{Bonus}
= d20 + @bonus

> roll(4, 6)
error: "roll(4, 6)" is not spelled this way here
  roll(4, 6)
  ^^^^^^^^^^
hint: in MapTool it rolls so many dice with so many sides
try: 4d6
= 4d6

> 1d20+5 Roll for Initiative
error: "Roll for Initiative" is not spelled this way here
  1d20+5 Roll for Initiative
         ^^^^^^^^^^^^^^^^^^^
hint: in Roll20 and Avrae it is a remark
try: 1d20+5 # Roll for Initiative
= d20 + 5 # Roll for Initiative

> 4d6 drop lowest
error: "drop lowest" is not spelled this way here
  4d6 drop lowest
      ^^^^^^^^^^^
hint: in plain English it drops the lowest dice
try: 4d6dl1
= 4d6dl1

> d[1,2,2,3]
error: "d[1,2,2,3]" is not spelled this way here
  d[1,2,2,3]
  ^^^^^^^^^^
hint: in other tools it lists the faces of a die
try: d{1,2,2,3}
= d{1,2,2,3}

> 1d20e20 + $
error: "e" is not spelled this way here
  1d20e20 + $
      ^
hint: in Avrae and MapTool it lets dice explode; here that is "!"

> 2d6\\ with fire
error: "\\" is not spelled this way here
  2d6\\ with fire
     ^
hint: in Roll20 it begins a remark
try: 2d6 # with fire
= 2d6 # with fire

> "d20 +\\n4d6x6"
error: "x" is not spelled this way here (line 2, column 4)
  4d6x6
     ^
hint: in Foundry it lets dice explode
try: d20 +
4d6!6
= d20 + 4d6!6

> 8d10x=10
error: "x" is not spelled this way here
  8d10x=10
      ^
hint: in Foundry it lets dice explode
try: 8d10!10
= 8d10!10

> 1d20+1d4 advantage
error: "advantage" is not spelled this way here
  1d20+1d4 advantage
           ^^^^^^^^^
hint: in Avrae it rolls two dice and keeps the higher
try: 2d20kh1+1d4
= 2d20kh1 + d4

> d100 explode 96-100
error: "explode 96-100" is not spelled this way here
  d100 explode 96-100
       ^^^^^^^^^^^^^^
hint: in plain English it lets dice explode on the numbers
try: d100!>=96
= d100!>=96

> 6D10e[>=9]
error: "e[>=9]" is not spelled this way here
  6D10e[>=9]
      ^^^^^^
hint: in Rolisteam it lets dice explode that meet the condition
try: 6D10!>=9
= 6d10!>=9

> 2d6/2 round down
error: "round down" is not spelled this way here
  2d6/2 round down
        ^^^^^^^^^^
hint: in plain English it rounds down
try: floor(2d6/2)
= floor(2d6 / 2)

> d100o+45
error: "o" is not spelled this way here
  d100o+45
      ^
hint: in other tools it rolls on at both ends
try: d100!o+45
= d100!o + 45
`,
} as const;
