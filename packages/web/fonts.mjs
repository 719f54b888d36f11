/** Cuts the typefaces down to the letters, weights and figures that the client uses: `node fonts.mjs` in this folder. */
import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';

const range = (first, last) =>
  Array.from({ length: last - first + 1 }, (_, nth) => String.fromCodePoint(first + nth)).join('');

/** English and French with their marks, and the signs of the interface; names in other letters fall back. */
const LATIN = `${range(0x20, 0x7e)}${range(0xa0, 0xff)}ŒœŸ–—‘’“”„…‹›€←↑→↓−•\u2009\u202f`;
const CYRILLIC = `${range(0x410, 0x44f)}Ёё№`;

/** Lining tabular figures are what the look asks for; the rest is spacing and composed letters. */
const FEATURES = ['kern', 'mark', 'mkmk', 'ccmp', 'locl', 'lnum', 'tnum', 'pnum'];

const TITLES = { wght: 600, opsz: { min: 14, max: 120 } };
const CLAIM = { wght: 400, opsz: 25 };
const SANS = { wght: { min: 400, max: 700 } };

const CUTS = [
  { family: 'playfair', name: 'playfair-latin-opsz-normal', letters: LATIN, axes: TITLES },
  { family: 'playfair', name: 'playfair-latin-opsz-italic', letters: LATIN, axes: CLAIM },
  { family: 'playfair', name: 'playfair-cyrillic-opsz-normal', letters: CYRILLIC, axes: TITLES },
  { family: 'playfair', name: 'playfair-cyrillic-opsz-italic', letters: CYRILLIC, axes: CLAIM },
  { family: 'source-sans-3', name: 'source-sans-3-latin-wght-normal', letters: LATIN, axes: SANS },
  { family: 'source-sans-3', name: 'source-sans-3-cyrillic-wght-normal', letters: CYRILLIC, axes: SANS },
];

await Promise.all(CUTS.map(cut));

async function cut({ family, name, letters, axes }) {
  const source = fileURLToPath(import.meta.resolve(`@fontsource-variable/${family}/files/${name}.woff2`));
  const font = await subsetFont(await readFile(source), letters, {
    targetFormat: 'woff2',
    variationAxes: axes,
    keepFeatures: FEATURES,
    noHinting: true,
  });
  await writeFile(new URL(`src/kit/style/fonts/${name}.woff2`, import.meta.url), font);
  process.stdout.write(`${name} ${font.length}\n`);
}
