/** What was left unfinished, if anything was. */
import { useEffect, useState } from 'preact/hooks';
import { lazy } from '../../kit/page/lazy.tsx';
import { NOTHING_LEFT, whatIsLeft } from './unfinished-games.ts';

const LeftList = lazy(async () => (await import('./unfinished-list.tsx')).LeftList, 'nothing');

export function GoOn() {
  const [left, setLeft] = useState(NOTHING_LEFT);
  useEffect(() => {
    let here = true;
    void whatIsLeft().then((found) => here && setLeft(found));
    return () => {
      here = false;
    };
  }, []);
  const forget = (table: string): void =>
    setLeft({ ...left, here: left.here.filter((one) => one.table !== table) });
  if (left.here.length + left.online.length === 0) return null;
  return <LeftList left={left} onForgotten={forget} />;
}
