/** The score track: one lane per city, its types end to end, its token at their end. */
import type { CityIndex, GameResult, OpenGame } from '@duopolis/rules';
import type { CityScore } from '@duopolis/rules/scoring';
import { figure } from '@duopolis/words/language';
import { LandmarkArt } from '../../kit/art/index.ts';
import { cityName } from '../players/seat-names.ts';
import { type CountedTerm, pointsFor, totalAfter } from './ceremony.ts';
import { inkOf, TermFill } from './term-fill.tsx';
import { barsOf, type TrackBar } from './track-bars.ts';
import './score-track.css';
import { scoreWords } from './words/score-words.ts';
import { words } from '../words/shared-words.ts';
import { withColon } from '../../kit/words/with-colon.ts';

interface TrackProps {
  readonly open: OpenGame;
  readonly result: GameResult;
  readonly terms: readonly CountedTerm[];
  /** How many terms are counted in a city. */
  readonly countedTerms: (city: CityIndex) => number;
  readonly onCity: (city: CityIndex) => void;
}

const TICK = 10;

/** The ruler ends at the next ten after the best city. */
const longest = ({ cities }: GameResult): number =>
  Math.max(TICK, Math.ceil((Math.max(...cities.map(({ total }) => total)) + 1) / TICK) * TICK);

export function Track({ open, result, terms, countedTerms, onCity }: TrackProps) {
  const end = longest(result);
  return (
    <div class="track" style={{ '--end': end }}>
      <div class="track-ruler" aria-hidden="true">
        {Array.from({ length: end / TICK + 1 }, (_, nth) => (
          <span key={nth} style={{ '--at': nth * TICK }}>
            {nth * TICK}
          </span>
        ))}
      </div>
      <ul class="track-lanes">
        {result.cities.map((score, city) => (
          <Lane
            key={city}
            name={cityName(open, city, words())}
            token={open.tokens[city] ?? ''}
            score={score}
            terms={terms}
            counted={countedTerms(city)}
            onLook={() => onCity(city)}
          />
        ))}
      </ul>
    </div>
  );
}

interface LaneProps extends Pick<TrackProps, 'terms'> {
  readonly counted: number;
  readonly name: string;
  readonly token: string;
  readonly score: CityScore;
  readonly onLook: () => void;
}

function Lane({ name, token, score, terms, counted, onLook }: LaneProps) {
  const said = scoreWords();
  const total = totalAfter(score, terms, counted);
  return (
    <li class="track-lane">
      <button type="button" class="track-name" title={said.seeWhy(name)} onClick={onLook}>
        {name}
      </button>
      <div class="track-way">
        <div class="track-bars" role="img" aria-label={laneText(name, score, { terms, counted })}>
          {barsOf(score, terms.slice(0, counted)).map((bar) => (
            <Bar key={bar.term} {...bar} />
          ))}
        </div>
        <div class="track-token" style={{ '--at': Math.max(0, total) }}>
          <button
            type="button"
            class="track-look"
            aria-label={said.trackOf(name, total)}
            title={said.seeWhy(name)}
            onClick={onLook}
          >
            <span class="track-coin">
              <LandmarkArt city={token} size={21} />
            </span>
            <b>{figure(total)}</b>
          </button>
        </div>
      </div>
    </li>
  );
}

const termName = (term: CountedTerm): string =>
  term === 'difficulty' ? scoreWords().difficulty : words().game.scores.terms[term];

/** The accessible text of a lane: the city, its total, and its parts. */
function laneText(
  name: string,
  score: CityScore,
  { terms, counted }: Pick<LaneProps, 'terms' | 'counted'>,
): string {
  const parts = terms
    .slice(0, counted)
    .map((term) => ({ term, points: pointsFor(score, term) }))
    .filter(({ points }) => points !== 0)
    .map(({ term, points }) => `${termName(term)} ${figure(points)}`);
  return [scoreWords().trackOf(name, totalAfter(score, terms, counted)), ...parts].join(', ');
}

function Bar({ term, points, number }: TrackBar) {
  const narrow = { on: '', above: ' track-narrow', below: ' track-narrow track-below' }[number];
  return (
    <span
      class={`track-bar${points < 0 ? ' track-less' : ''}${narrow}`}
      style={{ '--points': Math.abs(points) }}
      title={withColon(termName(term), figure(points))}
    >
      <svg aria-hidden="true">
        <TermFill term={term} edge="track-edge" />
      </svg>
      <span style={{ color: inkOf(term) }}>{figure(points)}</span>
    </span>
  );
}
