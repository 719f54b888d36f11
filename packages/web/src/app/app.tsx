/** The screen of the current route; every screen but the first page comes when it is needed. */
import type { ComponentType } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { Toasts } from '../controls/toast.tsx';
import { Home } from '../home/home.tsx';
import { NewVersion } from '../offline/new-version.tsx';
import { Announcements } from './announce.tsx';
import { lazy } from './lazy.tsx';
import { type OverlayName, overlay } from './overlays.ts';
import { makePath, type Route, route } from './route.ts';
import { Boundary, Lost } from './states.tsx';
import { hasWords } from './words.ts';

type Screens = {
  readonly [name in Route['name']]: ComponentType<{ readonly route: Extract<Route, { name: name }> }>;
};

const SCREENS: Screens = {
  home: Home,
  new: lazy(async () => (await import('../setup/setup-screen.tsx')).SetupScreen),
  lobby: lazy(async () => (await import('../lobby/lobby-screen.tsx')).LobbyScreen),
  table: lazy(async () => (await import('../lobby/online-table.tsx')).OnlineTable),
  local: lazy(async () => (await import('../device/local-screen.tsx')).LocalScreen),
  campaign: lazy(async () => (await import('../campaign/campaign-screen.tsx')).CampaignScreen),
  scores: lazy(async () => (await import('../scores/scores-screen.tsx')).ScoresScreen),
  replay: lazy(async () => (await import('../replay/replay-screen.tsx')).ReplayScreen),
  learn: lazy(async () => (await import('../learn/learn-screen.tsx')).LearnScreen),
  rules: lazy(async () => (await import('../rules/rules-screen.tsx')).RulesScreen),
  city: lazy(async () => (await import('../editor/editor-screen.tsx')).EditorScreen),
  puzzles: lazy(async () => (await import('../puzzles/puzzles-screen.tsx')).PuzzlesScreen),
  duplicate: lazy(async () => (await import('../duplicate/duplicate-screen.tsx')).DuplicateScreen),
  statistics: lazy(async () => (await import('../statistics/statistics-screen.tsx')).StatisticsScreen),
  lost: ({ route: { path } }) => <Lost path={path} />,
};

const OVERLAYS: { readonly [name in OverlayName]: ComponentType } = {
  settings: lazy(async () => (await import('./settings-dialog.tsx')).SettingsDialog, 'nothing'),
  shortcuts: lazy(async () => (await import('./shortcuts-dialog.tsx')).ShortcutsDialog, 'nothing'),
  reference: lazy(async () => (await import('../rules/reference-card.tsx')).ReferenceCard, 'nothing'),
  capitals: lazy(async () => (await import('../primer/primer-dialog.tsx')).CapitalsPrimer, 'nothing'),
  solo: lazy(async () => (await import('../primer/primer-dialog.tsx')).SoloPrimer, 'nothing'),
};

/** After a change of screen the keyboard and the reader start at its content. */
function useFocusOnChange(path: string): void {
  const first = useRef(true);
  useEffect(() => {
    if (!first.current) document.getElementById('content')?.focus({ preventScroll: true });
    first.current = false;
  }, [path]);
}

export function App() {
  const path = makePath(route.value);
  useFocusOnChange(path);
  if (!hasWords()) return null;
  const Screen = SCREENS[route.value.name] as ComponentType<{ readonly route: Route }>;
  const Overlay = overlay.value === undefined ? undefined : OVERLAYS[overlay.value];
  return (
    <>
      <Boundary key={path}>
        <Screen route={route.value} />
      </Boundary>
      {Overlay !== undefined && <Overlay />}
      <NewVersion />
      <Toasts />
      <Announcements />
    </>
  );
}
