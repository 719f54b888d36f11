/** What members are sent of a game, byte for byte: clients of every version read these messages. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { awaitedSeats, type Command, type Options } from '@duopolis/rules';
import { below, fastRandom } from '@duopolis/rules/chance';
import { expect, test } from 'vitest';
import { tableEventFor } from '../src/event-for.ts';
import { evolveTable } from '../src/evolve.ts';
import { INITIAL_TABLE } from '../src/state.ts';
import { tableViewFor } from '../src/view.ts';
import {
  by,
  DUO,
  EVERY_GAME,
  given,
  legal,
  nameOf,
  optionsOf,
  PEOPLE,
  plays,
  soloOf,
  started,
} from './kit/session.ts';

const GOLDEN: { readonly [game: string]: string } = JSON.parse(
  readFileSync(new URL('samples/wire.json', import.meta.url), 'utf8'),
);

/** A whole game, with a spectator if nobody else plays the deal; some choices are made a second time. */
function gameOf(game: Options, deal?: string) {
  const random = fastRandom(nameOf(game));
  const watched = deal === undefined;
  const options = optionsOf(game, watched ? {} : { deal, watching: { who: 'nobody', delay: 0 } });
  const joining = by('wim', { type: 'join', name: 'wim', code: 'code' });
  let session = given(started(options), ...(watched ? [joining] : []));
  while (session.state.open.phase === 'playing' && session.state.game !== undefined) {
    const { open } = session.state.game;
    const chose = open.phase === 'choosing' && below(random, 4) === 0 ? [...open.chosen.keys()] : [];
    const seats = [...awaitedSeats(open), ...chose].filter((seat) => legal(session, seat).length > 0);
    const commands = legal(session, seats[below(random, seats.length)] ?? 0);
    session = given(session, plays(session, commands[below(random, commands.length)] as Command));
  }
  return session;
}

/** Every message to every member, and what each sees at the end. */
function* messagesOf(game: Options, deal?: string): Generator<string> {
  const { log, state: last } = gameOf(game, deal);
  const members = [...PEOPLE.slice(0, game.seats), 'wim'];
  let state = INITIAL_TABLE;
  for (const event of log) {
    const next = evolveTable(state, event);
    for (const member of members) {
      const seen = tableEventFor(state, event, member);
      if (seen !== undefined) yield `${member} ${JSON.stringify(seen)}\n`;
    }
    state = next;
  }
  for (const member of members) yield `${member} ${JSON.stringify(tableViewFor(last, member))}\n`;
}

function digestOf(messages: Iterable<string>): string {
  const hash = createHash('sha256');
  for (const message of messages) hash.update(message);
  return hash.digest('hex');
}

test.each(EVERY_GAME.map((game) => [nameOf(game), game] as const))('%s', (name, game) => {
  expect(digestOf(messagesOf(game))).toBe(GOLDEN[name]);
});

test('a deal of several tables, whose seed stays secret', () => {
  const [game] = EVERY_GAME as readonly [Options];
  expect(digestOf(messagesOf(game, 'a-deal-of-several-tables'))).toBe(GOLDEN['a deal']);
});

/** The games that version 2 of the rules changed; their digests are older than it. */
const CHANGED = [DUO, soloOf('simple'), soloOf('full')].map((game): Options => ({ ...game, capitals: true }));

test.each(CHANGED.map((game) => [nameOf(game), game] as const))(
  'CAP-4, CAP-5: %s begun under version 1 is sent as it was',
  (name, game) => {
    const asked = [...messagesOf({ ...game, rules: 1 })];
    // Older tables did not say which version they wanted.
    const messages = asked.map((message) => message.replace(',"rules":1}', '}'));
    expect(digestOf(messages)).toBe(GOLDEN[`${name}, version 1`]);
  },
);
