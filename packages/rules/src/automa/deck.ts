/** Reading a deck of Automa cards from the owner of a boxed copy: every problem of it as a code with facts and place. */
import { ok, type Result, refuse } from '../types.ts';
import { AUTOMA_SYMBOLS, type AutomaCard, type AutomaSymbol } from './cards.ts';

export const COLUMNS = ['shared', 'own'] as const;
export type ColumnName = (typeof COLUMNS)[number];

/** Cards and symbols are counted from 0, as they lie in the file. */
export type DeckProblem =
  | { readonly code: 'not-a-deck' }
  | { readonly code: 'no-cards' }
  | { readonly code: 'not-a-card'; readonly card: number }
  | { readonly code: 'bad-number'; readonly card: number }
  | {
      readonly code: 'duplicate-number';
      readonly card: number;
      readonly number: number;
      /** The card that has the number already. */
      readonly first: number;
    }
  | { readonly code: 'not-a-column'; readonly card: number; readonly column: ColumnName }
  | {
      readonly code: 'unknown-symbol';
      readonly card: number;
      readonly column: ColumnName;
      readonly symbol: number;
      readonly found: string;
    }
  /** Only the best symbol decides for every hand, so a column without it at the end may decide nothing. */
  | { readonly code: 'end-is-not-best'; readonly card: number; readonly column: ColumnName };

type Fields = { readonly [name: string]: unknown };
const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isSymbol = (value: unknown): value is AutomaSymbol =>
  (AUTOMA_SYMBOLS as readonly unknown[]).includes(value);

/** A list of cards in the shape of AUTOMA_CARDS, or everything that is wrong with it. */
export function parseDeck(value: unknown): Result<readonly AutomaCard[], readonly DeckProblem[]> {
  if (!Array.isArray(value)) return refuse([{ code: 'not-a-deck' }]);
  const deck: readonly unknown[] = value;
  if (deck.length === 0) return refuse([{ code: 'no-cards' }]);
  const problems = deck.flatMap((card, index) => [
    ...problemsOfCard(card, index),
    ...problemsOfNumber(deck, index),
  ]);
  if (problems.length > 0) return refuse(problems);
  return ok((deck as readonly AutomaCard[]).map(({ number, shared, own }) => ({ number, shared, own })));
}

function problemsOfCard(value: unknown, card: number): readonly DeckProblem[] {
  if (!isFields(value)) return [{ code: 'not-a-card', card }];
  return COLUMNS.flatMap((column) => problemsOfColumn(value[column], card, column));
}

function problemsOfNumber(deck: readonly unknown[], card: number): readonly DeckProblem[] {
  const value = deck[card];
  if (!isFields(value)) return [];
  const { number } = value;
  if (!Number.isSafeInteger(number)) return [{ code: 'bad-number', card }];
  const first = deck.findIndex((other) => isFields(other) && other['number'] === number);
  return first < card ? [{ code: 'duplicate-number', card, number: number as number, first }] : [];
}

function problemsOfColumn(value: unknown, card: number, column: ColumnName): readonly DeckProblem[] {
  if (!Array.isArray(value)) return [{ code: 'not-a-column', card, column }];
  const symbols: readonly unknown[] = value;
  const unknown = symbols.flatMap((found, symbol): readonly DeckProblem[] =>
    isSymbol(found)
      ? []
      : [
          {
            code: 'unknown-symbol',
            card,
            column,
            symbol,
            found: typeof found === 'string' ? found : typeof found,
          },
        ],
  );
  if (unknown.length > 0) return unknown;
  return symbols.at(-1) === '>' ? [] : [{ code: 'end-is-not-best', card, column }];
}
