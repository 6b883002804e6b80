/** Completion for zsh, each word with its description. */
import type { AllWords, CommandWords } from './words.ts';
import { quoted, wordScan } from './words.ts';

export function zshScript(program: string, words: AllWords): string {
  const { root, commands } = words;
  const described = commands.map(({ name, description }) => ({ flags: [name], description }));
  return `#compdef ${program}
# Completion of ${program} in zsh. For every shell to come, this line goes into ~/.zshrc, behind compinit:
#   eval "$(${program} completion zsh)"
_${program}() {
  local command= expected= first=1 word
  local -a options others
  for word in "\${(@)words[2,CURRENT-1]}"; do
${wordScan(words)}
  case $expected in
    value) return 1 ;;
    file) _files; return ;;
  esac
  case $command in
${commands.map((each) => choice(each, each.name, each.choices.map(bare))).join('\n')}
${choice(root, "''", described)}
  esac
  # Commands come first; behind one, or a notation, there is no word to guess.
  [[ -z $first && -z $command ]] && others=()
  if [[ $words[CURRENT] == -* ]]; then
    _describe option options
  else
    _describe command others
  fi
}
if [[ $funcstack[1] == _${program} ]]; then
  _${program} "$@"
else
  compdef _${program} ${program}
fi
`;
}

interface Described {
  readonly flags: readonly string[];
  readonly description: string;
}

const bare = (word: string): Described => ({ flags: [word], description: '' });

function choice({ options }: CommandWords, pattern: string, others: readonly Described[]): string {
  return `    ${pattern})
      options=(${list(options)})
      others=(${list(others)})
      ;;`;
}

/** `word:description`, where a colon in the word would need a backslash; none of ours has one. */
const list = (words: readonly Described[]): string =>
  words
    .flatMap(({ flags, description }) =>
      flags.map((flag) => quoted(description === '' ? flag : `${flag}:${description}`)),
    )
    .join(' ');
