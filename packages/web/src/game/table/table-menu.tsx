/** The menu of a running game: settings, keys, host actions, and leaving. */
import { type Member, type MemberId, memberOf } from '@duopolis/table';
import { useState } from 'preact/hooks';
import { openReference, openSettings, openShortcuts } from '../../kit/routing/overlays.ts';
import { Icon } from '../../kit/art/index.ts';
import { memo } from '../../kit/page/use-stable.ts';
import { Button, Dialog, Menu, type MenuItem } from '../../kit/controls/index.ts';
import type { Link } from '../link/link.ts';
import { act } from '../link/act.ts';
import { recapLastTurn } from '../recap/use-recap.ts';
import { showCentre } from './centre-tab.ts';
import { layout } from '../players/screen-layout.ts';
import { ownSeat } from '../players/seat-names.ts';
import { openNotices } from './slow-table.ts';
import { otherTheme, turnTheme } from './theme-button.tsx';
import { tableWords } from '../players/words/table-words.ts';

interface MenuProps {
  readonly link: Link;
  readonly you: MemberId;
  readonly host: MemberId | undefined;
  readonly members: readonly Member[];
  /** At a table that lasts several days. */
  readonly canBeNotified: boolean;
  /** There is somebody to talk to. */
  readonly canTalk: boolean;
  readonly onLeave: () => void;
}

type Asking = 'leave' | 'close';

export const TableMenu = memo(function TableMenu(props: MenuProps) {
  const { link, you, host, members, canBeNotified, onLeave } = props;
  const [asking, ask] = useState<Asking | undefined>(undefined);
  const table = tableWords();
  const isHost = host === you && link.state.value !== 'local';
  const heirs = isHost ? members.filter(({ id, here, left }) => id !== you && here && left !== true) : [];
  const items: readonly MenuItem[] = [
    ...(layout.value.name === 'ring' || layout.value.broad ? [] : narrowItems(props)),
    { label: table.lastTurn, sign: 'rotate', onPick: () => void recapLastTurn(link).catch(() => {}) },
    { label: table.reference, sign: 'book', onPick: openReference },
    { label: table.settings, sign: 'gear', onPick: openSettings },
    ...(canBeNotified ? [{ label: table.notices, sign: 'bell', onPick: openNotices } as const] : []),
    { label: table.shortcuts, sign: 'keyboard', onPick: openShortcuts },
    ...heirs.map(
      ({ id, name }): MenuItem => ({
        label: table.handOver(name),
        sign: 'crown',
        onPick: () => void act(link, { type: 'hand-over', to: id }),
      }),
    ),
    ...(isHost
      ? [{ label: table.closeTable, sign: 'cross', danger: true, onPick: () => ask('close') } as const]
      : []),
    { label: table.leave, sign: 'home', onPick: () => ask('leave') },
  ];
  const done = (): void => ask(undefined);
  return (
    <>
      <Menu label={table.menu} items={items}>
        <Icon name="menu" size={22} />
      </Menu>
      {asking === 'leave' && (
        <Ask
          title={table.leaveTitle}
          body={leaveBody(link)}
          yes={table.leave}
          onClose={done}
          onYes={onLeave}
        />
      )}
      {asking === 'close' && (
        <Ask
          title={table.closeTitle}
          body={table.closeBody}
          yes={table.close}
          danger
          onClose={done}
          onYes={() => void act(link, { type: 'close' })}
        />
      )}
    </>
  );
});

function leaveBody(link: Link): string {
  const table = tableWords();
  if (link.state.value === 'local') return table.leaveLocal;
  const view = link.view.value;
  const isPlaying =
    view !== undefined &&
    ownSeat(view.open, view.you) !== undefined &&
    memberOf(view.open, view.you) !== undefined;
  return isPlaying ? table.leavePlaying : table.leaveWatching;
}

interface AskProps {
  readonly title: string;
  readonly body: string;
  readonly yes: string;
  readonly danger?: boolean;
  readonly onYes: () => void;
  readonly onClose: () => void;
}

const Ask = ({ title, body, yes, danger = false, onYes, onClose }: AskProps) => (
  <Dialog
    title={title}
    onClose={onClose}
    foot={
      <>
        <Button onClick={onClose}>{tableWords().stay}</Button>
        <Button
          kind={danger ? 'danger' : 'main'}
          onClick={() => {
            onClose();
            onYes();
          }}
        >
          {yes}
        </Button>
      </>
    }
  >
    <p>{body}</p>
  </Dialog>
);

/** What a narrow screen has no room for beside the menu. */
function narrowItems({ canTalk }: Pick<MenuProps, 'canTalk'>): readonly MenuItem[] {
  const table = tableWords();
  return [
    { label: table.score, sign: 'crown', onPick: () => showCentre('score') },
    ...(canTalk
      ? [{ label: table.tabs.table, sign: 'people', onPick: () => showCentre('table') } as const]
      : []),
    { label: table.tabs.log, sign: 'clock', onPick: () => showCentre('log') },
    { label: otherTheme(), sign: 'moon', onPick: turnTheme },
  ];
}
