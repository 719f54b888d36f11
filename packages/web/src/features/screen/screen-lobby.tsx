/** Before the game: the code to scan, and the chairs as they fill around the ring. */
import type { TableView } from '@duopolis/table';
import { Icon, Logo, Portrait } from '../../kit/art/index.ts';
import type { Route } from '../../kit/routing/route.ts';
import { placeOf, RING } from '../../game/players/missing-people.ts';
import { nameOf } from '../../game/players/seat-names.ts';
import { portraitOf } from '../../game/players/portraits.ts';
import { JoinCode } from './join-code.tsx';
import { screenWords } from './words/screen-words.ts';
import { words } from '../../game/words/shared-words.ts';
import './screen-lobby.css';

interface LobbyProps {
  readonly view: TableView;
  readonly route: Extract<Route, { readonly name: 'screen' }>;
}

export function ScreenLobby({ view, route }: LobbyProps) {
  const { mode, seats, capitals } = view.open.options.game;
  return (
    <main class="screen-lobby" id="content" tabIndex={-1}>
      <header class="screen-bar">
        <h1 class="screen-brand">
          <Logo size={32} /> Duopolis
        </h1>
        <span>{words().home.table({ mode, seats, capitals })}</span>
      </header>
      <JoinCode route={route} size="large" />
      <Chairs view={view} />
    </main>
  );
}

/** The ring is flatter than its panel: names are under the chairs. */
const FLAT = 0.9;
const RAISED = 3;
const heightOf = (y: number): number => RAISED + FLAT * y;

const percent = ({ x, y }: { readonly x: number; readonly y: number }) => ({
  left: `${x.toFixed(2)}%`,
  top: `${heightOf(y).toFixed(2)}%`,
});

function Chairs({ view: { open } }: { readonly view: TableView }) {
  const say = screenWords();
  const { chairs } = open;
  const seats = chairs.length;
  const taken = chairs.filter(({ holder }) => holder.kind !== 'nobody').length;
  return (
    <section class="screen-panel screen-seating" aria-label={say.chairs}>
      <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
        <ellipse class="screen-road-edge" cx="50" cy={heightOf(50)} rx={RING.wide} ry={FLAT * RING.high} />
        <ellipse class="screen-road" cx="50" cy={heightOf(50)} rx={RING.wide} ry={FLAT * RING.high} />
      </svg>
      {chairs.map((_, seat) => (
        <span key={seat} class="screen-plot" style={percent(placeOf(seat + 0.5, seats, { mine: 0 }))} />
      ))}
      <ul>
        {chairs.map((_, seat) => (
          <li key={seat} style={percent(placeOf(seat, seats, { mine: 0 }))}>
            <Chair open={open} seat={seat} />
          </li>
        ))}
      </ul>
      <div class="screen-count">
        <p>
          <b>{taken}</b> {say.ofSeats(seats)}
        </p>
        <p>{say.host(open.members.find(({ id }) => id === open.host)?.name ?? '')}</p>
      </div>
    </section>
  );
}

function Chair({ open, seat }: { readonly open: TableView['open']; readonly seat: number }) {
  const say = screenWords();
  const chair = open.chairs[seat];
  if (chair === undefined || chair.holder.kind === 'nobody')
    return (
      <>
        <span class="screen-free" aria-hidden="true">
          <Icon name="plus" size={24} />
        </span>
        <span>{say.free}</span>
      </>
    );
  const isReady = chair.holder.kind !== 'person' || chair.ready || chair.holder.member === open.host;
  return (
    <>
      <Portrait of={portraitOf(open, seat)} label="" look="plain" size={96} />
      <b>{nameOf(open, seat, words())}</b>
      {isReady && <span>✓ {say.ready}</span>}
    </>
  );
}
