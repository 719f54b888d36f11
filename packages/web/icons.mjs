/** Draws the icons of the installed client from its sign, with Chromium: `node icons.mjs` in this folder. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const CHROMIUM = process.env.CHROMIUM ?? 'chromium';
const publicFile = (name) => fileURLToPath(new URL(`public/${name}`, import.meta.url));

/** Large icons have room for a finer line and for the railings of the bridge. */
const sign = readFileSync(publicFile('icon.svg'), 'utf8')
  .replace('stroke-width="2.6"', 'stroke-width="1.5"')
  .replace('translate(4.3 13)', 'translate(4.3 9.7)')
  .replace('"/></g>', 'M18 13.7v3.4M14.5 15v3.2M21.5 15v3.2"/></g>');
/** Without the round corners, and smaller: systems cut such icons into their own shape. */
const fullBleed = sign
  .replace(/ rx="\d+"/, '')
  .replace(/<g fill/, '<g transform="translate(5.4 5.4) scale(.83)"><g fill')
  .replace('</g></svg>', '</g></g></svg>');

const ICONS = [
  ['icon-192.png', 192, sign],
  ['icon-512.png', 512, sign],
  ['icon-maskable.png', 512, fullBleed],
  ['icon-touch.png', 180, fullBleed],
];

const folder = mkdtempSync(join(tmpdir(), 'icons-'));
for (const [name, size, svg] of ICONS) {
  const page = join(folder, 'icon.html');
  const style = `body{margin:0}svg{display:block;width:${size}px;height:${size}px}`;
  writeFileSync(page, `<!doctype html><style>${style}</style>${svg}`);
  execFileSync(CHROMIUM, [
    '--headless',
    '--no-sandbox',
    '--disable-gpu',
    '--hide-scrollbars',
    '--default-background-color=00000000',
    `--window-size=${size},${size}`,
    `--screenshot=${publicFile(name)}`,
    `file://${page}`,
  ]);
}
rmSync(folder, { recursive: true });
