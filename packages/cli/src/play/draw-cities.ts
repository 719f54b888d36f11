/** Your two cities on the screen, with their scores and what your drafts would change. */
import { type CityIndex, modeRules } from '@duopolis/rules';
import { SCORED } from '@duopolis/rules/scoring';
import { builtCityAt } from '@duopolis/rules/cities';
import { cityName } from '../drawing/city-names.ts';
import { buildersOf } from '../drawing/draw-table.ts';
import { SCREEN } from '../drawing/terminal.ts';
import { cut, pad, widthOf } from '../drawing/text-width.ts';
import type { Shell } from '../shell.ts';
import { allDrafts, heldDraft, effectsWith, withDrafts } from './drafts.ts';
import { isSolo, myCities, type Play } from './play-state.ts';
import { windowLines } from './window.ts';

export const HALF = SCREEN.columns / 2;
const CITY_LINES = 9;
const WINDOW = 24;
const TERM = 11;

/** One of your cities: who builds it with you, how it stands, and what your drafts would change. */
export function cityBlock(
  play: Play,
  city: CityIndex,
  { side, shell }: { readonly side: 'left' | 'right'; readonly shell: Shell },
): readonly string[] {
  const { paint, vocabulary, words } = shell;
  const { game } = play;
  const { open } = game;
  const held = heldDraft(play);
  const planned = effectsWith(play, allDrafts(play))[city];
  const partners = buildersOf(open, city, play.names).filter((one) => one !== play.names[play.me]);
  const name = cityName(open, city, vocabulary);
  const place = isSolo(play) ? name : `${vocabulary.game[side].toUpperCase()} ${name}`;
  const heading = `${place}${partners.length > 0 ? `, ${words.play.with(partners.join(', '))}` : ''}`;
  const window = windowLines(
    {
      city: builtCityAt(open.cities, city),
      drafted: builtCityAt(withDrafts(play, play.drafts).cities, city),
      drafts: play.drafts.filter((draft) => draft.city === city),
      ...(held?.city === city && { held }),
    },
    paint,
  );
  const change = (before: number, after: number): string =>
    before === after ? `${before}` : paint.strong(`${before}→${after}`);
  const score = planned?.before;
  const terms = SCORED.filter((term) => score?.[term] !== undefined).map(
    (term) =>
      paint.type[term](pad(vocabulary.scores.terms[term], TERM)) +
      change(score?.[term] ?? 0, planned?.after[term] ?? 0),
  );
  const total = change(score?.total ?? 0, planned?.after.total ?? 0);
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

/** Only the weaker city counts, but in a duel (END-1, DUEL-3). */
function bindingSides(play: Play): readonly ('left' | 'right')[] {
  if (modeRules(play.game.open.options).scoring !== 'lower') return [];
  const scores = effectsWith(play, []);
  const [left = 0, right = 0] = myCities(play).map((city) => scores[city]?.before.total ?? 0);
  return left === right ? [] : left < right ? ['left'] : ['right'];
}
