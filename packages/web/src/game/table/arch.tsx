/** The far side of the ring: seats and small cities along the road, and arrows in the direction of the hands. */
import {
  type City,
  type CityIndex,
  modeRules,
  type OpenGame,
  roundOf,
  type Seat,
  type Tile,
} from '@duopolis/rules';
import type { OwnBox } from '@duopolis/rules/components';
import type { TableView } from '@duopolis/table';
import { figure } from '@duopolis/words/language';
import { Icon, LandmarkArt, Portrait, type PortraitName } from '../../kit/art/index.ts';
import { memo } from '../../kit/page/use-stable.ts';
import type { ShownResult } from '../players/result-in.ts';
import { MiniOf } from '../score/mini-city.tsx';
import { spanOf, TileFace } from '../board/piece.tsx';
import { elementRef } from '../motion/element-registry.ts';
import { cityName, nameOf } from '../players/seat-names.ts';
import { portraitOf } from '../players/portraits.ts';
import { type RingPart, type Ring, seatsAt } from '../players/ring.ts';
import { type Standing, standingOf } from '../players/seat-status.ts';
import { stateText } from './state-text.ts';
import './arch.css';
import { tableWords } from '../players/words/table-words.ts';
import { talkWords } from '../talk/words/talk-words.ts';
import { words } from '../words/shared-words.ts';

interface ArchProps {
  readonly view: TableView;
  readonly ring: Ring;
  readonly shownResult: ShownResult;
  /** The strip of a phone: no names. */
  readonly small?: boolean;
  readonly onCity: (city: CityIndex) => void;
  readonly onSeat: (seat: Seat) => void;
}

/** The road is a parabola: its height in the middle of the arch, and how much lower its ends are, in parts of its height. */
const TOP = 0.38;
const FALL = 0.2;

/** The height of the road there, both in parts of the arch. */
const roadAt = (x: number): number => TOP + FALL * (2 * x - 1) ** 2;

/** The position of the nth of several items on the road. */
function placeOnArch(nth: number, all: number): { readonly x: number; readonly y: number } {
  const x = (nth + 0.5) / all;
  return { x, y: roadAt(x) };
}

/** If more items than this don't fit side by side, the strip scrolls. */
const NARROWEST = 30;

const percent = (part: number): string => `${(part * 100).toFixed(2)}%`;

export function Arch({ view, ring, shownResult, small = false, onCity, onSeat }: ArchProps) {
  const { game } = view;
  if (game === undefined) return null;
  const { arch } = ring;
  const { pass } = roundOf(game.open);
  return (
    <section
      ref={elementRef('arch')}
      class={`arch${small ? ' arch-small' : ''}${!small && arch.length > 7 ? ' arch-many' : ''}`}
      aria-label={tableWords().ring}
      data-pass={pass}
    >
      <div
        ref={elementRef('road')}
        class="arch-inner"
        style={small ? { '--things': arch.length, minWidth: `${arch.length * NARROWEST}px` } : undefined}
      >
        <Road />
        {pass !== 'none' && <Arrows arch={arch} towards={pass} />}
        <ul class="arch-things">
          {arch.map((thing, nth) => {
            const { x, y } = placeOnArch(nth, arch.length);
            return (
              <li
                key={thing.kind === 'seat' ? `s${thing.seat}` : `c${thing.city}`}
                ref={thing.kind === 'seat' ? elementRef(`arch-seat-${thing.seat}`) : null}
                class={`arch-thing arch-${thing.kind}`}
                style={{ left: percent(x), top: percent(y) }}
                data-seat={thing.kind === 'seat' ? thing.seat : undefined}
              >
                <Thing
                  thing={thing}
                  view={view}
                  shownResult={shownResult}
                  small={small}
                  onCity={onCity}
                  onSeat={onSeat}
                />
              </li>
            );
          })}
        </ul>
      </div>
    </section>
  );
}

/** The road comes up from behind my left city, runs along the far side, and goes down behind my right one. */
const along = (() => {
  const [x, y, middle] = [9, 100 * roadAt(0.09), 100 * TOP];
  const [near, bend] = [3.6, y + 6];
  return `M${near} 190C${near} 120 ${near - 0.4} ${bend} ${x} ${y}Q50 ${2 * middle - y} ${100 - x} ${y}C${100.4 - near} ${bend} ${100 - near} 120 ${100 - near} 190`;
})();

const Road = memo(() => (
  <svg class="arch-road" viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
    <path class="arch-edge" d={along} vector-effect="non-scaling-stroke" />
    <path class="arch-way" d={along} vector-effect="non-scaling-stroke" />
  </svg>
));

interface ArrowsProps {
  readonly arch: Ring['arch'];
  readonly towards: 'left' | 'right';
}

/** Left means clockwise: over the far side that is from left to right. Cities are wider than seats: the gap is nearer to these. */
const Arrows = memo(({ arch, towards }: ArrowsProps) => (
  <span ref={elementRef('arrows')} class={`arch-arrows arch-to-${towards}`} aria-hidden="true">
    {arch.slice(1).map((_, nth) => {
      const x = (nth + 1) / arch.length;
      return (
        <svg
          key={nth}
          viewBox="0 0 24 12"
          style={{
            '--x': percent(x),
            '--side': arch[nth]?.kind === 'seat' ? -1 : 1,
            top: percent(roadAt(x)),
            '--lean': `${((2 * x - 1) * 9).toFixed(1)}deg`,
          }}
        >
          <path d="M12 1L2 6L12 11L9 6ZM22 1L12 6L22 11L19 6Z" />
        </svg>
      );
    })}
  </span>
));

type ThingProps = Required<Omit<ArchProps, 'ring'>> & { readonly thing: RingPart };

function Thing({ thing, view, shownResult, small, onCity, onSeat }: ThingProps) {
  if (thing.kind === 'seat') return <SeatOn view={view} seat={thing.seat} small={small} onSeat={onSeat} />;
  return <CityOn view={view} shownResult={shownResult} city={thing.city} small={small} onCity={onCity} />;
}

interface SeatProps extends Pick<ThingProps, 'view' | 'small' | 'onSeat'> {
  readonly seat: Seat;
}

/** The content of a seat on the road, as plain props. */
interface SeatButtonProps extends Omit<SeatProps, 'view'> {
  readonly name: string;
  readonly portrait: PortraitName;
  readonly standing: Standing;
  /** Revealed, and yet to place. */
  readonly tiles: readonly Tile[];
  readonly box: OwnBox | undefined;
}

/** Memoized: most steps of a game change one seat and one city. */
export const SeatOn = ({ view, seat, small, onSeat }: SeatProps) => (
  <SeatButton
    seat={seat}
    name={nameOf(view.open, seat, words())}
    portrait={portraitOf(view.open, seat)}
    standing={standingOf(view, seat)}
    tiles={view.game?.open.pending.flatMap((one) => (one.seat === seat ? one.tile : [])) ?? []}
    box={view.game?.open.box}
    small={small}
    onSeat={onSeat}
  />
);

const SeatButton = memo(function OneSeat(props: SeatButtonProps) {
  const { seat, name, portrait, standing, tiles, box, small, onSeat } = props;
  const state = stateText(standing);
  const { game } = words();
  const talk = talkWords();
  return (
    <button type="button" class="arch-person" onClick={() => onSeat(seat)}>
      <span ref={elementRef(`seat-${seat}`)} class="arch-token" aria-hidden="true">
        <Portrait
          of={portrait}
          label=""
          look={standing.awaited ? 'awaited' : 'plain'}
          size={small ? 36 : 46}
        />
        <SeatBadge standing={standing} />
      </span>
      <b class={small ? 'unseen' : 'arch-name'}>{name}</b>
      <span class={small || tiles.length > 0 ? 'unseen' : 'arch-state'}>
        {tiles.length > 0 ? `${state},` : state}
      </span>
      {tiles.length > 0 && (
        <>
          <span class="unseen">{talk.shows(game.pieces.tiles(tiles, box))}</span>
          {!small && (
            <span class="arch-shown" aria-hidden="true">
              {tiles.map((tile, nth) => (
                <ShownTile key={nth} tile={tile} />
              ))}
            </span>
          )}
        </>
      )}
    </button>
  );
});

/** The tiles that a seat has yet to place, visible to all. */
function ShownTile({ tile }: { readonly tile: Tile }) {
  const [rows, columns] = spanOf(tile);
  return (
    <span class="arch-tile" style={{ '--tall': rows, '--wide': columns }}>
      <TileFace tile={tile} size="glyph" />
    </span>
  );
}

/** One small symbol on the coin; the text says the same. */
function SeatBadge({ standing }: { readonly standing: Standing }) {
  const { away, player, doing } = standing;
  const sign =
    away || player === 'stand-in'
      ? 'away'
      : doing === 'chosen' || doing === 'placed'
        ? 'check'
        : doing === 'waiting'
          ? 'hourglass'
          : player === 'bot' || player === 'automa'
            ? 'bot'
            : undefined;
  return sign === undefined ? null : (
    <span class={`arch-badge arch-badge-${sign}`}>
      <Icon name={sign} size={13} />
    </span>
  );
}

interface CityProps extends Pick<ThingProps, 'view' | 'shownResult' | 'small' | 'onCity'> {
  readonly city: CityIndex;
}

function CityOn({ view, shownResult, city, small, onCity }: CityProps) {
  const open = view.game?.open;
  const shown = open?.cities[city];
  if (open === undefined || shown === undefined) return null;
  return (
    <CityButton
      city={city}
      shown={shown}
      name={cityName(open, city, words())}
      token={open.tokens[city] ?? ''}
      total={shownResult().cities[city]?.total ?? 0}
      builders={seatsAt(open.options, city).map((seat) => nameOf(view.open, seat, words()))}
      asIcon={small && isAutomacityOf(open, city)}
      box={open.box}
      small={small}
      onCity={onCity}
    />
  );
}

const isAutomacityOf = ({ options }: OpenGame, city: CityIndex): boolean =>
  city === modeRules(options).automacity;

interface CityButtonProps extends Omit<CityProps, 'view' | 'shownResult'> {
  readonly shown: City;
  readonly name: string;
  readonly token: string;
  readonly total: number;
  readonly builders: readonly string[];
  /** There is no room for its tiles. */
  readonly asIcon: boolean;
  readonly box: OwnBox | undefined;
}

const CityButton = memo(function OneCity(props: CityButtonProps) {
  const { city, shown, name, token, total, builders, asIcon, box, small, onCity } = props;
  const { game: vocabulary } = words();
  const table = tableWords();
  return (
    <button type="button" class="arch-plan" onClick={() => onCity(city)}>
      <span class="unseen">{table.lookAt(name, table.and(builders), vocabulary.scores.points(total))}</span>
      <span class="arch-mini" data-city={city} aria-hidden="true">
        {asIcon ? (
          <Icon name="bot" size={30} />
        ) : (
          <MiniOf shown={shown} name={name} box={box} tilesRef={elementRef(`tiles-${city}`)} />
        )}
      </span>
      {small ? (
        <b class="arch-total" aria-hidden="true">
          {asIcon ? table.toBeatShort(total) : figure(total)}
        </b>
      ) : (
        <span class="arch-about" aria-hidden="true">
          <LandmarkArt city={token} size={20} />
          <b class="arch-total">{figure(total)}</b>
          <span class="arch-called">{name}</span>
        </span>
      )}
    </button>
  );
});
