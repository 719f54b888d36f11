/** Tabs above their panel: arrow keys select the next one. The panel has the id `NAME-shown`. */
import { itemAt } from '@duopolis/rules/lists';
import type { ComponentChildren } from 'preact';

interface TabListProps<Tab extends string> {
  /** The prefix of ids and classes. */
  readonly name: string;
  readonly label: string;
  readonly tabs: readonly Tab[];
  readonly shown: Tab;
  readonly say: (tab: Tab) => ComponentChildren;
  readonly onShow: (tab: Tab) => void;
}

const STEP: { readonly [key: string]: number } = { ArrowRight: 1, ArrowLeft: -1 };

export function TabList<Tab extends string>({ name, label, tabs, shown, say, onShow }: TabListProps<Tab>) {
  const onKeyDown = (event: KeyboardEvent): void => {
    const step = STEP[event.key];
    if (step === undefined) return;
    event.preventDefault();
    onShow(itemAt(tabs, (tabs.indexOf(shown) + step + tabs.length) % tabs.length));
    const list = event.currentTarget as HTMLElement;
    requestAnimationFrame(() => list.querySelector<HTMLElement>('[aria-selected="true"]')?.focus());
  };
  return (
    <div class={`${name}-tabs`} role="tablist" aria-label={label} onKeyDown={onKeyDown}>
      {tabs.map((tab) => (
        <button
          key={tab}
          type="button"
          role="tab"
          id={`${name}-tab-${tab}`}
          aria-selected={tab === shown}
          aria-controls={`${name}-shown`}
          tabIndex={tab === shown ? 0 : -1}
          class={`${name}-tab`}
          onClick={() => onShow(tab)}
        >
          {say(tab)}
        </button>
      ))}
    </div>
  );
}
