/** What was left unfinished, if anything was. */
import { useEffect, useState } from 'preact/hooks';
import { lazy } from '../../kit/page/lazy.tsx';
import { NOTHING_LEFT, unfinishedGames } from './unfinished-games.ts';

const UnfinishedList = lazy(async () => (await import('./unfinished-list.tsx')).UnfinishedList, 'nothing');

export function GoOn() {
  const [left, setLeft] = useState(NOTHING_LEFT);
  useEffect(() => {
    let here = true;
    void unfinishedGames().then((found) => here && setLeft(found));
    return () => {
      here = false;
    };
  }, []);
  const forget = (table: string): void =>
    setLeft({ ...left, here: left.here.filter((one) => one.table !== table) });
  if (left.here.length + left.online.length === 0) return null;
  return <UnfinishedList left={left} onForgotten={forget} />;
}
