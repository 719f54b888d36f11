/** The main part of a screen: every screen has one element with this id, for links and the keyboard. */
export const CONTENT_ID = 'content';

export const contentElement = (): HTMLElement | null => document.getElementById(CONTENT_ID);
