/** The reveal: everyone's tiles slide to their seats face down, turn over seat by seat, stay, and leave for the table. */
import type { Seat, Tile } from '@duopolis/rules';
import { isDuplex } from '@duopolis/rules/notation';
import type { TableView } from '@duopolis/table';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { lessMotion, pace } from '../../kit/settings/settings.ts';
import { Portrait, TileBack } from '../../kit/art/index.ts';
import { nextDrawing } from '../board/drawings.ts';
import { spanOf, TileFace } from '../board/piece.tsx';
import { soloWords } from '../automa/words/solo-words.ts';
import { cityName, nameOf } from '../players/seat-names.ts';
import { portraitOf } from '../players/portraits.ts';
import { ringFrom } from '../players/ring.ts';
import { sentence } from '../../kit/words/sentence.ts';
import type { MomentOf, Shown } from './moments.ts';
import type { Point } from './flight-path.ts';
import { afterLayout, hide } from './flight.ts';
import { seatsAround } from './seats-around.ts';
import { holdTime, revealDuration } from './shows.ts';
import { GoOn } from './continue-button.tsx';
import { revealSteps } from './reveal-steps.ts';
import { motionWords } from './words/motion-words.ts';
import { words } from '../words/shared-words.ts';
import './reveal.css';

interface RevealProps {
  readonly view: TableView;
  readonly moment: MomentOf<'reveal'>;
}

export function Reveal({ view, moment }: RevealProps) {
  const motion = motionWords();
  const root = useRef<HTMLDivElement>(null);
  const seats = inOrder(view, moment.shown);
  const places = seatsAround(seats.length - 1);
  const chosen = pace.peek() === 'calm' ? 'calm' : 'brisk';
  useLayoutEffect(() => {
    const whole = root.current;
    if (whole === null) return undefined;
    // The table below is drawn in the same frame: measured before that, it would be laid out twice.
    const unhide = [...whole.children].slice(1).map(hide);
    return afterLayout(() => {
      for (const show of unhide) show();
      revealSteps(whole, {
        moment,
        pace: chosen,
        isStill: lessMotion.peek(),
        seats: seats.map(({ seat }) => seat),
        owners: seats.map(({ seat }) => ownerOf(view, seat)),
      });
    });
  }, []);
  return (
    <div ref={root} class="reveal" data-seats={seats.length}>
      <div class="scene-ground survey" />
      <div class="reveal-road" />
      <div class="scene-words">
        <p class="scene-title">{motion.tilesUp}</p>
        <p>{aboutTiles(view)}</p>
        <GoOn lasts={holdTime(moment.turn, chosen)} delay={revealDuration(moment, chosen)} />
      </div>
      <ul class="reveal-seats">
        {seats.map((shown, nth) => (
          <SeatShown key={shown.seat} view={view} shown={shown} place={places[nth]} />
        ))}
      </ul>
    </div>
  );
}

/** Where the tiles of a seat go then: alone I place those of the Automas too (SOLO-1). */
function ownerOf({ game }: TableView, seat: Seat): Seat {
  const me = game?.viewer;
  return game?.open.options.mode === 'solo' && me !== undefined && me !== 'spectator' ? me : seat;
}

/** Beside Automas, people also place the tiles that those took (SOLO-1, DUO-1). */
function aboutTiles({ game }: TableView): string {
  const say = motionWords();
  const automas = game?.open.automas.length ?? 0;
  if (game?.open.options.mode === 'solo') return automas > 0 ? say.tilesUpForAutomas : say.tilesUpAlone;
  return automas > 0 ? say.tilesUpWithAutoma : say.tilesUpAbout;
}

/** From my left partner over the far side to my right one; I come last. */
function inOrder({ game }: TableView, shown: readonly Shown[]): readonly Shown[] {
  if (game === undefined) return shown;
  const { from, arch } = ringFrom(game.open.options, game.viewer === 'spectator' ? 0 : game.viewer);
  const order = [...arch.flatMap((thing) => (thing.kind === 'seat' ? thing.seat : [])), from];
  return order.flatMap((seat) => shown.find((one) => one.seat === seat) ?? []);
}

/** A duplex is drawn smaller than two tiles. */
const scaleOf = (tile: Tile): number => {
  const [rows, columns] = spanOf(tile);
  return 1 / Math.max(1, (rows + columns - 1) * 0.72);
};

/** My row of tiles must fit a phone: how many tiles wide it is, and how many gaps it has. */
const roomFor = (tiles: readonly Tile[]) => ({
  '--across': tiles.reduce((sum, tile) => sum + spanOf(tile)[1] * scaleOf(tile), 0).toFixed(2),
  '--gaps': tiles.length - 1,
});

interface SeatShownProps {
  readonly view: TableView;
  readonly shown: Shown;
  /** Without one: my own seat, at the bottom. */
  readonly place: Point | undefined;
}

function SeatShown({ view, shown: { seat, tiles }, place }: SeatShownProps) {
  const variant = view.game === undefined ? 0 : nextDrawing(view.game.open, seat);
  return (
    <li
      class={place === undefined ? 'reveal-seat reveal-mine' : 'reveal-seat'}
      style={
        place === undefined ? roomFor(tiles) : { '--x': `${place.x * 100}%`, '--y': `${place.y * 100}%` }
      }
    >
      <Who view={view} seat={seat} tiles={tiles} />
      <div class="reveal-tiles">
        {tiles.map((tile, nth) => (
          <Turning key={nth} tile={tile} nth={nth} variant={variant} />
        ))}
      </div>
    </li>
  );
}

function Who({ view, seat, tiles }: { readonly view: TableView } & Shown) {
  const { game } = words();
  const isMine = view.game?.viewer === seat;
  const name = isMine ? sentence(game.game.you) : nameOf(view.open, seat, words());
  return (
    <p class={isMine ? 'reveal-who reveal-you' : 'reveal-who'}>
      <Portrait of={portraitOf(view.open, seat)} label="" size={44} />
      <span>
        <b>{name}</b>
        <small>{takenBy(view, seat) ?? sentence(game.pieces.tiles(tiles, view.game?.open.box))}</small>
      </span>
    </p>
  );
}

/** What an Automa has taken, and for which city; the cities of people are still open. */
function takenBy({ game }: TableView, seat: Seat): string | undefined {
  const takes = game?.open.automas.find((move) => move.seat === seat)?.takes;
  if (game === undefined || takes === undefined) return undefined;
  return takes
    .map(({ tile, city }) =>
      soloWords().took(words().game.pieces.tile(tile, game.open.box), cityName(game.open, city, words())),
    )
    .map(sentence)
    .join(' ');
}

interface TurningProps {
  readonly tile: Tile;
  readonly nth: number;
  readonly variant: number;
}

/** Both sides of a tile, stacked. */
function Turning({ tile, nth, variant }: TurningProps) {
  const [rows, columns] = spanOf(tile);
  return (
    <span
      class="reveal-tile"
      style={{
        '--tall': rows,
        '--wide': columns,
        '--scale': scaleOf(tile).toFixed(3),
        '--lean': nth === 0 ? '-2deg' : '2deg',
      }}
    >
      <span class="reveal-back">
        <TileBack kind={isDuplex(tile) ? 'duplex' : 'single'} />
      </span>
      <span class="reveal-face">
        <TileFace tile={tile} variant={variant} size="medium" />
      </span>
    </span>
  );
}
