/** The score pad: the players, the cities on the table, and the result with its exports. */
import { useEffect, useLayoutEffect, useMemo } from 'preact/hooks';
import type { Route } from '../../kit/routing/route.ts';
import { Cities } from './pad-cities.tsx';
import { openDesk } from './pad-state.ts';
import { SavedSheet } from './saved-sheet.tsx';
import { Players } from './pad-players.tsx';
import { Result } from './pad-result.tsx';
import { named } from './pad-terms.ts';

type PadRoute = Extract<Route, { readonly name: 'scorepad' }>;

export function ScorepadScreen({ route: { sheet } }: { readonly route: PadRoute }) {
  return sheet === undefined ? <Scorepad /> : <SavedSheet id={sheet} />;
}

function Scorepad() {
  const desk = useMemo(openDesk, []);
  useEffect(() => desk.close, [desk]);
  const page = desk.page.value;
  // A new page starts at its top, even after scrolling on the previous one.
  useLayoutEffect(() => scrollTo(0, 0), [page]);
  switch (page) {
    case 'players':
      return <Players desk={desk} />;
    case 'cities':
      return <Cities desk={desk} />;
    case 'result':
      return <Result pad={named(desk.draft.value.pad)} desk={desk} />;
  }
}
