/** Whether explanations are held back: a scene hides everything they could explain. */
let scenes = 0;

export const areTipsHeld = (): boolean => scenes > 0;

/** Until the returned function is called. */
export function holdTips(): () => void {
  scenes += 1;
  return () => {
    scenes -= 1;
  };
}
