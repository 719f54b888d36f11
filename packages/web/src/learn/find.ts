/** Where on the page a target is: the first of the places that can be seen. */
import type { Target } from './line.ts';

const agreeIn = (side: string): readonly string[] => [
  `.table-talk-${side} .note-deeds .btn-main`,
  `.city-${side} .note-deeds .btn-main`,
  `.city-${side} .city-talk`,
];

function selectorsOf(target: Target): readonly string[] {
  switch (target.kind) {
    case 'tile':
      return [`.hand-tile[data-hand="${target.index}"]`];
    case 'cell': {
      const [row, column] = target.cell;
      return [`.city-board[data-city="${target.city}"] [data-row="${row}"][data-column="${column}"]`];
    }
    case 'city':
      return [`.city-${target.side} .city-board`];
    case 'total':
      return [`.city-${target.side} .city-total`];
    case 'agree':
      return agreeIn(target.side);
    case 'seat':
      return [`.arch-thing[data-seat="${target.seat}"]`];
    case 'hand':
      return ['.hand-tiles'];
    case 'lock':
      return ['.hand-deeds .btn-main'];
    case 'confirm':
      return ['.hand-confirm'];
    case 'pass':
      return ['.hand-pass', '.arch-arrows svg'];
    case 'balance':
      return ['.score-balance', '.city-binding .city-head', '.city-left .city-head'];
  }
}

const seen = (element: HTMLElement | null): element is HTMLElement =>
  element !== null && element.checkVisibility({ visibilityProperty: true });

export function find(target: Target): HTMLElement | undefined {
  return selectorsOf(target)
    .map((selector) => document.querySelector<HTMLElement>(selector))
    .find(seen);
}

/** What a screen reader calls it. */
export function nameOfElement(element: HTMLElement): string {
  const named = element.ariaLabel ?? element.querySelector('.unseen')?.textContent ?? element.textContent;
  return (named ?? '').trim();
}

const STOPS = 'button:enabled, [role="gridcell"]';

/** Where the focus goes: the thing itself, or the first one in it. */
export const focusIn = (element: HTMLElement): HTMLElement | undefined =>
  element.matches(STOPS)
    ? element
    : (element.querySelector<HTMLElement>('button:enabled, [role="gridcell"][tabindex="0"]') ?? undefined);
