/** The completion script for fish. */
import type { CompletedCommand, CompletedOption } from './completion-command.ts';

const quoted = (text: string): string => `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;

function value(of: CompletedOption['value']): string {
  if (of === 'none') return '';
  if (of === 'file') return ' -r -F';
  return of === 'text' ? ' -x' : ` -x -a ${quoted(of.join(' '))}`;
}

export function fishScript(commands: readonly CompletedCommand[]): string {
  const names = commands.map(
    ({ name, description }) =>
      `complete -c duopolis -n __fish_use_subcommand -a ${name} -d ${quoted(description)}`,
  );
  const options = commands.flatMap(({ name, options: own, argument }) => [
    ...own.map(
      (option) =>
        `complete -c duopolis -n '__fish_seen_subcommand_from ${name}' -l ${option.name.slice(2)}${value(option.value)} -d ${quoted(option.description)}`,
    ),
    ...(argument === 'none' || argument === 'text'
      ? []
      : [
          `complete -c duopolis -n '__fish_seen_subcommand_from ${name}'${value(argument).replace(' -r', '')}`,
        ]),
  ]);
  return ['# fish completion for duopolis', 'complete -c duopolis -f', ...names, ...options].join('\n');
}
