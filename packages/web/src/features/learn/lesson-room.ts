/** Tells the table that it shows a lesson, so that phones leave room for the note. */
import { useLayoutEffect } from 'preact/hooks';

export function useLessonRoom(): void {
  useLayoutEffect(() => {
    document.documentElement.toggleAttribute('data-lesson', true);
    return () => void document.documentElement.toggleAttribute('data-lesson', false);
  }, []);
}
