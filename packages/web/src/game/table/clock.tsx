/** The remaining time, counted down by the table's own clock. */
import { awaitedAt, type TableView } from '@duopolis/table';
import { useEffect, useState } from 'preact/hooks';
import { Sign } from '../../kit/controls/index.ts';
import type { Link } from '../link/link.ts';
import { clockText } from './clock-text.ts';
import { ownSeat } from '../players/seat-names.ts';
import { tableWords } from '../players/words/table-words.ts';
import './clock.css';

const SECOND = 1_000;
/** From here on it is bold, in the warning colour. */
const SHORT = 10;

/** My own clock while the table waits for me, otherwise the next one that runs out. */
function deadlineOf({ open, game, you }: TableView): number | undefined {
  const awaited = awaitedAt(open, game?.open).filter(({ until }) => until !== undefined);
  const own = awaited.find(({ seat }) => seat === ownSeat(open, you));
  const ends = (own === undefined ? awaited : [own]).flatMap(({ until }) => until ?? []);
  return ends.length === 0 ? undefined : Math.min(...ends);
}

const secondsTo = (link: Link, until: number): number =>
  Math.max(0, Math.ceil((until - link.now()) / SECOND));

/** The seconds until then, counted down. */
export function useSecondsTo(link: Link, until: number | undefined): number {
  const [, tick] = useState(0);
  useEffect(() => {
    if (until === undefined) return;
    const timer = setInterval(() => tick((times) => times + 1), SECOND / 4);
    return () => clearInterval(timer);
  }, [until]);
  return until === undefined ? 0 : secondsTo(link, until);
}

export function Clock({ link, view }: { readonly link: Link; readonly view: TableView }) {
  const until = deadlineOf(view);
  const seconds = useSecondsTo(link, until);
  if (until === undefined) return null;
  const table = tableWords();
  const text = clockText(seconds, table.hours);
  return (
    <span
      class={`bar-clock${seconds <= SHORT ? ' bar-clock-short' : ''}`}
      role="timer"
      title={table.timeLeft(text)}
    >
      <Sign name="clock" size={18} />
      <span aria-label={table.timeLeft(text)}>{text}</span>
    </span>
  );
}
