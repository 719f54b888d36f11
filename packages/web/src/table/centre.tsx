/** The panel between my cities: the score, the table's talk, the log, the reference card; on a phone a sheet. */
import type { GameResult } from '@duopolis/rules';
import type { TableView } from '@duopolis/table';
import { words } from '../app/words.ts';
import { Sheet } from '../controls/index.ts';
import type { Link } from '../link/link.ts';
import { Log } from '../log/log.tsx';
import { Channel } from '../talk/channel.tsx';
import { unreadIn } from '../talk/unread.ts';
import type { Turn } from '../turn/turn.ts';
import { CENTRE_TABS, type CentreTab } from '../words/table.ts';
import { centreOpen, centreTab } from './centre-tab.ts';
import { layout } from './layout.ts';
import { Reference } from './reference.tsx';
import type { Ring } from './ring.ts';
import { ScorePanel } from './score-panel.tsx';
import './centre.css';

interface CentreProps {
  readonly link: Link;
  readonly turn: Turn;
  readonly view: TableView;
  readonly ring: Ring;
  readonly result: GameResult;
}

export function Centre(props: CentreProps) {
  if (layout.value.name === 'ring' || layout.value.broad)
    return (
      <section class="centre" aria-label={words().table.centre}>
        <Tabs {...props} />
      </section>
    );
  if (!centreOpen.value) return null;
  return (
    <Sheet
      title={words().table.tabs[centreTab.value]}
      class="centre-sheet"
      onClose={() => (centreOpen.value = false)}
    >
      <Tabs {...props} />
    </Sheet>
  );
}

/** Alone there is nobody to talk to. */
const tabsOf = ({ open }: TableView): readonly CentreTab[] =>
  open.options.game.mode === 'solo' ? CENTRE_TABS.filter((tab) => tab !== 'table') : CENTRE_TABS;

const STEP: { readonly [key: string]: number } = { ArrowRight: 1, ArrowLeft: -1 };

function Tabs(props: CentreProps) {
  const { table } = words();
  const tabs = tabsOf(props.view);
  const shown = tabs.find((tab) => tab === centreTab.value) ?? 'score';
  const onKeyDown = (event: KeyboardEvent): void => {
    const step = STEP[event.key];
    if (step === undefined) return;
    event.preventDefault();
    centreTab.value = tabs.at((tabs.indexOf(shown) + step) % tabs.length) as CentreTab;
    const list = event.currentTarget as HTMLElement;
    requestAnimationFrame(() => list.querySelector<HTMLElement>('[aria-selected="true"]')?.focus());
  };
  return (
    <>
      <div class="centre-tabs" role="tablist" aria-label={table.centre} onKeyDown={onKeyDown}>
        {tabs.map((tab) => {
          const unread = tab === 'table' ? unreadIn(props.view, 'table') : 0;
          return (
            <button
              key={tab}
              type="button"
              role="tab"
              id={`centre-tab-${tab}`}
              aria-selected={tab === shown}
              aria-controls="centre-shown"
              tabIndex={tab === shown ? 0 : -1}
              class="centre-tab"
              onClick={() => (centreTab.value = tab)}
            >
              {table.tabs[tab]}
              {unread > 0 && <span class="unread">{unread}</span>}
            </button>
          );
        })}
      </div>
      <div
        class={`centre-shown centre-${shown}`}
        id="centre-shown"
        role="tabpanel"
        aria-labelledby={`centre-tab-${shown}`}
        tabIndex={shown === 'log' ? 0 : undefined}
      >
        <Shown {...props} tab={shown} />
      </div>
    </>
  );
}

function Shown({ tab, link, turn, view, ring, result }: CentreProps & { readonly tab: CentreTab }) {
  switch (tab) {
    case 'score':
      return <ScorePanel turn={turn} view={view} ring={ring} result={result} />;
    case 'table':
      return <Channel link={link} view={view} channel="table" />;
    case 'log':
      return <Log link={link} view={view} />;
    case 'reference':
      return <Reference view={view} />;
  }
}
