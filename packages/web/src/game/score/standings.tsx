/** The standings: every seat with its two cities, and what broke a tie. */
import { type CityIndex, type GameResult, modeRules, type OpenGame, type Seat } from '@duopolis/rules';
import { itemAt } from '@duopolis/rules/lists';
import { type OpenTable, seatOf, type TableView } from '@duopolis/table';
import { figure } from '@duopolis/words/language';
import { signed } from '../board/gain-text.ts';
import { LandmarkArt, Portrait } from '../../kit/art/index.ts';
import { cityName, nameOf } from '../players/seat-names.ts';
import { portraitOf } from '../players/portraits.ts';
import { decisionFor, ranking } from './deciding-term.ts';
import './standings.css';
import { scoreWords } from './words/score-words.ts';
import { words } from '../words/shared-words.ts';

interface StandingsProps {
  readonly view: TableView;
  readonly game: OpenGame;
  readonly result: GameResult;
  /** Opens why a city has its points. */
  readonly onCity: (city: CityIndex) => void;
}

export function Standings({ view, game, result, onCity }: StandingsProps) {
  const score = scoreWords();
  const { scoring } = modeRules(game.options);
  return (
    <section class="panel standings" aria-labelledby="standings-title">
      <table>
        <caption id="standings-title">{score.standings}</caption>
        <thead>
          <tr>
            <th scope="col" colSpan={3}>
              <span class="unseen">{score.standings}</span>
            </th>
            <th scope="col">{score.leftCity}</th>
            <th scope="col">{score.rightCity}</th>
          </tr>
        </thead>
        <tbody>
          {ranking(result).map((seat) => (
            <Row key={seat} view={view} game={game} result={result} seat={seat} onCity={onCity} />
          ))}
        </tbody>
      </table>
      <details class="standings-how">
        <summary>{score.decidedTitle}</summary>
        <p>{score.decided[scoring]}</p>
      </details>
    </section>
  );
}

function Row({ view, game, result, seat, onCity }: StandingsProps & { readonly seat: Seat }) {
  const { game: vocabulary } = words();
  const score = scoreWords();
  const standing = itemAt(result.seats, seat);
  const name = nameOf(view.open, seat, words());
  const mine = seatOf(view.open, view.you) === seat;
  const totals = standing.cities.map((city) => result.cities[city]?.total ?? 0);
  const low = Math.min(...totals);
  const sum = modeRules(game.options).scoring === 'sum';
  return (
    <tr class={standing.rank === 1 ? 'standings-first' : ''}>
      <td class="standings-rank">
        <span aria-hidden="true">{standing.rank}</span>
        <span class="unseen">{vocabulary.scores.rank(standing.rank)}</span>
      </td>
      <td class="standings-coin">
        <Portrait of={portraitOf(view.open, seat)} label="" look={mine ? 'you' : 'plain'} size={38} />
      </td>
      <th scope="row">
        {mine ? score.you(name) : name}
        <small>{why(view.open, game, { result, seat })}</small>
      </th>
      {standing.cities.map((city, nth) => (
        <td key={nth} class={sum || totals[nth] === low ? 'standings-city standings-low' : 'standings-city'}>
          <button
            type="button"
            title={score.seeWhy(cityName(game, city, words()))}
            onClick={() => onCity(city)}
          >
            <LandmarkArt city={game.tokens[city] ?? ''} size={19} />
            <span class="unseen">{cityName(game, city, words())}</span>
            <b>{figure(totals[nth] ?? 0)}</b>
          </button>
        </td>
      ))}
    </tr>
  );
}

function why(
  open: OpenTable,
  game: OpenGame,
  { result, seat }: { readonly result: GameResult; readonly seat: Seat },
): string {
  const score = scoreWords();
  const name = (other: Seat): string => nameOf(open, other, words());
  const decision = decisionFor(result, game.cities, seat);
  switch (decision.by) {
    case 'score':
      return [kind(open, seat), added(game, result, seat)].filter((part) => part !== '').join(', ');
    case 'nothing':
      return score.sharedWith(decision.sharedWith.map(name));
    case 'higher-city':
      return `${score.level(name(decision.rival))} ${score.higherCity(decision.own, decision.theirs)}`;
    default:
      return `${score.level(name(decision.rival))} ${score.typeDecides(decision.by, decision.own, decision.theirs)}`;
  }
}

/** What a seat has besides its lower city (CAP-5). */
function added({ options }: OpenGame, { cities, seats }: GameResult, seat: Seat): string {
  const standing = seats[seat];
  if (standing === undefined || modeRules(options).scoring !== 'lower') return '';
  const lower = Math.min(...standing.cities.map((city) => cities[city]?.total ?? 0));
  return standing.score === lower ? '' : signed(standing.score - lower);
}

function kind(open: OpenTable, seat: Seat): string {
  const score = scoreWords();
  const holder = open.chairs[seat]?.holder.kind;
  return holder === 'bot' ? score.bot : holder === 'automa' ? score.automa : '';
}
