/** Searches the rules while typing: by words in any of their forms, without accents, and by ids. */
import { itemAt } from '@duopolis/rules/lists';
import type { Language } from '@duopolis/words/language';
import type { Chapters, Rule } from './words/rules-words.ts';
import { drawnSign } from './drawn-sign.ts';
import { type RuleInBook, rulesIn } from './rule-book.ts';
import { searchWords } from './search-words.ts';
import { fold, stemOf } from './word-forms.ts';

/** A range in a text. */
export type Span = readonly [from: number, until: number];

export interface Found extends RuleInBook {
  /** The matches in the id, in the title and in the text, to be marked. */
  readonly id: readonly Span[];
  readonly title: readonly Span[];
  readonly text: string;
  readonly marks: readonly Span[];
}

/** Drawn cities keep their marks: they are drawn in results too. */
const DRAWN = /`[^`]+`/g;

const withoutMarkup = (text: string): string =>
  text
    .replaceAll(DRAWN, (sign) => (drawnSign(sign.slice(1, -1)) === undefined ? sign.slice(1, -1) : sign))
    .replaceAll('*', '');

/** Nothing is marked within a drawing. */
function outsideDrawings(text: string, spans: readonly Span[]): readonly Span[] {
  const drawings = [...text.matchAll(DRAWN)].map(({ index, 0: sign }): Span => [index, index + sign.length]);
  return spans.filter(([start, end]) => !drawings.some(([from, until]) => start < until && end > from));
}

/** The text of a rule without its markup. */
const plainText = ({ text, list = [], examples = [], rulings = [] }: Rule): string =>
  withoutMarkup(
    [...text, ...list, ...examples, ...rulings.flatMap(({ says, why = '' }) => [says, why])]
      .filter((part) => part !== '')
      .join(' '),
  );

/** A search word: as it was written, and without its ending. */
interface Wanted {
  readonly word: string;
  readonly stem: string;
}

const WORD = /[\p{L}\p{N}]+/gu;
/** `shop2` finds SHOP-2. */
const WRITTEN = /\p{L}+|\p{N}+/gu;

const wantedIn = (query: string, language: Language): readonly Wanted[] =>
  searchWords(
    [...fold(query).text.matchAll(WRITTEN)].map(([word]) => word),
    language,
  ).map((word) => ({ word, stem: stemOf(word, language) }));

/** The score of a match, by where it is and how exact. */
const WORTH = { id: 8, title: 5, text: 1 } as const;
const BY_STEM = 0.6;

/** Numbers must match exactly; words may continue, or have another ending. */
function likeness(word: string, wanted: Wanted): number {
  if (/^\d/.test(wanted.word)) return word === wanted.word ? 1 : 0;
  if (word.startsWith(wanted.word)) return 1;
  return word.startsWith(wanted.stem) ? BY_STEM : 0;
}

interface Hits {
  readonly best: number;
  readonly spans: readonly Span[];
}

function hitsIn(original: string, wanted: Wanted): Hits {
  const { text, at } = fold(original);
  let best = 0;
  const spans: Span[] = [];
  for (const match of text.matchAll(WORD)) {
    const like = likeness(match[0], wanted);
    if (like === 0) continue;
    best = Math.max(best, like);
    const last = match.index + match[0].length - 1;
    spans.push([itemAt(at, match.index), itemAt(at, last) + 1]);
  }
  return { best, spans };
}

const compact = (text: string): string => fold(text).text.replaceAll(/[^\p{L}\p{N}]/gu, '');

const inOrder = (spans: readonly Span[]): readonly Span[] => {
  const sorted = spans.toSorted(([one], [other]) => one - other);
  return sorted.filter(([from], nth) => nth === 0 || from >= itemAt(sorted, nth - 1)[1]);
};

interface Fitting extends Found {
  readonly fit: number;
  /** How many of the words it has. */
  readonly has: number;
}

/** One rule if it has any of the words, with its score. */
function find(one: RuleInBook, wanted: readonly Wanted[]): Fitting | undefined {
  const { id, title } = one.rule;
  const text = plainText(one.rule);
  let [fit, has] = [0, 0];
  const [titleSpans, textSpans]: [Span[], Span[]] = [[], []];
  for (const word of wanted) {
    const [inId, inTitle, inText] = [hitsIn(id, word), hitsIn(title, word), hitsIn(text, word)];
    const worth = inId.best * WORTH.id + inTitle.best * WORTH.title + inText.best * WORTH.text;
    if (worth === 0) continue;
    has += 1;
    fit += worth;
    titleSpans.push(...inTitle.spans);
    textSpans.push(...inText.spans);
  }
  if (has === 0) return undefined;
  return {
    ...one,
    id: [],
    title: inOrder(titleSpans),
    text,
    marks: outsideDrawings(text, inOrder(textSpans)),
    fit,
    has,
  };
}

/** A rule found by its id comes first; after it only those that name it, since a lone number is meaningless. */
function byId(rules: readonly RuleInBook[], asked: RuleInBook): readonly Found[] {
  const { id } = asked.rule;
  const named = rules.flatMap((one): Found[] => {
    const text = plainText(one.rule);
    const marks = [...text.matchAll(new RegExp(String.raw`\b${id}\b`, 'g'))].map(
      ({ index }): Span => [index, index + id.length],
    );
    return one === asked || marks.length === 0 ? [] : [{ ...one, id: [], title: [], text, marks }];
  });
  return [{ ...asked, id: [[0, id.length]], title: [], text: plainText(asked.rule), marks: [] }, ...named];
}

/** The rules that contain all words of a query, or as many as any rule does, best first. */
export function search(chapters: Chapters, query: string, language: Language): readonly Found[] {
  const wanted = wantedIn(query, language);
  if (wanted.length === 0) return [];
  const whole = compact(query);
  const rules = rulesIn(chapters);
  const asked = rules.find(({ rule }) => compact(rule.id) === whole);
  if (asked !== undefined) return byId(rules, asked);
  const found = rules.flatMap((one) => find(one, wanted) ?? []);
  const most = Math.max(0, ...found.map(({ has }) => has));
  return found.filter(({ has }) => has === most).toSorted((one, other) => other.fit - one.fit);
}

/** As much around the first match as fits on a few lines. */
const BEFORE = 60;
const LONG = 220;

/** A position within a drawn city moves to its start. */
function beforeDrawing(text: string, at: number): number {
  const cut = [...text.matchAll(DRAWN)].find(({ index, 0: sign }) => index < at && at < index + sign.length);
  return cut?.index ?? at;
}

/** An excerpt of a found text, with its marks shifted. */
export function excerpt({ text, marks }: Pick<Found, 'text' | 'marks'>): Pick<Found, 'text' | 'marks'> {
  const first = marks[0]?.[0] ?? 0;
  const space = first <= BEFORE ? -1 : text.indexOf(' ', first - BEFORE);
  const from = beforeDrawing(text, space + 1);
  const until =
    text.length - from <= LONG ? text.length : beforeDrawing(text, text.lastIndexOf(' ', from + LONG));
  const lead = from > 0 ? '… ' : '';
  return {
    text: `${lead}${text.slice(from, until)}${until < text.length ? ' …' : ''}`,
    marks: marks
      .filter(([start, end]) => start >= from && end <= until)
      .map(([start, end]) => [start - from + lead.length, end - from + lead.length]),
  };
}
