/** Warnings as they are shown: behind ">" the notation, below it what is said, behind "=" the fix as it is read. */
export const warnings = {
  'count-in-arithmetic': `
> 5 + d20 >= 15
warning: this counts one die, 1 or 0; it does not compare the total
  5 + d20 >= 15
          ^^^^^
hint: to compare the total, put it in parentheses
try: (5 + d20) >= 15
= (5 + d20) >= 15

> d20>=15 + 5
warning: this counts one die, 1 or 0; it does not compare the total
  d20>=15 + 5
     ^^^^
hint: to compare the total, put it in parentheses

> d20>=15 + d20>=15
warning: this counts one die, 1 or 0; it does not compare the total
  d20>=15 + d20>=15
     ^^^^
hint: to compare the total, put it in parentheses
warning: this counts one die, 1 or 0; it does not compare the total
  d20>=15 + d20>=15
               ^^^^
hint: to compare the total, put it in parentheses

> 1 - d20>=15
warning: this counts one die, 1 or 0; it does not compare the total
  1 - d20>=15
         ^^^^
hint: to compare the total, put it in parentheses
try: (1 - d20) >=15
= (1 - d20) >= 15
warning: successes are subtracted here: the count comes before the minus
  1 - d20>=15
         ^^^^

> if(5 + d20 >= 15, 2d6, 0)
warning: this counts one die, 1 or 0; it does not compare the total
  if(5 + d20 >= 15, 2d6, 0)
             ^^^^^
hint: to compare the total, put it in parentheses
try: if((5 + d20) >= 15, 2d6, 0)
= if((5 + d20) >= 15, 2d6, 0)

> 6 x 5 + d20 >= 15
warning: this counts one die, 1 or 0; it does not compare the total
  6 x 5 + d20 >= 15
              ^^^^^
hint: to compare the total, put it in parentheses
try: 6 x (5 + d20) >= 15
= 6 x (5 + d20) >= 15

> @a := 5 + d20 >= 15; @a
warning: this counts one die, 1 or 0; it does not compare the total
  @a := 5 + d20 >= 15; @a
                ^^^^^
hint: to compare the total, put it in parentheses
try: @a := (5 + d20) >= 15; @a
= @a := (5 + d20) >= 15; @a
`,
  'count-under-minus': `
> -(3d6>=5)
warning: successes are subtracted here: the count comes before the minus
  -(3d6>=5)
       ^^^

> 10d10>=8 - 3d10>=8
warning: successes are subtracted here: the count comes before the minus
  10d10>=8 - 3d10>=8
                 ^^^
`,
  'count-always': `
> 10d6>0
warning: every face meets this condition
  10d6>0
      ^^

> 3d6>=5f>0
warning: every face meets this condition
  3d6>=5f>0
        ^^^

> {4d6}<10
warning: every face meets this condition
  {4d6}<10
       ^^^
`,
  'condition-never': `
> 4d6!7
warning: no face meets this condition, so it never happens
  4d6!7
     ^^

> 3d6>=5f7
warning: no die can meet this condition, so it never happens
  3d6>=5f7
        ^^

> 4d6mt5
warning: there can be no set of 5 among 4
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
`,
  'explodes-not-counts': `
> 8d10!>=9
warning: this is the condition on which a die goes on; the dice are added up, not counted
  8d10!>=9
      ^^^^
hint: to go on at the highest face and count successes, write both
try: 8d10!10>=9
= 8d10!10>=9

> (2d6)d8!!>=7
warning: this is the condition on which a die goes on; the dice are added up, not counted
  (2d6)d8!!>=7
         ^^^^^
hint: to go on at the highest face and count successes, write both
try: (2d6)d8!!8>=7
= (2d6)d8!!8>=7
`,
  'keep-after-count': `
> 4d6>=5kh2
warning: this chooses dice by their faces, not by their successes
  4d6>=5kh2
        ^^^

> {2d6, 3d6}>=10kh1
warning: this chooses values by what they are, not by their successes
  {2d6, 3d6}>=10kh1
                ^^^
`,
  'keeps-all': `
> 2d6kh3
warning: there are 2 dice to keep 3 of
  2d6kh3
     ^^^

> (d1)d20kl2
warning: there is 1 die to keep 2 of
  (d1)d20kl2
         ^^^

> {2d6, 3d6}kh3
warning: there are 2 values to keep 3 of
  {2d6, 3d6}kh3
            ^^^

> {d20+5}kh2
warning: there is 1 value to keep 2 of
  {d20+5}kh2
         ^^^

> max(2d20)
warning: this chooses among one number: the dice are added up first
  max(2d20)
  ^^^^^^^^^
hint: one of the dice is kept with "kh"
try: 2d20kh1
= 2d20kh1

> min(2d20) + 5
warning: this chooses among one number: the dice are added up first
  min(2d20) + 5
  ^^^^^^^^^
hint: one of the dice is kept with "kl"
try: 2d20kl1 + 5
= 2d20kl1 + 5

> max(2d20) >= 15
warning: this chooses among one number: the dice are added up first
  max(2d20) >= 15
  ^^^^^^^^^
hint: one of the dice is kept with "kh"

> max(4d6r1)
warning: this chooses among one number: the dice are added up first
  max(4d6r1)
  ^^^^^^^^^^
hint: one of the dice is kept with "kh"
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

> {2d6, 3d6}dl2
warning: this drops all 2 values, so nothing is left
  {2d6, 3d6}dl2
            ^^^
`,
  'marks-not-counts': `
> 3d6cs>=6
warning: this marks dice; it does not count them
  3d6cs>=6
     ^^^^^
hint: to count them, write the comparison alone
try: 3d6>=6
= 3d6>=6

> 10d6cs>=5
warning: this marks dice; it does not count them
  10d6cs>=5
      ^^^^^
hint: to count them, write the comparison alone
try: 10d6>=5
= 10d6>=5

> 8d10cs>7
warning: this marks dice; it does not count them
  8d10cs>7
      ^^^^
hint: to count them, write the comparison alone
try: 8d10>7
= 8d10>7
`,
  'counts-not-explodes': `
> d6!=6
warning: this counts all dice but 6
  d6!=6
    ^^^
hint: to explode, write "!6"; to count all others, write "<>6"

> 8d10!=10>=8
warning: this counts all dice but 10
  8d10!=10>=8
      ^^^^
hint: to explode, write "!10"; to count all others, write "<>10"
try: 8d10!10>=8
= 8d10!10>=8
`,
  'drops-not-rolls': `
> 8d6 d6
warning: this drops the lowest 6 dice
  8d6 d6
      ^^
hint: to roll another die, write a plus
try: 8d6 + d6
= 8d6 + d6

> 10d6 d8>=3
warning: this drops the lowest 8 dice
  10d6 d8>=3
       ^^
hint: to roll another die, write a plus
`,
  'count-after-keep': `
> 4d6k>3
warning: without a number of its own "k" stands for "k1"; ">3" counts what is left
  4d6k>3
     ^^^
hint: if that is meant, write "k1>3"; to count all dice, ">3"

> 5d6dl<3
warning: without a number of its own "dl" stands for "dl1"; "<3" counts what is left
  5d6dl<3
     ^^^^
hint: if that is meant, write "dl1<3"; to count all dice, "<3"
`,
  'comment-is-dice': `
> 6 # 1d20
warning: what stands behind "#" is a comment: no dice are rolled
  6 # 1d20
    ^^^^^^
hint: a roll is repeated with "x"
try: 6 x 1d20
= 6 x d20

> 6 # 4d6 drop lowest
warning: what stands behind "#" is a comment: no dice are rolled
  6 # 4d6 drop lowest
    ^^^^^^^^^^^^^^^^^
hint: a roll is repeated with "x"
`,
  'sort-after-count': `
> 4d6>=5s
warning: the dice are counted already: this changes nothing but how they are shown
  4d6>=5s
        ^
hint: write it before the count

> {2d6, 3d6}>=7sd
warning: the dice are counted already: this changes nothing but how they are shown
  {2d6, 3d6}>=7sd
               ^^
hint: write it before the count
`,
  'label-is-arithmetic': `
> 2d6[+3]
warning: "[+3]" is a label, and changes nothing
  2d6[+3]
     ^^^^
hint: what stands in square brackets is only a name
try: 2d6 +3
= 2d6 + 3

> 2d6[ - d4 + 1 ] * 2
warning: "[- d4 + 1]" is a label, and changes nothing
  2d6[ - d4 + 1 ] * 2
     ^^^^^^^^^^^^
hint: what stands in square brackets is only a name

> d20 + @str[*2]
warning: "[*2]" is a label, and changes nothing
  d20 + @str[*2]
            ^^^^
hint: what stands in square brackets is only a name
try: d20 + @str *2
= d20 + @str * 2

> 4d6[kh3] + 2
warning: "[kh3]" is a label, and changes nothing
  4d6[kh3] + 2
     ^^^^^
hint: what stands in square brackets is only a name
try: 4d6kh3 + 2
= 4d6kh3 + 2

> 2d6r[1,2]
warning: "[1,2]" is a label, and changes nothing
  2d6r[1,2]
      ^^^^^
hint: what stands in square brackets is only a name
try: 2d6r(1, 2)
= 2d6r(1, 2)

> 5d10kh[2]
warning: "[2]" is a label, and changes nothing
  5d10kh[2]
        ^^^
hint: what stands in square brackets is only a name
try: 5d10kh(2)
= 5d10kh2

> 4d6kh3[r1]
warning: "[r1]" is a label, and changes nothing
  4d6kh3[r1]
        ^^^^
hint: what stands in square brackets is only a name

> 2d6[1d8]
warning: "[1d8]" is a label, and changes nothing
  2d6[1d8]
     ^^^^^
hint: what stands in square brackets is only a name

> (2d6)[2d6+3]
warning: "[2d6+3]" is a label, and changes nothing
  (2d6)[2d6+3]
       ^^^^^^^
hint: what stands in square brackets is only a name
`,
  'reroll-past-clamp': `
> d20min2r2
warning: a die that is rolled again is new: what it counts as at least or at most is forgotten
  d20min2r2
         ^^
hint: write that behind, not before

> 4d6min2u
warning: a die that is rolled again is new: what it counts as at least or at most is forgotten
  4d6min2u
         ^
hint: write that behind, not before
`,
  'long-chain': `
> d10000!>1
warning: this takes about 10,000 dice on average, for each die
  d10000!>1
        ^^^
hint: past 1,000 dice the roll stops with an error

> d200!(>1, limit 500)
warning: this takes about 180 dice on average, for each die
  d200!(>1, limit 500)
      ^^^^^^^^^^^^^^^^

> d1000!oh(20)
warning: a chain here can pass 1,000 dice, which stops the roll with an error
  d1000!oh(20)
       ^^^^^^^

> 101d101u
warning: the last die is rolled about 100 times on average
  101d101u
         ^
hint: past 1,000 dice the roll stops with an error

> 100d100u
warning: a chain here can pass 1,000 dice, which stops the roll with an error
  100d100u
         ^
`,
  'minus-after-modifier': `
> 4dFr-1
warning: this subtracts 1 from the total; it is not the face -1
  4dFr-1
      ^^
try: 4dFr(-1)
= 4dF r(-1)

> 4dF!-1
warning: this subtracts 1 from the total; it is not the face -1
  4dF!-1
      ^^
try: 4dF!(-1)
= 4dF!(-1)

> 4dF>=1f-1
warning: this subtracts 1 from the total; it is not the face -1
  4dF>=1f-1
         ^^
try: 4dF>=1f(-1)
= 4dF>=1f(-1)

> d20cs19-20
warning: this subtracts 20 from the total; it does not mean "19 to 20"
  d20cs19-20
         ^^^
hint: to subtract 20, write spaces round the minus
try: d20cs>=19
= d20cs>=19

> 2*d100!96-100 + 5
warning: this subtracts 100 from the total; it does not mean "96 to 100"
  2*d100!96-100 + 5
           ^^^^
hint: to subtract 100, write spaces round the minus
try: 2*d100!>=96 + 5
= 2 * d100!>=96 + 5

> 4d6r1-2
warning: this subtracts 2 from the total; it does not mean "1 to 2"
  4d6r1-2
       ^^
hint: to subtract 2, write spaces round the minus

> 6d6=5-6
warning: this subtracts 6 from the total; it does not mean "5 to 6"
  6d6=5-6
       ^^
hint: to subtract 6, write spaces round the minus
try: 6d6>=5
= 6d6>=5
`,
} as const;
