/** Attacks on what is built for readers: pages, previews, embeds, pictures, records and lists. */
import { anyOf, ask, type Attacks, below } from './attack-kit.ts';

const game = (): string => `table-long-${1 + below(300)}`;
const LANGUAGES: readonly [string, ...string[]] = ['en', 'fr', 'ru', 'de-CH', 'x'.repeat(30)];
const TILES = 'SFOPHdembh';

/** City notation as long as an address may be. */
const city = (): string =>
  Array.from({ length: 1 + below(30) }, () =>
    Array.from({ length: 1 + below(30) }, () => TILES[below(TILES.length)]).join(''),
  ).join('/');

export const PAGE_ATTACKS: Attacks = {
  replays: (by) =>
    ask(by, {
      path: `/replay/${game()}`,
      headers: { accept: 'text/html', 'accept-encoding': anyOf(['br', 'gzip', '']) },
    }),
  'pages under other names': (by) =>
    ask(by, {
      path: `/replay/${game()}`,
      headers: { accept: 'text/html', 'accept-encoding': 'br', host: `a${below(1e6)}.example` },
    }),
  'records of a long table': (by) => ask(by, { path: '/api/tables/long/records' }),
  'events of a long table': (by) => ask(by, { path: '/api/tables/long/told' }),
  'single records': (by) => ask(by, { path: `/api/tables/long/records?game=${below(400)}` }),
  'embedded games': (by) => ask(by, { path: `/api/embed/replay/${game()}?lang=${anyOf(LANGUAGES)}` }),
  'embedded cities': (by) => ask(by, { path: `/api/embed/city/${city()}?lang=${anyOf(LANGUAGES)}` }),
  'embed pages': (by) => ask(by, { path: `/embed/replay/${game()}`, headers: { 'accept-encoding': 'br' } }),
  pictures: (by) => ask(by, { path: `/api/embed/picture/${game()}` }),
  oembed: (by) =>
    ask(by, {
      path: `/api/oembed?url=${encodeURIComponent(`${by.address}/replay/${game()}`)}&maxwidth=${below(9_999)}`,
    }),
  'lobby pages': (by) => ask(by, { path: `/api/tables?after=${by.tables[below(by.tables.length)]}` }),
  'tables of others': (by) => ask(by, { path: `/table/${by.tables[below(by.tables.length)]}` }),
  documents: (by) =>
    ask(by, { path: anyOf(['/api/openapi.json', '/api/rules', '/share.png', '/sw.js', '/']) }),
};
