/** The keys of the table besides those of the hand: the tabs of the panel between the cities. */
import { useLayoutEffect } from 'preact/hooks';
import { actionOf } from '../../kit/keys/key-map.ts';
import { useShortcuts, useSingleKeys } from '../../kit/keys/shortcuts.ts';
import { pointing } from '../talk/pings.ts';
import type { Link } from '../link/link.ts';
import { recapLastTurn } from '../recap/use-recap.ts';
import { showCentre } from './centre-tab.ts';
import { tabsOf } from './centre.tsx';
import { tableWords } from '../players/words/table-words.ts';

export function useTableKeys(link: Link): void {
  const { tabs, centre, lastTurn } = tableWords();
  const view = link.view.value;
  /** The reference card has its key everywhere. */
  const shown = view === undefined ? [] : tabsOf(view).filter((tab) => tab !== 'reference');
  useShortcuts({
    title: centre,
    shortcuts: [
      ...shown.map((tab) => ({ actions: [tab], does: tabs[tab] })),
      { actions: ['recap'], does: lastTurn },
    ],
  });
  useSingleKeys(
    (event) => {
      const action = actionOf(event);
      if (action === 'recap') void recapLastTurn(link).catch(() => {});
      const tab = shown.find((one) => one === action);
      if (tab !== undefined) showCentre(tab);
      return tab !== undefined || action === 'recap';
    },
    [link, shown.join(' ')],
  );
  useLayoutEffect(() => {
    const stopPointing = ({ key }: KeyboardEvent): void => {
      if (key === 'Escape') pointing.value = undefined;
    };
    document.addEventListener('keydown', stopPointing);
    return () => document.removeEventListener('keydown', stopPointing);
  }, []);
}
