/** Two ways to build a city side by side, with the points of each type in both. */
import type { City } from '@duopolis/rules';
import { matchCity, matOf } from '@duopolis/rules/cities';
import { type CityScore, SCORED } from '@duopolis/rules/scoring';
import { Board } from '../../../game/board/board.tsx';
import { standingPieces } from '../../../game/board/drawings.ts';
import { frameOf } from '../../../game/board/board-window.ts';
import { signed } from '../../../game/board/gain-text.ts';
import { Laid } from '../../../game/score/automacity-tray.tsx';
import { sentence } from '../../../kit/words/sentence.ts';
import { TermBadge } from '../../../game/score/term-badge.tsx';
import './compare.css';
import { reviewWords } from '../../../game/review/words/review-words.ts';
import { words } from '../../../game/words/shared-words.ts';

interface Built {
  readonly name: string;
  readonly city: City;
  readonly score: CityScore;
}

interface CompareProps {
  readonly built: Built;
  readonly other: Built;
}

export function Compare({ built, other }: CompareProps) {
  const { cities } = reviewWords();
  const { scores } = words().game;
  const terms = SCORED.filter((term) => built.score[term] !== undefined);
  return (
    <div class="compare">
      <div class="compare-boards">
        {[built, other].map(({ name, city, score }) => (
          <figure key={name}>
            <figcaption>
              <span>{name}</span>
              <b aria-hidden="true">{score.total}</b>
              <span class="unseen">{cities.points(score.total)}</span>
            </figcaption>
            <Shown city={city} name={name} />
          </figure>
        ))}
      </div>
      <table class="compare-table">
        <thead>
          <tr>
            <th scope="col">{cities.type}</th>
            <th scope="col">{built.name}</th>
            <th scope="col">{other.name}</th>
            <th scope="col">
              <span aria-hidden="true">±</span>
              <span class="unseen">{reviewWords().trying.difference}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {terms.map((term) => (
            <Row
              key={term}
              term={term}
              name={sentence(scores.terms[term])}
              points={[built.score[term] ?? 0, other.score[term] ?? 0]}
            />
          ))}
          <Row name={cities.total} points={[built.score.total, other.score.total]} />
        </tbody>
      </table>
    </div>
  );
}

function Shown({ city, name }: { readonly city: City; readonly name: string }) {
  const mat = matOf(city);
  return matchCity(city, {
    automacity: ({ laid }) => <Laid laid={laid} />,
    built: ({ tiles }) => (
      <Board
        state={{
          frame: frameOf(city),
          pieces: standingPieces(tiles),
          legal: [],
          marks: [],
          ...(mat !== undefined && { mat }),
        }}
        label={name}
      />
    ),
  });
}

interface RowProps {
  readonly name: string;
  readonly term?: (typeof SCORED)[number];
  readonly points: readonly [built: number, other: number];
}

function Row({ name, term, points: [built, other] }: RowProps) {
  const difference = other - built;
  return (
    <tr class={term === undefined ? 'compare-total' : ''}>
      <th scope="row">
        <span class="compare-term">
          {term !== undefined && <TermBadge term={term} size={20} />}
          {name}
        </span>
      </th>
      <td>{built}</td>
      <td>{other}</td>
      <td class={difference > 0 ? 'compare-more' : difference < 0 ? 'compare-less' : ''}>
        {difference === 0 ? '·' : signed(difference)}
      </td>
    </tr>
  );
}
