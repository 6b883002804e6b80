/** What teaches a shell to ask us for words. What is typed is handed over as it is, and never run. */

export type Shell = 'bash' | 'zsh' | 'fish';

/** The hidden command that answers. */
export const asking = '__complete';

/** Answered in place of words where the shell completes names of files. */
export const files = ':file';

/** Between a word and its description; bash shows none. */
export const separators: Readonly<Record<Shell, string | undefined>> = {
  bash: undefined,
  zsh: ':',
  fish: '\t',
};

/** An alias must not change what is asked. */
const ask = (program: string, shell: Shell): string => `command ${program} ${asking} ${shell} --`;

/** The file that a shell reads when it starts. */
export const startUpFiles: Readonly<Record<Shell, string>> = {
  bash: '~/.bashrc',
  zsh: '~/.zshrc',
  fish: '~/.config/fish/config.fish',
};

/** The scripts; `head` is their first line, for a reader. */
export const scripts: Readonly<Record<Shell, (program: string, head: string) => string>> = {
  // For bash 3.2 and later, without extra packages.
  bash: (program, head) => `# ${head}
#   eval "$(${program} completion bash)"
_${program}() {
  local current=\${COMP_WORDS[COMP_CWORD]} answer
  answer=$(${ask(program, 'bash')} "\${COMP_WORDS[@]:1:COMP_CWORD}" 2>/dev/null)
  [[ $current == = ]] && current=
  local IFS=$'\\n'
  if [[ $answer == ${files} ]]; then
    compopt -o filenames 2>/dev/null
    COMPREPLY=($(compgen -f -- "$current"))
  else
    COMPREPLY=($(compgen -W "$answer" -- "$current"))
  fi
}
complete -F _${program} ${program}
`,
  zsh: (program, head) => `#compdef ${program}
# ${head}
#   eval "$(${program} completion zsh)"
_${program}() {
  local -a answer
  answer=(\${(f)"$(${ask(program, 'zsh')} "\${(@)words[2,CURRENT]}" 2>/dev/null)"})
  if [[ $answer == ${files} ]]; then
    _files
  else
    _describe ${program} answer
  fi
}
if [[ $funcstack[1] == _${program} ]]; then
  _${program} "$@"
else
  compdef _${program} ${program}
fi
`,
  fish: (program, head) => `# ${head}
#   ${program} completion fish | source
function __${program}_words
  set -l typed (commandline -opc)
  set -e typed[1]
  set -l current (commandline -ct)
  set -l answer (${ask(program, 'fish')} $typed "$current" 2>/dev/null)
  if test "$answer" = ${files}
    __fish_complete_path "$current"
  else
    string join \\n -- $answer
  end
end
complete -c ${program} -f -a '(__${program}_words)'
`,
};
