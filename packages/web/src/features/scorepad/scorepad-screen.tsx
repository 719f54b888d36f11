/** The score pad: who played, the cities as they lie on the table, and the result with everything to take along. */
import { useEffect, useMemo } from 'preact/hooks';
import type { Route } from '../../kit/routing/route.ts';
import { Cities } from './pad-cities.tsx';
import { openDesk } from './pad-state.ts';
import { KeptSheet } from './kept-sheet.tsx';
import { Players } from './pad-players.tsx';
import { Result } from './pad-result.tsx';
import { named } from './pad-terms.ts';
import './scorepad.css';

type PadRoute = Extract<Route, { readonly name: 'scorepad' }>;

export function ScorepadScreen({ route: { sheet } }: { readonly route: PadRoute }) {
  return sheet === undefined ? <Scorepad /> : <KeptSheet id={sheet} />;
}

function Scorepad() {
  const desk = useMemo(openDesk, []);
  useEffect(() => desk.close, [desk]);
  switch (desk.page.value) {
    case 'players':
      return <Players desk={desk} />;
    case 'cities':
      return <Cities desk={desk} />;
    case 'result':
      return <Result pad={named(desk.draft.value.pad)} desk={desk} />;
  }
}
