/** The score between my cities: the balance, both cities type by type, and the effect of the current move. */
import { type CityIndex, type GameResult, modeRules, type OpenGame, roundOf } from '@duopolis/rules';
import { itemAt, mapPair } from '@duopolis/rules/lists';
import { type CityScore, SCORED } from '@duopolis/rules/scoring';
import type { TableView } from '@duopolis/table';
import { figure } from '@duopolis/words/language';
import { Balance } from '../../kit/art/index.ts';
import { memo } from '../../kit/page/use-stable.ts';
import type { Link } from '../link/link.ts';
import { afterRound } from '../motion/after-round.ts';
import { ChangeNote } from '../motion/change-note.tsx';
import { elementRef } from '../motion/element-registry.ts';
import type { OnWhy } from '../score/city-why.tsx';
import { barWidth, longestOf } from '../score/score-bars.ts';
import { TermFill } from '../score/term-fill.tsx';
import { passingText } from '../hand/passing-note.tsx';
import type { Turn } from '../turn/turn.ts';
import { Districts } from './district-panel.tsx';
import { cityName, nameOf } from '../players/seat-names.ts';
import type { Ring } from '../players/ring.ts';
import { sentence } from '../../kit/words/sentence.ts';
import { withColon } from '../../kit/words/with-colon.ts';
import { TermBadge } from '../score/term-badge.tsx';
import './score-panel.css';
import { tableWords } from '../players/words/table-words.ts';
import { words } from '../words/shared-words.ts';

interface PanelProps {
  readonly turn: Turn;
  readonly view: TableView;
  readonly ring: Ring;
  readonly result: GameResult;
  readonly onWhy: OnWhy;
}

export function ScorePanel({ turn, view, ring, result, onWhy }: PanelProps) {
  const { game } = view;
  if (game === undefined) return null;
  const [left, right] = mapPair(ring.own, (city) => itemAt(result.cities, city));
  return (
    <div class={game.open.districts === undefined ? 'score' : 'score score-capitals'}>
      <Headline view={view} open={game.open} ring={ring} result={result} />
      {!isSum(game.open) && (
        <StillBalance
          left={left.total}
          right={right.total}
          target={targetOf(game.open, result)?.total}
          label={tableWords().balance({
            left: cityName(game.open, ring.own[0], words()),
            leftTotal: left.total,
            right: cityName(game.open, ring.own[1], words()),
            rightTotal: right.total,
          })}
          class="score-balance"
          drawingRef={elementRef('balance')}
        />
      )}
      <Butterfly
        link={turn.link}
        own={ring.own}
        left={left}
        right={right}
        names={ring.own.map((city) => cityName(game.open, city, words()))}
        onWhy={onWhy}
      />
      {game.open.districts !== undefined && <Districts open={game.open} own={ring.own} onWhy={onWhy} />}
      <Would turn={turn} open={game.open} own={ring.own} />
    </div>
  );
}

/** Memoized: most steps of a game don't change my cities. */
const StillBalance = memo(Balance);

/** In solo, the city to beat is Automacity (SOLO-5). */
function targetOf(open: OpenGame, { cities }: GameResult) {
  const city = modeRules(open.options).automacity;
  const total = city === undefined ? undefined : cities[city]?.total;
  return city === undefined || total === undefined ? undefined : { city, total };
}

const isSum = (open: OpenGame): boolean => modeRules(open.options).scoring === 'sum';

function Headline({
  view,
  open,
  ring,
  result,
}: Omit<PanelProps, 'turn' | 'onWhy'> & { readonly open: OpenGame }) {
  const table = tableWords();
  const [left, right] = mapPair(ring.own, (city) => itemAt(result.cities, city).total);
  if (isSum(open)) return <Sums view={view} ring={ring} result={result} total={left + right} />;
  const target = targetOf(open, result);
  const weaker = cityName(open, left < right ? ring.own[0] : ring.own[1], words());
  const isWatched = view.game?.viewer === 'spectator';
  const said = isWatched
    ? table.weakerOf(nameOf(view.open, ring.from, words()), weaker, Math.min(left, right))
    : table.weaker(weaker, Math.min(left, right));
  return (
    <h2 ref={elementRef('headline')} class="score-headline">
      {left === right ? table.level(left) : said}
      {target !== undefined && (
        <span>{table.toBeat(cityName(open, target.city, words()), target.total)}</span>
      )}
    </h2>
  );
}

/** In a duel both cities count, against both of my opponent's. */
function Sums({
  view,
  ring,
  result,
  total,
}: Omit<PanelProps, 'turn' | 'onWhy'> & { readonly total: number }) {
  const { game } = words();
  const table = tableWords();
  const other = ring.arch.find((thing) => thing.kind === 'seat');
  const seat = other?.kind === 'seat' ? other.seat : 0;
  return (
    <>
      <h2 class="unseen">{table.sum(total)}</h2>
      <p class="score-sums">
        <span>
          <small>{sentence(game.game.you)}</small> {total}
        </span>
        <span aria-hidden="true">:</span>
        <span>
          {result.seats[seat]?.score ?? 0} <small>{nameOf(view.open, seat, words())}</small>
        </span>
      </p>
    </>
  );
}

interface ButterflyProps {
  readonly link: Link;
  readonly own: readonly [CityIndex, CityIndex];
  readonly left: CityScore;
  readonly right: CityScore;
  /** Of both cities. */
  readonly names: readonly string[];
  readonly onWhy: OnWhy;
}

const Butterfly = memo(function Butterfly(props: ButterflyProps) {
  const {
    link,
    own,
    left,
    right,
    names: [one = '', other = ''],
    onWhy,
  } = props;
  const bar = { link, onWhy, longest: longestOf(left, right) };
  return (
    <table ref={elementRef('score-types')} class="score-types" aria-label={tableWords().tabs.score}>
      <colgroup>
        <col />
        <col class="score-names" />
        <col />
      </colgroup>
      <thead class="unseen">
        <tr>
          <th scope="col">{one}</th>
          <th scope="col">{tableWords().tabs.score}</th>
          <th scope="col">{other}</th>
        </tr>
      </thead>
      <tbody>
        {SCORED.filter((term) => left[term] !== undefined).map((term) => (
          <tr key={term}>
            <Bar {...bar} city={own[0]} name={one} term={term} points={left[term] ?? 0} />
            <TermHead term={term} />
            <Bar {...bar} city={own[1]} name={other} term={term} points={right[term] ?? 0} />
          </tr>
        ))}
      </tbody>
    </table>
  );
});

const TermHead = memo(function TermHead({ term }: { readonly term: (typeof SCORED)[number] }) {
  return (
    <th scope="row">
      <button type="button" class="score-term explains" data-explain={term}>
        <TermBadge term={term} size={22} />
        {sentence(words().game.scores.terms[term])}
      </button>
    </th>
  );
});

interface BarProps {
  readonly link: Link;
  readonly city: CityIndex;
  /** Of the city. */
  readonly name: string;
  readonly term: (typeof SCORED)[number];
  readonly points: number;
  /** The points of the longest bar of both cities. */
  readonly longest: number;
  readonly onWhy: OnWhy;
}

const Bar = memo(function Bar({ link, city, name, term, points, longest, onWhy }: BarProps) {
  return (
    <td>
      <span class="score-bar">
        <svg class="score-fill" style={{ width: barWidth(points, longest) }} aria-hidden="true">
          <TermFill term={term} edge="score-edge" />
        </svg>
        <button
          type="button"
          class={points === 0 ? 'score-points score-none' : 'score-points'}
          aria-label={withColon(`${name}, ${words().game.scores.terms[term]}`, figure(points))}
          title={tableWords().why}
          onClick={() => onWhy(city, term)}
        >
          {figure(points)}
        </button>
        <ChangeNote link={link} city={city} term={term} />
      </span>
    </td>
  );
});

interface WouldProps {
  readonly turn: Turn;
  readonly open: OpenGame;
  readonly own: readonly [CityIndex, CityIndex];
}

/** Why it has points before my first tile (FULL-1). */
function automacityBegins(open: OpenGame): string | undefined {
  const { automacity } = modeRules(open.options);
  if (automacity === undefined || open.options.solo?.kind !== 'full') return undefined;
  if (open.round !== '1' || open.turn !== 1 || open.phase !== 'assigning') return undefined;
  return tableWords().automacityBegins(cityName(open, automacity, words()));
}

/** The current move, and which of my cities would count after it. */
function Would({ turn, open, own }: WouldProps) {
  const { game } = words();
  const table = tableWords();
  const moves = [
    ...turn.draft.staged.value,
    ...(turn.targets.preview.value === undefined ? [] : [turn.targets.preview.value]),
  ];
  const [left, right] = mapPair(
    own,
    (city) => turn.effects.ofDraft.value.find((effect) => effect.city === city)?.after ?? 0,
  );
  if (moves.length === 0)
    return (
      <p ref={elementRef('score-would')} class="score-would">
        {turn.draft.phase.value === 'placing'
          ? table.pickATile
          : (automacityBegins(open) ??
            afterRound(open) ??
            passingText(turn) ??
            sentence(game.game.passes[roundOf(open).pass]))}
      </p>
    );
  const said = own
    .map((city) => ({ city, tiles: moves.filter((move) => move.city === city).map(({ tile }) => tile) }))
    .filter(({ tiles }) => tiles.length > 0)
    .map(({ city, tiles }) => {
      const named = table.and(tiles.map((tile) => game.pieces.name(tile, open.box)));
      return table.moveIn(sentence(named), cityName(open, city, words()));
    })
    .join(', ');
  const then = isSum(open)
    ? table.wouldSum(left + right)
    : left === right
      ? table.wouldLevel(left)
      : table.wouldCount(cityName(open, left < right ? own[0] : own[1], words()), Math.min(left, right));
  return (
    <p ref={elementRef('score-would')} class="score-would">
      {table.would(said, left, right)} <b>{then}</b>
    </p>
  );
}
