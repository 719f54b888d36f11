/** The title of the tab: the page, preceded by a mark when the game waits for me. */
import { effect, signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';

const NAME = 'Duopolis';

/** The page; empty on the first one. */
const page = signal('');
/** The mark, and the text that replaces the page's. */
export const titleMark = signal<string | undefined>(undefined);

export const titleOf = (about: string, mark: string | undefined): string => {
  const plain = about === '' ? NAME : `${about} · ${NAME}`;
  return mark === undefined ? plain : `● ${mark} · ${plain}`;
};

export const watchTitle = (): (() => void) =>
  effect(() => {
    document.title = titleOf(page.value, titleMark.value);
  });

const setTitle = (about: string): void => {
  page.value = about;
};

export function useTitle(about: string): void {
  useEffect(() => setTitle(about), [about]);
}
