/** Moves the focus for the reader, who knows already what it is moved to: nothing is explained. */
let moving = false;

export const isFocusMoved = (): boolean => moving;

export function moveFocus(element: HTMLElement): void {
  moving = true;
  element.focus({ preventScroll: true });
  moving = false;
}
