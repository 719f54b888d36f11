/** One list of results, best first. */
import { scoresWords } from '../../game/scores/words/scores-words.ts';
import { words } from '../../game/words/shared-words.ts';
import './score-list.css';

export interface Line {
  readonly key: string;
  readonly points: number;
  readonly name: string;
  readonly at: Date;
  readonly won?: boolean;
}

const dateOf = (at: Date, language: string): string =>
  at.toLocaleDateString(language, { day: 'numeric', month: 'short', year: 'numeric' });

export function ScoreList({ title, lines }: { readonly title: string; readonly lines: readonly Line[] }) {
  const { language } = words();
  const scores = scoresWords();
  const { place, points, name, date } = scores.columns;
  return (
    <section class="score-list sheet-of-paper">
      <table>
        <caption>{title}</caption>
        <thead class="unseen">
          <tr>
            {[place, points, name, date].map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.map((line, nth) => (
            <tr key={line.key}>
              <td class="score-place">{nth + 1}</td>
              <td class="score-points">{line.points}</td>
              <th scope="row">
                {line.name}
                {line.won === true && <span class="score-won">{scores.won}</span>}
              </th>
              <td class="score-date">{dateOf(line.at, language)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
