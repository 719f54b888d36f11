/** A running game on the big screen: all cities large on the ring, whom the table waits for, the clock, and the last event. */
import { resultOf, roundOf } from '@duopolis/rules';
import type { TableView } from '@duopolis/table';
import { type ComponentChildren, Fragment } from 'preact';
import { useMemo } from 'preact/hooks';
import { Logo } from '../../kit/art/index.ts';
import type { Route } from '../../kit/routing/route.ts';
import type { OnlineLink } from '../../game/link/online-link.ts';
import { logOf } from '../../game/log/entries.ts';
import { motionOf } from '../../game/motion/director.ts';
import { useMotion } from '../../game/motion/motion.ts';
import { elementRef } from '../../game/motion/element-registry.ts';
import { SceneOver } from '../../game/motion/scene.tsx';
import { PHASE_STEPS, type PhaseStep, stepOf } from '../../game/players/pending-work.ts';
import type { RingPart } from '../../game/players/ring.ts';
import { JoinCode } from './join-code.tsx';
import { type Corner, cornersUnder, hasFoot, placesOf } from './ring-places.ts';
import { AwaitedPeople, Last } from './screen-corners.tsx';
import { City, SeatAt } from './screen-place.tsx';
import { tableWords } from '../../game/players/words/table-words.ts';
import './screen-game.css';

interface GameProps {
  readonly link: OnlineLink;
  readonly view: TableView;
  readonly route: Extract<Route, { readonly name: 'screen' }>;
}

export function ScreenGame({ link, view, route }: GameProps) {
  useMemo(() => logOf(link), [link]);
  useMotion(link);
  const open = view.game?.open;
  if (open === undefined) return null;
  const { options } = open;
  const { above, below } = placesOf(options);
  const corners: { readonly [of in Corner]: ComponentChildren } = {
    code: <JoinCode route={route} size="small" />,
    awaited: <AwaitedPeople link={link} view={view} />,
    last: <Last link={link} view={view} />,
  };
  const under = hasFoot(options) ? () => [] : cornersUnder;
  return (
    <main
      class={hasFoot(options) ? 'screen-game screen-many' : 'screen-game'}
      id="content"
      tabIndex={-1}
      data-pass={roundOf(open).pass}
    >
      <Bar link={link} view={view} />
      <div class="screen-ring" ref={elementRef('road')}>
        <div class="screen-row screen-above">
          <Row view={view} things={above} />
        </div>
        <div class="screen-row screen-below">
          <Row
            view={view}
            things={below}
            under={(nth, seats) =>
              under(nth, seats).map((corner) => <Fragment key={corner}>{corners[corner]}</Fragment>)
            }
          />
        </div>
      </div>
      {hasFoot(options) && (
        <footer class="screen-foot">
          {corners.code}
          {corners.awaited}
          {corners.last}
        </footer>
      )}
      <SceneOver link={link} />
    </main>
  );
}

interface RowProps {
  readonly view: TableView;
  readonly things: readonly RingPart[];
  /** The corner under a seat of this row. */
  readonly under?: (nth: number, seats: number) => ComponentChildren;
}

function Row({ view, things, under }: RowProps) {
  const open = view.game?.open;
  if (open === undefined) return null;
  const { cities } = resultOf(open);
  const seats = things.flatMap((thing) => (thing.kind === 'seat' ? thing.seat : []));
  return (
    <>
      {things.map((thing) =>
        thing.kind === 'city' ? (
          <City key={`c${thing.city}`} view={view} city={thing.city} total={cities[thing.city]?.total ?? 0} />
        ) : (
          <div key={`s${thing.seat}`} class="screen-place">
            <SeatAt view={view} seat={thing.seat} />
            {under !== undefined && (
              <div class="screen-panels">{under(seats.indexOf(thing.seat), seats.length)}</div>
            )}
          </div>
        ),
      )}
    </>
  );
}

/** A reveal takes no time in the game, but some on this screen. */
const shownStep = (link: OnlineLink, view: TableView): PhaseStep =>
  motionOf(link).scene.value?.moment.kind === 'reveal' ? 'reveal' : stepOf(view);

function Bar({ link, view }: Pick<GameProps, 'link' | 'view'>) {
  const table = tableWords();
  const open = view.game?.open;
  if (open === undefined) return null;
  const now = shownStep(link, view);
  return (
    <header class="screen-bar">
      <span class="screen-brand">
        <Logo size={32} /> Duopolis
      </span>
      <ol>
        {PHASE_STEPS.map((step) => (
          <li key={step} aria-current={step === now ? 'step' : undefined}>
            {table.steps[step]}
          </li>
        ))}
      </ol>
      <h1 class="screen-round">{table.roundTurn(open.round, open.turn, roundOf(open).turns)}</h1>
    </header>
  );
}
