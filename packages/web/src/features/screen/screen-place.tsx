/** A city and a seat on the big screen's ring. */
import type { CityIndex, Seat } from '@duopolis/rules';
import type { TableView } from '@duopolis/table';
import { LandmarkArt, Portrait } from '../../kit/art/index.ts';
import { TileFace } from '../../game/board/piece.tsx';
import { elementRef } from '../../game/motion/element-registry.ts';
import { cityName, nameOf } from '../../game/players/seat-names.ts';
import { portraitOf } from '../../game/players/portraits.ts';
import { standingOf } from '../../game/players/seat-status.ts';
import { MiniCity } from '../../game/score/mini-city.tsx';
import { standing } from '../../game/turn/city-state.ts';
import { screenWords } from './words/screen-words.ts';
import { words } from '../../game/words/shared-words.ts';
import './screen-place.css';

interface CityProps {
  readonly view: TableView;
  readonly city: CityIndex;
  readonly total: number;
}

export function City({ view, city, total }: CityProps) {
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
        tilesRef={elementRef(`tiles-${city}`)}
        pieces={standing(view, open, { city, said: words() })}
      />
    </section>
  );
}

export function SeatAt({ view, seat }: { readonly view: TableView; readonly seat: Seat }) {
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
        <span ref={elementRef(`seat-${seat}`)} class="screen-portrait">
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
