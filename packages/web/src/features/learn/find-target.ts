/**
 * Where on the page a target is: the first of the places that can be seen. The only file of the first game that searches the
 * document: a lesson points at parts of the real table, which know nothing of lessons.
 */
import type { Target } from './lesson-lines.ts';

const agreeIn = (side: string): readonly string[] => [
  `.table-talk-${side} .card-yes`,
  `.city-${side} .card-yes`,
];

function selectorsOf(target: Target): readonly string[] {
  switch (target.kind) {
    case 'tile':
      return [`.hand-tile[data-hand="${target.index}"]`];
    case 'cells': {
      const cells = target.cells.map(([row, column]) => `[data-row="${row}"][data-column="${column}"]`);
      return [`.city-board[data-city="${target.city}"] :is(${cells.join(', ')})`];
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
    case 'confirm':
      return ['.hand-main'];
    case 'pass':
      return ['.hand-pass', '.arch-arrows svg'];
    case 'balance':
      return ['.score-balance', '.city .city-total'];
  }
}

const isSeen = (element: Element): boolean => element.checkVisibility({ visibilityProperty: true });

/** All meant elements; several where a tile covers several cells, or where two numbers are compared. */
export const findAll = (target: Target): readonly HTMLElement[] =>
  selectorsOf(target)
    .map((selector) => [...document.querySelectorAll<HTMLElement>(selector)].filter(isSeen))
    .find((elements) => elements.length > 0) ?? [];

export const find = (target: Target): HTMLElement | undefined => findAll(target)[0];

/** What should stay visible while reading, and how important it is. */
const SEEN: readonly (readonly [selector: string, weight: number])[] = [
  ['.city-board', 3],
  ['.table-hand', 4],
  ['.hand-main', 200],
  ['.hand-tile', 8],
  ['.table-floor .card', 6],
  ['.score-balance', 2],
  ['.score-headline', 1],
  ['.city-head', 1],
  ['.city-called', 2],
];

interface WorthSeeing {
  readonly element: Element;
  readonly weight: number;
}

export const findWorthSeeing = (): readonly WorthSeeing[] =>
  SEEN.flatMap(([selector, weight]) =>
    [...document.querySelectorAll(selector)].map((element) => ({ element, weight })),
  );

const STOPS = 'button:enabled, [role="gridcell"]';

/** In a hand the first tile that is not picked, in a city the current cell. */
const IN_IT = '[aria-pressed="false"], [role="gridcell"][tabindex="0"]';

/** The element to focus: the target itself, or the first one in it. */
export const focusIn = (element: HTMLElement): HTMLElement | undefined =>
  element.matches(STOPS) ? element : (element.querySelector<HTMLElement>(IN_IT) ?? undefined);

/** Its accessible name, or that of the current element in it; drawings have none. */
export function nameOfElement(element: HTMLElement): string {
  const one = focusIn(element) ?? element;
  if (!(one instanceof HTMLElement)) return '';
  const said = one.ariaLabel ?? one.querySelector('.unseen')?.textContent ?? one.innerText;
  return said.replaceAll(/\s+/g, ' ').trim();
}
