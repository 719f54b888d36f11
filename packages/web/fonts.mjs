/** Cuts the typefaces down to the letters, weights and figures that the client uses: `node fonts.mjs` in this folder. */
import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';

const range = (first, last) =>
  Array.from({ length: last - first + 1 }, (_, nth) => String.fromCodePoint(first + nth)).join('');

/** English and French with their marks, and the signs of the interface; names in other letters fall back. */
const LATIN = `${range(0x20, 0x7e)}${range(0xa0, 0xff)}ŒœŸ–—‘’“”„…‹›€→−•\u2009\u202f`;
const CYRILLIC = `${range(0x410, 0x44f)}Ёё№`;

/** Lining tabular figures are what the look asks for; the rest is spacing and composed letters. */
const FEATURES = ['kern', 'mark', 'mkmk', 'ccmp', 'locl', 'lnum', 'tnum', 'pnum'];

const TITLES = { wght: 600, opsz: { min: 14, max: 120 } };
const CLAIM = { wght: 400, opsz: 25 };
const SANS = { wght: { min: 400, max: 700 } };

const CUTS = [
  ['playfair', 'playfair-latin-opsz-normal', LATIN, TITLES],
  ['playfair', 'playfair-latin-opsz-italic', LATIN, CLAIM],
  ['playfair', 'playfair-cyrillic-opsz-normal', CYRILLIC, TITLES],
  ['playfair', 'playfair-cyrillic-opsz-italic', CYRILLIC, CLAIM],
  ['source-sans-3', 'source-sans-3-latin-wght-normal', LATIN, SANS],
  ['source-sans-3', 'source-sans-3-cyrillic-wght-normal', CYRILLIC, SANS],
];

for (const [family, name, letters, variationAxes] of CUTS) {
  const source = fileURLToPath(import.meta.resolve(`@fontsource-variable/${family}/files/${name}.woff2`));
  const cut = await subsetFont(await readFile(source), letters, {
    targetFormat: 'woff2',
    variationAxes,
    keepFeatures: FEATURES,
    noHinting: true,
  });
  await writeFile(new URL(`src/style/fonts/${name}.woff2`, import.meta.url), cut);
  process.stdout.write(`${name} ${cut.length}\n`);
}
