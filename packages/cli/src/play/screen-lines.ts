/** The lines below your cities: the current question, what the others do, and your tiles. */
import { awaitedSeats, isAutoma, without } from '@duopolis/rules';
import { itemAt } from '@duopolis/rules/lists';
import { cityName } from '../drawing/city-names.ts';
import { shortTakes } from '../automas/automa-page.ts';
import { buildersOf } from '../drawing/draw-table.ts';
import { SCREEN } from '../drawing/terminal.ts';
import { signed, widthOf, wrap } from '../drawing/text-width.ts';
import type { Shell } from '../shell.ts';
import { citiesToGive, gainAtBest } from './assign.ts';
import { allDrafts, heldDraft, effectsWith, tilesLeft } from './drafts.ts';
import { myCities, myHand, type Play, type StepAt } from './play-state.ts';

export function noticeLine(play: Play, { paint, vocabulary, words }: Shell): string {
  const { notice, game } = play;
  if (notice === undefined) return effectLine(play, { vocabulary, words });
  switch (notice.code) {
    case 'refused':
      return paint.bad(vocabulary.table.rejection(notice.rejection));
    case 'rejected':
      return paint.bad(`${notice.rejection.rule}: ${vocabulary.refusals.rejection(notice.rejection)}`);
    case 'draft-lost':
      return paint.bad(
        words.play.draftLost(notice.refusal.rule, cityName(game.open, notice.draft.city, vocabulary)),
      );
    case 'pick-two':
      return paint.bad(words.play.pickTwo);
    case 'must-place':
      return paint.bad(words.play.mustPlace);
  }
}

const awaitedNames = ({ game, names }: Play): string =>
  awaitedSeats(game.open)
    .map((seat) => names[seat] ?? `${seat}`)
    .join(', ');

/** 'left 12→17 · right 9', or what a tile would add to the city it is assigned to. */
function effectLine(play: Play, { vocabulary, words }: Pick<Shell, 'vocabulary' | 'words'>): string {
  const { game, step } = play;
  if (step.at === 'choosing')
    return game.open.chosen[play.me] === true ? words.play.changeable(awaitedNames(play)) : words.play.choose;
  if (step.at === 'assigning') return assignLine(play, step, { vocabulary, words });
  if (step.at === 'waiting') return words.play.waitsFor(awaitedNames(play));
  const planned = effectsWith(play, allDrafts(play));
  const effects = myCities(play).map((city, side) => {
    const [before, after] = [planned[city]?.before.total ?? 0, planned[city]?.after.total ?? 0];
    const name = side === 0 ? vocabulary.game.left : vocabulary.game.right;
    return `${name} ${before === after ? before : `${before}→${after}`}`;
  });
  const held = heldDraft(play);
  const asks =
    held === undefined
      ? words.play.confirm(play.drafts.length)
      : words.play.lay(vocabulary.pieces.tile(held.tile, game.open.box));
  return `${asks}   ${effects.join(' · ')}`;
}

function assignLine(
  play: Play,
  step: StepAt<'assigning'>,
  { vocabulary, words }: Pick<Shell, 'vocabulary' | 'words'>,
): string {
  const { open } = play.game;
  const tile = myHand(play)[step.cursor];
  if (tile === undefined || citiesToGive(open, step.gifts).length === 0) return words.solo.confirmAssigned;
  const gain = signed(gainAtBest(open, step.city, tile));
  return words.solo.assign(
    cityName(open, step.city, vocabulary),
    vocabulary.pieces.sign(tile, open.box),
    gain,
  );
}

/** The tiles the others have revealed and not placed yet, and who waits. */
export function othersTiles({ game: { open }, names, me }: Play, shell: Shell): readonly string[] {
  const { paint, vocabulary, words } = shell;
  return names.flatMap((name, seat) => {
    if (seat === me) return [];
    const tiles = open.pending.filter((pending) => pending.seat === seat).map(({ tile }) => tile);
    const state = open.waiting.includes(seat) ? ` ${words.play.waits}` : '';
    const move = open.automas.find((one) => one.seat === seat);
    if (move !== undefined) return [`${name} ${shortTakes(open, move, shell)}`];
    if (isAutoma(open.options, seat) && open.phase !== 'choosing') return [];
    if (open.phase === 'choosing') return [`${name} ${open.chosen[seat] === true ? words.play.chosen : '…'}`];
    return [
      `${name} ${tiles.length > 0 ? paint.strong(vocabulary.pieces.signs(tiles, open.box)) : words.play.placed}${state}`,
    ];
  });
}

export function othersCities(play: Play, { vocabulary }: Shell): readonly string[] {
  const { game, names } = play;
  const { open } = game;
  const scores = effectsWith(play, []);
  return open.cities.flatMap((_, city) => {
    if (myCities(play).includes(city)) return [];
    const builders = [...new Set(buildersOf(open, city, names))].join('+');
    return [`${cityName(open, city, vocabulary)} (${builders}) ${scores[city]?.before.total ?? 0}`];
  });
}

/** Your hand with the cursor and what you have picked, or the tiles you place: held [S], drafted (S). */
export function handLines(play: Play, shell: Shell): readonly string[] {
  const { step } = play;
  const { paint, vocabulary, words } = shell;
  if (step.at !== 'choosing' && step.at !== 'assigning') return [placeLine(play, shell)];
  const picked = step.at === 'choosing' ? step.picked : step.gifts.map(({ index }) => index);
  const hand = myHand(play);
  const tiles = hand.map((tile, index) => {
    const isPicked = picked.includes(index);
    const text = `${index + 1}${isPicked ? '(' : ' '}${tile}${isPicked ? ')' : ' '}`;
    return index === step.cursor ? paint.cursor(text) : isPicked ? paint.strong(text) : text;
  });
  const pointed = vocabulary.pieces.tile(itemAt(hand, step.cursor), play.game.open.box);
  return [
    ...wrap([words.play.hand, ...tiles], '  ', SCREEN.columns),
    `${' '.repeat(widthOf(words.play.hand) + 2)}${pointed}`,
  ];
}

function placeLine(play: Play, { paint, words }: Shell): string {
  const rest = tilesLeft(play);
  const held = heldDraft(play)?.tile;
  const others = held === undefined ? rest : (without(rest, [held]) ?? rest);
  const tiles = [
    ...play.drafts.map(({ tile }) => paint.strong(`(${tile})`)),
    ...(held === undefined ? [] : [paint.cursor(`[${held}]`)]),
    ...others.map((tile) => ` ${tile} `),
  ];
  return `${words.play.toPlace} ${tiles.join(' ')}`;
}
