/** The screens for studying the game, each within reach of the others. */
import { LinkTo } from '../controls/button.tsx';
import { route } from '../routing/route.ts';
import { words } from '../words/words.ts';

const PLACES = ['rules', 'city', 'puzzles', 'statistics'] as const;
/** A deal is studied too, but it is reached from the first page. */
const STUDIES: ReadonlySet<string> = new Set([...PLACES, 'duplicate']);

export function Places() {
  const { app, home } = words();
  const here = route.value.name;
  if (!STUDIES.has(here)) return null;
  const names = { rules: home.rules, city: home.city, puzzles: home.puzzle, statistics: home.statistics };
  return (
    <nav class="frame-places" aria-label={app.menu}>
      {PLACES.map((name) => (
        <LinkTo key={name} to={{ name }} class={name === here ? 'frame-link frame-here' : 'frame-link'}>
          {names[name]}
        </LinkTo>
      ))}
    </nav>
  );
}
