/** Announces my turn in every way the person wants: title, icon, sound, notification. */
import { titleMark } from '../page/title.ts';
import { setBadge } from './app-badge.ts';
import { hideNotification, showNotification } from './browser-notification.ts';
import { play } from '../sound/sound.ts';

export interface TurnNotice {
  /** What I have to do, in a few words for the title of the tab. */
  readonly todo: string;
  /** Where, and what for: the text of the notification. */
  readonly where: string;
}

let told = false;

/** Call it whenever it may have changed; only a change makes a sound. */
export function noticeTurn(mine: boolean, what: TurnNotice): void {
  titleMark.value = mine ? what.todo : undefined;
  setBadge(mine);
  if (mine && !told) {
    play({ kind: 'turn' });
    showNotification(what.todo, what.where);
  }
  if (!mine) hideNotification();
  told = mine;
}

/** When the person leaves the table. */
export const forgetTurn = (): void => noticeTurn(false, { todo: '', where: '' });
