/** The page of results: each measurement writes its own section and leaves the others. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { fileURLToPath } from 'node:url';

const PAGE = fileURLToPath(new URL('../../WEB.md', import.meta.url));
const SECTIONS = ['Lighthouse', 'Input to paint', 'Frames', 'Memory'] as const;
type Section = (typeof SECTIONS)[number];

const HEAD = `# The browser client, measured

The built client, served by the real server on loopback, in Chromium. Each section is written by the command that it names.
What a first visit weighs is checked by \`npm test\` (\`e2e/test/weight.spec.ts\`), which prints the figures.
`;

function sectionsOf(text: string): Map<string, string> {
  const [, ...sections] = text.split(/^## /m);
  return new Map(sections.map((section) => [section.split('\n', 1)[0] ?? '', section.trimEnd()]));
}

export function writeSection(section: Section, text: string): void {
  const written = sectionsOf(existsSync(PAGE) ? readFileSync(PAGE, 'utf8') : '');
  written.set(section, `${section}\n\n${text.trim()}`);
  const all = SECTIONS.map((name) => written.get(name)).filter((one) => one !== undefined);
  writeFileSync(PAGE, `${[HEAD.trim(), ...all.map((one) => `## ${one}`)].join('\n\n')}\n`);
}

type Cells = readonly (string | number)[];

const line = (cells: Cells): string => `| ${cells.join(' | ')} |`;

export function table(head: readonly string[], rows: readonly Cells[]): string {
  const rule = head.map((_, nth) => (nth === 0 ? '---' : '--:'));
  return [head, rule, ...rows].map(line).join('\n');
}

/** A busy machine is slower than its processor. */
export const machine = (): string =>
  `${cpus().length} cores, ${loadavg()[0]?.toFixed(1) ?? '?'} processes waiting on average`;
