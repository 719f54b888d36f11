/** A table, whatever it is doing: people gather, a game runs, it is over, or the table is closed. */
import type { TableView } from '@duopolis/table';
import { lazy } from '../app/lazy.tsx';
import { go } from '../app/route.ts';
import { Loading, Notice } from '../app/states.tsx';
import { useTitle } from '../app/title.ts';
import { words } from '../app/words.ts';
import type { Link } from '../link/link.ts';
import { usePromise } from '../share/promise.ts';
import { Play } from './play.tsx';
import { useTurnNotice } from './turn-notice.ts';

interface TableScreenProps {
  readonly link: Link;
  readonly onLeave?: () => void;
}

const Gathering = lazy(async () => (await import('../lobby/gathering.tsx')).Gathering);
const Over = lazy(async () => (await import('../score/over.tsx')).Over);

function titleOf(view: TableView | undefined): string {
  if (view === undefined) return '';
  const { mode, seats, capitals } = view.open.options.game;
  return words().home.table(mode, seats, capitals);
}

export function TableScreen({ link, onLeave }: TableScreenProps) {
  useTurnNotice(link);
  usePromise(link);
  const view = link.view.value;
  const { table } = words();
  useTitle(titleOf(view));
  const leave = (): void => {
    if (link.state.value !== 'local') void link.ask({ type: 'leave' });
    if (onLeave === undefined) go({ name: 'home' });
    else onLeave();
  };
  if (link.state.value === 'gone')
    return (
      <Notice title={table.gone}>
        <p>{table.goneBody}</p>
      </Notice>
    );
  switch (view?.open.phase) {
    case 'gathering':
      return <Gathering link={link} />;
    case 'playing':
      return <Play link={link} onLeave={leave} />;
    case 'over':
      return <Over link={link} onLeave={leave} />;
    case 'closed':
      return (
        <Notice title={table.closed}>
          <p>{table.closedBody}</p>
        </Notice>
      );
    default:
      return <Loading />;
  }
}
