/** What was left unfinished, if anything was; what is found late is announced, and moves nothing until it is asked for. */
import type { ComponentType } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { Button, toast } from '../../kit/controls/index.ts';
import { homeWords } from '../../kit/page/words/home-words.ts';
import { appWords } from '../../kit/words/app-words.ts';
import { withWords } from '../../kit/words/shown-language.ts';
import { rememberGames } from './remembered-games.ts';
import { type Left, NOTHING_LEFT, unfinishedGames } from './unfinished-games.ts';
import type { LeftListProps } from './unfinished-list.tsx';
import './continue-games.css';

const tablesOf = ({ here, online }: Left): readonly string[] =>
  [...online, ...here].map(({ table }) => table);

/** Whether one list has games that the other lacks. */
const hasMore = (found: Left, shown: Left): boolean => {
  const known = new Set(tablesOf(shown));
  return tablesOf(found).some((table) => !known.has(table));
};

interface GoOnProps {
  /** The list is in its place, if there is one: what is below it may be shown. */
  readonly onReady: () => void;
}

export function GoOn({ onReady }: GoOnProps) {
  const [left, setLeft] = useState(NOTHING_LEFT);
  const [late, setLate] = useState<Left | undefined>(undefined);
  const [list, setList] = useState<{ readonly List: ComponentType<LeftListProps> }>();
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    let here = true;
    const find = async (): Promise<void> => {
      let shown: Left | undefined;
      for await (const found of unfinishedGames()) {
        // Nothing is loaded where nothing is unfinished.
        const isEmpty = tablesOf(found).length === 0;
        const loaded = isEmpty ? undefined : await withWords(import('./unfinished-list.tsx'));
        if (!here) return;
        if (loaded !== undefined) setList({ List: loaded.UnfinishedList });
        if (shown === undefined) setLeft(found);
        else if (hasMore(found, shown)) setLate(found);
        shown ??= found;
        onReady();
      }
    };
    find().catch(() => {
      if (!here) return;
      toast(appWords().notLoaded, 'alert');
      onReady();
    });
    return () => {
      here = false;
    };
  }, []);
  const forget = (table: string): void => {
    const rest = { ...left, here: left.here.filter((one) => one.table !== table) };
    setLeft(rest);
    rememberGames(rest);
  };
  const showAll = (): void => {
    setLeft(late ?? left);
    setLate(undefined);
    requestAnimationFrame(() => place.current?.querySelector('a')?.focus());
  };
  return (
    <>
      {list !== undefined && tablesOf(left).length > 0 && (
        <div ref={place} class="home-left-place">
          <list.List left={left} onForgotten={forget} />
        </div>
      )}
      {late !== undefined && (
        <p class="home-late" role="status">
          <Button sign="chevron-up" onClick={showAll}>
            {homeWords().goOn}
          </Button>
        </p>
      )}
    </>
  );
}
