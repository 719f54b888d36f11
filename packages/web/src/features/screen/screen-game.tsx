/** A running game on the big screen: all cities large on the ring, who is awaited, the clock, and the last event. */
import { type CityIndex, resultOf, roundOf, type Seat } from '@duopolis/rules';
import type { TableView } from '@duopolis/table';
import { type ComponentChildren, Fragment } from 'preact';
import { useMemo } from 'preact/hooks';
import { LandmarkArt, Logo, Portrait } from '../../kit/art/index.ts';
import type { Route } from '../../kit/routing/route.ts';
import { TileFace } from '../../game/board/piece.tsx';
import type { OnlineLink } from '../../game/link/online-link.ts';
import { logOf } from '../../game/log/entries.ts';
import { sentenceOf } from '../../game/log/sentence.ts';
import { useMotion } from '../../game/motion/motion.ts';
import { placeRef } from '../../game/motion/element-registry.ts';
import { SceneOver } from '../../game/motion/scene.tsx';
import { awaitedFrom, PHASE_STEPS, stepOf } from '../../game/players/pending-work.ts';
import type { OnRing } from '../../game/players/ring.ts';
import { cityName, nameOf } from '../../game/players/seat-names.ts';
import { portraitOf } from '../../game/players/portraits.ts';
import { standingOf } from '../../game/players/seat-status.ts';
import { MiniCity } from '../../game/score/mini-city.tsx';
import { standing } from '../../game/turn/city-state.ts';
import { Clock } from '../../game/table/clock.tsx';
import { JoinCode } from './join-code.tsx';
import { type Corner, cornersUnder, hasFoot, placesOf } from './ring-places.ts';
import { tableWords } from '../../game/players/words/table-words.ts';
import { screenWords } from './words/screen-words.ts';
import { words } from '../../game/words/game-words.ts';
import { logSpeech } from '../../game/log/speech.ts';

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
    awaited: <Awaited link={link} view={view} />,
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
      <Bar view={view} />
      <div class="screen-ring" ref={placeRef('road')}>
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
  readonly things: readonly OnRing[];
  /** What stands under a seat of this row. */
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
            {under?.(seats.indexOf(thing.seat), seats.length)}
          </div>
        ),
      )}
    </>
  );
}

function Bar({ view }: { readonly view: TableView }) {
  const table = tableWords();
  const open = view.game?.open;
  if (open === undefined) return null;
  const now = stepOf(view);
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
      <span>{table.roundTurn(open.round, open.turn, roundOf(open).turns)}</span>
    </header>
  );
}

interface CityProps {
  readonly view: TableView;
  readonly city: CityIndex;
  readonly total: number;
}

function City({ view, city, total }: CityProps) {
  const open = view.game?.open;
  if (open === undefined) return null;
  return (
    <section class="screen-city" aria-label={cityName(open, city, words())}>
      <h2>
        <LandmarkArt city={open.tokens[city] ?? ''} size={40} />
        <span>{cityName(open, city, words())}</span>
        <b>{total}</b>
      </h2>
      <MiniCity
        view={view}
        city={city}
        size="small"
        tilesRef={placeRef(`tiles-${city}`)}
        pieces={standing(view, open, { city, said: words() })}
      />
    </section>
  );
}

function SeatAt({ view, seat }: { readonly view: TableView; readonly seat: Seat }) {
  const say = screenWords();
  const status = standingOf(view, seat);
  const pending = view.game?.open.pending.filter((one) => one.seat === seat) ?? [];
  const state = status.away
    ? say.away
    : status.doing === 'placing'
      ? say.toPlace(pending.length)
      : status.awaited
        ? say.choosing
        : say.done;
  return (
    <section class={status.awaited ? 'screen-seat screen-awaited' : 'screen-seat'}>
      <div class="screen-who">
        <span ref={placeRef(`seat-${seat}`)} class="screen-portrait">
          <Portrait
            of={portraitOf(view.open, seat)}
            label=""
            look={status.awaited ? 'awaited' : 'plain'}
            size={72}
          />
        </span>
        <p>
          <b>{nameOf(view.open, seat, words())}</b>
          <span class="screen-state">{state}</span>
        </p>
      </div>
      <span class="screen-pending" aria-hidden="true">
        {pending.map(({ tile }, nth) => (
          <span key={nth}>
            <TileFace tile={tile} size="small" />
          </span>
        ))}
      </span>
    </section>
  );
}

function Awaited({ link, view }: Pick<GameProps, 'link' | 'view'>) {
  const say = screenWords();
  const names = awaitedFrom(view).map((seat) => nameOf(view.open, seat, words()));
  const { delay } = view.open.options.watching;
  return (
    <div class="screen-panel screen-awaits" role="status">
      <Clock link={link} view={view} />
      {names.length > 0 && <p>{say.waitingFor(names)}</p>}
      {delay > 0 && <p class="screen-small">{say.delayed(delay)}</p>}
    </div>
  );
}

/** Talk and offers belong to those who hear them: here is only what happened. */
function Last({ link, view }: Pick<GameProps, 'link' | 'view'>) {
  const told = logOf(link)
    .entries.value.filter(({ event }) => event.type === 'game')
    .map(({ event, change }) => sentenceOf(event, view, { words: logSpeech(), change }))
    .findLast((text) => text !== undefined);
  if (told === undefined) return null;
  return (
    <div class="screen-panel screen-last">
      <b>{screenWords().last}</b>
      <p>{told}</p>
    </div>
  );
}
