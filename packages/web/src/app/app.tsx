/** The screen of the current route; every screen but the first page comes when it is needed. */
import type { ComponentType } from 'preact';
import { Home } from '../home/home.tsx';
import { type Route, route } from './route.ts';
import { hasWords } from './words.ts';

/** The screens; those that are not here yet lead home. */
const SCREENS: { readonly [name in Route['name']]?: ComponentType } = { home: Home };

export function App() {
  if (!hasWords()) return null;
  const Screen = SCREENS[route.value.name] ?? Home;
  return <Screen />;
}
