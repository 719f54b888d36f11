/** The cities of a step: the viewer's are large, the others small; with all hands open, all are equal. */
import {
  type Cell,
  type City,
  type CityIndex,
  modeRules,
  type OpenGame,
  resultOf,
  type Tile,
} from '@duopolis/rules';
import { cellsOf, matchCity, matOf } from '@duopolis/rules/cities';
import type { LogEntry } from '@duopolis/rules/record';
import type { TableView } from '@duopolis/table';
import { portraitOf } from '../../game/players/portraits.ts';
import { LandmarkArt } from '../../kit/art/index.ts';
import { Board } from '../../game/board/board.tsx';
import { standingPieces } from '../../game/board/drawings.ts';
import { footprint, frameOf } from '../../game/board/board-window.ts';
import { MiniCity } from '../../game/score/mini-city.tsx';
import { type LegalPlace, type Piece, legalPlaceAt } from '../../game/board/board-model.ts';
import type { Hints } from './review/review-hints.ts';
import type { OnWhy } from '../../game/score/city-why.tsx';
import { hasTileAt } from '../../game/score/score-reasons.ts';
import { Laid } from '../../game/score/automacity-tray.tsx';
import { cityName, nameOf } from '../../game/players/seat-names.ts';
import { seatsAt } from '../../game/players/ring.ts';
import type { Viewpoint } from '../../game/record/record-view.ts';
import './replay-cities.css';
import { scoreWords } from '../../game/score/words/score-words.ts';
import { tableWords } from '../../game/players/words/table-words.ts';
import { words } from '../../game/words/shared-words.ts';

/** Trying another placement: the picked tile, its legal places, and what a press on a cell does. */
interface Trial {
  readonly tile: Tile | undefined;
  readonly places: ReadonlyMap<CityIndex, readonly LegalPlace[]>;
  readonly place: (city: CityIndex, at: Cell) => void;
}

interface CitiesProps {
  readonly view: TableView;
  readonly open: OpenGame;
  readonly viewpoint: Viewpoint;
  readonly last: LogEntry | undefined;
  /** The cities at the end, so that they don't jump while they grow. */
  readonly finished: readonly City[];
  /** The marks of a note on the boards. */
  readonly hints: Hints;
  readonly trial: Trial;
  readonly onCity: OnWhy;
}

export function Cities(props: CitiesProps) {
  const { open, viewpoint } = props;
  const { options } = open;
  const all = open.cities.map((_, city) => city);
  const large = viewpoint === 'all' ? all : [...modeRules(options).citiesOf(viewpoint, options.seats)];
  const small = all.filter((city) => !large.includes(city));
  const totals = resultOf(open).cities;
  return (
    <div class={small.length > 0 ? 'replay-cities replay-with-small' : 'replay-cities'}>
      <div class={`replay-large replay-of-${large.length}`}>
        {large.map((city) => (
          <LargeCity key={city} {...props} city={city} total={totals[city]?.total ?? 0} />
        ))}
      </div>
      {small.length > 0 && (
        <ul class="replay-small">
          {small.map((city) => (
            <li key={city}>
              <SmallCity {...props} city={city} total={totals[city]?.total ?? 0} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

type OneCityProps = CitiesProps & { readonly city: CityIndex; readonly total: number };

const buildersOf = ({ view, open, city }: OneCityProps): string =>
  tableWords().and(seatsAt(open.options, city).map((seat) => nameOf(view.open, seat, words())));

/** The tile of this step is marked, with its builder's name. */
function piecesOf({ view, open, last, city }: OneCityProps): readonly Piece[] {
  const placed =
    last?.e === 'place' && last.city === city ? cellsOf(last.tile, last.at)[0]?.join() : undefined;
  return standingPieces(open.cities[city]?.tiles ?? []).map((piece) =>
    placed !== undefined && piece.at.join() === placed && last?.e === 'place'
      ? {
          ...piece,
          tone: 'just',
          by: nameOf(view.open, last.seat, words()),
          portrait: portraitOf(view.open, last.seat),
        }
      : piece,
  );
}

function LargeCity(props: OneCityProps) {
  const { open, city, total, finished, hints, trial, onCity } = props;
  const { tile: tried, places, place: onPlace } = trial;
  const shown = open.cities[city];
  const end = finished[city];
  if (shown === undefined || end === undefined) return null;
  const hint = hints.cities.get(city);
  const legal = places.get(city) ?? [];
  const seen = [
    ...footprint(hint?.pieces ?? []),
    ...(tried === undefined ? [] : legal.flatMap(({ at }) => cellsOf(tried, at))),
  ];
  const name = cityName(open, city, words());
  const mat = matOf(shown);
  return (
    <section class="replay-city sheet-of-paper" aria-label={name}>
      <button
        type="button"
        class="replay-city-head"
        title={scoreWords().seeWhy(name)}
        onClick={() => onCity(city)}
      >
        <LandmarkArt city={open.tokens[city] ?? ''} size={26} />
        <span class="replay-city-name">
          <b>{name}</b>
          <small>{buildersOf(props)}</small>
        </span>
        <Total points={total} />
      </button>
      {matchCity(shown, {
        automacity: ({ laid }) => <Laid laid={laid} />,
        built: () => (
          <Board
            state={{
              // A note counts rows and columns on the city as it was before the decision.
              frame: frameOf(hint === undefined ? end : shown, seen),
              pieces: [...piecesOf(props), ...(hint?.pieces ?? [])],
              legal,
              marks: hint?.marks ?? [],
              box: open.box,
              ...(mat !== undefined && { mat }),
            }}
            label={name}
            tile={tried === undefined ? undefined : words().game.pieces.tile(tried, open.box)}
            onAct={(cell) => {
              const place = tried === undefined ? undefined : legalPlaceAt(legal, tried, cell);
              if (place !== undefined) onPlace(city, place.at);
              else if (tried === undefined && hasTileAt(shown, cell)) onCity(city, cell);
            }}
          />
        ),
      })}
    </section>
  );
}

function SmallCity(props: OneCityProps) {
  const { view, open, city, total, onCity } = props;
  const name = cityName(open, city, words());
  return (
    <button type="button" class="replay-mini" title={scoreWords().seeWhy(name)} onClick={() => onCity(city)}>
      <span aria-hidden="true">
        <MiniCity view={view} city={city} />
      </span>
      <span class="replay-mini-name">
        <b>{name}</b>
        <small>{buildersOf(props)}</small>
      </span>
      <Total points={total} />
    </button>
  );
}

/** A large figure to see, and points to hear. */
const Total = ({ points }: { readonly points: number }) => (
  <span class="replay-city-total">
    <span aria-hidden="true">{points}</span>
    <span class="unseen">{words().game.scores.points(points)}</span>
  </span>
);
