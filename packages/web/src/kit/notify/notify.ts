/** My turn, told in every way the person wants: title, icon, tone, notification. */
import { titleMark } from '../page/title.ts';
import { setBadge } from './app-badge.ts';
import { hideNotification, showNotification } from './browser-notification.ts';
import { play } from '../sound/sound.ts';

export interface TurnNotice {
  /** In a few words, what I am to do: stands in the title of the tab. */
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

/** When one leaves the table. */
export const forgetTurn = (): void => noticeTurn(false, { todo: '', where: '' });
