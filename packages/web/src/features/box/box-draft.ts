/** A box while it is edited: typed text may not be a valid piece yet, so columns and rows are kept as text. */
import type { CardOrder } from '@duopolis/rules/chance';
import {
  COMPONENTS,
  type Components,
  type ComponentsProblem,
  readComponents,
} from '@duopolis/rules/components';
import type { Result } from '@duopolis/rules';

export interface CardDraft {
  readonly number: number;
  /** Symbols with spaces between them. */
  readonly shared: string;
  readonly own: string;
}

export interface SeatingDraft {
  readonly number: number;
  readonly asks: string;
  readonly order: CardOrder;
}

export interface BoxDraft extends Pick<Components, 'buildings' | 'tieBreaks' | 'tokens' | 'capitalTokens'> {
  readonly duplexes: readonly string[];
  readonly seatingCards: readonly SeatingDraft[];
  readonly automaCards: readonly CardDraft[];
  readonly civics: readonly { readonly name: string; readonly tile: string }[];
  readonly mats: readonly { readonly name: string; readonly cells: string }[];
  readonly districtCards: readonly string[];
}

export type ListName = keyof BoxDraft;

const columnText = (symbols: readonly string[]): string => symbols.join(' ');
const columnOf = (text: string): readonly string[] => text.split(/\s+/).filter((symbol) => symbol !== '');

export const draftOf = (components: Components): BoxDraft => ({
  ...components,
  automaCards: components.automaCards.map(({ number, shared, own }) => ({
    number,
    shared: columnText(shared),
    own: columnText(own),
  })),
});

/** The box in its file format. */
export const boxOf = (draft: BoxDraft): unknown => ({
  ...draft,
  automaCards: draft.automaCards.map(({ number, shared, own }) => ({
    number,
    shared: columnOf(shared),
    own: columnOf(own),
  })),
  mats: draft.mats.map(({ name, cells }) => ({ name, cells: cells.replace(/[\s/]+$/, '') })),
});

export const checked = (draft: BoxDraft): Result<Components, ComponentsProblem> =>
  readComponents(boxOf(draft));

export const OURS: BoxDraft = draftOf(COMPONENTS);

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

export const isOurs = (draft: BoxDraft, list: ListName): boolean => isSame(draft[list], OURS[list]);
