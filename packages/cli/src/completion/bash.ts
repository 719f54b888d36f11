/** The completion script for bash. */
import type { CompletedCommand, CompletedOption } from './completion-command.ts';

const words = (list: readonly string[]): string => `COMPREPLY=($(compgen -W "${list.join(' ')}" -- "$word"))`;
const FILES = 'COMPREPLY=($(compgen -f -- "$word"))';

function reply(value: CompletedOption['value']): string {
  if (value === 'file') return FILES;
  return value === 'none' || value === 'text' ? 'COMPREPLY=()' : words(value);
}

export function bashScript(commands: readonly CompletedCommand[]): string {
  const values = new Map(
    commands
      .flatMap(({ options }) => options)
      .flatMap(({ name, value }) => (value === 'none' ? [] : [[name, value]])),
  );
  const afterOption = [...values].map(([name, value]) => `    ${name}) ${reply(value)}; return ;;`);
  const ofCommand = commands.map(
    ({ name, options, argument }) =>
      `    ${name}) if [[ "$word" == -* ]]; then ${words(options.map((option) => option.name))}; else ${reply(argument)}; fi ;;`,
  );
  return `# bash completion for duopolis
_duopolis() {
  local word="\${COMP_WORDS[COMP_CWORD]}" before="\${COMP_WORDS[COMP_CWORD-1]}" command="" given
  for given in "\${COMP_WORDS[@]:1:COMP_CWORD-1}"; do
    case "$given" in ${commands.map(({ name }) => name).join('|')}) command="$given"; break ;; esac
  done
  case "$before" in
${afterOption.join('\n')}
  esac
  case "$command" in
${ofCommand.join('\n')}
    *) ${words([...commands.map(({ name }) => name), '--lang', '--no-color', '--help', '--version'])} ;;
  esac
}
complete -o filenames -F _duopolis duopolis`;
}
