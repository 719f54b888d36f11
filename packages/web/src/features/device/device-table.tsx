/** Pass and play: one device, several people; between turns it shows nobody's tiles. */
import type { MemberId, TableView } from '@duopolis/table';
import { useSignal, useSignalEffect } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { forgetAnnouncements } from '../../kit/controls/announce.tsx';
import type { LocalTable } from '../../game/local/local-table.ts';
import { TableScreen } from '../../game/table/table-screen.tsx';
import { actingAt, lockedIn } from '../../game/players/acting-people.ts';
import { DeviceSeating } from './device-seating.tsx';
import { HandOver } from './hand-over.tsx';
import { hiding } from '../../game/table/hide-hand.tsx';

/** Long enough to see one's own tile land before the device is passed on. */
const LINGER = 900;

interface DeviceTableProps {
  readonly local: LocalTable;
  readonly onLeave: () => void;
}

export function DeviceTable({ local, onLeave }: DeviceTableProps) {
  const holder = useSignal<MemberId | undefined>(undefined);
  const last = useSignal<MemberId | undefined>(undefined);
  /** The choice that was locked when its owner took the device back to reconsider. */
  const locked = useSignal('');
  const views = (): readonly TableView[] =>
    local.links.map(({ view }) => view.value).filter((view) => view !== undefined);
  const viewOf = (member: MemberId | undefined): TableView | undefined =>
    views().find(({ you }) => you === member);
  const take = (member: MemberId): void => {
    const view = viewOf(member);
    locked.value = view === undefined ? '' : lockedIn(view);
    holder.value = member;
  };
  const hide = (): void => {
    last.value = holder.value;
    holder.value = undefined;
    forgetAnnouncements();
  };
  /** Clears the announcements, so that nothing said here is left for the next person. */
  useEffect(() => forgetAnnouncements, []);

  /** The device is passed on when its holder has nothing left to do and somebody else has. */
  useSignalEffect(() => {
    const now = holder.value;
    const acting = actingAt(views(), now);
    const goesOn = now !== undefined && acting.length > 0 && acting.every(({ member }) => member !== now);
    const view = viewOf(now);
    const thinksAgain = view !== undefined && locked.value !== '' && lockedIn(view) === locked.value;
    if (!goesOn || thinksAgain) return;
    const timer = setTimeout(hide, acting[0]?.action === 'choose' ? 0 : LINGER);
    return () => clearTimeout(timer);
  });

  useSignalEffect(() => {
    hiding.value = holder.value === undefined ? undefined : hide;
    return () => {
      hiding.value = undefined;
    };
  });

  const all = views();
  const [first] = all;
  if (first === undefined) return null;
  const { phase, card } = first.open;
  if (phase === 'gathering' && card !== undefined)
    return <DeviceSeating key={first.open.games} links={local.links} card={card} />;
  const line =
    first.open.phase === 'playing'
      ? local.links.find(({ you }) => you === holder.value)
      : local.links.find(({ you }) => you === first.open.host);
  if (line === undefined) return <HandOver views={all} last={last.value} onTake={take} />;
  return <TableScreen key={line.you} link={line} onLeave={onLeave} />;
}
