/** What decided the game, and some consolation, as sentences in the reader's language. */
import type { GameResult, OpenGame, Seat } from '@duopolis/rules';
import { type OpenTable, seatOf, type TableView } from '@duopolis/table';
import { cityName, nameOf } from '../players/seat-names.ts';
import type { EndingWords, Who } from './words/ending-words.ts';
import type { SharedWords } from '../words/shared-words.ts';
import { type Consolation, consolationFor, type Verdict, verdictOf } from './verdict.ts';

export interface Spoken {
  readonly words: SharedWords;
  readonly ending: EndingWords;
}

export const whoIs = (
  open: OpenTable,
  seat: Seat,
  { mine, words }: { readonly mine: Seat | undefined; readonly words: SharedWords },
): Who => ({
  name: nameOf(open, seat, words),
  you: seat === mine,
});

export function verdictText(
  { open, you }: TableView,
  game: OpenGame,
  { result, say }: { readonly result: GameResult; readonly say: Spoken },
): string {
  const mine = seatOf(open, you);
  const verdict = verdictOf({ open: game, result, mine });
  const who = (seat: Seat): Who => whoIs(open, seat, { mine, words: say.words });
  return verdict === undefined ? '' : sentenceOf(verdict, who, { game, spoken: say });
}

function sentenceOf(
  verdict: Verdict,
  who: (seat: Seat) => Who,
  {
    game,
    spoken: {
      words,
      ending: { verdict: say },
    },
  }: { readonly game: OpenGame; readonly spoken: Spoken },
): string {
  if (verdict.by === 'nothing') return say.nothing(verdict.winners.map(who));
  const { own, theirs } = verdict;
  const facts = { winner: who(verdict.winner), rival: who(verdict.rival), own, theirs };
  switch (verdict.by) {
    case 'lower':
      return say.lower(facts, cityName(game, verdict.city, words));
    case 'sum':
      return say.sum(facts);
    case 'higher-city':
      return say.higherCity(facts, verdict.level);
    default:
      return say.type(verdict.by, facts, verdict.level);
  }
}

/** Empty for winners, spectators, and where nothing positive would be true. */
export function consolationText(
  view: TableView,
  game: OpenGame,
  { result, say }: { readonly result: GameResult; readonly say: Spoken },
): string {
  const mine = seatOf(view.open, view.you);
  const consolation = mine === undefined ? undefined : consolationFor(result, mine);
  return consolation === undefined ? '' : consoling(consolation, game, say);
}

function consoling(consolation: Consolation, game: OpenGame, { words, ending }: Spoken): string {
  const { bestCity, close, bestType } = ending.consolation;
  switch (consolation.kind) {
    case 'close':
      return close(consolation.gap);
    case 'best-city':
      return bestCity(cityName(game, consolation.city, words), consolation.points);
    case 'best-type':
      return bestType(consolation.type, cityName(game, consolation.city, words), consolation.points);
  }
}
