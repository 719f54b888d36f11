/** What stands beside the game: its log, its review, or trying things. */
import type { ComponentChildren } from 'preact';
import { reviewWords } from '../review/words.ts';
import { type Side, SIDES } from '../words/review.ts';
import './side.css';

interface SideTabsProps {
  readonly side: Side;
  readonly onSide: (side: Side) => void;
  readonly children: ComponentChildren;
}

const STEP: { readonly [key: string]: number } = { ArrowRight: 1, ArrowLeft: -1 };

export function SideTabs({ side, onSide, children }: SideTabsProps) {
  const say = reviewWords.say();
  const onKeyDown = (event: KeyboardEvent): void => {
    const by = STEP[event.key];
    if (by === undefined) return;
    event.preventDefault();
    onSide(SIDES.at((SIDES.indexOf(side) + by) % SIDES.length) as Side);
    const list = event.currentTarget as HTMLElement;
    requestAnimationFrame(() => list.querySelector<HTMLElement>('[aria-selected="true"]')?.focus());
  };
  return (
    <section class={`side side-${side} sheet-of-paper`} aria-label={say.sidesLabel}>
      <div class="side-tabs" role="tablist" aria-label={say.sidesLabel} onKeyDown={onKeyDown}>
        {SIDES.map((one) => (
          <button
            key={one}
            type="button"
            role="tab"
            id={`side-tab-${one}`}
            aria-selected={one === side}
            aria-controls="side-shown"
            tabIndex={one === side ? 0 : -1}
            class="side-tab"
            onClick={() => onSide(one)}
          >
            {say.sides[one]}
          </button>
        ))}
      </div>
      <div
        id="side-shown"
        class="side-shown"
        role="tabpanel"
        aria-labelledby={`side-tab-${side}`}
        tabIndex={0}
      >
        {children}
      </div>
    </section>
  );
}
