/** The screen of the current route; every screen but the first page is loaded on demand. */
import type { ComponentType } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { Toasts } from '../kit/controls/toast.tsx';
import { Home } from '../features/home/home.tsx';
import { NewVersion } from './offline/new-version.tsx';
import { Announcements } from '../kit/controls/announce.tsx';
import { contentElement } from '../kit/page/content.ts';
import { lazy } from '../kit/page/lazy.tsx';
import { type OverlayName, overlay } from '../kit/routing/overlays.ts';
import { makePath, type Route, route } from '../kit/routing/route.ts';
import { Boundary, NotFoundPage } from '../kit/page/page-states.tsx';

type Screens = {
  readonly [name in Route['name']]: ComponentType<{ readonly route: Extract<Route, { name: name }> }>;
};

const SCREENS: Screens = {
  home: Home,
  new: lazy(async () => (await import('../features/setup/setup-screen.tsx')).SetupScreen),
  lobby: lazy(async () => (await import('../features/lobby/lobby-screen.tsx')).LobbyScreen),
  table: lazy(async () => (await import('../features/lobby/online-table.tsx')).OnlineTable),
  local: lazy(async () => (await import('../features/device/local-screen.tsx')).LocalScreen),
  campaign: lazy(async () => (await import('../features/campaign/campaign-screen.tsx')).CampaignScreen),
  scores: lazy(async () => (await import('../features/scores/scores-screen.tsx')).ScoresScreen),
  replay: lazy(async () => (await import('../features/replay/replay-screen.tsx')).ReplayScreen),
  learn: lazy(async () => (await import('../features/learn/learn-screen.tsx')).LearnScreen),
  rules: lazy(async () => (await import('../features/rules/rules-screen.tsx')).RulesScreen),
  city: lazy(async () => (await import('../features/editor/editor-screen.tsx')).EditorScreen),
  puzzles: lazy(async () => (await import('../features/puzzles/puzzles-screen.tsx')).PuzzlesScreen),
  duplicate: lazy(async () => (await import('../features/duplicate/duplicate-screen.tsx')).DuplicateScreen),
  screen: lazy(async () => (await import('../features/screen/screen-screen.tsx')).ScreenScreen),
  scorepad: lazy(async () => (await import('../features/scorepad/scorepad-screen.tsx')).ScorepadScreen),
  statistics: lazy(
    async () => (await import('../features/statistics/statistics-screen.tsx')).StatisticsScreen,
  ),
  notices: lazy(async () => (await import('../features/notices/notices-screen.tsx')).NoticesScreen),
  box: lazy(async () => (await import('../features/box/box-screen.tsx')).BoxScreen),
  lost: ({ route: { path } }) => <NotFoundPage path={path} />,
};

const OVERLAYS: { readonly [name in OverlayName]: ComponentType } = {
  settings: lazy(async () => (await import('./settings-dialog.tsx')).SettingsDialog, 'nothing'),
  shortcuts: lazy(async () => (await import('./shortcuts-dialog.tsx')).ShortcutsDialog, 'nothing'),
  reference: lazy(
    async () => (await import('../features/rules/reference-card.tsx')).ReferenceCard,
    'nothing',
  ),
  capitals: lazy(async () => (await import('../game/primer/primer-dialog.tsx')).CapitalsPrimer, 'nothing'),
  solo: lazy(async () => (await import('../game/primer/primer-dialog.tsx')).SoloPrimer, 'nothing'),
};

/** After a change of screen the keyboard and the screen reader start at its content, before anybody can press a key there. */
function useFocusOnChange(path: string): void {
  const first = useRef(true);
  useLayoutEffect(() => {
    if (!first.current) contentElement()?.focus({ preventScroll: true });
    first.current = false;
  }, [path]);
}

export function App() {
  const path = makePath(route.value);
  useFocusOnChange(path);
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
