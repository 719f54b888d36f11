/** Reads a deck of Automa cards, so that the owner of a boxed copy can play with the printed ones. */
import { integer, type JsonProblem, listOf, objectOf, oneOf } from '../json/reader.ts';
import { LIMITS } from '../limits.ts';
import { ok, type Result, refuse } from '../types.ts';
import { AUTOMA_SYMBOLS, type AutomaCard } from './cards.ts';

/** The first thing wrong with a deck; a path such as `[3].own` says where. */
export type DeckProblem =
  | JsonProblem
  | { readonly code: 'no-cards'; readonly path: string }
  | {
      readonly code: 'duplicate-number';
      readonly path: string;
      readonly number: number;
      /** Where the number first occurs. */
      readonly first: string;
    }
  /** Only the best symbol decides for every hand, so a column must end in it. */
  | { readonly code: 'end-is-not-best'; readonly path: string; readonly found: string };

const column = listOf(oneOf(AUTOMA_SYMBOLS), LIMITS.automaColumn);
const cardReader = objectOf({
  number: integer(-LIMITS.componentNumber, LIMITS.componentNumber),
  shared: column,
  own: column,
});
const deck = listOf(cardReader, LIMITS.componentsList);

/** A list of cards in the shape of AUTOMA_CARDS. */
export function parseDeck(value: unknown): Result<readonly AutomaCard[], DeckProblem> {
  const read = deck(value, '');
  if (!read.ok) return read;
  const cards = read.value;
  if (cards.length === 0) return refuse({ code: 'no-cards', path: '' });
  const seen = new Map<number, number>();
  for (const [index, one] of cards.entries()) {
    const problem = repeatedNumber(seen, one, index) ?? wrongEnd(one, index);
    if (problem !== undefined) return refuse(problem);
  }
  return ok(cards);
}

const pathOf = (index: number, field: keyof AutomaCard): string => `[${index}].${field}`;

/** Records where each number first occurs. */
function repeatedNumber(
  seen: Map<number, number>,
  { number }: AutomaCard,
  index: number,
): DeckProblem | undefined {
  const first = seen.get(number);
  if (first === undefined) {
    seen.set(number, index);
    return undefined;
  }
  return {
    code: 'duplicate-number',
    path: pathOf(index, 'number'),
    number,
    first: pathOf(first, 'number'),
  };
}

function wrongEnd(card: AutomaCard, index: number): DeckProblem | undefined {
  const field = (['shared', 'own'] as const).find((name) => card[name].at(-1) !== '>');
  if (field === undefined) return undefined;
  return { code: 'end-is-not-best', path: pathOf(index, field), found: card[field].join(' ') };
}
