/** The panel between my cities: the score, the table's talk, the log, the reference card; on a phone a sheet. */
import type { TableView } from '@duopolis/table';
import { Sheet, TabList } from '../../kit/controls/index.ts';
import { Log } from '../log/log.tsx';
import { elementRef } from '../motion/element-registry.ts';
import { Channel, hasTableTalk } from '../talk/channel.tsx';
import { unreadIn } from '../talk/unread.ts';
import type { Turn } from '../turn/turn.ts';
import { CENTRE_TABS, type CentreTab, tableWords } from '../players/words/table-words.ts';
import { centreOpen, centreTab } from './centre-tab.ts';
import { layout } from '../players/screen-layout.ts';
import { Reference } from './reference.tsx';
import type { ShownResult } from '../players/result-in.ts';
import type { Ring } from '../players/ring.ts';
import { ScorePanel } from './score-panel.tsx';
import { TypeLine } from './type-line.tsx';
import type { OnWhy } from '../score/city-why.tsx';
import './centre.css';

interface CentreProps {
  readonly turn: Turn;
  readonly view: TableView;
  readonly ring: Ring;
  readonly shownResult: ShownResult;
  readonly onWhy: OnWhy;
}

export function Centre(props: CentreProps) {
  if (layout.value.name === 'ring' || layout.value.broad)
    return (
      <section ref={elementRef('centre')} class="centre" aria-label={tableWords().centre}>
        <Tabs {...props} />
      </section>
    );
  if (!centreOpen.value)
    return layout.value.name === 'low' ? (
      <TypeLine ring={props.ring} shownResult={props.shownResult} />
    ) : null;
  return (
    <Sheet
      title={tableWords().tabs[centreTab.value]}
      class="centre-sheet"
      onClose={() => (centreOpen.value = false)}
    >
      <Tabs {...props} />
    </Sheet>
  );
}

/** Without a talk that nobody would read. */
export const tabsOf = (view: TableView): readonly CentreTab[] =>
  hasTableTalk(view) ? CENTRE_TABS : CENTRE_TABS.filter((tab) => tab !== 'table');

function Tabs(props: CentreProps) {
  const table = tableWords();
  const tabs = tabsOf(props.view);
  const shown = tabs.find((tab) => tab === centreTab.value) ?? 'score';
  const unread = unreadIn(props.view, 'table');
  return (
    <>
      <TabList
        name="centre"
        label={table.centre}
        tabs={tabs}
        shown={shown}
        say={(tab) => (
          <>
            {table.tabs[tab]}
            {tab === 'table' && unread > 0 && <span class="unread">{unread}</span>}
          </>
        )}
        onShow={(tab) => (centreTab.value = tab)}
      />
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

function Shown({ tab, turn, view, ring, shownResult, onWhy }: CentreProps & { readonly tab: CentreTab }) {
  switch (tab) {
    case 'score':
      return <ScorePanel turn={turn} view={view} ring={ring} result={shownResult()} onWhy={onWhy} />;
    case 'table':
      return <Channel link={turn.link} view={view} channel="table" />;
    case 'log':
      return <Log link={turn.link} view={view} />;
    case 'reference':
      return <Reference view={view} />;
  }
}
