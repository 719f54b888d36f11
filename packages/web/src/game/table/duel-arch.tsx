/** The far side of a duel: my opponent between the two cities that are theirs alone. */
import { type CityIndex, roundOf, type Seat } from '@duopolis/rules';
import { matOf } from '@duopolis/rules/cities';
import type { TableView } from '@duopolis/table';
import { figure } from '@duopolis/words/language';
import { LandmarkArt } from '../../kit/art/index.ts';
import { Board } from '../board/board.tsx';
import { frameOf } from '../board/board-window.ts';
import { elementRef } from '../motion/element-registry.ts';
import { standing } from '../turn/city-state.ts';
import { SeatOn } from './arch.tsx';
import { cityName } from '../players/seat-names.ts';
import type { ShownResult } from '../players/result-in.ts';
import type { Ring } from '../players/ring.ts';
import type { OnWhy } from '../score/city-why.tsx';
import { hasTileAt } from '../score/score-reasons.ts';
import './duel-arch.css';
import { tableWords } from '../players/words/table-words.ts';
import { words } from '../words/shared-words.ts';
import { withColon } from '../../kit/words/with-colon.ts';

interface DuelArchProps {
  readonly view: TableView;
  readonly ring: Ring;
  readonly shownResult: ShownResult;
  readonly onCity: OnWhy;
  readonly onSeat: (seat: Seat) => void;
}

export function DuelArch({ view, ring, shownResult, onCity, onSeat }: DuelArchProps) {
  if (view.game === undefined) return null;
  const passes = roundOf(view.game.open).pass !== 'none';
  return (
    <section class="duel" aria-label={tableWords().ring}>
      {ring.arch.map((thing) =>
        thing.kind === 'city' ? (
          <TheirCity
            key={thing.city}
            view={view}
            shownResult={shownResult}
            city={thing.city}
            onCity={onCity}
          />
        ) : (
          <div key="seat" class="duel-seat" data-seat={thing.seat}>
            <SeatOn view={view} seat={thing.seat} small={false} onSeat={onSeat} />
            <span class="duel-road" aria-hidden="true">
              {passes && (
                <svg viewBox="0 0 40 40">
                  <path d="M10 34V10M4 14L10 4L16 14Z" />
                  <path d="M30 6V30M24 26L30 36L36 26Z" />
                </svg>
              )}
            </span>
          </div>
        ),
      )}
    </section>
  );
}

interface TheirCityProps extends Pick<DuelArchProps, 'view' | 'shownResult' | 'onCity'> {
  readonly city: CityIndex;
}

function TheirCity({ view, shownResult, city, onCity }: TheirCityProps) {
  const open = view.game?.open;
  const shown = open?.cities[city];
  if (open === undefined || shown === undefined) return null;
  const name = cityName(open, city, words());
  const mat = matOf(shown);
  const { game } = words();
  const table = tableWords();
  const points = shownResult().cities[city]?.total ?? 0;
  return (
    <div class="duel-city" data-city={city}>
      <div class="duel-head">
        <LandmarkArt city={open.tokens[city] ?? ''} size={20} />
        <h2>{name}</h2>
        <button
          type="button"
          class="city-total"
          aria-label={withColon(game.scores.points(points), table.why)}
          title={table.why}
          onClick={() => onCity(city)}
        >
          {figure(points)}
        </button>
      </div>
      <Board
        state={{
          frame: frameOf(shown),
          pieces: standing(view, open, { city, said: words() }),
          legal: [],
          marks: [],
          box: open.box,
          ...(mat !== undefined && { mat }),
        }}
        label={name}
        tilesRef={elementRef(`tiles-${city}`)}
        onAct={(cell) => hasTileAt(shown, cell) && onCity(city, cell)}
      />
    </div>
  );
}
