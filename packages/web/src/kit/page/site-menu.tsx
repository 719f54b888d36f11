/** The menu of all screens that are not games, the same everywhere. */
import { LinkTo } from '../controls/button.tsx';
import { route } from '../routing/route.ts';
import { appWords } from '../words/app-words.ts';
import { homeWords } from './words/home-words.ts';

/** Those that fit a narrow bar too. */
const PLACES = ['rules', 'city', 'puzzles', 'statistics'] as const;
const MORE_PLACES = ['scorepad', 'scores', 'replay'] as const;

export function Places({ class: own = 'frame-places' }: { readonly class?: string }) {
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
  return (
    <nav class={own} aria-label={app.menu}>
      {[...PLACES, ...MORE_PLACES].map((name) => (
        <LinkTo
          key={name}
          to={{ name }}
          class={`frame-link${name === here ? ' frame-here' : ''}${isMore(name) ? ' frame-more' : ''}`}
        >
          {names[name]}
        </LinkTo>
      ))}
    </nav>
  );
}

const isMore = (name: string): boolean => MORE_PLACES.some((other) => other === name);
