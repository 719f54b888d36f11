/** The factories of the other cities: the worth of a factory depends on all cities (FACTORY-1). */
import { Stepper } from '../../kit/controls/index.ts';
import { type Sketch, withOther } from './sketch.ts';
import './factories.css';
import { editorWords } from './words/editor-words.ts';

interface FactoriesProps {
  readonly sketch: Sketch;
  readonly onChange: (next: Sketch) => void;
}

/** No city has more than its tiles. */
const COUNTS = Array.from({ length: 17 }, (_, count) => count);

export function Factories({ sketch, onChange }: FactoriesProps) {
  const said = editorWords();
  return (
    <div class="editor-others">
      {sketch.others.map(({ factories }, nth) => (
        <Stepper
          key={nth}
          label={said.factoriesOf(said.otherCity(nth + 1))}
          steps={COUNTS}
          value={factories}
          say={String}
          onChange={(count) => onChange(withOther(sketch, nth, { factories: count }))}
        />
      ))}
    </div>
  );
}
