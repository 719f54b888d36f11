/** What the explanations on a table know of its game: its parts of Capitals, and what is special about a tile, a cell or a district. */
import type { OpenGame } from '@duopolis/rules';
import { typeOfTypeLetter } from '@duopolis/rules/notation';
import { civicLetters } from '@duopolis/rules/scoring';
import { effectOf } from '@duopolis/table';
import { useCallback } from 'preact/hooks';
import { cellInCity } from '../board/board-input.ts';
import { useDetails } from '../explain/details.ts';
import type { Explained } from '../explain/explanation-text.ts';
import { useInPlay } from '../explain/in-play.ts';
import { parseCivics } from '../explain/term.ts';
import { explainWords } from '../explain/words/explain-words.ts';
import { changesOf } from '../score/score-changes.ts';
import { partsAt, partsOf } from '../score/score-reasons.ts';
import { sentence } from '../../kit/words/sentence.ts';
import type { Turn } from '../turn/turn.ts';
import { words } from '../words/shared-words.ts';
import { districtText, leadersText, nameOfDistrict } from './district-places.ts';

/** More would hide the board. */
const MOST = 2;

/** Each civic building with the types that it wants and the one that it doesn't. */
const civicsAt = (text: string, { box }: OpenGame): readonly Explained[] =>
  parseCivics(text).map((tile) => {
    const { pieces } = words().game;
    const [one = '', other = '', unwanted = ''] = civicLetters(tile).map(
      (letter) => pieces.types[typeOfTypeLetter(letter)],
    );
    return { name: sentence(pieces.name(tile, box)), text: explainWords().needs([one, other], unwanted) };
  });

/** A district with the places of all cities: one of them, or all. */
function districtsAt(target: HTMLElement, open: OpenGame): readonly Explained[] {
  if (!(target.dataset['explain'] ?? '').split(' ').includes('district')) return [];
  const asked = target.dataset['district'];
  if (asked !== undefined)
    return [{ name: nameOfDistrict(open, Number(asked)), text: districtText(open, Number(asked)) }];
  return (open.districts ?? [])
    .map((_, nth) => ({ name: nameOfDistrict(open, nth), text: leadersText(open, nth) }))
    .filter(({ text }) => text !== '');
}

/** Why the tile here scores, or what the points of a free cell are made of. */
function hereAt(target: Element, open: OpenGame, turn: Turn): readonly Explained[] {
  const place = cellInCity(target);
  if (place === undefined) return [];
  const name = explainWords().here;
  const reasons = partsAt(partsOf(open, place.city, words()), place.cell).slice(0, MOST);
  if (reasons.length > 0) return [{ name, text: reasons.map(({ text }) => `${sentence(text)}.`).join(' ') }];
  const meant = turn.targets.placementAt(place.city, place.cell);
  const room = turn.targets.legal.peek().get(place.city);
  if (meant === undefined || room === undefined) return [];
  const { before, after } = effectOf(room.open, meant);
  const text = changesOf(before, after);
  return text === '' ? [] : [{ name, text: `${sentence(text)}.` }];
}

export function useExplainedGame(open: OpenGame, turn: Turn): void {
  useInPlay(open);
  const details = useCallback(
    (target: Element): readonly Explained[] => {
      if (!(target instanceof HTMLElement)) return [];
      return [
        ...civicsAt(target.dataset['explain'] ?? '', open),
        ...districtsAt(target, open),
        ...hereAt(target, open, turn),
      ];
    },
    [open, turn],
  );
  useDetails(details);
}
