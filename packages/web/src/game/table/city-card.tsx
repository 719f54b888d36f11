/** One of my two cities: its name, my partner, its score, its board; and whether it is the one that counts. */
import { BUILDING_TYPES, type CityIndex } from '@duopolis/rules';
import type { CityScore } from '@duopolis/rules/scoring';
import type { TableView } from '@duopolis/table';
import { figure } from '@duopolis/words/language';
import { computed } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useMemo } from 'preact/hooks';
import { LandmarkArt, Plumb, TypeBadge } from '../../kit/art/index.ts';
import { memo, useStable } from '../../kit/page/use-stable.ts';
import type { Mark } from '../board/board-model.ts';
import type { Link } from '../link/link.ts';
import { ChangeLine, ChangePoints } from '../motion/change-note.tsx';
import { motionOf } from '../motion/director.ts';
import { elementRef } from '../motion/element-registry.ts';
import { CityBoard, type CityBoardProps } from '../turn/city-board.tsx';
import type { Turn } from '../turn/turn.ts';
import { pingFrom, pingMarks, pointing } from '../talk/pings.ts';
import { layout } from '../players/screen-layout.ts';
import { cityName, memberName, nameOf } from '../players/seat-names.ts';
import type { OnWhy } from '../score/city-why.tsx';
import { TermBadge } from '../score/term-badge.tsx';
import { partnerOf } from '../players/ring.ts';
import './city-card.css';
import { tableWords } from '../players/words/table-words.ts';
import { words } from '../words/shared-words.ts';
import { withColon } from '../../kit/words/with-colon.ts';

export const SIDES = ['left', 'right'] as const;
export type Side = (typeof SIDES)[number];

export interface CityCardProps {
  readonly turn: Turn;
  readonly view: TableView;
  readonly city: CityIndex;
  readonly side: Side;
  readonly score: CityScore;
  /** It alone makes my score. */
  readonly counts: boolean;
  readonly onWhy: OnWhy;
  /** Under the board, inside the card. */
  readonly note?: ComponentChildren;
}

export function CityCard(props: CityCardProps) {
  const { turn, view, city, side, score, counts, onWhy, note } = props;
  const { game } = view;
  if (game === undefined) return null;
  const name = cityName(game.open, city, words());
  const { name: place, broad } = layout.value;
  const rail = place === 'tall' && !broad;
  const head = (
    <CityHead
      city={city}
      name={name}
      token={game.open.tokens[city] ?? ''}
      about={aboutCity(view, city, { side, short: rail })}
      counts={counts}
      total={score.total}
      onWhy={onWhy}
    />
  );
  return (
    <section
      ref={elementRef(`city-${city}`)}
      class={`city city-${side}${rail ? ' city-railed' : ''}${counts ? ' city-binding' : ''}`}
      aria-label={tableWords().cityOf(name, aboutCity(view, city, { side, short: false }))}
      data-own-city={side}
      data-city={city}
    >
      {!rail && head}
      <div class="city-row">
        <div
          class={pointing.value === city ? 'city-plot city-pointing' : 'city-plot'}
          onClickCapture={(event) => pingFrom(turn.link, city, event)}
          onPointerUpCapture={(event) => pointing.value !== undefined && event.stopPropagation()}
          onKeyDownCapture={(event) => event.key === 'Enter' && pingFrom(turn.link, city, event)}
        >
          <MarkedBoard turn={turn} city={city} onWhy={onWhy} />
          {rail && <ChangeLine link={turn.link} city={city} />}
        </div>
        {rail && (
          <div class="city-rail">
            {head}
            <TypeScores link={turn.link} city={city} score={score} />
          </div>
        )}
      </div>
      {note}
    </section>
  );
}

function marksIn(link: Link, city: CityIndex): readonly Mark[] {
  const table = link.view.peek()?.open;
  const pings = pingMarks(city, (id) => (table === undefined ? '' : memberName(table, id, words())));
  return [...pings, ...motionOf(link).lit.value.filter((mark) => mark.city === city)];
}

/** A component of its own, because pointed-at and just-scored cells change more often than the rest of the card. */
function MarkedBoard({ turn, city, onWhy }: Omit<CityBoardProps, 'marks'>) {
  const marks = useMemo(() => computed(() => marksIn(turn.link, city)), [turn, city]).value;
  return <CityBoard turn={turn} city={city} marks={useStable(marks)} onWhy={onWhy} />;
}

/** With whom, and on which side of me. */
function aboutCity(
  view: TableView,
  city: CityIndex,
  { side, short }: { readonly side: Side; readonly short: boolean },
): string {
  const table = tableWords();
  const { game } = view;
  const viewer = game?.viewer;
  if (game === undefined || viewer === undefined) return '';
  const me = viewer === 'spectator' ? 0 : viewer;
  const partner = partnerOf(game.open.options, city, me);
  if (partner === undefined) return side === 'left' ? table.yoursLeft : table.yoursRight;
  const name = nameOf(view.open, partner, words());
  if (viewer === 'spectator') return table.and([nameOf(view.open, me, words()), name]);
  if (short) return table.with(name);
  return side === 'left' ? table.withOnLeft(name) : table.withOnRight(name);
}

/** A name that needs smaller letters, beside the flag and the total. */
const LONG = 15;

interface HeadProps {
  readonly city: CityIndex;
  readonly name: string;
  readonly token: string;
  readonly about: string;
  readonly counts: boolean;
  readonly total: number;
  readonly onWhy: OnWhy;
}

const CityHead = memo(function CityHead(props: HeadProps) {
  const { city, name, token, about, counts, total, onWhy } = props;
  return (
    <div ref={elementRef(`city-head-${city}`)} class="city-head">
      <span class="city-emblem">
        <LandmarkArt city={token} size={22} />
      </span>
      <div ref={elementRef(`city-name-${city}`)} class="city-called">
        <h2 class={name.length > LONG ? 'city-long' : ''}>{name}</h2>
        <p>{about}</p>
      </div>
      {counts && <Counts />}
      <Total city={city} total={total} onWhy={onWhy} />
    </div>
  );
});

const Counts = () => (
  <span class="city-counts" data-explain="counts">
    <Plumb size={15} />
    {tableWords().counts}
  </span>
);

const scoredIn = ({ civic, district }: CityScore): readonly ('civic' | 'district')[] => [
  ...(civic === undefined ? [] : (['civic'] as const)),
  ...(district === undefined ? [] : (['district'] as const)),
];

interface TypeScoresProps {
  readonly link: Link;
  readonly city: CityIndex;
  readonly score: CityScore;
}

const TypeScores = memo(({ link, city, score }: TypeScoresProps) => (
  <ul class="city-types">
    {BUILDING_TYPES.map((type) => (
      <li key={type} class={score[type] === 0 ? 'city-none' : ''} data-explain={type}>
        <TypeBadge type={type} size={20} />
        <span class="unseen">{words().game.scores.terms[type]}</span>
        {score[type]}
        <ChangePoints link={link} city={city} term={type} />
      </li>
    ))}
    {scoredIn(score).map((term) => (
      <li key={term} data-explain={term}>
        <TermBadge term={term} size={20} />
        <span class="unseen">{words().game.scores.terms[term]}</span>
        {score[term]}
        <ChangePoints link={link} city={city} term={term} />
      </li>
    ))}
  </ul>
));

type TotalProps = Pick<HeadProps, 'city' | 'total' | 'onWhy'>;

const Total = ({ city, total, onWhy }: TotalProps) => (
  <button
    ref={elementRef(`city-total-${city}`)}
    type="button"
    class="city-total"
    aria-label={withColon(words().game.scores.points(total), tableWords().why)}
    title={tableWords().why}
    onClick={() => onWhy(city)}
  >
    {figure(total)}
  </button>
);
