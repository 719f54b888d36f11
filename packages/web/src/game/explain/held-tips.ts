/** Whether explanations are held back: a scene hides everything they could explain. */
let scenes = 0;

export const areTipsHeld = (): boolean => scenes > 0;

/** The focus is being moved for the reader, who knows already what it is moved to. */
let moving = false;

export const isFocusMoved = (): boolean => moving;

/** Focuses an element without explaining it. */
export function moveFocus(element: HTMLElement): void {
  moving = true;
  element.focus({ preventScroll: true });
  moving = false;
}

/** Until the returned function is called. */
export function holdTips(): () => void {
  scenes += 1;
  return () => {
    scenes -= 1;
  };
}
