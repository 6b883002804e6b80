/** Warnings as they are shown: after ">" the notation, below it what is said, after "=" the fix as it is read. */
export const warnings = {
  'count-in-arithmetic': `
> 5 + d20 >= 15
warning: this checks one die (1 or 0), not the total
  5 + d20 >= 15
          ^^^^^
hint: To compare the total, put it in parentheses.
try: (5 + d20) >= 15
= (5 + d20) >= 15

> d20>=15 + 5
warning: this checks one die (1 or 0), not the total
  d20>=15 + 5
     ^^^^
hint: To compare the total, put it in parentheses.

> d20>=15 + d20>=15
warning: this checks one die (1 or 0), not the total
  d20>=15 + d20>=15
     ^^^^
hint: To compare the total, put it in parentheses.
warning: this checks one die (1 or 0), not the total
  d20>=15 + d20>=15
               ^^^^
hint: To compare the total, put it in parentheses.

> 1 - d20>=15
warning: this checks one die (1 or 0), not the total
  1 - d20>=15
         ^^^^
hint: To compare the total, put it in parentheses.
try: (1 - d20) >= 15
= (1 - d20) >= 15
warning: this counts successes first, and then subtracts them
  1 - d20>=15
         ^^^^
hint: If you mean that, put the count in parentheses.

> if(5 + d20 >= 15, 2d6, 0)
warning: this checks one die (1 or 0), not the total
  if(5 + d20 >= 15, 2d6, 0)
             ^^^^^
hint: To compare the total, put it in parentheses.
try: if((5 + d20) >= 15, 2d6, 0)
= if((5 + d20) >= 15, 2d6, 0)

> 6 x 5 + d20 >= 15
warning: this checks one die (1 or 0), not the total
  6 x 5 + d20 >= 15
              ^^^^^
hint: To compare the total, put it in parentheses.
try: 6 x (5 + d20) >= 15
= 6 x (5 + d20) >= 15

> @a := 5 + d20 >= 15; @a
warning: this checks one die (1 or 0), not the total
  @a := 5 + d20 >= 15; @a
                ^^^^^
hint: To compare the total, put it in parentheses.
try: @a := (5 + d20) >= 15; @a
= @a := (5 + d20) >= 15; @a

> 5 + 2d20kh1 >= 15
warning: this checks one die (1 or 0), not the total
  5 + 2d20kh1 >= 15
              ^^^^^
hint: To compare the total, put it in parentheses.
try: (5 + 2d20kh1) >= 15
= (5 + 2d20kh1) >= 15

> d20 + 2d8 >= 8
warning: this counts dice; it does not compare the total
  d20 + 2d8 >= 8
            ^^^^
hint: To compare the total, put it in parentheses.
try: (d20 + 2d8) >= 8
= (d20 + 2d8) >= 8

> 5 + d6!6>=4
warning: this counts dice; it does not compare the total
  5 + d6!6>=4
          ^^^
hint: To compare the total, put it in parentheses.
try: (5 + d6!6) >= 4
= (5 + d6!6) >= 4

> 5 + 4d6dl3>=3
warning: this checks one die (1 or 0), not the total
  5 + 4d6dl3>=3
            ^^^
hint: To compare the total, put it in parentheses.
try: (5 + 4d6dl3) >= 3
= (5 + 4d6dl3) >= 3

> 5 + {d20, d20}kh1 >= 15
warning: this checks one total of the group (1 or 0), not the whole sum
  5 + {d20, d20}kh1 >= 15
                    ^^^^^
hint: To compare the total, put it in parentheses.
try: (5 + {d20, d20}kh1) >= 15
= (5 + {d20, d20}kh1) >= 15

> 2*d20 + 3 - d6>=4
warning: this checks one die (1 or 0), not the total
  2*d20 + 3 - d6>=4
                ^^^
hint: To compare the total, put it in parentheses.
try: (2*d20 + 3 - d6) >= 4
= (2 * d20 + 3 - d6) >= 4
warning: this counts successes first, and then subtracts them
  2*d20 + 3 - d6>=4
                ^^^
hint: If you mean that, put the count in parentheses.

> (1 + 2d20kl1 >= 15)
warning: this checks one die (1 or 0), not the total
  (1 + 2d20kl1 >= 15)
               ^^^^^
hint: To compare the total, put it in parentheses.
try: ((1 + 2d20kl1) >= 15)
= (1 + 2d20kl1) >= 15
`,
  'count-under-minus': `
> 10d10>=8 - 3d10>=8
warning: this counts successes first, and then subtracts them
  10d10>=8 - 3d10>=8
                 ^^^
hint: If you mean that, put the count in parentheses.

> -3d6>=5
warning: this counts successes first, and then subtracts them
  -3d6>=5
      ^^^
hint: If you mean that, put the count in parentheses.
`,
  'count-always': `
> 10d6>0
warning: every roll of these dice passes
  10d6>0
      ^^

> 3d6>=5f>0
warning: every roll of these dice takes a success away
  3d6>=5f>0
        ^^^

> {4d6}<10
warning: every roll of these dice passes
  {4d6}<10
       ^^^
hint: To compare the total, put the dice in parentheses.
try: ({4d6}) < 10
= ({4d6}) < 10

> 3d6<=10
warning: every roll of these dice passes
  3d6<=10
     ^^^^
hint: To compare the total, put the dice in parentheses.
try: (3d6) <= 10
= (3d6) <= 10

> 3d6<=10 + 2
warning: every roll of these dice passes
  3d6<=10 + 2
     ^^^^
hint: To compare the total, put the dice in parentheses.

> d6<=6
warning: every roll of this die passes
  d6<=6
    ^^^

> d6>=4f>=(1)
warning: every roll of this die takes a success away
  d6>=4f>=(1)
       ^^^^^^

> 2d6kh1<=6
warning: every roll of this die passes
  2d6kh1<=6
        ^^^
`,
  'condition-never': `
> 4d6!7
warning: no face meets this condition, so it never happens
  4d6!7
     ^^

> 3d6>=5f7
warning: no face meets this condition, so it never happens
  3d6>=5f7
        ^^

> 4d6mt5
warning: there can be no set of 5 with only 4 dice
  4d6mt5
     ^^^

> 4d6mt3>7
warning: no face meets this condition, so there can be no such set
  4d6mt3>7
     ^^^^^

> {4d6}cs7
warning: no face meets this condition, so no die is ever marked
  {4d6}cs7
       ^^^

> d6>=(7)
warning: this die can never roll 7 or more, so this adds nothing
  d6>=(7)
    ^^^^^

> d6min7r<=6
warning: every die counts as 7, whatever it shows
  d6min7r<=6
    ^^^^
warning: no face meets this condition, so it never happens
  d6min7r<=6
        ^^^^
warning: the minimum or maximum is lost when a die is rolled again
  d6min7r<=6
        ^^^^
hint: Put the minimum or maximum after the reroll.

> {d6min7 + d8min9}r<=6
warning: every die counts as 7, whatever it shows
  {d6min7 + d8min9}r<=6
     ^^^^
warning: every die counts as 9, whatever it shows
  {d6min7 + d8min9}r<=6
              ^^^^
warning: no face meets this condition, so it never happens
  {d6min7 + d8min9}r<=6
                   ^^^^
warning: the minimum or maximum is lost when a die is rolled again
  {d6min7 + d8min9}r<=6
                   ^^^^
hint: Put the minimum or maximum after the reroll.

> d1min7!
warning: every die counts as 7, whatever it shows
  d1min7!
    ^^^^
warning: no face meets this condition, so it never happens
  d1min7!
        ^

> 2d6!!<=(0)
warning: no face meets this condition, so it never happens
  2d6!!<=(0)
     ^^^^^^^

> {2d6, 3d6}mt3
warning: there can be no set of 3 with only 2 totals
  {2d6, 3d6}mt3
            ^^^

> 2d6 >= (7)
warning: no die here can roll 7 or more, so this adds nothing
  2d6 >= (7)
      ^^^^^^
`,
  'explodes-not-counts': `
> 8d10!>=9
warning: this says when to roll again; the dice are added up, not counted
  8d10!>=9
      ^^^^
hint: To roll again on the highest face and count successes, write both: "!10>=9"
try: 8d10!10>=9
= 8d10!10>=9

> (2d6)d8!!>=7
warning: this says when to roll again; the dice are added up, not counted
  (2d6)d8!!>=7
         ^^^^^
hint: To roll again on the highest face and count successes, write both: "!!8>=7"
try: (2d6)d8!!8>=7
= (2d6)d8!!8>=7

> d6! = 4
warning: "!" rolls again when a die shows 4; it counts nothing
  d6! = 4
    ^^^^^
hint: If you mean that, write "!4"; to count all other faces, write "<>4"

> 4d6!! = 5
warning: "!!" rolls again when a die shows 5; it counts nothing
  4d6!! = 5
     ^^^^^^
hint: If you mean that, write "!!5"; to count all other faces, write "<>5"
`,
  'keep-after-count': `
> 4d6>=5kh2
warning: this chooses dice by what they show, not by their successes
  4d6>=5kh2
        ^^^

> {2d6, 3d6}>=10kh1
warning: this chooses totals by their size, not by their successes
  {2d6, 3d6}>=10kh1
                ^^^
`,
  'keeps-all': `
> 2d6kh3
warning: this keeps 3 dice, but there are only 2
  2d6kh3
     ^^^

> (d1)d20kl2
warning: this keeps 2 dice, but there is only 1
  (d1)d20kl2
         ^^^


> {2d6, 3d6}kh3
warning: this keeps 3 totals, but there are only 2
  {2d6, 3d6}kh3
            ^^^

> {d20+5}kh2
warning: this keeps 2 totals, but there is only 1
  {d20+5}kh2
         ^^^

> max(2d20)
warning: this chooses from only one number, because the dice are added up first
  max(2d20)
  ^^^^^^^^^
hint: To keep one of the dice, use "kh"
try: 2d20kh1
= 2d20kh1

> min(2d20) + 5
warning: this chooses from only one number, because the dice are added up first
  min(2d20) + 5
  ^^^^^^^^^
hint: To keep one of the dice, use "kl"
try: 2d20kl1 + 5
= 2d20kl1 + 5

> max(2d20) >= 15
warning: this chooses from only one number, because the dice are added up first
  max(2d20) >= 15
  ^^^^^^^^^
hint: To keep one of the dice, use "kh"

> max(4d6r1)
warning: this chooses from only one number, because the dice are added up first
  max(4d6r1)
  ^^^^^^^^^^
hint: To keep one of the dice, use "kh"

> 1d8 + 1d10 k1
warning: this chooses from one die only, not from all the dice of the sum
  1d8 + 1d10 k1
             ^^
hint: To choose from all the dice of a sum, put it in braces.
try: {1d8 + 1d10}kh1
= {d8 + d10}kh1

> 5 + d8 + d10kl1 - 2
warning: this chooses from one die only, not from all the dice of the sum
  5 + d8 + d10kl1 - 2
              ^^^
hint: To choose from all the dice of a sum, put it in braces.
try: 5 + {d8 + d10}kl1 - 2
= 5 + {d8 + d10}kl1 - 2

> 2d6 + d8 k1
warning: this chooses from one die only, not from all the dice of the sum
  2d6 + d8 k1
           ^^
hint: To choose from all the dice of a sum, put it in braces.

> d20 - d4 + d6 k1
warning: this chooses from one die only, not from all the dice of the sum
  d20 - d4 + d6 k1
                ^^
hint: To choose from all the dice of a sum, put it in braces.

> d8*d6 + d10 k1
warning: this chooses from one die only, not from all the dice of the sum
  d8*d6 + d10 k1
              ^^
hint: To choose from all the dice of a sum, put it in braces.
`,
  'drops-all': `
> 4d6dl4
warning: this drops all 4 dice, so nothing is left
  4d6dl4
     ^^^

> d6dh1
warning: this drops the only die, so nothing is left
  d6dh1
    ^^^

> 4d6kh0
warning: this drops all 4 dice, so nothing is left
  4d6kh0
     ^^^

> 2d6dl2
warning: this drops both dice, so nothing is left
  2d6dl2
     ^^^

> {2d6, 3d6}dl2
warning: this drops both totals, so nothing is left
  {2d6, 3d6}dl2
            ^^^
`,
  'marks-not-counts': `
> 3d6cs>=6
warning: this only marks dice; it does not count them
  3d6cs>=6
     ^^^^^
hint: To count them, write ">=6" alone.
try: 3d6>=6
= 3d6>=6

> 10d6cs>=5
warning: this only marks dice; it does not count them
  10d6cs>=5
      ^^^^^
hint: To count them, write ">=5" alone.
try: 10d6>=5
= 10d6>=5

> 8d10cs>7
warning: this only marks dice; it does not count them
  8d10cs>7
      ^^^^
hint: To count them, write ">7" alone.
try: 8d10>7
= 8d10>7
`,
  'counts-not-explodes': `
> d6!=6
warning: this counts all dice except those that show 6
  d6!=6
    ^^^
hint: To explode, write "!6"; to count all others, write "<>6"

> 8d10!=10>=8
warning: this counts all dice except those that show 10
  8d10!=10>=8
      ^^^^
hint: To explode, write "!10"; to count all others, write "<>10"
try: 8d10!10>=8
= 8d10!10>=8

> 4d6 != 6
warning: this counts all dice except those that show 6
  4d6 != 6
      ^^^^
hint: To explode, write "!6"; to count all others, write "<>6"
`,
  'drops-not-rolls': `
> 8d6 d6
warning: this drops the lowest 6 dice
  8d6 d6
      ^^
hint: To roll more dice, write a plus; to drop dice, write "d(6)"
try: 8d6 + d6
= 8d6 + d6

> 10d6 d8>=3
warning: this drops the lowest 8 dice
  10d6 d8>=3
       ^^
hint: To roll more dice, write a plus; to drop dice, write "d(8)"

> 8d6d6
warning: this drops the lowest 6 dice
  8d6d6
     ^^
hint: To roll more dice, write a plus; to drop dice, write "d(6)"
try: 8d6 + d6
= 8d6 + d6

> 2d6! 1d8
warning: "1" belongs to the modifier before it, and "d8" drops the lowest 8 dice
  2d6! 1d8
       ^^^
hint: To roll more dice, write a plus; to drop dice, write "d(8)"
try: 2d6! + 1d8
= 2d6! + d8

> 2d6!1 d8
warning: "1" belongs to the modifier before it, and "d8" drops the lowest 8 dice
  2d6!1 d8
      ^^^^
hint: To roll more dice, write a plus; to drop dice, write "d(8)"
try: 2d6!1 + d8
= 2d6!1 + d8

> 2d6!1d8
warning: "1" belongs to the modifier before it, and "d8" drops the lowest 8 dice
  2d6!1d8
      ^^^
hint: To roll more dice, write a plus; to drop dice, write "d(8)"

> 4d6!p 2d6 + 1
warning: "2" belongs to the modifier before it, and "d6" drops the lowest 6 dice
  4d6!p 2d6 + 1
        ^^^
hint: To roll more dice, write a plus; to drop dice, write "d(6)"
try: 4d6!p + 2d6 + 1
= 4d6!p + 2d6 + 1
`,
  'count-after-keep': `
> 4d6k>3
warning: "k" without a number means "k1"; ">3" then counts only what is left
  4d6k>3
     ^^^
hint: If you mean that, write "k1>3"; to count all dice, write only ">3"

> 5d6dl<3
warning: "dl" without a number means "dl1"; "<3" then counts only what is left
  5d6dl<3
     ^^^^
hint: If you mean that, write "dl1<3"; to count all dice, write only "<3"

> 4d6kh >= 3
warning: "kh" without a number means "kh1"; ">=3" then counts only what is left
  4d6kh >= 3
     ^^^^^^^
hint: If you mean that, write "kh1>=3"; to count all dice, write only ">=3"
`,
  'comment-is-dice': `
> 6 # 1d20
warning: what comes after "#" is a comment: no dice are rolled
  6 # 1d20
    ^^^^^^
hint: To repeat a roll, use "x"
try: 6 x 1d20
= 6 x d20

> 6 # 4d6 drop lowest
warning: what comes after "#" is a comment: no dice are rolled
  6 # 4d6 drop lowest
    ^^^^^^^^^^^^^^^^^
hint: To repeat a roll, use "x"
`,
  'sort-after-count': `
> 4d6>=5s
warning: the dice are already counted, so this only changes how they are shown
  4d6>=5s
        ^
hint: Put it before the count.

> {2d6, 3d6}>=7sd
warning: the dice are already counted, so this only changes how they are shown
  {2d6, 3d6}>=7sd
               ^^
hint: Put it before the count.
`,
  'label-is-arithmetic': `
> 2d6[+3]
warning: "[+3]" is a label and changes nothing
  2d6[+3]
     ^^^^
hint: Square brackets only give a name to what comes before them.
try: 2d6 +3
= 2d6 + 3

> 2d6[ - d4 + 1 ] * 2
warning: "[- d4 + 1]" is a label and changes nothing
  2d6[ - d4 + 1 ] * 2
     ^^^^^^^^^^^^
hint: Square brackets only give a name to what comes before them.

> d20 + @str[*2]
warning: "[*2]" is a label and changes nothing
  d20 + @str[*2]
            ^^^^
hint: Square brackets only give a name to what comes before them.
try: d20 + @str *2
= d20 + @str * 2

> 4d6[kh3] + 2
warning: "[kh3]" is a label and changes nothing
  4d6[kh3] + 2
     ^^^^^
hint: Square brackets only give a name to what comes before them.
try: 4d6kh3 + 2
= 4d6kh3 + 2

> 2d6r[1,2]
warning: "[1,2]" is a label and changes nothing
  2d6r[1,2]
      ^^^^^
hint: Square brackets only give a name to what comes before them.
try: 2d6r(1, 2)
= 2d6r(1, 2)

> 5d10kh[2]
warning: "[2]" is a label and changes nothing
  5d10kh[2]
        ^^^
hint: Square brackets only give a name to what comes before them.
try: 5d10kh(2)
= 5d10kh2

> 4d6kh3[r1]
warning: "[r1]" is a label and changes nothing
  4d6kh3[r1]
        ^^^^
hint: Square brackets only give a name to what comes before them.

> 2d6[1d8]
warning: "[1d8]" is a label and changes nothing
  2d6[1d8]
     ^^^^^
hint: Square brackets only give a name to what comes before them.

> (2d6)[2d6+3]
warning: "[2d6+3]" is a label and changes nothing
  (2d6)[2d6+3]
       ^^^^^^^
hint: Square brackets only give a name to what comes before them.

> 1d20[adv]
warning: "[adv]" is a label and changes nothing
  1d20[adv]
      ^^^^^
hint: Square brackets only give a name to what comes before them.
try: 2d20kh1
= 2d20kh1

> d20[disadvantage] + 5
warning: "[disadvantage]" is a label and changes nothing
  d20[disadvantage] + 5
     ^^^^^^^^^^^^^^
hint: Square brackets only give a name to what comes before them.
try: 2d20kl1 + 5
= 2d20kl1 + 5
`,
  'reroll-past-clamp': `
> d20min2r2
warning: the minimum or maximum is lost when a die is rolled again
  d20min2r2
         ^^
hint: Put the minimum or maximum after the reroll.

> 4d6min2u
warning: the minimum or maximum is lost when a die is rolled again
  4d6min2u
         ^
hint: Put the minimum or maximum after the reroll.
`,
  'long-chain': `
> d10000!>1
warning: each die takes about 10,000 rolls on average
  d10000!>1
        ^^^
hint: A roll stops with an error after 1,000 dice in one chain.

> d200!(>1, limit 500)
warning: each die takes about 180 rolls on average
  d200!(>1, limit 500)
      ^^^^^^^^^^^^^^^^

> d1000!oh(20)
warning: a chain here can pass 1,000 dice, which stops the roll with an error
  d1000!oh(20)
       ^^^^^^^

> 101d101u
warning: the last die takes about 100 rolls on average
  101d101u
         ^
hint: A roll stops with an error after 1,000 dice in one chain.

> 100d100u
warning: a chain here can pass 1,000 dice, which stops the roll with an error
  100d100u
         ^
`,
  'minus-after-modifier': `
> 4dFr-1
warning: this subtracts 1 from the total; it does not mean the face -1
  4dFr-1
      ^^
try: 4dFr(-1)
= 4dF r(-1)

> 4dF!-1
warning: this subtracts 1 from the total; it does not mean the face -1
  4dF!-1
      ^^
try: 4dF!(-1)
= 4dF!(-1)

> 4dF>=1f-1
warning: this subtracts 1 from the total; it does not mean the face -1
  4dF>=1f-1
         ^^
try: 4dF>=1f(-1)
= 4dF>=1f(-1)

> d20cs19-20
warning: this subtracts 20 from the total; it does not mean "19 to 20"
  d20cs19-20
         ^^^
hint: To subtract 20, put spaces around the minus sign.
try: d20cs>=19
= d20cs>=19

> 2*d100!96-100 + 5
warning: this subtracts 100 from the total; it does not mean "96 to 100"
  2*d100!96-100 + 5
           ^^^^
hint: To subtract 100, put spaces around the minus sign.
try: 2*d100!>=96 + 5
= 2 * d100!>=96 + 5

> 4d6r1-2
warning: this subtracts 2 from the total; it does not mean "1 to 2"
  4d6r1-2
       ^^
hint: To subtract 2, put spaces around the minus sign.

> 6d6=5-6
warning: this subtracts 6 from the total; it does not mean "5 to 6"
  6d6=5-6
       ^^
hint: To subtract 6, put spaces around the minus sign.
try: 6d6>=5
= 6d6>=5

> 4d6>=5-1
warning: this subtracts 1 from the successes; the count still compares with 5
  4d6>=5-1
        ^^
hint: If you mean that, put the count in parentheses; to compare with a lower number, write ">=(5 - 1)"

> 8d10>=@n - 2
warning: this subtracts 2 from the successes; the count still compares with @n
  8d10>=@n - 2
          ^^^^
hint: If you mean that, put the count in parentheses; to compare with a lower number, write ">=(@n - 2)"
`,
  'keeps-of-kept': `
> 3d6kh2dl1
warning: "dl1" chooses from the dice that "kh2" left; other tools choose from all dice
  3d6kh2dl1
     ^^^^^^
hint: If you mean that, put the dice and the first of the two in parentheses.

> 5d6kh1kl1
warning: "kl1" chooses from the dice that "kh1" left; other tools choose from all dice
  5d6kh1kl1
     ^^^^^^
hint: If you mean that, put the dice and the first of the two in parentheses.

> {2d6, 3d6, 4d6}kh2 dl1
warning: "dl1" chooses from the dice that "kh2" left; other tools choose from all dice
  {2d6, 3d6, 4d6}kh2 dl1
                 ^^^^^^^
hint: If you mean that, put the dice and the first of the two in parentheses.
`,
  'clamps-all': `
> 4d6 min 8
warning: every die counts as 8, whatever it shows
  4d6 min 8
      ^^^^^
hint: To make the total at least 8, write "max(4d6, 8)"
try: max(4d6, 8)
= max(4d6, 8)

> d6min7
warning: every die counts as 7, whatever it shows
  d6min7
    ^^^^

> {2d6 + d8}min9
warning: every die counts as 9, whatever it shows
  {2d6 + d8}min9
            ^^^^
hint: To make the total at least 9, write "max({2d6 + d8}, 9)"
try: max({2d6 + d8}, 9)
= max({2d6 + d8}, 9)

> 4d6 min 8 kh3
warning: every die counts as 8, whatever it shows
  4d6 min 8 kh3
      ^^^^^
`,
  'compounds-and-explodes': `
> 3d6!!!
warning: these are two modifiers: "!!", then "!"
  3d6!!!
     ^^^
hint: Usually one is enough. If you mean both, write "!!()!"

> 3d6! !!
warning: these are two modifiers: "!", then "!!"
  3d6! !!
     ^^^^
hint: Usually one is enough. If you mean both, write "!()!!"
`,
  'picks-not-compares': `
> 10d6mt >= 2
warning: ">= 2" picks the values of sets; it does not compare the number of sets
  10d6mt >= 2
      ^^^^^^^
hint: To compare the number of sets, put the dice in parentheses; if you mean values, write "mt2>=2"
try: (10d6mt) >= 2
= (10d6mt2) >= 2

> 10d10mt>=7
warning: ">=7" picks the values of sets; it does not compare the number of sets
  10d10mt>=7
       ^^^^^
hint: To compare the number of sets, put the dice in parentheses; if you mean values, write "mt2>=7"
`,
  'several-counts': `
> 4d6>2<5
warning: these are two counts that add up: a die that meets both counts twice
  4d6>2<5
     ^^^^
hint: To count only what is in between, take the others away with "f"
try: 4d6>2f>=5
= 4d6>2f>=5

> 4d6<=5>=3
warning: these are two counts that add up: a die that meets both counts twice
  4d6<=5>=3
     ^^^^^^
hint: To count only what is in between, take the others away with "f"
try: 4d6<=5f<3
= 4d6<=5f<3

> 8d10>=8>=3
warning: these are two counts that add up: a die that meets both counts twice
  8d10>=8>=3
      ^^^^^^
hint: To compare the number of successes, put the count in parentheses.
try: (8d10>=8) >= 3
= (8d10>=8) >= 3

> 8d10<3<5f1
warning: these are two counts that add up: a die that meets both counts twice
  8d10<3<5f1
      ^^^^
hint: To compare the number of successes, put the count in parentheses.

> 1 < d6 < 5
warning: this counts dice, and the comparison before it compares how many there are
  1 < d6 < 5
         ^^^
hint: To check that a total is between two numbers, name the roll and compare it twice.
try: @total := d6; (@total > 1) * (@total < 5)
= @total := d6; (@total > 1) * (@total < 5)

> 10 >= 2d6 > 4
warning: this counts dice, and the comparison before it compares how many there are
  10 >= 2d6 > 4
            ^^^
hint: To check that a total is between two numbers, name the roll and compare it twice.
try: @total := 2d6; (@total <= 10) * (@total > 4)
= @total := 2d6; (@total <= 10) * (@total > 4)

> 3 x 1 < d6 < 5
warning: this counts dice, and the comparison before it compares how many there are
  3 x 1 < d6 < 5
             ^^^
hint: To check that a total is between two numbers, name the roll and compare it twice.
`,
  'divides-by-dice': `
> 1/2d6
warning: this divides 1 by "2d6"
  1/2d6
  ^^^^^
hint: For a share of one roll, write "(1/2)*d6"; if you mean the division, write "1/(2d6)"

> 5 + 2/3d6
warning: this divides 2 by "3d6"
  5 + 2/3d6
      ^^^^^
hint: For a share of one roll, write "(2/3)*d6"; if you mean the division, write "2/(3d6)"
`,
  'unusual-die': `
> d66
warning: this is a die with 66 sides
  d66
  ^^^
hint: To read each d6 as a digit, write "d6*10 + d6"
try: d6*10 + d6
= d6 * 10 + d6

> 1d66
warning: this is a die with 66 sides
  1d66
  ^^^^
hint: To read each d6 as a digit, write "d6*10 + d6"
try: d6*10 + d6
= d6 * 10 + d6

> d666
warning: this is a die with 666 sides
  d666
  ^^^^
hint: To read each d6 as a digit, write "d6*100 + d6*10 + d6"
try: d6*100 + d6*10 + d6
= d6 * 100 + d6 * 10 + d6

> 2*d66 + 1
warning: this is a die with 66 sides
  2*d66 + 1
    ^^^
hint: To read each d6 as a digit, write "d6*10 + d6"
try: 2*(d6*10 + d6) + 1
= 2 * (d6 * 10 + d6) + 1

> d66 + 1
warning: this is a die with 66 sides
  d66 + 1
  ^^^
hint: To read each d6 as a digit, write "d6*10 + d6"
try: (d6*10 + d6) + 1
= d6 * 10 + d6 + 1

> 2d66
warning: this is a die with 66 sides
  2d66
  ^^^^
hint: To read each d6 as a digit, write "d6*10 + d6"

> d{6}
warning: this die has only one face and always shows 6
  d{6}
   ^^^
hint: Braces list the faces of a die. A die with 6 sides is written "d6"
try: d6
= d6

> 2d { 8 }kh1
warning: this die has only one face and always shows 8
  2d { 8 }kh1
     ^^^^^
hint: Braces list the faces of a die. A die with 8 sides is written "d8"
try: 2d 8kh1
= 2d8kh1

> d{1}
warning: this die has only one face and always shows 1
  d{1}
   ^^^
hint: Braces list the faces of a die.
`,
  'always-true': `
> if(d20+5, 1, 2)
warning: this is never 0, so the first result is always used
  if(d20+5, 1, 2)
     ^^^^^
hint: Add a comparison, as in "if((d20+5) >= 10, ...)"

> if(2d6, d8, d4)
warning: this is never 0, so the first result is always used
  if(2d6, d8, d4)
     ^^^
hint: Add a comparison, as in "if((2d6) >= 10, ...)"
`,
  'series-of-number': `
> 2x3
warning: this repeats the number 3
  2x3
   ^
hint: To multiply, use "*"
try: 2*3
= 2 * 3

> 3 x 5
warning: this repeats the number 5
  3 x 5
    ^
hint: To multiply, use "*"
try: 3 * 5
= 3 * 5
`,
  'rolls-nothing': `
> 20
warning: this is just the number 20: no dice are rolled
  20
  ^^
hint: A die with 20 sides is written "d20"

> 100
warning: this is just the number 100: no dice are rolled
  100
  ^^^
hint: A die with 100 sides is written "d100"
`,
  'thousands-point': `
> d20 + 1.000
warning: the point is a decimal point, so this is 1
  d20 + 1.000
        ^^^^^
hint: Write thousands without a point: "1000"

> 1.500
warning: the point is a decimal point, so this is 1.5
  1.500
  ^^^^^
hint: Write thousands without a point: "1500"
`,
  'comment-is-arithmetic': `
> 2d6 # +3
warning: what comes after "#" is a comment and changes nothing
  2d6 # +3
      ^^^^
try: 2d6 +3
= 2d6 + 3

> 2d6 # *2
warning: what comes after "#" is a comment and changes nothing
  2d6 # *2
      ^^^^

> (2d6) >= 7 # +3
warning: what comes after "#" is a comment and changes nothing
  (2d6) >= 7 # +3
             ^^^^
`,
} as const;
