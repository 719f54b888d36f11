/** The arguments of `npm test`: pure. */

const FLAGS = new Set(['--changed', '--help', '-h', '--no-install']);

/** `rules` or `stories:home`. */
function partOf(word) {
  const [part, ...rest] = word.split(':');
  return { part, filter: rest.join(':') };
}

/** The options, or a problem in words. */
export function parseTestArgs(args, parts) {
  const flags = args.filter((arg) => arg.startsWith('-'));
  const unknownFlag = flags.find((flag) => !FLAGS.has(flag));
  if (unknownFlag !== undefined)
    return { problem: `There is no option ${unknownFlag}. See npm test -- --help.` };
  const chosen = args.filter((arg) => !arg.startsWith('-')).map(partOf);
  const unknown = chosen.find(({ part }) => !parts.includes(part));
  if (unknown !== undefined)
    return {
      problem: `There is no part '${unknown.part}'. Parts: ${parts.join(', ')}. One file: stories:home, rules:scoring.`,
    };
  if (flags.includes('--changed') && chosen.length > 0)
    return { problem: '--changed chooses the parts itself; leave out the parts or --changed.' };
  return {
    chosen,
    help: flags.includes('--help') || flags.includes('-h'),
    changed: flags.includes('--changed'),
    install: !flags.includes('--no-install'),
  };
}

export const helpText = (parts) => `npm test runs every check and test, and ends with "N passed, N failed".

  npm test                      everything
  npm test -- rules lint        some parts
  npm test -- stories:home      the test files of a part whose path contains "home"
  npm test -- --changed         what the changes since main touch, committed or not
  npm run check                 everything, without looking for new packages

Parts: ${parts.join(', ')}.

  --changed      choose the parts by what has changed
  --no-install   don't install packages
  --help         show this

Set DUOPOLIS_CHROMIUM to the path of a browser to run the stories in it. A failed story leaves a trace and a
screenshot in reports/. More in docs/TESTING.md.`;
