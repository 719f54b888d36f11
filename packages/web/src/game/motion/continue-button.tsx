/** A progress line while a scene is shown, and how to end it earlier. */
import { useLayoutEffect, useRef } from 'preact/hooks';
import { lessMotion } from '../../kit/settings/settings.ts';
import { animate } from './flight.ts';
import { motionWords } from './words/motion-words.ts';
import './continue-button.css';

const isTouch = matchMedia('(pointer: coarse)');

export function GoOn({ lasts, delay = 0 }: { readonly lasts: number; readonly delay?: number }) {
  const motion = motionWords();
  const line = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    if (line.current !== null && !lessMotion.peek())
      animate(line.current, [{ transform: 'scaleX(0)' }, { transform: 'none' }], {
        duration: lasts,
        delay,
        easing: 'linear',
      });
  }, []);
  return (
    <>
      <span class="scene-line">
        <span ref={line} />
      </span>
      <p class="scene-go-on">{isTouch.matches ? motion.goOnTouch : motion.goOn}</p>
    </>
  );
}
