/** The main part of a screen: every screen has one element with this id, so that links and the keyboard find it. */
export const CONTENT_ID = 'content';

export const contentElement = (): HTMLElement | null => document.getElementById(CONTENT_ID);
