/** The screen at a table: who is there before the game, the game itself, and the ready phrases. */
import { awaitedAt, isStrict, PHRASES } from '@duopolis/table';
import { cityName } from '../drawing/city-names.ts';
import { SCREEN } from '../drawing/terminal.ts';
import { cut, pad } from '../drawing/text-width.ts';
import type { Shell } from '../shell.ts';
import { namesAt } from './table-names.ts';
import { myCities } from './play-state.ts';
import { playLines } from './play-screen.ts';
import type { PhraseChoice, SeatSession } from './seat-session.ts';
import { talkLinesOf } from './talk-lines.ts';

const NAME = 28;

/** Exactly 24 lines of at most 80 columns. */
export function tableScreenLines(
  session: SeatSession,
  { connected }: { readonly connected: boolean },
  shell: Shell,
): readonly string[] {
  const { play, phraseChoice } = session;
  const { paint, words } = shell;
  const lines =
    phraseChoice !== undefined
      ? whole(phraseLines(session, phraseChoice, shell), words.join.phraseKeys, shell)
      : play === undefined
        ? whole(lobbyLines(session, shell), words.join.lobbyKeys, shell)
        : playLines(play, shell);
  if (connected) return lines;
  return lines.with(0, cut(paint.bad(words.join.lost), SCREEN.columns));
}

/** A page with its keys at the bottom. */
function whole(body: readonly string[], keys: string, { paint }: Shell): readonly string[] {
  const shown = body.slice(0, SCREEN.rows - 1);
  const padding = Array<string>(SCREEN.rows - 1 - shown.length).fill('');
  return [...shown, ...padding, paint.faint(keys)].map((line) => cut(line, SCREEN.columns));
}

function lobbyLines({ view, seat, leaving, refusal }: SeatSession, shell: Shell): readonly string[] {
  const { paint, vocabulary, words } = shell;
  const { open } = view;
  const names = namesAt(view, shell);
  const chairs = open.chairs.map(({ holder, ready }, nth) => {
    const state = holder.kind === 'nobody' ? words.join.free : ready ? words.join.ready : words.join.notReady;
    const line = `${nth === seat ? '›' : ' '} ${pad(`${nth}  ${names[nth] ?? ''}`, NAME)}${state}`;
    return nth === seat ? paint.strong(line) : line;
  });
  const missing = awaitedAt(open).map((awaited) => names[awaited.seat] ?? '');
  const host = open.members.find(({ id }) => id === open.host)?.name ?? '';
  const { mode, seats, capitals } = open.options.game;
  const kind = `${vocabulary.game.modes[mode]} ${seats}${capitals ? ' · Capitals' : ''}${isStrict(open) ? ` · ${vocabulary.table.strict}` : ''}`;
  return [
    `${paint.strong('Duopolis')} · ${kind}`,
    '',
    ...chairs,
    '',
    missing.length > 0 ? words.play.waitsFor(missing.join(', ')) : words.join.waitsForHost(host),
    '',
    ...talkLinesOf(view, names, shell),
    ...(refusal === undefined ? [] : [paint.bad(vocabulary.table.rejection(refusal))]),
    ...(leaving === 'asked' ? ['', paint.strong(words.play.leave)] : []),
  ];
}

/** The names of the channels: the table's, then your cities'. */
function channelNames({ play, view }: SeatSession, { vocabulary, words }: Shell): readonly string[] {
  const cities = play === undefined || isStrict(view.open) ? [] : myCities(play);
  return [
    words.join.everyone,
    ...cities.map((city) => (play === undefined ? '' : cityName(play.game.open, city, vocabulary))),
  ];
}

/** As many phrases as fit, around the cursor. */
function phraseLines(
  session: SeatSession,
  { phrase, channel }: PhraseChoice,
  shell: Shell,
): readonly string[] {
  const { paint, vocabulary, words } = shell;
  const room = SCREEN.rows - 4;
  const from = Math.max(0, Math.min(phrase - Math.floor(room / 2), PHRASES.length - room));
  const lines = PHRASES.slice(from, from + room).map((code, nth) => {
    const text = ` ${vocabulary.table.phrases[code]} `;
    return from + nth === phrase ? paint.cursor(`›${text}`) : ` ${text}`;
  });
  const to = channelNames(session, shell)[channel] ?? '';
  return [paint.strong(words.join.sayTo(to)), '', ...lines];
}
