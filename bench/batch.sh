#!/bin/sh
# A million lines through `openroll batch`: rate, processor time and peak memory. Needs GNU time.
# Usage: sh bench/batch.sh [LINES] [NOTATION], after npm run build
lines=${1:-1000000}
notation=${2:-d100!o+15}
cd "$(dirname "$0")/.." || exit 1
yes "$notation" | head -n "$lines" |
  env time -f "%e s, processor %U s + %S s, peak memory %M kB" node dist/cli.js batch |
  tail -n 1
