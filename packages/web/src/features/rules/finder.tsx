/** The search over the rules: results while typing, best first, with the matches marked; `/` focuses it. */
import { signal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import type { RefObject } from 'preact';
import { useRef } from 'preact/hooks';
import { go } from '../../kit/routing/route.ts';
import { actionOf } from '../../kit/keys/key-map.ts';
import { useShortcuts, useSingleKeys } from '../../kit/keys/shortcuts.ts';
import { IconButton, LinkTo, Sign } from '../../kit/controls/index.ts';
import { excerpt, type Found, search, type Span } from './rule-search.ts';
import { SignText } from './prose.tsx';
import './prose.css';
import './finder.css';
import { rulesWords } from './words/rules-words.ts';
import { words } from '../../game/words/shared-words.ts';

/** The query; it stays while reading, and is cleared when a result was opened. */
const query = signal('');

export const isSearching = (): boolean => query.value.trim() !== '';

const open = ({ chapter, rule }: Found): void => {
  query.value = '';
  go({ name: 'rules', chapter, rule: rule.id });
};

export function Finder() {
  const said = rulesWords();
  const field = useRef<HTMLInputElement>(null);
  const results = useRef<HTMLOListElement>(null);
  const found = search(said.chapters, query.value, words().language);
  useShortcuts({ title: words().home.rules, shortcuts: [{ actions: ['search'], does: said.search }] });
  useSingleKeys((event) => {
    if (actionOf(event) !== 'search') return false;
    field.current?.focus();
    field.current?.select();
    return true;
  });
  const onKeyDown = (event: KeyboardEvent): void => {
    const [first] = found;
    if (event.key === 'Escape' && isSearching()) query.value = '';
    else if (event.key === 'Enter' && first !== undefined) open(first);
    else if (event.key === 'ArrowDown') results.current?.querySelector('a')?.focus();
    else return;
    event.preventDefault();
  };
  return (
    <search class="finder">
      <div class="finder-field">
        <Sign name="search" size={22} />
        <input
          ref={field}
          type="search"
          class="field-box"
          aria-label={said.search}
          placeholder={said.searchHint}
          value={query.value}
          spellcheck={false}
          autocomplete="off"
          onInput={({ currentTarget }) => {
            query.value = currentTarget.value;
          }}
          onKeyDown={onKeyDown}
        />
        {isSearching() ? (
          <IconButton
            sign="cross"
            label={said.clear}
            onClick={() => {
              query.value = '';
              field.current?.focus();
            }}
          />
        ) : (
          <kbd aria-hidden="true">/</kbd>
        )}
      </div>
      <p class={isSearching() ? 'finder-count' : 'unseen'} role="status">
        {isSearching() && (found.length === 0 ? said.nothing(query.value.trim()) : said.found(found.length))}
      </p>
      {isSearching() && <Results found={found} list={results} back={() => field.current?.focus()} />}
    </search>
  );
}

interface ResultsProps {
  readonly found: readonly Found[];
  readonly list: RefObject<HTMLOListElement | null>;
  readonly back: () => void;
}

function Results({ found, list, back }: ResultsProps) {
  const onKeyDown = (event: KeyboardEvent): void => {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (step === 0) return;
    event.preventDefault();
    const links = [...(list.current?.querySelectorAll('a') ?? [])];
    const next = links.findIndex((link) => link === document.activeElement) + step;
    if (next < 0) back();
    else links[next]?.focus();
  };
  return (
    <ol ref={list} class="finder-results" onKeyDown={onKeyDown}>
      {found.map((one) => (
        <li key={one.rule.id}>
          <Result one={one} />
        </li>
      ))}
    </ol>
  );
}

function Result({ one }: { readonly one: Found }) {
  const { chapter, rule, title } = one;
  const piece = excerpt(one);
  return (
    <div
      onClickCapture={() => {
        query.value = '';
      }}
    >
      <LinkTo to={{ name: 'rules', chapter, rule: rule.id }} class="finder-result sheet-of-paper">
        <span class="rule-id" lang="en">
          <Marked text={rule.id} marks={one.id} />
        </span>
        <b>
          <Marked text={rule.title} marks={title} />
        </b>
        <small>{rulesWords().chapters[chapter].title}</small>
        <span class="finder-text">
          <Marked text={piece.text} marks={piece.marks} draws />
        </span>
      </LinkTo>
    </div>
  );
}

/** Cities are drawn in texts, as in the rule itself. */
const drawn = (text: string): ComponentChildren =>
  text.split(/`([^`]+)`/).map((piece, nth) => (nth % 2 === 1 ? <SignText key={nth} sign={piece} /> : piece));

interface MarkedProps {
  readonly text: string;
  readonly marks: readonly Span[];
  readonly draws?: boolean;
}

function Marked({ text, marks, draws = false }: MarkedProps) {
  const said = draws ? drawn : (plain: string) => plain;
  const pieces: ComponentChildren[] = [];
  let at = 0;
  for (const [from, until] of marks) {
    pieces.push(said(text.slice(at, from)), <mark key={from}>{text.slice(from, until)}</mark>);
    at = until;
  }
  return (
    <>
      {pieces}
      {said(text.slice(at))}
    </>
  );
}
