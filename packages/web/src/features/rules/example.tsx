/** A small city beside a rule: change it and see at once what it scores, and why. */
import { useMemo, useState } from 'preact/hooks';
import { announce } from '../../kit/controls/announce.tsx';
import { Button, LinkButton } from '../../kit/controls/index.ts';
import { makeSketch, parseSketch } from '../../game/sketch/sketch-link.ts';
import { touch } from '../../game/sketch/sketch-pieces.ts';
import { Factories } from '../../game/sketch/factories.tsx';
import { type Brush, isTileBrush, Palette } from '../../game/sketch/palette.tsx';
import { explain, partsOfSketch } from '../../game/sketch/sketch-score.ts';
import { EMPTY_SKETCH, type Sketch } from '../../game/sketch/sketch.ts';
import { SketchBoard } from '../../game/sketch/sketch-board.tsx';
import { Tally } from '../../game/sketch/sketch-tally.tsx';
import { Parts } from '../../game/score/city-why.tsx';
import { marksOf } from '../../game/score/score-reasons.ts';
import type { RuleExample } from './examples.ts';
import './example.css';
import { editorWords } from '../../game/sketch/words/editor-words.ts';
import { rulesWords } from './words/rules-words.ts';
import { words } from '../../game/words/shared-words.ts';

interface ExampleProps {
  readonly rule: string;
  readonly example: RuleExample;
}

const drawnAs = (city: string): Sketch => {
  const sketch = parseSketch(city);
  return sketch.ok ? sketch.value : EMPTY_SKETCH;
};

export function Example({ rule, example: { city, shows, brushes } }: ExampleProps) {
  const said = rulesWords();
  const first = useMemo(() => drawnAs(city), [city]);
  const [sketch, setSketch] = useState(first);
  const [brush, setBrush] = useState<Exclude<Brush, 'look'>>(brushes[0] ?? 'S');
  const [highlighted, highlight] = useState<readonly number[] | undefined>(undefined);
  const parts = partsOfSketch(sketch, words().game);
  const own = parts.flatMap(({ term }, nth) => (term === shows ? [nth] : []));
  const marks = (highlighted ?? own).flatMap((nth) => (parts[nth] === undefined ? [] : marksOf(parts[nth])));
  const change = (next: Sketch): void => {
    setSketch(next);
    highlight(undefined);
    announce(words().game.scores.points(explain(next).total));
  };
  return (
    <figure class="example" aria-label={said.tryOut(rule)}>
      <div class="example-city">
        <SketchBoard
          grid={sketch.grid}
          marks={marks}
          label={said.tryOut(rule)}
          tile={isTileBrush(brush) ? brush : undefined}
          onAct={(cell) => change({ ...sketch, grid: touch(sketch.grid, brush, cell) })}
        />
      </div>
      <figcaption class="example-about">
        <Palette
          label={editorWords().tiles}
          brushes={[...brushes, '.']}
          chosen={brush}
          onChoose={(one) => one !== 'look' && setBrush(one)}
          names={editorWords()}
        />
        <p class="example-hint">{said.tryHint}</p>
        {shows === 'factory' && <Factories sketch={sketch} onChange={change} />}
        <Tally explanation={explain(sketch)} />
        <Parts
          parts={parts}
          highlighted={highlighted ?? []}
          onHighlight={(nths) => highlight(nths.length === 0 ? undefined : nths)}
        />
        <div class="example-ways">
          <LinkButton size="small" sign="pencil" to={{ name: 'city', notation: makeSketch(sketch) }}>
            {said.onBoard}
          </LinkButton>
          {makeSketch(sketch) !== makeSketch(first) && (
            <Button size="small" sign="undo" onClick={() => change(first)}>
              {said.asItWas}
            </Button>
          )}
        </div>
      </figcaption>
    </figure>
  );
}
