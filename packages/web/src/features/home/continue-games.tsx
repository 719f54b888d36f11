/** What was left unfinished, if anything was. */
import type { ComponentType } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { toast } from '../../kit/controls/index.ts';
import { appWords } from '../../kit/words/app-words.ts';
import { withWords } from '../../kit/words/shown-language.ts';
import { type Left, NOTHING_LEFT, unfinishedGames } from './unfinished-games.ts';
import type { LeftListProps } from './unfinished-list.tsx';

const isEmpty = ({ here = [], online = [] }: Partial<Left>): boolean => here.length + online.length === 0;

interface GoOnProps {
  /** The list is in its place, if there is one: what is below it may be shown. */
  readonly onReady: () => void;
}

export function GoOn({ onReady }: GoOnProps) {
  const [left, setLeft] = useState(NOTHING_LEFT);
  const [list, setList] = useState<{ readonly List: ComponentType<LeftListProps> }>();
  useEffect(() => {
    let here = true;
    const find = async (): Promise<void> => {
      for await (const found of unfinishedGames()) {
        // Nothing is loaded where nothing is unfinished.
        const loaded = isEmpty(found) ? undefined : await withWords(import('./unfinished-list.tsx'));
        if (!here) return;
        if (loaded !== undefined) setList({ List: loaded.UnfinishedList });
        setLeft((before) => ({ ...before, ...found }));
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
  const forget = (table: string): void =>
    setLeft({ ...left, here: left.here.filter((one) => one.table !== table) });
  if (list === undefined || isEmpty(left)) return null;
  return <list.List left={left} onForgotten={forget} />;
}
