/** The tail of a note, under the cell it is about. */
import type { Cell, CityIndex } from '@duopolis/rules';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { layout } from '../table/layout.ts';

const HALF = 9;
const MARGIN = 12;

export function Tail({ city, cell }: { readonly city: CityIndex; readonly cell: Cell }) {
  const tail = useRef<SVGSVGElement>(null);
  const [row, column] = cell;
  const { board } = layout.value;
  useLayoutEffect(() => {
    const own = tail.current;
    const note = own?.parentElement;
    const above = document.querySelector(
      `[data-own-city][data-city="${city}"] [data-row="${row}"][data-column="${column}"]`,
    );
    if (own === null || note == null || above === null) return;
    const [from, at] = [note.getBoundingClientRect(), above.getBoundingClientRect()];
    const middle = at.left + at.width / 2 - from.left;
    own.style.left = `${Math.max(MARGIN, Math.min(middle, from.width - MARGIN)) - HALF}px`;
  }, [city, row, column, board]);
  return (
    <svg ref={tail} class="note-tail" viewBox="0 0 18 10" aria-hidden="true">
      <path d="M0 10L9 0L18 10" />
    </svg>
  );
}
