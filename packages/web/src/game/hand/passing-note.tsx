/** Where the hands go after this turn. */
import { roundOf } from '@duopolis/rules';
import { Icon } from '../../kit/art/index.ts';
import { afterRound } from '../motion/after-round.ts';
import { elementRef } from '../motion/element-registry.ts';
import { nameOf } from '../players/seat-names.ts';
import type { Turn } from '../turn/turn.ts';
import { tableWords } from '../players/words/table-words.ts';
import { words } from '../words/shared-words.ts';
import './passing-note.css';

const Note = ({ children }: { readonly children: string }) => (
  <p ref={elementRef('hand-pass')} class="hand-pass">
    {children}
  </p>
);

/** To whom my hand goes after this turn. */
export function passingText(turn: Turn): string | undefined {
  const [view, own] = [turn.seat.view.value, turn.seat.game.value];
  if (view === undefined || own === undefined) return undefined;
  const { seats, mode } = own.open.options;
  const { pass } = roundOf(own.open);
  if (pass === 'none') return tableWords().noPassing;
  const to = (own.viewer + (pass === 'left' ? 1 : seats - 1)) % seats;
  const name = nameOf(view.open, mode === 'duel' ? 1 - own.viewer : to, words());
  return tableWords().passing[pass](name);
}

export function PassingNote({ turn }: { readonly turn: Turn }) {
  const own = turn.seat.game.value;
  const text = passingText(turn);
  if (own === undefined || text === undefined) return null;
  const { pass } = roundOf(own.open);
  const after = afterRound(own.open);
  if (after !== undefined) return <Note>{after}</Note>;
  if (pass === 'none') return <Note>{text}</Note>;
  return (
    <p ref={elementRef('hand-pass')} class={`hand-pass hand-pass-${pass}`} data-explain="pass">
      {pass === 'left' && <Icon name="arrow-left" size={18} />}
      <span>{text}</span>
      {pass === 'right' && <Icon name="arrow-right" size={18} />}
    </p>
  );
}
