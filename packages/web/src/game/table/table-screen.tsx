/** A table in any phase: people gather, a game runs, it is over, or the table is closed. */
import type { TableView } from '@duopolis/table';
import { useSignal } from '@preact/signals';
import { lazy } from '../../kit/page/lazy.tsx';
import { go } from '../../kit/routing/route.ts';
import { Loading, Notice } from '../../kit/page/page-states.tsx';
import { useTitle } from '../../kit/page/title.ts';
import type { Link } from '../link/link.ts';
import { motionOf } from '../motion/director.ts';
import { staysAtEnd } from '../ending/rematch.ts';
import { useRememberedCommitment } from '../share/seen-commitments.ts';
import { recapAt, useRecap } from '../recap/use-recap.ts';
import { RunningGame } from './running-game.tsx';
import { useTurnNotice } from './turn-notice.ts';
import { tableWords } from '../players/words/table-words.ts';
import { words } from '../words/shared-words.ts';

interface TableScreenProps {
  readonly link: Link;
  readonly onLeave?: () => void;
}

const Gathering = lazy(async () => (await import('../gathering/gathering.tsx')).Gathering);
const Recap = lazy(async () => (await import('../recap/recap.tsx')).Recap, 'nothing');
const EndScreen = lazy(async () => (await import('../ending/end-screen.tsx')).EndScreen);

function titleOf(view: TableView | undefined): string {
  if (view === undefined) return '';
  const { mode, seats, capitals } = view.open.options.game;
  return words().home.table({ mode, seats, capitals });
}

/** The finished game that the reader still looks at, though the table may have gone on; and how to continue. */
function useEnded(link: Link): readonly [ended: TableView | undefined, go: () => void] {
  const view = link.view.value;
  const kept = useSignal<TableView | undefined>(undefined);
  if (view?.open.phase === 'over') kept.value = view;
  const ended = kept.value;
  /** On one device a rematch starts at once. */
  const stays = ended !== undefined && view !== undefined && staysAtEnd(ended, view.open);
  const isHere = stays && (link.state.value !== 'local' || view.open.phase === 'over');
  return [isHere ? ended : undefined, () => (kept.value = undefined)];
}

export function TableScreen({ link, onLeave }: TableScreenProps) {
  useTurnNotice(link);
  useRememberedCommitment(link);
  const view = link.view.value;
  const [ended, goOn] = useEnded(link);
  const table = tableWords();
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
  // The last tile is shown before the end screen.
  if (view?.open.phase === 'over' && motionOf(link).isBusy.value)
    return <RunningGame link={link} onLeave={leave} />;
  if (ended !== undefined)
    return <EndScreen key={ended.open.games} link={link} ended={ended} onLeave={leave} onGo={goOn} />;
  switch (view?.open.phase) {
    case 'gathering':
      return <Gathering link={link} />;
    case 'playing':
      return <Playing link={link} onLeave={leave} />;
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

interface PlayingProps {
  readonly link: Link;
  readonly onLeave: () => void;
}

/** During a recap, the table as it was; then the table itself. */
function Playing({ link, onLeave }: PlayingProps) {
  useRecap(link);
  const recap = recapAt(link);
  const done = (): void => {
    recap.value = undefined;
  };
  if (recap.value === undefined) return <RunningGame link={link} onLeave={onLeave} />;
  return <Recap link={link} recap={recap.value} Table={RunningGame} onDone={done} />;
}
