/** The score of the city with every reason, whether a game could have it, and the best arrangement of its tiles. */
import { componentsIn, type Impossible, impossibleIn } from '@duopolis/rules/components';
import type { Grid } from '@duopolis/rules/notation';
import { LinkTo } from '../../kit/controls/index.ts';
import { Parts } from '../../game/score/city-why.tsx';
import { Best } from './best-arrangement.tsx';
import { buildingsIn } from '../../game/sketch/sketch-pieces.ts';
import { chapterOfRule } from '../../game/explain/rule-chapter.ts';
import { explain, partsOfSketch } from '../../game/sketch/sketch-score.ts';
import { Tally } from '../../game/sketch/sketch-tally.tsx';
import type { Editor } from './use-editor.ts';
import { scoreWords } from '../../game/score/words/score-words.ts';
import { editorWords } from '../../game/sketch/words/editor-words.ts';
import { words } from '../../game/words/shared-words.ts';
import './score-reasons.css';

export function Reasons({ editor }: { readonly editor: Editor }) {
  const { history, highlighted } = editor;
  const sketch = history.now.value;
  return (
    <section class="sheet-of-paper editor-panel" aria-labelledby="editor-score">
      <h2 id="editor-score">{scoreWords().title}</h2>
      <Tally explanation={explain(sketch)} />
      <Parts
        parts={partsOfSketch(sketch, words().game, editor.box.value)}
        highlighted={highlighted.value}
        onHighlight={(nths) => {
          highlighted.value = nths;
        }}
      />
      {buildingsIn(sketch.grid) > 0 && <Standing editor={editor} />}
      <Best editor={editor} />
    </section>
  );
}

/** What more buildings could still add. */
const TO_COME: ReadonlySet<Impossible['code']> = new Set(['apart', 'no-duplexes', 'off-mat'] as const);

const isUnfinished = ({ cells }: Grid, reasons: readonly Impossible[]): boolean =>
  cells.includes('.') && reasons.every(({ code }) => TO_COME.has(code));

function Standing({ editor }: { readonly editor: Editor }) {
  const said = editorWords();
  const { grid } = editor.history.now.value;
  const reasons = impossibleIn(grid, componentsIn(editor.box.value));
  if (reasons.length === 0) return <p class="editor-possible">{said.possible}</p>;
  const unfinished = isUnfinished(grid, reasons);
  return (
    <div class={unfinished ? 'editor-possible' : 'editor-impossible'}>
      <p>{unfinished ? said.unfinished : said.impossible}</p>
      <ul>
        {reasons.map((reason) => (
          <li key={`${reason.code}${'building' in reason ? reason.building : ''}`}>
            {said.why[reason.code](reason as never)}{' '}
            <LinkTo
              to={{ name: 'rules', chapter: chapterOfRule(reason.rule), rule: reason.rule }}
              class="rule-id"
            >
              <span lang="en">{reason.rule}</span>
            </LinkTo>
          </li>
        ))}
      </ul>
    </div>
  );
}
