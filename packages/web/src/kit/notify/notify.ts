/** Announces my turn in every way the person wants: title, icon, sound, notification. */
import { titleMark } from '../page/title.ts';
import { hideBadge, showBadge } from './app-badge.ts';
import { hideNotification, showNotification } from './browser-notification.ts';
import { play } from '../sound/sound.ts';

export interface TurnNotice {
  /** What I have to do, in a few words for the title of the tab. */
  readonly todo: string;
  /** Where, and what for: the text of the notification. */
  readonly where: string;
}

let notified = false;

/** Call it whenever my turn may have changed; only a new turn makes a sound. */
export function noticeTurn(what: TurnNotice): void {
  titleMark.value = what.todo;
  showBadge();
  if (!notified) {
    play({ kind: 'turn' });
    showNotification(what.todo, what.where);
  }
  notified = true;
}

/** When it is not my turn, and when the person leaves the table. */
export function forgetTurn(): void {
  titleMark.value = undefined;
  hideBadge();
  hideNotification();
  notified = false;
}
