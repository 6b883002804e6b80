/** Errors of how a text is built as they are shown: after ">" the notation, below it what is said, after "=" the fix as it is read. */
export const structure = {
  'missing-operand': `
> 2d6 +
error: something is missing after "+"
  2d6 +
      ^

> *3
error: something is missing before "*"
  *3
  ^

> 2d6 + * 3
error: something is missing between "+" and "*"
  2d6 + * 3
        ^

> (3 *)
error: something is missing after "*"
  (3 *)
     ^

> 10d10>=
error: something is missing after ">="
  10d10>=
       ^^

> floor()
error: something is missing after "("
  floor()
       ^

> 1 + # three
error: something is missing after "+"
  1 + # three
    ^

> "2d6\\n+ 3\\n+"
error: something is missing after "+" (line 3, column 1)
  +
  ^

> １d６＋
error: something is missing after "＋"
  １d６＋
     ^

> {}
error: something is missing after "{"
  {}
  ^

> {2d6,}
error: something is missing after ","
  {2d6,}
      ^

> {,2d6}
error: something is missing between "{" and ","
  {,2d6}
   ^

> if(1, 2,)
error: something is missing after ","
  if(1, 2,)
         ^

> @a := d6
error: you named a roll but have not used it
  @a := d6
  ^^
hint: Add what to do with it, as in "@a := d6; @a + 2"

> @a := d6;
error: you named a roll but have not used it
  @a := d6;
  ^^
hint: Add what to do with it, as in "@a := d6; @a + 2"

> @a := ; @a
error: something is missing before ";"
  @a := ; @a
        ^
hint: For example "@a := d6; @a + 2"

> ; 2
error: something is missing before ";"
  ; 2
  ^
hint: For example "@a := d6; @a + 2"

> 6 x
error: something is missing after "x"
  6 x
    ^

> x 6
error: something is missing before "x"
  x 6
  ^

> d100 <= 50%
error: something is missing after "%"
  d100 <= 50%
            ^
hint: "%" gives the remainder of a division. To compare with 50%, write only 50, as in "d100 <= 50"
try: d100 <= 50
= d100<=50

> d20 + 50%
error: something is missing after "%"
  d20 + 50%
          ^
hint: "%" gives the remainder of a division. To compare with 50%, write only 50, as in "d100 <= 50"
`,
  'missing-argument': `
> @{ }
error: this variable has no name
  @{ }
  ^^^^

> d
error: "d" needs a number of sides after it
  d
  ^
hint: For example "d6", "d(2*3)", "d{1,1,2}" or "d@sides"

> 4d6d
error: "d" drops dice and needs to know how many
  4d6d
     ^
hint: For example "4d6d1"

> {2d6, 3d6}d
error: "d" drops dice and needs to know how many
  {2d6, 3d6}d
            ^
hint: For example "4d6d1"

> if(d6, 2d6, 0)d
error: "d" needs a number of sides after it
  if(d6, 2d6, 0)d
                ^
hint: For example "d6", "d(2*3)", "d{1,1,2}" or "d@sides"
`,
  'unclosed-bracket': `
> (2d6
error: this "(" is never closed
  (2d6
  ^

> d6 + (2 * (3 + 1)
error: this "(" is never closed
  d6 + (2 * (3 + 1)
       ^

> d{1,2
error: this "{" is never closed
  d{1,2
   ^

> "2d6 + 3\\n + (4d6"
error: this "(" is never closed (line 2, column 4)
   + (4d6
     ^

> @{str
error: this "{" is never closed
  @{str
   ^

> {2d6, 3d6 kh1
error: this "{" is never closed
  {2d6, 3d6 kh1
  ^

> {2d6, (3d6}
error: this "(" is never closed
  {2d6, (3d6}
        ^
`,
  'unopened-bracket': `
> 2d6)
error: this ")" has no matching "("
  2d6)
     ^

> (2d6}
error: this "}" has no matching "{"
  (2d6}
      ^
`,
  'unclosed-label': `
> 2d6[fire
error: this label is never closed
  2d6[fire
     ^
hint: A label starts with [ and ends with ]
`,
  'misplaced-label': `
> 2d6[fire]kh1
error: a label goes last, after all modifiers
  2d6[fire]kh1
     ^^^^^^
hint: Write the label after "kh1"
try: 2d6kh1[fire]
= 2d6kh1[fire]

> 2d6[a][b]
error: there can only be one label here
  2d6[a][b]
        ^^^
hint: A label goes after a number, a variable, a function, dice or parentheses.

> 2d6[fire] >= 7
error: a comparison cannot go after a label
  2d6[fire] >= 7
            ^^
hint: Write "2d6>=5[fire]" to count dice, or "(2d6[fire])>=5" to compare the total.

> [fire]2d6
error: a label goes after the thing it labels
  [fire]2d6
  ^^^^^^
hint: For example "2d6[fire]"
try: 2d6[fire]
= 2d6[fire]

> {d6, d8}[a]kh1
error: a label goes last, after all modifiers
  {d6, d8}[a]kh1
          ^^^
hint: Write the label after "kh1"
try: {d6, d8}kh1[a]
= {d6, d8}kh1[a]

> {d6}[a][b]
error: there can only be one label here
  {d6}[a][b]
         ^^^
hint: A label goes after a number, a variable, a function, dice or parentheses.

> [fire] 2d6kh1 * 2
error: a label goes after the thing it labels
  [fire] 2d6kh1 * 2
  ^^^^^^
hint: For example "2d6[fire]"
try: 2d6kh1[fire] * 2
= 2d6kh1[fire] * 2

> [fire]2d6>=5
error: a label goes after the thing it labels
  [fire]2d6>=5
  ^^^^^^
hint: For example "2d6[fire]"

> 2d6[fire]r<3kh1 + 2
error: a label goes last, after all modifiers
  2d6[fire]r<3kh1 + 2
     ^^^^^^
hint: Write the label after "r<3kh1"
try: 2d6r<3kh1[fire] + 2
= 2d6r<3kh1[fire] + 2

> 2d6[fire]kh1>=5
error: a label goes last, after all modifiers
  2d6[fire]kh1>=5
     ^^^^^^
hint: Write the label after "kh1"
`,
  'nested-too-deeply': `
> (((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((1)))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))
error: brackets, signs and powers are nested more than 100 levels deep here
  ... (((((((((((((((((((((((((((((((((((((((((1)))))))))))))))))))))))))))))) ...
                                              ^
`,
  'chained-comparison': `
> 3 > 2 > 1
error: only two things can be compared at a time
  3 > 2 > 1
        ^
hint: To test both, multiply: "(3 > 2) * (2 > 1)"
`,
  'number-too-large': `
> 1d9007199254740993
error: the number "9007199254740993" is too large
  1d9007199254740993
    ^^^^^^^^^^^^^^^^
hint: The largest number that can be written is 9,007,199,254,740,991.

> 9**9**9
error: this number is too large
  9**9**9
  ^^^^^^^

> 0.0000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000001
error: a number can have at most 300 decimal places
  0.0000000000000000000000000000000000000000000000000000000000000000000000 ...
  ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
`,
  'not-a-function': `
> foo(3)
error: there is no function called "foo"
  foo(3)
  ^^^
hint: The functions are floor, ceil, round, trunc, abs, sign, sqrt, min, max, pow, mod and if.

> flor(3)
error: there is no function called "flor"
  flor(3)
  ^^^^
hint: Did you mean "floor"?

> iff(1, 2, 3)
error: there is no function called "iff"
  iff(1, 2, 3)
  ^^^
hint: Did you mean "if"?
`,
  'dice-after-count': `
> 2d6 > 2d6
error: right after dice, a comparison counts the dice that match, and needs a plain number
  2d6 > 2d6
      ^^^^^
hint: To compare two totals, write "(2d6) > (2d6)"
try: (2d6) > (2d6)
= (2d6) > 2d6

> 4d6 > 2d6kh1
error: right after dice, a comparison counts the dice that match, and needs a plain number
  4d6 > 2d6kh1
      ^^^^^^^^
hint: To compare two totals, write "(4d6) > (2d6kh1)"
try: (4d6) > (2d6kh1)
= (4d6) > 2d6kh1

> 4d6>=5d1
error: right after dice, a comparison counts the dice that match, and needs a plain number
  4d6>=5d1
     ^^^^^
hint: To drop dice, write "dl1"; to compare two totals, write "(4d6) >= (5d1)"

> d20 > d20
error: right after dice, a comparison counts the dice that match, and needs a plain number
  d20 > d20
      ^^^^^
hint: To compare two totals, write "(d20) > (d20)"
try: (d20) > (d20)
= (d20) > d20

> 2d6 = dF
error: right after dice, a comparison counts the dice that match, and needs a plain number
  2d6 = dF
      ^^^^
hint: To compare two totals, write "(2d6) = (dF)"
try: (2d6) = (dF)
= (2d6) = dF

> if(d20 > d20, 1, 0)
error: right after dice, a comparison counts the dice that match, and needs a plain number
  if(d20 > d20, 1, 0)
         ^^^^^
hint: To compare two totals, write "(d20) > (d20)"
try: if((d20) > (d20), 1, 0)
= if((d20) > d20, 1, 0)

> d20 >= @x d6
error: right after dice, a comparison counts the dice that match, and needs a plain number
  d20 >= @x d6
      ^^^^^^^^
hint: To compare two totals, write "(d20) >= (@x d6)"
try: (d20) >= (@x d6)
= (d20) >= @x d6

> 2d6 > d{1,2}
error: right after dice, a comparison counts the dice that match, and needs a plain number
  2d6 > d{1,2}
      ^^^^^^^^
hint: To compare two totals, write "(2d6) > (d{1,2})"
try: (2d6) > (d{1,2})
= (2d6) > d{1,2}
`,
} as const;
