/** The keys of the table besides those of the hand: which part of the panel between the cities is shown. */
import { useLayoutEffect } from 'preact/hooks';
import { isWriting, useShortcuts } from '../app/shortcuts.ts';
import { words } from '../app/words.ts';
import type { CentreTab } from '../words/table.ts';
import { pointing } from '../talk/pings.ts';
import { showCentre } from './centre-tab.ts';

/** By the key's place, so that they work with any alphabet. The reference card has its key everywhere. */
const KEYS: { readonly [tab in Exclude<CentreTab, 'reference'>]: string } = {
  score: 'S',
  table: 'T',
  log: 'L',
};
const TABS = ['score', 'table', 'log'] as const;

export function useTableKeys(): void {
  const { tabs, centre } = words().table;
  useShortcuts({
    title: centre,
    shortcuts: TABS.map((tab) => ({ keys: [KEYS[tab]], does: tabs[tab] })),
  });
  useLayoutEffect(() => {
    const hear = (event: KeyboardEvent): void => {
      if (event.defaultPrevented || event.metaKey || event.ctrlKey || event.altKey || isWriting(event))
        return;
      if (document.querySelector('dialog[open]') !== null) return;
      if (event.key === 'Escape') pointing.value = undefined;
      const tab = TABS.find((one) => event.code === `Key${KEYS[one]}`);
      if (tab === undefined) return;
      showCentre(tab);
      event.preventDefault();
    };
    document.addEventListener('keydown', hear);
    return () => document.removeEventListener('keydown', hear);
  }, []);
}
