/** The game as a screen of 80 by 24: your two cities, the others, your tiles, what happened, and the keys. */
import { SCORED, type CityIndex, roundOf, type Tile, without } from '@duopolis/rules';
import { buildersOf, currentBoxes, tableLines } from '../drawing/table.ts';
import { SCREEN } from '../drawing/terminal.ts';
import { beside, cut, pad, widthOf, wrap } from '../drawing/text.ts';
import type { Shell } from '../shell.ts';
import { finalLines } from './final.ts';
import { scoresWith, tilesLeft } from './drafts.ts';
import { happenings } from './happenings.ts';
import { type Draft, ME, myCities, type Play } from './play.ts';
import { windowLines } from './window.ts';

const HALF = SCREEN.columns / 2;
const CITY_LINES = 9;
const WINDOW = 24;
const TERM = 11;
const OTHERS_LINES = 2;

/** Exactly 24 lines of at most 80 columns. */
export function playLines(play: Play, shell: Shell): readonly string[] {
  const { paint, words } = shell;
  const body =
    play.step.at === 'over' && !play.table
      ? finalLines(play, shell)
      : play.table
        ? tableBody(play, shell)
        : turnBody(play, shell);
  const keys =
    play.leaving === 'asked' ? paint.strong(words.play.leave) : paint.faint(words.play.keys[keysFor(play)]);
  const log = happenings(play, shell);
  const room = Math.max(0, SCREEN.rows - 2 - body.length);
  const shown = log.slice(Math.max(0, log.length - room));
  const lines = [titleLine(play, shell), ...body, ...shown.map(paint.faint)];
  const padding = Array<string>(Math.max(0, SCREEN.rows - 1 - lines.length)).fill('');
  return [...lines, ...padding, keys].map((line) => cut(line, SCREEN.columns));
}

const keysFor = ({ table, step }: Play): 'table' | Play['step']['at'] => (table ? 'table' : step.at);

function titleLine({ game: { open } }: Play, { paint, vocabulary }: Shell): string {
  const { game } = vocabulary;
  if (open.phase === 'over') return paint.strong(`Duopolis · ${game.phases.over}`);
  const round = roundOf(open);
  const parts = [
    game.round(open.round),
    game.turn(open.turn, round.turns),
    game.phases[open.phase],
    game.passes[round.pass],
  ];
  return `${paint.strong('Duopolis')} · ${parts.join(' · ')}`;
}

const tableBody = ({ game: { open }, names }: Play, shell: Shell): readonly string[] => [
  '',
  ...tableLines({ open, names, boxes: currentBoxes(open) }, shell),
  '',
];

function turnBody(play: Play, shell: Shell): readonly string[] {
  const [left, right] = myCities(play.game.open);
  const blocks = [cityBlock(play, left, 'left', shell), cityBlock(play, right, 'right', shell)];
  return [
    ...beside(
      blocks.map((block) => block.map((line) => pad(line, HALF))),
      0,
    ),
    noticeLine(play, shell),
    ...wrap(othersTiles(play, shell), '   ', SCREEN.columns).slice(0, OTHERS_LINES),
    ...wrap(othersCities(play, shell), ' · ', SCREEN.columns).slice(0, OTHERS_LINES),
    ...handLines(play, shell),
  ];
}

const heldDraft = ({ step }: Play): Draft | undefined => (step.at === 'drafting' ? step.draft : undefined);

/** One of your cities: who builds it with you, how it stands, and what your drafts would change. */
function cityBlock(play: Play, city: CityIndex, side: 'left' | 'right', shell: Shell): readonly string[] {
  const { paint, vocabulary, words } = shell;
  const { open } = play.game;
  const held = heldDraft(play);
  const now = scoresWith(open, []);
  const then = scoresWith(open, held === undefined ? play.drafts : [...play.drafts, held]);
  const partners = buildersOf(open, city, play.names).filter((name) => name !== play.names[ME]);
  const token = vocabulary.pieces.token(open.tokens[city] ?? '');
  const heading = `${vocabulary.game[side].toUpperCase()} ${token}${partners.length > 0 ? `, ${words.play.with(partners.join(', '))}` : ''}`;
  const window = windowLines(
    {
      city: open.cities[city] as (typeof open.cities)[number],
      drafts: play.drafts.filter((draft) => draft.city === city),
      ...(held?.city === city && { held }),
    },
    paint,
  );
  const change = (before: number, after: number): string =>
    before === after ? `${before}` : paint.strong(`${before}→${after}`);
  const score = now[city];
  const terms = SCORED.filter((term) => score?.[term] !== undefined).map(
    (term) =>
      paint.type[term](pad(vocabulary.scores.terms[term], TERM)) +
      change(score?.[term] ?? 0, then[city]?.[term] ?? 0),
  );
  const total = change(score?.total ?? 0, then[city]?.total ?? 0);
  const column = [...terms, paint.strong(pad(vocabulary.scores.terms.total, TERM)) + total];
  const from = Math.floor((CITY_LINES - column.length) / 2);
  const binds = bindingSides(play).includes(side) ? ` ${words.play.binds}` : '';
  return [
    paint.strong(cut(heading, HALF - 1 - widthOf(binds))) + paint.bad(binds),
    ...Array.from(
      { length: CITY_LINES },
      (_, row) => pad(window[row] ?? '', WINDOW) + (column[row - from] ?? ''),
    ),
  ];
}

/** At a table only the weaker city counts (END-1). */
function bindingSides({ game: { open } }: Play): readonly ('left' | 'right')[] {
  if (open.options.mode !== 'table') return [];
  const scores = scoresWith(open, []);
  const [left = 0, right = 0] = myCities(open).map((city) => scores[city]?.total ?? 0);
  return left === right ? [] : left < right ? ['left'] : ['right'];
}

function noticeLine(play: Play, { paint, vocabulary, words }: Shell): string {
  const { notice, game } = play;
  const token = (city: CityIndex): string => vocabulary.pieces.token(game.open.tokens[city] ?? '');
  if (notice === undefined) return effectLine(play, { vocabulary, words });
  switch (notice.code) {
    case 'rejected':
      return paint.bad(`${notice.rejection.rule}: ${vocabulary.refusals.rejection(notice.rejection)}`);
    case 'draft-lost':
      return paint.bad(words.play.draftLost(notice.refusal.rule, token(notice.draft.city)));
    case 'pick-two':
      return paint.bad(words.play.pickTwo);
    case 'must-place':
      return paint.bad(words.play.mustPlace);
  }
}

/** 'left 12→17 · right 9' */
function effectLine(play: Play, { vocabulary, words }: Pick<Shell, 'vocabulary' | 'words'>): string {
  if (play.step.at === 'choosing') return words.play.choose;
  const { open } = play.game;
  const held = heldDraft(play);
  const [now, then] = [
    scoresWith(open, []),
    scoresWith(open, held === undefined ? play.drafts : [...play.drafts, held]),
  ];
  const effects = myCities(open).map((city, side) => {
    const [before, after] = [now[city]?.total ?? 0, then[city]?.total ?? 0];
    const name = side === 0 ? vocabulary.game.left : vocabulary.game.right;
    return `${name} ${before === after ? before : `${before}→${after}`}`;
  });
  const asks = held === undefined ? words.play.confirm : words.play.lay(vocabulary.pieces.tile(held.tile));
  return `${asks}   ${effects.join(' · ')}`;
}

/** The tiles the others have revealed and not placed yet, and who waits. */
function othersTiles({ game: { open }, names }: Play, { paint, words }: Shell): readonly string[] {
  return names.flatMap((name, seat) => {
    if (seat === ME) return [];
    const tiles = open.pending.filter((pending) => pending.seat === seat).map(({ tile }) => tile);
    const state = open.waiting.includes(seat) ? ` ${words.play.waits}` : '';
    if (open.phase === 'choosing') return [`${name} ${open.chosen[seat] === true ? words.play.chosen : '…'}`];
    return [`${name} ${tiles.length > 0 ? paint.strong(tiles.join(' ')) : words.play.placed}${state}`];
  });
}

function othersCities({ game: { open }, names }: Play, { vocabulary }: Shell): readonly string[] {
  const scores = scoresWith(open, []);
  return open.cities.flatMap((_, city) => {
    if (myCities(open).includes(city)) return [];
    const builders = [...new Set(buildersOf(open, city, names))].join('+');
    return [`${vocabulary.pieces.token(open.tokens[city] ?? '')} (${builders}) ${scores[city]?.total ?? 0}`];
  });
}

/** Your hand with the cursor and what you have picked, or the tiles you place: held [S], drafted (S). */
function handLines(play: Play, { paint, vocabulary, words }: Shell): readonly string[] {
  const { step } = play;
  if (step.at !== 'choosing') {
    const rest = tilesLeft(play);
    const held = heldDraft(play)?.tile;
    const others = held === undefined ? rest : (without(rest, [held]) ?? rest);
    const tiles = [
      ...play.drafts.map(({ tile }) => paint.strong(`(${tile})`)),
      ...(held === undefined ? [] : [paint.cursor(`[${held}]`)]),
      ...others.map((tile) => ` ${tile} `),
    ];
    return [`${words.play.toPlace} ${tiles.join(' ')}`];
  }
  const hand = play.game.hidden.hands[ME] ?? [];
  const tiles = hand.map((tile, index) => {
    const isPicked = step.picked.includes(index);
    const text = `${index + 1}${isPicked ? '(' : ' '}${tile}${isPicked ? ')' : ' '}`;
    return index === step.cursor ? paint.cursor(text) : isPicked ? paint.strong(text) : text;
  });
  const pointed = vocabulary.pieces.tile(hand[step.cursor] as Tile);
  return [
    ...wrap([words.play.hand, ...tiles], '  ', SCREEN.columns),
    `${' '.repeat(widthOf(words.play.hand) + 2)}${pointed}`,
  ];
}
