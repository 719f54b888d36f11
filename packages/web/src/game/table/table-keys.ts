/** The keys of the table besides those of the hand: the tabs of the panel between the cities. */
import { useLayoutEffect } from 'preact/hooks';
import { actionOf } from '../../kit/keys/key-map.ts';
import { useShortcuts, useSingleKeys } from '../../kit/keys/shortcuts.ts';
import { pointing } from '../talk/pings.ts';
import type { Link } from '../link/link.ts';
import { recapLastTurn } from '../recap/use-recap.ts';
import { showCentre } from './centre-tab.ts';
import { tableWords } from '../players/words/table-words.ts';

/** The reference card has its key everywhere. */
const TABS = ['score', 'table', 'log'] as const;

export function useTableKeys(link: Link): void {
  const { tabs, centre, lastTurn } = tableWords();
  useShortcuts({
    title: centre,
    shortcuts: [
      ...TABS.map((tab) => ({ actions: [tab], does: tabs[tab] })),
      { actions: ['recap'], does: lastTurn },
    ],
  });
  useSingleKeys(
    (event) => {
      const action = actionOf(event);
      if (action === 'recap') void recapLastTurn(link).catch(() => {});
      const tab = TABS.find((one) => one === action);
      if (tab !== undefined) showCentre(tab);
      return tab !== undefined || action === 'recap';
    },
    [link],
  );
  useLayoutEffect(() => {
    const stopPointing = ({ key }: KeyboardEvent): void => {
      if (key === 'Escape') pointing.value = undefined;
    };
    document.addEventListener('keydown', stopPointing);
    return () => document.removeEventListener('keydown', stopPointing);
  }, []);
}
