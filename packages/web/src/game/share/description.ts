/** The description of a page where its link is shown: in the tab, in bookmarks, and when it is shared. */
import { useEffect } from 'preact/hooks';

const PLACES = ['meta[name=description]', 'meta[property="og:description"]'] as const;
const TITLE = 'meta[property="og:title"]';

const contentOf = (selector: string): HTMLMetaElement | null => document.head.querySelector(selector);

/** While the page is shown; afterwards the previous one is restored. */
export function useDescription(title: string, text: string): void {
  useEffect(() => {
    const changes = [
      ...PLACES.map((place) => [contentOf(place), text] as const),
      [contentOf(TITLE), `${title} · Duopolis`] as const,
    ];
    const before = changes.map(([place]) => place?.content ?? '');
    for (const [place, now] of changes) if (place !== null) place.content = now;
    return () => {
      for (const [nth, [place]] of changes.entries()) if (place !== null) place.content = before[nth] ?? '';
    };
  }, [title, text]);
}
