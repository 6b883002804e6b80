/** Warnings as they are shown: behind ">" the notation, below it what is said. */
export const warnings = {
  'count-in-arithmetic': `
> 5 + d20 >= 15
warning: this counts one die, 1 or 0; it does not compare the total
  5 + d20 >= 15
          ^^^^^
hint: to compare the total, put it in parentheses
try: (5 + d20) >= 15

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
try: (d20>=15 + d20) >=15

> 1 - d20>=15
warning: this counts one die, 1 or 0; it does not compare the total
  1 - d20>=15
         ^^^^
hint: to compare the total, put it in parentheses
try: (1 - d20) >=15
warning: successes are subtracted here: the count comes before the minus
  1 - d20>=15
         ^^^^
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
`,
  'explodes-not-counts': `
> 8d10!>=9
warning: this is the condition on which a die goes on; the dice are added up, not counted
  8d10!>=9
      ^^^^
hint: to go on at the highest face and count successes, write both
try: 8d10!10>=9

> (2d6)d8!!>7
warning: this is the condition on which a die goes on; the dice are added up, not counted
  (2d6)d8!!>7
         ^^^^
hint: to go on at the highest face and count successes, write both
try: (2d6)d8!!8>7
`,
  'keep-after-count': `
> 4d6>=5kh2
warning: this chooses dice by their faces, not by their successes
  4d6>=5kh2
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
`,
  'reroll-past-clamp': `
> d20min2r2
warning: a die that is rolled again here is new: the clamp before it does not hold for it
  d20min2r2
         ^^
hint: write the clamp behind it
`,
  'long-chain': `
> d10000!>1
warning: a chain here can pass 1,000 dice, which stops the roll with an error
  d10000!>1
        ^^^
warning: this is the condition on which a die goes on; the dice are added up, not counted
  d10000!>1
        ^^^
hint: to go on at the highest face and count successes, write both
try: d10000!10000>1
`,
  'minus-after-modifier': `
> 4dFr-1
warning: this subtracts 1 from the total; it is not the face -1
  4dFr-1
      ^^
try: 4dFr(-1)

> 4dFkh-1
warning: this subtracts 1 from the total; it is not the face -1
  4dFkh-1
       ^^
try: 4dFkh(-1)
`,
} as const;
