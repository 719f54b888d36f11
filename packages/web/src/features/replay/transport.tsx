/** The controls of a replay: start and end, step by step, play, and a slider. */
import { Choice, IconButton } from '../../kit/controls/index.ts';
import { SPEEDS, replayWords } from '../../game/record/words/replay-words.ts';
import type { Playback } from '../../game/record/playback.ts';
import './transport.css';

interface TransportProps {
  readonly playback: Playback;
  /** What happens at this step, for the slider. */
  readonly stepText: string;
}

export function Transport({ playback, stepText }: TransportProps) {
  const replay = replayWords();
  const { steps, step, playing, to, by, toggle, speed } = playback;
  const now = step.value;
  const text = replay.step(now, steps);
  return (
    <section class="transport sheet-of-paper" aria-label={replay.controls}>
      <div class="transport-buttons">
        <IconButton sign="previous" label={replay.toStart} disabled={now === 0} onClick={() => to(0)} />
        <IconButton sign="chevron-left" label={replay.back} disabled={now === 0} onClick={() => by(-1)} />
        <IconButton
          sign={playing.value ? 'pause' : 'play'}
          label={playing.value ? replay.pause : replay.start}
          class="transport-play"
          onClick={toggle}
        />
        <IconButton
          sign="chevron-right"
          label={replay.forward}
          disabled={now === steps}
          onClick={() => by(1)}
        />
        <IconButton sign="next" label={replay.toEnd} disabled={now === steps} onClick={() => to(steps)} />
      </div>
      <input
        class="transport-slider"
        type="range"
        min={0}
        max={steps}
        value={now}
        aria-label={replay.slider}
        aria-valuetext={`${text}. ${stepText}`}
        style={{ '--done': `${steps === 0 ? 0 : (now / steps) * 100}%` }}
        onInput={({ currentTarget }) => to(Number(currentTarget.value))}
      />
      <span class="transport-step" aria-hidden="true">
        {text}
      </span>
      <div class="transport-speed">
        <Choice
          label={replay.speed}
          quiet
          value={speed.value}
          options={SPEEDS.map((value) => ({ value, label: replay.speeds[value] }))}
          onChange={(value) => {
            speed.value = value;
          }}
        />
      </div>
    </section>
  );
}
