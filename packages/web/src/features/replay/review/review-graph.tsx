/** The course of the game: every seat's chance to win or expected score over its steps, as a graph and as a table. */
import type { Forecasts } from '@duopolis/bots/review';
import type { Seat } from '@duopolis/rules';
import type { Replay } from '@duopolis/rules/record';
import { useState } from 'preact/hooks';
import { LineChart, type Line, type Milestone } from '../../../kit/chart/line-chart.tsx';
import { Choice } from '../../../kit/controls/index.ts';
import { sentence } from '../../../kit/words/sentence.ts';
import { figure, percentText } from '../../../game/review/said.ts';
import { turnsOf } from './turn-ends.ts';
import './review-graph.css';
import './review-small.css';
import { reviewWords } from '../../../game/review/words/review-words.ts';
import { words } from '../../../game/words/shared-words.ts';

interface GraphProps {
  readonly replay: Replay;
  readonly forecasts: Forecasts;
  readonly names: readonly string[];
  readonly first: Seat | undefined;
  readonly step: number;
  readonly onStep: (step: number) => void;
}

type Measure = 'chances' | 'points';

/** The starts of the rounds, with their numbers. */
const milestonesOf = ({ steps }: Replay): readonly Milestone[] => {
  const seen = new Set<string>();
  return steps.flatMap(({ entry }, nth) => {
    if (entry.e !== 'deal' || seen.has(entry.round)) return [];
    seen.add(entry.round);
    return [{ at: nth, name: entry.round }];
  });
};

export function Graph({ replay, forecasts, names, first, step, onStep }: GraphProps) {
  const { graph } = reviewWords();
  const [measure, setMeasure] = useState<Measure>('chances');
  const valuesOf = (seat: Seat): readonly number[] =>
    measure === 'chances'
      ? forecasts.chances.map((chances) => chances[seat] ?? 0)
      : forecasts.expected.map((seats) => seats[seat]?.value ?? 0);
  const lines = names.map((name, seat): Line => {
    const spreads = forecasts.expected.map((seats) => seats[seat]?.spread ?? 0);
    return { key: `${seat}`, name, values: valuesOf(seat), ...(measure === 'points' && { spreads }) };
  });
  const all = lines.flatMap(({ values }) => values);
  const write = measure === 'chances' ? percentText : (value: number) => `${Math.round(value)}`;
  return (
    <section class="review-graph" aria-labelledby="review-graph">
      <h2 id="review-graph">{graph.title}</h2>
      <Choice
        label={graph.measure}
        quiet
        value={measure}
        options={[
          { value: 'chances', label: graph.chances },
          { value: 'points', label: graph.points },
        ]}
        onChange={setMeasure}
      />
      <LineChart
        label={graph.label(graph[measure])}
        lines={lines}
        first={first === undefined ? undefined : `${first}`}
        range={measure === 'chances' ? [0, 1] : [Math.min(...all) - 3, Math.max(...all) + 3]}
        write={write}
        milestones={milestonesOf(replay)}
        at={Math.min(step, forecasts.chances.length - 1)}
        onPick={onStep}
      />
      <p class="review-small">{measure === 'chances' ? graph.aboutChances : graph.aboutPoints}</p>
      <FigureTable replay={replay} lines={lines} measure={measure} onStep={onStep} />
    </section>
  );
}

/** The turn that a step ends. */
function rowName({ start, steps }: Replay, at: number): string {
  const { graph, notes } = reviewWords();
  if (at === 0) return graph.start;
  if (at >= steps.length) return graph.end;
  const { round, turn } = (steps[at - 2]?.state ?? start).open;
  return notes.where(sentence(words().game.game.round(round)), turn);
}

interface FigureTableProps extends Pick<GraphProps, 'replay' | 'onStep'> {
  readonly lines: readonly Line[];
  readonly measure: Measure;
}

/** The figures of the graph, turn by turn. */
function FigureTable({ replay, lines, measure, onStep }: FigureTableProps) {
  const { graph } = reviewWords();
  const write = measure === 'chances' ? percentText : figure;
  return (
    <details class="review-table">
      <summary>{graph.table}</summary>
      <table>
        <caption class="unseen">{graph[measure]}</caption>
        <thead>
          <tr>
            <th scope="col">{graph.when}</th>
            {lines.map(({ key, name }) => (
              <th key={key} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {turnsOf(replay).map((at) => (
            <tr key={at}>
              <th scope="row">
                <button type="button" class="review-goto" onClick={() => onStep(at)}>
                  {rowName(replay, at)}
                </button>
              </th>
              {lines.map(({ key, values }) => (
                <td key={key}>{write(values[at] ?? 0)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
