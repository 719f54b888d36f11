/** The menu of all screens that are not games, the same everywhere. */
import { useEffect, useRef } from 'preact/hooks';
import { LinkTo } from '../controls/button.tsx';
import { route } from '../routing/route.ts';
import { appWords } from '../words/app-words.ts';
import { homeWords } from './words/home-words.ts';

/** Those that fit a narrow bar too. */
const PLACES = ['rules', 'city', 'puzzles', 'statistics'] as const;
const MORE_PLACES = ['scorepad', 'scores', 'replay'] as const;

interface PlacesProps {
  readonly class?: string;
  /** Linked elsewhere on the same page. */
  readonly without?: (typeof PLACES)[number];
}

export function Places({ class: own = 'frame-places', without }: PlacesProps) {
  const app = appWords();
  const home = homeWords();
  const names = {
    rules: home.rules,
    city: home.city,
    puzzles: home.puzzle,
    statistics: home.statistics,
    scorepad: home.scorepad,
    scores: home.scores,
    replay: home.replays,
  };
  const here = route.value.name;
  const nav = useRef<HTMLElement>(null);
  // A narrow bar scrolls sideways: the current page's link is in sight.
  useEffect(() => {
    const current = nav.current?.querySelector<HTMLElement>('[aria-current]');
    if (nav.current !== null && current != null)
      nav.current.scrollLeft = current.offsetLeft - (nav.current.clientWidth - current.offsetWidth) / 2;
  }, [here]);
  return (
    <nav ref={nav} class={own} aria-label={app.menu}>
      {[...PLACES, ...MORE_PLACES]
        .filter((name) => name !== without)
        .map((name) => (
          <LinkTo
            key={name}
            to={{ name }}
            current={name === here}
            class={`frame-link${isMore(name) ? ' frame-more' : ''}`}
          >
            {names[name]}
          </LinkTo>
        ))}
    </nav>
  );
}

const isMore = (name: string): boolean => MORE_PLACES.some((other) => other === name);
