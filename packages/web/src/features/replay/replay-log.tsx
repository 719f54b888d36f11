/** The log beside a replay: every step is a link, and the current one stays visible. */
import { useEffect, useRef } from 'preact/hooks';
import { useProgressiveParts } from '../../kit/page/progressive-rendering.ts';
import './replay-log.css';
import { replayWords } from '../../game/record/words/replay-words.ts';

interface LogLine {
  readonly step: number;
  readonly text: string;
  /** Begins a round. */
  readonly head: boolean;
  /** In a variation: not played. */
  readonly other?: string | undefined;
}

interface ReplayLogProps {
  readonly lines: readonly LogLine[];
  readonly step: number;
  readonly onStep: (step: number) => void;
}

/** After the cities and the hands, and not all of a long game at once. */
const AT_ONCE = [0, 0, 0, 50, 100, Infinity] as const;

export function ReplayLog({ lines, step, onStep }: ReplayLogProps) {
  const box = useRef<HTMLOListElement>(null);
  const drawn = useProgressiveParts(AT_ONCE.length);
  useEffect(() => {
    const { current } = box;
    const line = current?.querySelector<HTMLElement>('[aria-current=step]');
    if (current === null || line === null || line === undefined) return;
    // Only the log scrolls, never the page under the reader.
    current.scrollTop = line.offsetTop - (current.clientHeight - line.offsetHeight) / 2;
  }, [step, lines.length, drawn]);
  return (
    <section class="replay-log" aria-labelledby="replay-log">
      <h2 id="replay-log" class="unseen">
        {replayWords().log}
      </h2>
      <ol ref={box}>
        {lines.slice(0, AT_ONCE[drawn - 1]).map((line) => (
          <li key={line.step}>
            <button
              type="button"
              class={`replay-line${line.head ? ' replay-line-head' : ''}${line.step > step ? ' replay-line-later' : ''}`}
              aria-current={line.step === step ? 'step' : undefined}
              onClick={() => onStep(line.step)}
            >
              <span class="replay-number" aria-hidden="true">
                {line.step}
              </span>
              <span>
                {line.text}
                {line.other !== undefined && <em class="replay-line-other">{line.other}</em>}
              </span>
            </button>
          </li>
        ))}
      </ol>
    </section>
  );
}
