/** Says to readers what happens, as it happens. */
import { useEffect } from 'preact/hooks';
import { announce } from '../app/announce.tsx';
import { words } from '../app/words.ts';
import type { Link } from '../link/link.ts';
import { announcementOf } from './announcement.ts';

/** Several events of one moment are said together, not one over the other. */
export function useAnnouncements(link: Link): void {
  useEffect(() => {
    let waiting: readonly string[] = [];
    let timer: ReturnType<typeof setTimeout> | undefined;
    const say = (): void => {
      timer = undefined;
      announce(waiting.join('. '));
      waiting = [];
    };
    const deaf = link.onStep((step) => {
      const text = announcementOf(step, words());
      if (text === undefined || text === '') return;
      waiting = [...waiting, text];
      timer ??= setTimeout(say, 250);
    });
    return () => {
      clearTimeout(timer);
      deaf();
    };
  }, [link]);
}
