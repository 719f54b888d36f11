/** Announces events of the table to screen readers. */
import { useEffect } from 'preact/hooks';
import { announce, MOMENT } from '../../kit/controls/announce.tsx';
import { toast } from '../../kit/controls/index.ts';
import type { Link } from '../link/link.ts';
import { cityState } from '../turn/city-state.ts';
import type { Turn } from '../turn/turn.ts';
import {
  announcementOf,
  joinSentences,
  isForMe,
  type LocateCell,
  standingAnnouncement,
} from './announcement.ts';
import { tableWords } from '../players/words/table-words.ts';
import { announced } from './speech.ts';

/** Events of one moment are announced together, so that none replaces another. */
export function useAnnouncements(link: Link, turn: Turn): void {
  useEffect(() => {
    if (link.isRecap) return undefined;
    let waiting: readonly string[] = [];
    let timer: ReturnType<typeof setTimeout> | undefined;
    const say = (): void => {
      timer = undefined;
      announce(joinSentences(waiting));
      waiting = [];
    };
    const sayLater = (text: string): void => {
      waiting = [...waiting, text];
      timer ??= setTimeout(say, MOMENT);
    };
    const locateCell: LocateCell = (city, [row, column]) => {
      const { frame } = cityState(turn, city).peek() ?? {};
      return frame && [row - frame.top + 1, column - frame.left + 1];
    };
    const view = link.view.peek();
    const standing = view && standingAnnouncement(view, tableWords());
    if (standing !== undefined) sayLater(standing);
    const stop = link.onStep((step) => {
      const text = announcementOf(step, announced(), locateCell);
      if (text === undefined || text === '') return;
      if (isForMe(step)) toast(text);
      else sayLater(text);
    });
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [link]);
}
