/** The client in a pseudo-language: the built files of English words are served with accents, and two fifths longer. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';

const PSEUDO = path.join(import.meta.dirname, '../../scripts/testing/pseudo.mjs');
const ENGLISH = /\/assets\/(game-)?en-[\w-]+\.js$/;

/** `export{a as b,c}` at the end of a built file. */
function exportsOf(script: string): readonly string[] {
  const list = /export\{([^}]*)\};?\s*$/.exec(script)?.[1] ?? '';
  return list.split(',').map((name) => name.split(' as ').at(-1)?.trim() ?? '');
}

/** Words are loaded as usual, and changed before anybody reads them. */
export async function speakPseudo(page: Page): Promise<void> {
  const change = readFileSync(PSEUDO, 'utf8').replaceAll(/^export /gm, '');
  await page.route(ENGLISH, async (route) => {
    const english = await route.fetch();
    const plain = `${new URL(route.request().url()).pathname}?english`;
    const names = exportsOf(await english.text());
    const values = names.map((name, nth) => `const word${nth} = pseudo(words.${name});`);
    const list = names.map((name, nth) => `word${nth} as ${name}`);
    await route.fulfill({
      contentType: 'text/javascript',
      body: [`import * as words from '${plain}';`, change, ...values, `export { ${list.join(', ')} };`].join(
        '\n',
      ),
    });
  });
}
