/** Motion at a table on the screen: it listens to every step, and any key, tap or scroll ends the animation. */
import { useEffect } from 'preact/hooks';
import type { Link } from '../link/link.ts';
import { motionOf } from './director.ts';
import { endBotDelays, delayBotsWhile } from './bot-delay.ts';
import './motion.css';

/** A scene takes the tap itself, so that nothing below reacts. */
const INPUTS = ['pointerdown', 'keydown', 'wheel', 'click'] as const;

export function useMotion(link: Link): void {
  useEffect(() => {
    const motion = motionOf(link);
    const deaf = link.onStep(motion.add);
    const wake = delayBotsWhile(motion.isBusy);
    const skip = (event: Event): void => {
      if (event instanceof KeyboardEvent && event.repeat) return;
      endBotDelays();
      const isTapOnScene = motion.scene.peek() !== undefined && event.type === 'pointerdown';
      if (!isTapOnScene) motion.skip();
    };
    const hidden = (): void => {
      if (document.hidden) motion.skip();
    };
    for (const input of INPUTS) addEventListener(input, skip, true);
    document.addEventListener('visibilitychange', hidden);
    return () => {
      deaf();
      wake();
      motion.skip();
      for (const input of INPUTS) removeEventListener(input, skip, true);
      document.removeEventListener('visibilitychange', hidden);
    };
  }, [link]);
}
