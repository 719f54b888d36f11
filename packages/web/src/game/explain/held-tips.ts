/** Whether explanations wait: while a scene hides the table, there is nothing in sight that they could explain. */
let scenes = 0;

export const areTipsHeld = (): boolean => scenes > 0;

/** Until the returned function is called. */
export function holdTips(): () => void {
  scenes += 1;
  return () => {
    scenes -= 1;
  };
}
