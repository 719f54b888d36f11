/**
 * npm run prove: no city of the base game scores more than 71, none with two duplexes of the box more than 69; and
 * whatever fails under servers, no acknowledged command is lost. --runs N: only this many server trials, from the seed
 * --from N; --seed N: that one; --save FILE: their table as a page; --log FILE: resumes where that file ends.
 */
import { bestOfAll } from '@duopolis/bots/solver';
import { COMPONENTS } from '@duopolis/rules/components';
import { gridOf, makeCity } from '@duopolis/rules/notation';
import { FACTORY_WORTH } from '@duopolis/rules/scoring';
import { runSource } from './node24.mjs';

/** Factories are worth most in the city that has the most of them. */
const WORTH = FACTORY_WORTH[0];
const KNOWN = { letters: 71, duplexes: 69 };

const { duplexes } = COMPONENTS;
const notationOf = ({ tiles }) => makeCity(gridOf({ tiles }));

function* pairs() {
  for (const [nth, one] of duplexes.entries())
    for (const other of duplexes.slice(nth + 1)) yield [one, other];
}

/** The best city is found with one point less to beat, and nothing beats it: the search is exact. */
function prove(name, known, allDuplexes) {
  const begun = performance.now();
  let best;
  let tried = 0;
  for (const [nth, pair] of allDuplexes.entries()) {
    const found = bestOfAll(pair, COMPONENTS, WORTH, best?.points ?? known - 1);
    best = found.best ?? best;
    tried += found.tried;
    if (process.stderr.isTTY) process.stderr.write(`\r${name}: ${nth + 1}/${allDuplexes.length} `);
  }
  if (process.stderr.isTTY) process.stderr.write('\r\x1b[K');
  const seconds = ((performance.now() - begun) / 1000).toFixed(1);
  const proven = best?.points === known;
  const city = best === undefined ? 'none' : `${notationOf(best)} = ${best.points}`;
  console.log(`${proven ? 'proven' : 'WRONG'}: ${name}: ${city}; ${tried} sets of tiles, ${seconds} s`);
  return proven;
}

const proveCities = () =>
  [
    prove('the best city of single buildings', KNOWN.letters, [[]]),
    prove('the best city with two duplexes of the box', KNOWN.duplexes, [...pairs()]),
  ].every(Boolean);

const only = process.argv.some((arg) => arg === '--runs' || arg === '--seed');
const cities = only || proveCities();
const servers = await runSource('packages/server/test/postgres/prove.ts', process.argv.slice(2));
process.exitCode = cities && servers === 0 ? 0 : 1;
