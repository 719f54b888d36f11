/** The panel beside the game: its log, its review, or variations. */
import type { ComponentChildren, RefObject } from 'preact';
import { TabList } from '../../kit/controls/index.ts';
import { type Side, SIDES } from '../../game/review/depths.ts';
import { reviewWords } from '../../game/review/words/review-words.ts';
import './side-panel.css';

interface SideTabsProps {
  readonly section: RefObject<HTMLElement | null>;
  readonly side: Side;
  readonly onSide: (side: Side) => void;
  readonly children: ComponentChildren;
}

export function SideTabs({ section, side, onSide, children }: SideTabsProps) {
  const say = reviewWords();
  return (
    <section ref={section} class={`side side-${side} sheet-of-paper`} aria-label={say.sidesLabel}>
      <TabList
        name="side"
        label={say.sidesLabel}
        tabs={SIDES}
        shown={side}
        say={(one) => say.sides[one]}
        onShow={onSide}
      />
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
