/** The Automa cards of a record: named in a solo log, promised by the seed or found by trial in a duo one. */
import type { AutomaCard } from '../automa/cards.ts';
import { supplyFrom } from '../chance/setup.ts';
import type { Components } from '../components/components.ts';
import { ok, type Result, refuse } from '../types.ts';
import type { Foul } from './foul.ts';
import type { GameRecord } from './record.ts';

/** The cards in the order they are turned up; `search` if the log does not tell them (RECORD: a duo log has none). */
export function cardsOf(
  record: GameRecord,
  components: Components,
): Result<readonly AutomaCard[] | 'search', Foul> {
  if (record.options.mode === 'duo') {
    return ok(
      record.fairness === undefined
        ? 'search'
        : supplyFrom(record.fairness.seed, components, record.options.capitals).cards,
    );
  }
  const cards: AutomaCard[] = [];
  for (const [line, entry] of record.log.entries()) {
    if (entry.e !== 'automa') continue;
    const card = components.automaCards.find(({ number }) => number === entry.card);
    if (card === undefined) return refuse({ code: 'unknown-card', rule: 'FULL-1', card: entry.card, line });
    if (cards.includes(card)) return refuse({ code: 'card-twice', rule: 'FULL-1', card: entry.card, line });
    cards.push(card);
  }
  return ok(cards);
}

type Attempt<T> = (deck: readonly AutomaCard[]) => Result<T, Foul>;

/** Replays with the cards, or with each order of cards that explains what the Automa took. */
export function withFittingCards<T>(
  cards: readonly AutomaCard[] | 'search',
  components: Components,
  attempt: Attempt<T>,
): Result<T, Foul> {
  return cards === 'search' ? searchDeck([], components.automaCards, attempt) : attempt(cards);
}

/** Without a card the Automa does not choose, and its own entry is refused: the next card is tried there. */
function searchDeck<T>(
  known: readonly AutomaCard[],
  deck: readonly AutomaCard[],
  attempt: Attempt<T>,
): Result<T, Foul> {
  const result = attempt(known);
  if (result.ok || !isAutomaEntry(result.error)) return result;
  const { line } = result.error;
  for (const card of deck.filter((other) => !known.includes(other))) {
    const deeper = searchDeck([...known, card], deck, attempt);
    const here = !deeper.ok && deeper.error.line === line;
    const misfit =
      !deeper.ok && (deeper.error.code === 'wrong-automa' || deeper.error.code === 'no-card-fits');
    if (!(misfit && (here || deeper.error.code === 'no-card-fits'))) return deeper;
  }
  return refuse({ code: 'no-card-fits', rule: 'DUO-1', tiles: [], ...(line !== undefined && { line }) });
}

const isAutomaEntry = (foul: Foul): boolean => foul.code === 'automa-seat';
