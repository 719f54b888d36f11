/** The list of unfinished games, each a link: loaded only if there are any. */
import type { LobbyTable } from '@duopolis/protocol';
import type { Route } from '../../kit/routing/route.ts';
import { settings } from '../../kit/settings/settings.ts';
import { Icon } from '../../kit/art/index.ts';
import { LinkTo } from '../../kit/controls/index.ts';
import { OffLine } from '../../kit/notify/off-line.tsx';
import { useSwitchedOff } from '../../kit/notify/switched-off.ts';
import { ForgetTable } from '../../game/saves/forget-table.tsx';
import type { Continued } from '../../game/saves/continued.ts';
import type { Left } from './unfinished-games.ts';
import './continue-games.css';
import { homeWords } from '../../kit/page/words/home-words.ts';
import { words } from '../../game/words/shared-words.ts';

const MOST = 6;

/** With the time, so that two games of one evening differ. */
const leftAt = (at: number): string =>
  new Intl.DateTimeFormat(settings.language.value, {
    day: 'numeric',
    month: 'long',
    hour: '2-digit',
    minute: '2-digit',
  }).format(at);

interface Entry {
  readonly to: Extract<Route, { readonly name: 'local' | 'table' }>;
  readonly title: string;
  readonly about: string;
  readonly icon: 'device' | 'link';
}

function entryHere({ table, mode, seats, capitals, round, at, people }: Continued): Entry {
  const { game } = words();
  const home = homeWords();
  const others = people.length > 1 ? `${home.withPeople(people)}, ` : '';
  const where = round === undefined ? '' : `${game.game.round(round)}, `;
  return {
    to: { name: 'local', table },
    title: home.table({ mode, seats, capitals }),
    about: `${others}${where}${leftAt(at)}`,
    icon: 'device',
  };
}

function entryOnline({ table, mode, seats, capitals, phase, host }: LobbyTable): Entry {
  const home = homeWords();
  const state = phase === 'gathering' ? home.notStarted : phase === 'over' ? home.over : home.onServer;
  return {
    to: { name: 'table', table },
    title: home.table({ mode, seats, capitals }),
    about: host === undefined ? state : `${host}, ${state}`,
    icon: 'link',
  };
}

/** The end of a table's address, where two entries would look alike. */
const SIGN = -4;

function distinguished(entries: readonly Entry[]): readonly Entry[] {
  const textOf = ({ title, about }: Entry): string => `${title}, ${about}`;
  return entries.map((entry) =>
    entries.some((other) => other !== entry && textOf(other) === textOf(entry))
      ? { ...entry, about: `${entry.about}, ${entry.to.table.slice(SIGN).toUpperCase()}` }
      : entry,
  );
}

/** Only people with slow games get this question. */
function Off() {
  const off = useSwitchedOff();
  return (
    off && (
      <div class="home-off" role="status">
        <OffLine {...off} />
      </div>
    )
  );
}

export interface LeftListProps {
  readonly left: Left;
  readonly onForgotten: (table: string) => void;
}

export function UnfinishedList({ left, onForgotten }: LeftListProps) {
  const entries = distinguished(
    [...left.online.map(entryOnline), ...left.here.map(entryHere)].slice(0, MOST),
  );
  return (
    <section class="home-left sheet-of-paper" aria-labelledby="home-left">
      <h2 id="home-left">{homeWords().goOn}</h2>
      {left.online.some(({ pace }) => pace === 'days') && <Off />}
      <ul>
        {entries.map(({ to, title, about, icon }) => (
          <li key={JSON.stringify(to)} class="home-left-item">
            <LinkTo to={to} class="home-left-one">
              <Icon name={icon} size={22} />
              <span>
                <b>{title}</b>
                <span class="home-about">{about}</span>
              </span>
              <Icon name="chevron-right" size={20} />
            </LinkTo>
            {to.name === 'local' && (
              <ForgetTable
                table={to.table}
                title={`${title}, ${about}`}
                onForgotten={() => onForgotten(to.table)}
              />
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
