/** The built cities around the ring. After the count they show totals, and ribbons mark those that decided the game. */
import type { CityIndex } from '@duopolis/rules';
import { seatOf } from '@duopolis/table';
import { figure } from '@duopolis/words/language';
import { LandmarkArt } from '../../kit/art/index.ts';
import { SwipeDots, useSwiped } from './swipe-dots.tsx';
import { MiniCity } from '../score/mini-city.tsx';
import { cityName, nameOf } from '../players/seat-names.ts';
import { seatsAt } from '../players/ring.ts';
import type { EndProps } from './hero.tsx';
import { cityOrder, type Ribbon, ribbonsOf } from './shown-cities.ts';
import { whoIs } from './verdict-text.ts';
import { winnersOf } from './verdict.ts';
import './end-cities.css';
import { scoreWords } from '../score/words/score-words.ts';
import { tableWords } from '../players/words/table-words.ts';
import { endingWords } from './words/ending-words.ts';
import { words } from '../words/shared-words.ts';

interface EndCitiesProps extends EndProps {
  /** The ceremony still counts: nothing here gives the end away. */
  readonly isCounting: boolean;
  readonly onCity: (city: CityIndex) => void;
}

export function EndCities(props: EndCitiesProps) {
  const { view, open, result, isCounting } = props;
  const mine = seatOf(view.open, view.you);
  const ribbons = isCounting ? [] : ribbonsOf(open, result, mine);
  const order = cityOrder(result, mine);
  const swiped = useSwiped();
  return (
    <section class="end-cities" aria-labelledby="cities-title">
      <h2 id="cities-title" class="unseen">
        {scoreWords().cities}
      </h2>
      <ul style={{ '--cities': order.length }} ref={swiped.list} onScroll={swiped.look}>
        {order.map((city) => (
          <li key={city} class={mine !== undefined && isOf(props, mine, city) ? 'end-city-mine' : ''}>
            <CityCard {...props} city={city} ribbon={ribbons.find((one) => one.city === city)} />
          </li>
        ))}
      </ul>
      <SwipeDots seen={swiped.seen} />
    </section>
  );
}

const isOf = ({ result }: EndProps, seat: number, city: CityIndex): boolean =>
  result.seats[seat]?.cities.includes(city) === true;

interface CityCardProps extends EndCitiesProps {
  readonly city: CityIndex;
  readonly ribbon: Ribbon | undefined;
}

function CityCard({ city, ribbon, isCounting, onCity, ...props }: CityCardProps) {
  const { view, open, result } = props;
  const score = scoreWords();
  const table = tableWords();
  const isWinners = !isCounting && winnersOf(result).some((seat) => isOf(props, seat, city));
  const name = cityName(open, city, words());
  const builders = seatsAt(open.options, city).map((seat) => nameOf(view.open, seat, words()));
  const total = result.cities[city]?.total ?? 0;
  return (
    <button
      type="button"
      class={isWinners ? 'end-city end-city-won' : 'end-city'}
      title={score.seeWhy(name)}
      onClick={() => onCity(city)}
    >
      {ribbon !== undefined && <RibbonOn {...props} ribbon={ribbon} />}
      <span class="end-city-board">
        <MiniCity view={view} city={city} size="small" />
      </span>
      <span class="end-city-foot">
        <LandmarkArt city={open.tokens[city] ?? ''} size={28} />
        <span>
          <b>{name}</b>
          <small>{table.and(builders)}</small>
        </span>
        {!isCounting && (
          <strong aria-label={words().game.scores.points(total)} role="img">
            {figure(total)}
          </strong>
        )}
      </span>
    </button>
  );
}

function RibbonOn({ view, result, ribbon: { of } }: EndProps & { readonly ribbon: Ribbon }) {
  const mine = seatOf(view.open, view.you);
  const won = winnersOf(result).some((seat) => of.includes(seat));
  return (
    <span class={won ? 'end-ribbon end-ribbon-won' : 'end-ribbon'}>
      {endingWords().weakerOf(of.map((seat) => whoIs(view.open, seat, { mine, words: words() })))}
    </span>
  );
}
