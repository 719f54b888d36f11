/** Reads the Dockerfile, its stages with their instructions, and .dockerignore, in the small part of both languages that they use. */

const words = (text) => text.split(/\s+/);

/** Flags such as `--from=client` or `--interval=30s` before an instruction's own words. */
function withFlags(text) {
  const all = words(text);
  const count = all.findIndex((word) => !word.startsWith('--'));
  const flags = Object.fromEntries(all.slice(0, count).map((flag) => flag.slice(2).split('=')));
  return { flags, rest: text.split(/\s+/).slice(count).join(' ') };
}

const READERS = {
  WORKDIR: (text) => ({ folder: text }),
  COPY: (text) => {
    const { flags, rest } = withFlags(text);
    const [source, target] = words(rest);
    return { from: flags.from, source, target };
  },
  RUN: (text) => ({ words: words(text) }),
  ENV: (text) => ({ values: Object.fromEntries(words(text).map((pair) => pair.split('='))) }),
  USER: (text) => ({ name: text }),
  VOLUME: (text) => ({ folder: text }),
  EXPOSE: (text) => ({ port: Number(text) }),
  STOPSIGNAL: (text) => ({ signal: text }),
  HEALTHCHECK: (text) => ({ words: JSON.parse(withFlags(text).rest.replace(/^CMD /, '')) }),
  CMD: (text) => ({ words: JSON.parse(text) }),
};

/** Stages in order, each with its name and instructions; an unknown instruction is an error. */
export function parseDockerfile(text) {
  const stages = [];
  for (const line of text.split('\n').filter((one) => one.trim() !== '' && !one.startsWith('#'))) {
    const [, type, rest] = /^(\w+) (.*)$/.exec(line) ?? [];
    if (type === 'FROM') {
      const [base, , name] = words(rest);
      stages.push({ base, name, steps: [] });
    } else if (type in READERS) stages.at(-1).steps.push({ type, ...READERS[type](rest) });
    else throw new Error(`The Dockerfile has an instruction that scripts/release does not know: ${line}`);
  }
  return stages;
}

/** `**\/` stands for any folders, `*` for a part of a name; what is inside an ignored folder is ignored too. */
const patternOf = (line) =>
  new RegExp(
    `^${line
      .split('**/')
      .map((part) => part.split('*').map(RegExp.escape).join('[^/]*'))
      .join('(?:.*/)?')}(?:/|$)`,
  );

/** Whether a file is left out; exceptions (`!`) are an error. */
export function parseIgnored(text) {
  const lines = text.split('\n').filter((line) => line.trim() !== '' && !line.startsWith('#'));
  const unknown = lines.find((line) => line.startsWith('!'));
  if (unknown !== undefined) throw new Error(`scripts/release does not know exceptions: ${unknown}`);
  const patterns = lines.map(patternOf);
  return (file) => patterns.some((pattern) => pattern.test(file));
}
