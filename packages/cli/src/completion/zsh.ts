/** The completion script for zsh. */
import type { CompletedCommand, CompletedOption } from './completion-command.ts';

/** Inside single quotes, and without characters that are special in _arguments. */
const quoted = (text: string): string => text.replaceAll("'", "'\\''").replaceAll(/[[\]:]/g, '\\$&');

function action(value: CompletedOption['value']): string {
  if (value === 'none') return '';
  if (value === 'file') return ':file:_files';
  return value === 'text' ? ':value:' : `:value:(${value.join(' ')})`;
}

const argument = ({ argument: value }: CompletedCommand): string =>
  value === 'none' ? "'*:value:'" : `'1${action(value)}'`;

export function zshScript(commands: readonly CompletedCommand[]): string {
  const names = commands.map(({ name, description }) => `    '${name}:${quoted(description)}'`);
  const cases = commands.map((command) => {
    const options = command.options.map(
      ({ name, description, value }) => `'${name}[${quoted(description)}]${action(value)}'`,
    );
    return `    ${command.name}) _arguments ${[...options, argument(command)].join(' ')} ;;`;
  });
  return `#compdef duopolis
_duopolis() {
  local -a commands
  commands=(
${names.join('\n')}
  )
  if (( CURRENT == 2 )); then _describe command commands; return; fi
  local command="\${words[2]}"
  shift words; (( CURRENT-- ))
  case "$command" in
${cases.join('\n')}
  esac
}
if [ "$funcstack[1]" = "_duopolis" ]; then _duopolis "$@"; else compdef _duopolis duopolis; fi`;
}
