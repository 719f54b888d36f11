/** A step of the build: tells the page's first script which files each language and each screen needs, so that they come at once. */
import type { Plugin, Rolldown } from 'vite';

/** By the name that theme.js looks for: the first part of an address. */
const PARTS = {
  local: 'src/features/device/local-screen.tsx',
  table: 'src/features/lobby/online-table.tsx',
  new: 'src/features/setup/setup-screen.tsx',
  lobby: 'src/features/lobby/lobby-screen.tsx',
  campaign: 'src/features/campaign/campaign-screen.tsx',
  scores: 'src/features/scores/scores-screen.tsx',
  replay: 'src/features/replay/replay-screen.tsx',
  learn: 'src/features/learn/learn-screen.tsx',
  rules: 'src/features/rules/rules-screen.tsx',
  city: 'src/features/editor/editor-screen.tsx',
  puzzles: 'src/features/puzzles/puzzles-screen.tsx',
  duplicate: 'src/features/duplicate/duplicate-screen.tsx',
  statistics: 'src/features/statistics/statistics-screen.tsx',
  box: 'src/features/box/box-screen.tsx',
};

/** The words of a part in one language, and among them those of the first page. */
const WORDS = /web\/src\/.*words\/(?<language>[a-z]{2})\.ts$/;
const FIRST_WORDS = /web\/src\/(?:kit|app)\/.*words\/(?<language>[a-z]{2})\.ts$/;

type Bundle = Readonly<Rolldown.OutputBundle>;

const chunkNamed = (bundle: Bundle, fileName: string): Rolldown.OutputChunk | undefined => {
  const file = bundle[fileName];
  return file?.type === 'chunk' ? file : undefined;
};

const chunkOf = (bundle: Bundle, module: string): Rolldown.OutputChunk | undefined =>
  Object.keys(bundle)
    .map((fileName) => chunkNamed(bundle, fileName))
    .find((chunk) => chunk?.moduleIds.some((id) => id.endsWith(module)));

/** A chunk, what it imports, and what they look like. */
function filesOf(bundle: Bundle, chunk: Rolldown.OutputChunk | undefined, files = new Set<string>()) {
  if (chunk === undefined || files.has(chunk.fileName)) return files;
  files.add(chunk.fileName);
  for (const style of chunk.viteMetadata?.importedCss ?? []) files.add(style);
  for (const imported of chunk.imports) filesOf(bundle, chunkNamed(bundle, imported), files);
  return files;
}

/** The words of a screen by language: its files ask for them themselves, a round trip later. */
function wordsOf(
  bundle: Bundle,
  files: readonly string[],
  pattern = WORDS,
): ReadonlyMap<string, ReadonlySet<string>> {
  const found = new Map<string, Set<string>>();
  const asked = files.flatMap((file) => chunkNamed(bundle, file)?.dynamicImports ?? []);
  for (const chunk of asked.map((file) => chunkNamed(bundle, file))) {
    const language = chunk?.moduleIds.map((id) => id.match(pattern)?.groups?.['language']).find(Boolean);
    if (language !== undefined) found.set(language, filesOf(bundle, chunk, found.get(language)));
  }
  return found;
}

/** The files that the first page needs in each language, and each part beside those of every page. */
export function partFiles(
  bundle: Bundle,
  first: Rolldown.OutputChunk | undefined,
): ReadonlyMap<string, readonly string[]> {
  const onEveryPage = filesOf(bundle, first);
  const found = new Map<string, readonly string[]>();
  for (const [language, said] of wordsOf(bundle, [...onEveryPage], FIRST_WORDS))
    found.set(
      language,
      [...said].filter((file) => !onEveryPage.has(file)),
    );
  for (const [part, module] of Object.entries(PARTS)) {
    const own = [...filesOf(bundle, chunkOf(bundle, module))].filter((file) => !onEveryPage.has(file));
    found.set(part, own);
    for (const [language, said] of wordsOf(bundle, own)) {
      const known = new Set([...onEveryPage, ...own, ...(found.get(language) ?? [])]);
      const rest = [...said].filter((file) => !known.has(file));
      if (rest.length > 0) found.set(`${part}-${language}`, rest);
    }
  }
  return found;
}

export function preload(): Plugin {
  return {
    name: 'duopolis-preload',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle = {}, chunk }) {
        const attributes = [...partFiles(bundle, chunk)].map(
          ([part, files]) => ` data-${part}="${files.map((file) => `/${file}`).join(' ')}"`,
        );
        return html.replace('<script src="/theme.js"', `$&${attributes.join('')}`);
      },
    },
  };
}
