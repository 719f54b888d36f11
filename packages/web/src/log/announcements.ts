/** Says to readers what happens, as it happens. */
import { useEffect } from 'preact/hooks';
import { announce } from '../app/announce.tsx';
import { words } from '../app/words.ts';
import { toast } from '../controls/index.ts';
import type { Link, Step } from '../link/link.ts';
import { ownSeat } from '../table/people.ts';
import { announcementOf } from './announcement.ts';

/** What I should also see wherever I look. */
const isForMe = ({ event, after }: Step): boolean =>
  event.type === 'undo-declined' ||
  event.type === 'undo-lapsed' ||
  event.type === 'handed-over' ||
  (event.type === 'nudged' && event.seat === ownSeat(after.open, after.you));

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
      if (isForMe(step)) {
        toast(text);
        return;
      }
      waiting = [...waiting, text];
      timer ??= setTimeout(say, 250);
    });
    return () => {
      clearTimeout(timer);
      deaf();
    };
  }, [link]);
}
