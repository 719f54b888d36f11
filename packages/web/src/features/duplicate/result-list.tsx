/** Everyone's result of a deal, side by side, best first. */
import { MiniCity } from '../../game/score/mini-city.tsx';
import { signed } from '../../game/board/gain-text.ts';
import { Button, IconButton, LinkTo, Sign } from '../../kit/controls/index.ts';
import { stateAt, tableOf, viewAt } from '../../game/record/record-view.ts';
import { cityName } from '../../game/players/seat-names.ts';
import { bySeat, type DealResult, isShownWhole, type SeatResult } from './deal-results.ts';
import './result-list.css';
import { duplicateWords } from './words/duplicate-words.ts';
import { words } from '../../game/words/shared-words.ts';

interface ResultListProps {
  readonly results: readonly SeatResult[];
  readonly seats: number;
  /** Several people of one group were at the table: none of them is you alone. */
  readonly isGroup: boolean;
  /** Where a game must be loaded before it can be shown. */
  readonly onReplay?: (result: SeatResult) => void;
}

/** Compares players of the same seat: they got the same hands. */
export function BySeat({ results, ...props }: ResultListProps) {
  const say = duplicateWords();
  const seats = bySeat(results);
  return (
    <>
      {seats.map((ofSeat) => (
        <div key={ofSeat[0]?.seat}>
          {seats.length > 1 && <h3 class="duplicate-seat">{say.sameSeat((ofSeat[0]?.seat ?? 0) + 1)}</h3>}
          <ResultList results={ofSeat} {...props} />
        </div>
      ))}
    </>
  );
}

interface WaitingProps {
  readonly names: readonly string[];
  readonly onShow: () => void;
}

/** Before the viewer has played, only the names of others are shown, not their results. */
export function Waiting({ names, onShow }: WaitingProps) {
  const say = duplicateWords();
  return (
    <div class="duplicate-waiting">
      <p>
        {say.hasPlayed(names)} {say.shownLater}
      </p>
      <Button size="small" sign="eye" onClick={onShow}>
        {say.showAnyway}
      </Button>
    </div>
  );
}

/** The columns with a visible heading. */
const SEEN = ['place', 'name', 'cities', 'score', 'difference', 'rank'] as const;

function ResultList({ results, ...props }: ResultListProps) {
  const say = duplicateWords();
  const { columns } = say;
  const best = results[0]?.score ?? 0;
  return (
    <div class="result-list">
      <table role="table">
        <thead role="rowgroup">
          <tr role="row">
            {SEEN.map((column) => (
              <th key={column} scope="col" role="columnheader">
                {columns[column]}
              </th>
            ))}
            <th scope="col" role="columnheader">
              <span class="unseen">{columns.replay}</span>
            </th>
          </tr>
        </thead>
        <tbody role="rowgroup">
          {results.map((result) => (
            <Row key={result.id} result={result} results={results} best={best} {...props} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface RowProps extends ResultListProps {
  readonly result: SeatResult;
  readonly best: number;
}

function Row({ result, results, seats, isGroup, best, onReplay }: RowProps) {
  const say = duplicateWords();
  const { scores } = words().game;
  const { id, name, own, score, rank } = result;
  const isAlone = results.length === 1;
  const place = results.filter((other) => other.score > score).length + 1;
  return (
    <tr role="row" class={own ? 'result-own' : undefined}>
      <td role="cell" class="result-place">
        {isAlone ? '–' : place}
      </td>
      <th scope="row" role="rowheader">
        {own && !isGroup ? say.you(name) : name}
      </th>
      <td role="cell" class="result-both">
        {isShownWhole(result) ? <Cities result={result} /> : <Points of={result} />}
      </td>
      <td role="cell" class="result-score">
        {score}
      </td>
      <td role="cell">{isAlone ? '–' : score === best ? say.bestOne : signed(score - best)}</td>
      <td role="cell">{say.rankOf(scores.rank(rank), seats)}</td>
      <td role="cell">
        {onReplay === undefined ? (
          <LinkTo to={{ name: 'replay', game: id }} class="icon-btn" label={say.replay(name)}>
            <Sign name="play" size={20} />
          </LinkTo>
        ) : (
          isShownWhole(result) && (
            <IconButton sign="play" label={say.replay(name)} onClick={() => onReplay(result)} />
          )
        )}
      </td>
    </tr>
  );
}

/** Both cities as they stood at the end. */
function Cities({ result: { record, replay, cities, points } }: { readonly result: DealResult }) {
  const view = viewAt(tableOf(record), stateAt(replay, replay.steps.length), 'all');
  const open = view.game?.open;
  return (
    <ul class="result-cities">
      {cities.map((city, nth) => (
        <li key={city}>
          <MiniCity view={view} city={city} />
          <span>
            <small>{open === undefined ? '' : cityName(open, city, words())}</small>
            <b>{points[nth]}</b>
          </span>
        </li>
      ))}
    </ul>
  );
}

/** While others still play the deal, only the points of their cities. */
const Points = ({ of: { cities, points } }: { readonly of: SeatResult }) => (
  <ul class="result-cities">
    {points.map((total, nth) => (
      <li key={cities[nth]}>
        <b>{total}</b>
      </li>
    ))}
  </ul>
);
