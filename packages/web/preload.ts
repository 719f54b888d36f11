/** A step of the build: tells the page's first script which files each language and each screen needs, so that they come at once. */
import type { Plugin, Rolldown } from 'vite';

/** By the name that theme.js looks for: a language, or the first part of an address. */
const PARTS = {
  en: 'src/words/en.ts',
  fr: 'src/words/fr.ts',
  ru: 'src/words/ru.ts',
  local: 'src/device/local-screen.tsx',
  table: 'src/lobby/online-table.tsx',
  new: 'src/setup/setup-screen.tsx',
  lobby: 'src/lobby/lobby-screen.tsx',
  campaign: 'src/campaign/campaign-screen.tsx',
  scores: 'src/scores/scores-screen.tsx',
  replay: 'src/replay/replay-screen.tsx',
  learn: 'src/learn/learn-screen.tsx',
  rules: 'src/rules/rules-screen.tsx',
  city: 'src/editor/editor-screen.tsx',
  puzzles: 'src/puzzles/puzzles-screen.tsx',
  duplicate: 'src/duplicate/duplicate-screen.tsx',
  statistics: 'src/statistics/statistics-screen.tsx',
};

type Bundle = Readonly<Rolldown.OutputBundle>;

const chunkNamed = (bundle: Bundle, fileName: string): Rolldown.OutputChunk | undefined => {
  const file = bundle[fileName];
  return file?.type === 'chunk' ? file : undefined;
};

const chunkOf = (bundle: Bundle, module: string): Rolldown.OutputChunk | undefined =>
  Object.keys(bundle)
    .map((fileName) => chunkNamed(bundle, fileName))
    .find((chunk) => chunk?.facadeModuleId?.endsWith(module));

/** A chunk, what it imports, and what they look like. */
function filesOf(bundle: Bundle, chunk: Rolldown.OutputChunk | undefined, files = new Set<string>()) {
  if (chunk === undefined || files.has(chunk.fileName)) return files;
  files.add(chunk.fileName);
  for (const style of chunk.viteMetadata?.importedCss ?? []) files.add(style);
  for (const imported of chunk.imports) filesOf(bundle, chunkNamed(bundle, imported), files);
  return files;
}

export function preload(): Plugin {
  return {
    name: 'duopolis-preload',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle = {}, chunk }) {
        const first = filesOf(bundle, chunk);
        const attributes = Object.entries(PARTS).map(([part, module]) => {
          const files = [...filesOf(bundle, chunkOf(bundle, module))].filter((file) => !first.has(file));
          return ` data-${part}="${files.map((file) => `/${file}`).join(' ')}"`;
        });
        return html.replace('<script src="/theme.js"', `$&${attributes.join('')}`);
      },
    },
  };
}
