/** A table before its game: chairs, invitation, seating card, readiness. */
import { ownOf } from '@duopolis/rules/lists';
import './gathering.css';
import './gather-card.css';
import { memberOf, seatOf, type TableView } from '@duopolis/table';
import { useEffect, useState } from 'preact/hooks';
import { announce } from '../../kit/controls/announce.tsx';
import { Frame } from '../../kit/page/page-frame.tsx';
import { go } from '../../kit/routing/route.ts';
import { Portrait } from '../../kit/art/index.ts';
import { Button, Dialog, Menu, type MenuItem, Sign } from '../../kit/controls/index.ts';
import { LineStatus } from '../link/connection-status.tsx';
import type { Link, Step } from '../link/link.ts';
import { sayOptions } from '../setup/describe-plan.ts';
import { Channel } from '../talk/channel.tsx';
import { act } from '../link/act.ts';
import { Chairs } from './chairs.tsx';
import { DealNote } from './deal-note.tsx';
import { missing, standing } from '../players/missing-people.ts';
import { Invitation } from './invitation.tsx';
import { SeatingCard } from './seating-card.tsx';
import { Start } from './start.tsx';
import { memberPortrait } from '../players/portraits.ts';
import { lobbyWords } from './words/lobby-words.ts';
import { words } from '../words/shared-words.ts';
import { setupWords } from '../setup/words/setup-words.ts';

const nameIn = ({ open }: TableView, id: string): string => memberOf(open, id)?.name ?? '';

/** Announces people who join and leave to screen readers. */
function tell({ before, after, event }: Step): void {
  const lobby = lobbyWords();
  if (event.type === 'joined') announce(lobby.came(nameIn(after, event.member)));
  if (event.type === 'left' || event.type === 'removed') announce(lobby.went(nameIn(before, event.member)));
}

function CloseDialog({ link, onClose }: { readonly link: Link; readonly onClose: () => void }) {
  const { app } = words();
  const lobby = lobbyWords();
  return (
    <Dialog
      title={lobby.closeTable}
      onClose={onClose}
      foot={
        <>
          <Button onClick={onClose}>{app.cancel}</Button>
          <Button kind="danger" onClick={() => void act(link, { type: 'close' })}>
            {lobby.closeTable}
          </Button>
        </>
      }
    >
      <p>{lobby.closeTableAbout}</p>
    </Dialog>
  );
}

function TableMenu({ link, isHost }: { readonly link: Link; readonly isHost: boolean }) {
  const { app } = words();
  const lobby = lobbyWords();
  const [closing, setClosing] = useState(false);
  const leave = async (): Promise<void> => {
    if (link.state.value === 'local' || (await act(link, { type: 'leave' }))) go({ name: 'home' });
  };
  const items: readonly MenuItem[] = [
    { label: lobby.leave, sign: 'arrow-left', onPick: () => void leave() },
    ...(isHost
      ? [
          {
            label: lobby.closeTable,
            sign: 'cross',
            danger: true,
            onPick: () => setClosing(true),
          } as const,
        ]
      : []),
  ];
  return (
    <>
      <Menu label={app.menu} items={items} fromStart>
        <Sign name="menu" size={22} />
      </Menu>
      {closing && <CloseDialog link={link} onClose={() => setClosing(false)} />}
    </>
  );
}

function Watchers({ view: { open, you } }: { readonly view: TableView }) {
  const lobby = lobbyWords();
  const people = standing(open);
  if (people.length === 0) return null;
  return (
    <section class="sheet-of-paper gather-card">
      <h2>{lobby.watching}</h2>
      <ul class="gather-watchers">
        {people.map(({ id, name, here }) => (
          <li key={id}>
            <Portrait of={memberPortrait(open, id)} label="" look={id === you ? 'you' : 'plain'} size={34} />
            {name}
            {id === open.host && <span class="field-hint">{lobby.host}</span>}
            {!here && <span class="field-hint">{lobby.away}</span>}
          </li>
        ))}
      </ul>
    </section>
  );
}

export function Gathering({ link }: { readonly link: Link }) {
  useEffect(() => link.onStep(tell), [link]);
  const view = link.view.value;
  const { home } = words();
  const lobby = lobbyWords();
  if (view === undefined) return null;
  const { open, asides, you } = view;
  const { mode, seats, capitals } = open.options.game;
  const local = link.state.value === 'local';
  const isHost = open.host === you;
  const isNext = isHost && seatOf(open, you) !== undefined && missing(open).what === 'chairs';
  const isByLot = !local && seatOf(open, you) !== undefined && memberOf(open, you)?.portrait === undefined;
  /** Hosts invite first, guests sit down first. */
  const invitation = !local && <Invitation table={link.table} isNext={isNext} />;
  return (
    <Frame title={home.table({ mode, seats, capitals })} wide bar={<TableMenu link={link} isHost={isHost} />}>
      <h1 class="gather-title">{home.table({ mode, seats, capitals })}</h1>
      <p class="gather-about">{sayOptions({ setup: setupWords() }, open.options)}</p>
      {!local && <LineStatus />}
      <div class="gather">
        {isHost && invitation}
        <section class="gather-ring sheet-of-paper">
          <Chairs link={link} open={open} you={you} />
          <Start link={link} open={open} you={you} />
        </section>
        {!isHost && invitation}
        <div class="gather-side">
          {open.options.deal !== undefined && <DealNote deal={open.options.deal} />}
          {open.card === undefined ? (
            <p class="field-hint gather-lot">{lobby.numbersAbout}</p>
          ) : (
            <SeatingCard
              link={link}
              card={open.card}
              answer={ownOf(asides.answers, you)}
              seated={seatOf(open, you) !== undefined}
            />
          )}
          {isByLot && <p class="field-hint gather-lot">{lobby.portraitByLot}</p>}
          {!local && (
            <section class="sheet-of-paper gather-talk">
              <Channel link={link} view={view} channel="table" />
            </section>
          )}
          <Watchers view={view} />
        </div>
      </div>
    </Frame>
  );
}
