/** The elements that a lesson points at, from the registry in which the parts of the table register them. */
import { cellElement, currentCell } from '../../game/board/board-input.ts';
import { elementAt, elementsOf } from '../../game/motion/element-registry.ts';
import { accessibleName } from '../../kit/page/accessible-name.ts';
import type { Target } from './lesson-lines.ts';

type Found = readonly (Element | null | undefined)[];

/** The places of a target: the first with a visible element counts. */
function placesOf(target: Target): readonly Found[] {
  switch (target.kind) {
    case 'tile':
      return [[elementAt(`hand-button-${target.index}`)]];
    case 'cells': {
      const board = elementAt(`board-${target.city}`);
      return board === undefined ? [] : [target.cells.map((cell) => cellElement(board, cell))];
    }
    case 'city':
      return [[elementAt(`city-${target.city}`)]];
    case 'total':
      return [[elementAt(`city-total-${target.city}`)]];
    case 'agree':
      return [[elementAt(`agree-strip-${target.city}`)], [elementAt(`agree-whole-${target.city}`)]];
    case 'seat':
      return [[elementAt(`arch-seat-${target.seat}`)]];
    case 'hand':
      return [[elementAt('hand-tiles')]];
    case 'lock':
    case 'confirm':
      return [[elementAt('hand-main')]];
    case 'pass':
      return [[elementAt('hand-pass')], [...(elementAt('arrows')?.children ?? [])]];
    case 'balance':
      return [[elementAt('balance')], elementsOf('city-total')];
  }
}

const isSeen = (element: Element | null | undefined): element is Element =>
  element?.checkVisibility({ visibilityProperty: true }) === true;

/** All meant elements; several where a tile covers several cells, or where two numbers are compared. */
export const findAll = (target: Target): readonly Element[] =>
  placesOf(target)
    .map((place) => place.filter(isSeen))
    .find((place) => place.length > 0) ?? [];

interface ImportantArea {
  readonly element: Element;
  readonly weight: number;
}

/** What should stay visible while reading, and how important it is. */
export function findImportantAreas(): readonly ImportantArea[] {
  const worth: readonly (readonly [elements: Found, weight: number])[] = [
    [elementsOf('board'), 3],
    [[elementAt('hand')], 4],
    [[elementAt('hand-main')], 200],
    [elementsOf('hand-button'), 8],
    [[...elementsOf('offer-strip'), ...elementsOf('offer-whole')], 6],
    [[elementAt('balance')], 2],
    [[elementAt('headline')], 1],
    [[elementAt('score-types')], 2],
    [[elementAt('score-would')], 6],
    [elementsOf('arch-seat'), 3],
    [elementsOf('city-head'), 1],
    [elementsOf('city-name'), 2],
  ];
  return worth.flatMap(([elements, weight]) =>
    elements.filter((element) => element != null).map((element) => ({ element, weight })),
  );
}

/** The element to focus: in a hand the first tile that is not picked, in a city the current cell. */
export function focusFor(target: Target): HTMLElement | undefined {
  const [first] = findAll(target);
  const focused =
    target.kind === 'hand'
      ? elementsOf('hand-button').find(({ ariaPressed }) => ariaPressed === 'false')
      : target.kind === 'city'
        ? first && currentCell(first)
        : first;
  return focused instanceof HTMLElement && focused.matches('button:enabled, [role="gridcell"]')
    ? focused
    : undefined;
}

/** The accessible name of its element, or of the current one in it; drawings have none. */
export function nameOfTarget(target: Target): string {
  const element = focusFor(target) ?? findAll(target)[0];
  return element instanceof HTMLElement ? accessibleName(element) : '';
}
