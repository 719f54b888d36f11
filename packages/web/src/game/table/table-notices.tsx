/** Notices for everyone at this screen: a lost connection, a bot in my seat, watching only. */
import type { TableView } from '@duopolis/table';
import type { ComponentChildren } from 'preact';
import { Icon, type IconName } from '../../kit/art/index.ts';
import { Button, IconButton } from '../../kit/controls/index.ts';
import { OffLine } from '../../kit/notify/off-line.tsx';
import { useSwitchedOff } from '../../kit/notify/switched-off.ts';
import { appWords } from '../../kit/words/app-words.ts';
import { LineText } from '../link/connection-status.tsx';
import type { Link } from '../link/link.ts';
import { act } from '../link/act.ts';
import { nameOf, ownSeat } from '../players/seat-names.ts';
import { droppedSeats, playerIn } from '../players/seat-status.ts';
import { clockText } from './clock-text.ts';
import { useSecondsTo } from './clock.tsx';
import { areNoticesOffered, hasNotices, openNotices, stopOfferingNotices } from './slow-table.ts';
import { tableWords } from '../players/words/table-words.ts';
import { words } from '../words/shared-words.ts';
import './table-notices.css';

export function Notices({ link, view }: { readonly link: Link; readonly view: TableView }) {
  const { game } = words();
  const table = tableWords();
  const { open, you } = view;
  const own = ownSeat(open, you);
  const state = link.state.value;
  const why = own === undefined ? undefined : open.chairs[own]?.standIn?.why;
  const { delay } = open.options.watching;
  return (
    <div class="notices">
      {state === 'waiting' && (
        <Notice icon="offline" alert>
          <b>
            <LineText />
          </b>{' '}
          {table.linkHint.waiting}
        </Notice>
      )}
      {own !== undefined && why !== undefined && playerIn(open, own) === 'stand-in' && (
        <Notice icon="bot" alert>
          <span>
            <b>{table.takenOver}</b> ({game.table.standIn[why]}).
          </span>
          <Button kind="main" onClick={() => void act(link, { type: 'take-back' })}>
            {table.takeBack}
          </Button>
        </Notice>
      )}
      <Dropped link={link} view={view} />
      {hasNotices(link, view) && <Telling />}
      {own === undefined && (
        <Notice icon="eye">
          {table.watching} {delay > 0 && table.delayed(delay)}
        </Notice>
      )}
    </div>
  );
}

/** One line at most: both lead to the same page, and two would take their room from the hand. */
function Telling() {
  const off = useSwitchedOff();
  if (off !== undefined)
    return (
      <Notice icon="bell-off" alert>
        <OffLine {...off} />
      </Notice>
    );
  if (!areNoticesOffered()) return null;
  return (
    <Notice icon="bell">
      <Button onClick={openNotices}>{tableWords().offerNotices}</Button>
      <IconButton sign="cross" label={appWords().close} onClick={stopOfferingNotices} />
    </Notice>
  );
}

/** Somebody the table waits for has lost the connection: how long until a bot takes over. */
function Dropped({ link, view }: { readonly link: Link; readonly view: TableView }) {
  const table = tableWords();
  const [first] = droppedSeats(view);
  const seconds = useSecondsTo(link, first?.until);
  if (first === undefined || first.seat === ownSeat(view.open, view.you)) return null;
  return (
    <Notice icon="clock" isPassing>
      <span>{table.dropped(nameOf(view.open, first.seat, words()))}</span>
      <span role="timer" aria-live="off">
        {table.botIn(clockText(seconds, table.hours))}
      </span>
    </Notice>
  );
}

interface NoticeProps {
  readonly icon: IconName;
  readonly alert?: boolean;
  /** It leaves soon by itself, so it takes no room from the boards. */
  readonly isPassing?: boolean;
  readonly children: ComponentChildren;
}

const Notice = ({ icon, alert = false, isPassing = false, children }: NoticeProps) => (
  <div
    class={`notice ${isPassing ? 'notice-passing' : 'notice-staying'}${alert ? ' notice-alert' : ''}`}
    role="status"
  >
    <Icon name={icon} size={20} />
    <div class="notice-words">{children}</div>
  </div>
);
