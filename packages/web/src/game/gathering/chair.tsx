/** One chair at the table: its player, and the available actions. */
import { isOneOf } from '@duopolis/rules/lists';
import type { BotName } from '@duopolis/bots';
import { memberOf, type OpenTable, seatOf } from '@duopolis/table';
import { Icon, Portrait, type PortraitName } from '../../kit/art/index.ts';
import { Menu, type MenuItem } from '../../kit/controls/index.ts';
import type { Link } from '../link/link.ts';
import { sentence } from '../../kit/words/sentence.ts';
import { STRENGTHS } from '../setup/setup-options.ts';
import { lobbyWords, type LobbyWords } from './words/lobby-words.ts';
import { act } from '../link/act.ts';
import { sitDownAt } from '../link/sit-down.ts';
import { PortraitDialog } from '../players/portrait-picker.tsx';
import { portraitOf } from '../players/portraits.ts';
import { words } from '../words/shared-words.ts';
import { peopleWords } from '../../kit/account/words/people-words.ts';
import { changeLooks } from './own-looks.ts';
import { useState } from 'preact/hooks';
import { withColon } from '../../kit/words/with-colon.ts';
import './chair.css';

interface ChairProps {
  readonly link: Link;
  readonly open: OpenTable;
  readonly seat: number;
  readonly you: string;
}

const strengthName = (lobby: LobbyWords, strength: BotName): string =>
  isOneOf(STRENGTHS, strength) ? lobby.strengths[strength] : lobby.otherStrength;

interface Sitter {
  readonly name: string;
  /** Under the name. */
  readonly about: string;
  readonly done: boolean;
}

function sitterOf({ open, seat, you }: ChairProps): Sitter | undefined {
  const { game } = words();
  const lobby = lobbyWords();
  const chair = open.chairs[seat];
  switch (chair?.holder.kind) {
    case 'person': {
      const member = memberOf(open, chair.holder.member);
      const host = chair.holder.member === open.host;
      const state = member?.here === false ? lobby.away : host ? lobby.host : undefined;
      const done = host || chair.ready;
      const name = member?.name ?? '';
      const own = chair.holder.member === you ? `${name} (${lobby.you})` : name;
      return { name: own, about: state ?? (chair.ready ? lobby.ready : lobby.notReady), done };
    }
    case 'bot':
      return {
        name: lobby.bot(strengthName(lobby, chair.holder.strength)),
        about: lobby.ready,
        done: true,
      };
    case 'automa':
      return { name: game.automas.alone, about: lobby.ready, done: true };
    default:
      return undefined;
  }
}

function itemsFor({ link, open, seat, you }: ChairProps, onPortrait: () => void): readonly MenuItem[] {
  const lobby = lobbyWords();
  const holder = open.chairs[seat]?.holder;
  const isHost = open.host === you;
  const ask = (request: Parameters<typeof act>[1]) => () => void act(link, request);
  const botItems = STRENGTHS.map(
    (strength): MenuItem => ({
      label: lobby.seatBot(lobby.strengths[strength]),
      sign: 'bot',
      onPick: ask({ type: 'seat-bot', seat, strength }),
    }),
  );
  switch (holder?.kind) {
    case 'nobody':
      return [
        { label: lobby.sitHere, sign: 'person', onPick: () => void sitDownAt(link, seat) },
        ...(isHost ? botItems : []),
      ];
    case 'bot':
      return isHost
        ? [{ label: lobby.unseatBot, sign: 'cross', onPick: ask({ type: 'unseat-bot', seat }) }]
        : [];
    case 'person':
      if (holder.member === you)
        return [
          { label: peopleWords().choosePortrait, sign: 'person', onPick: onPortrait },
          { label: lobby.stand, sign: 'arrow-up', onPick: ask({ type: 'stand' }) },
        ];
      return isHost
        ? [
            { label: lobby.handOver, sign: 'crown', onPick: ask({ type: 'hand-over', to: holder.member }) },
            {
              label: lobby.remove,
              sign: 'cross',
              danger: true,
              onPick: ask({ type: 'remove', member: holder.member }),
            },
          ]
        : [];
    default:
      return [];
  }
}

interface FaceProps {
  /** Nobody sits there. */
  readonly of: PortraitName | undefined;
  readonly look: 'you' | 'plain';
}

/** The name is shown below. */
const Face = ({ of, look }: FaceProps) =>
  of === undefined ? (
    <span class="chair-free">
      <Icon name="plus" size={24} />
    </span>
  ) : (
    <Portrait of={of} label="" look={look} size={56} />
  );

export function Chair(props: ChairProps) {
  const { open, seat, you, link } = props;
  const lobby = lobbyWords();
  const holder = open.chairs[seat]?.holder;
  const sitter = sitterOf(props);
  const [picking, setPicking] = useState(false);
  const items = itemsFor(props, () => setPicking(true));
  const mine = seatOf(open, you) === seat;
  const face = (
    <Face of={holder?.kind === 'nobody' ? undefined : portraitOf(open, seat)} look={mine ? 'you' : 'plain'} />
  );
  const said = `${lobby.chair(seat + 1)}, ${sitter === undefined ? lobby.empty : `${sitter.name}, ${sitter.about}`}`;
  const onlySit = holder?.kind === 'nobody' && items.length === 1;
  return (
    <>
      {onlySit ? (
        <button
          type="button"
          class="chair-face"
          aria-label={withColon(said, lobby.sitHere)}
          onClick={() => void sitDownAt(link, seat)}
        >
          {face}
        </button>
      ) : items.length > 0 ? (
        <Menu label={said} items={items} class="chair-face" fromStart>
          {face}
        </Menu>
      ) : (
        <span class="chair-face" role="img" aria-label={said}>
          {face}
        </span>
      )}
      {picking && (
        <PortraitDialog
          value={memberOf(open, you)?.portrait}
          taken={open.members.flatMap(({ id, portrait }) =>
            id === you || portrait === undefined ? [] : [portrait],
          )}
          onChange={(portrait) => void changeLooks(link, seat, portrait)}
          onClose={() => setPicking(false)}
        />
      )}
      <span class="chair-name" aria-hidden="true">
        {sitter?.name ?? (seatOf(open, you) === undefined ? lobby.sitHere : sentence(lobby.empty))}
      </span>
      {sitter !== undefined && (
        <span class={sitter.done ? 'chair-about chair-done' : 'chair-about'} aria-hidden="true">
          {sitter.done && <Icon name="check" size={14} />}
          {sitter.about}
        </span>
      )}
    </>
  );
}
