/** Completion for bash 3.2 and later, without further packages. What is typed is never run. */
import type { AllWords, CommandWords } from './words.ts';
import { quoted, wordScan } from './words.ts';

export function bashScript(program: string, words: AllWords): string {
  const { root, commands } = words;
  const names = commands.map(({ name }) => name);
  return `# Completion of ${program} in bash. For every shell to come, this line goes into ~/.bashrc:
#   eval "$(${program} completion bash)"
_${program}() {
  local current=\${COMP_WORDS[COMP_CWORD]} command= expected= first=1 word i options= others=
  COMPREPLY=()
  [[ $current == = ]] && current=
  for ((i = 1; i < COMP_CWORD; i++)); do
    word=\${COMP_WORDS[i]}
    # "--option=value" comes in three words.
    [[ $word == = ]] && continue
${wordScan(words)}
  case $expected in
    value) return ;;
    file)
      compopt -o filenames 2>/dev/null
      local IFS=$'\\n'
      COMPREPLY=($(compgen -f -- "$current"))
      return
      ;;
  esac
  case $command in
${commands.map((each) => choice(each, each.name, each.choices)).join('\n')}
${choice(root, "''", names)}
  esac
  # Commands come first; behind one, or a notation, there is no word to guess.
  [[ -z $first && -z $command ]] && others=
  if [[ $current == -* ]]; then
    COMPREPLY=($(compgen -W "$options" -- "$current"))
  else
    COMPREPLY=($(compgen -W "$others" -- "$current"))
  fi
}
complete -F _${program} ${program}
`;
}

function choice({ options }: CommandWords, pattern: string, others: readonly string[]): string {
  const flags = options.flatMap((option) => option.flags).join(' ');
  return `    ${pattern}) options=${quoted(flags)} others=${quoted(others.join(' '))} ;;`;
}
