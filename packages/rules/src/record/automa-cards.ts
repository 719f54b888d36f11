/** The Automa cards of a record: named in a solo log, committed to by the seed or inferred in a duo one. */
import type { AutomaCard } from '../automa/cards.ts';
import { supplyFrom } from '../game/setup.ts';
import { type Components, deckOf } from '../components/box.ts';
import { hasChoosingAutoma } from '../modes/mode.ts';
import { modeRules } from '../modes/modes.ts';
import { ok, type Result, refuse } from '../types.ts';
import type { Foul } from './foul.ts';
import type { GameRecord } from './record.ts';

/** The cards in the order they are turned up, then the rest of the deck; a duo log without a seed does not tell them. */
export function cardsOf(
  { options, fairness, log }: GameRecord,
  components: Components,
): Result<readonly AutomaCard[] | 'missing', Foul> {
  const automaCards = deckOf(components);
  if (hasChoosingAutoma(modeRules(options))) {
    return ok(fairness === undefined ? 'missing' : supplyFrom(fairness.seed, components, options).cards);
  }
  const cards: AutomaCard[] = [];
  for (const [line, entry] of log.entries()) {
    if (entry.e !== 'automa') continue;
    const card = automaCards.find(({ number }) => number === entry.card);
    if (card === undefined) return refuse({ code: 'unknown-card', rule: 'FULL-1', card: entry.card, line });
    if (cards.includes(card)) return refuse({ code: 'card-twice', rule: 'FULL-1', card: entry.card, line });
    cards.push(card);
  }
  return ok([...cards, ...automaCards.filter((card) => !cards.includes(card))]);
}

type Attempt<T> = (deck: readonly AutomaCard[]) => Result<T, Foul>;

/** Replays with different cards that explain everything the Automa took, one for each of its turns. */
export function withFittingCards<T>(
  components: Components,
  { log }: GameRecord,
  attempt: Attempt<T>,
): Result<T, Foul> {
  const automaCards = deckOf(components);
  const fitting: (readonly AutomaCard[])[] = [];
  let known: readonly AutomaCard[] = [];
  for (;;) {
    const result = attempt(known);
    const entry = result.ok ? undefined : log[result.error.line ?? 0];
    if (result.ok || !isOutOfCards(result.error) || entry?.e === 'place') return result;
    const turn = automaCards.filter((card) => fits(attempt([...known, card])));
    const { line = 0 } = result.error;
    fitting.push(turn);
    const deck = differentCards(fitting);
    if (deck === undefined) {
      const tiles = entry?.e === 'choose' ? entry.tiles : [];
      return refuse({ code: 'no-card-fits', rule: 'DUO-1', tiles, line });
    }
    known = deck;
  }
}

/** Without a card the Automa does not choose, and the log's entry for it is refused as a command. */
const isOutOfCards = ({ code }: Foul): boolean => code === 'automa-seat';

const fits = <T>(result: Result<T, Foul>): boolean => result.ok || result.error.code !== 'wrong-automa';

/** A card for each turn from those that fit it, none twice; by augmenting paths, as cards are few. */
function differentCards(fitting: readonly (readonly AutomaCard[])[]): readonly AutomaCard[] | undefined {
  const turnOf = new Map<AutomaCard, number>();
  const seat = (turn: number, tried: Set<AutomaCard>): boolean => {
    for (const card of fitting[turn] ?? []) {
      if (tried.has(card)) continue;
      tried.add(card);
      const other = turnOf.get(card);
      if (other === undefined || seat(other, tried)) {
        turnOf.set(card, turn);
        return true;
      }
    }
    return false;
  };
  for (const turn of fitting.keys()) if (!seat(turn, new Set())) return undefined;
  const byTurn = [...turnOf].toSorted(([, one], [, other]) => one - other);
  return byTurn.map(([card]) => card);
}
