/** A running game: the ring, my two cities, my hand, and the talk. */
import type { CityIndex, OpenGame, Seat } from '@duopolis/rules';
import type { TableView } from '@duopolis/table';
import type { ComponentProps } from 'preact';
import { useCallback, useMemo, useState } from 'preact/hooks';
import { useProgressiveParts } from '../../kit/page/progressive-rendering.ts';
import { SkipLink } from '../../kit/page/skip-link.tsx';
import { HandPanel } from '../hand/hand-panel.tsx';
import type { Link } from '../link/link.ts';
import { logOf } from '../log/entries.ts';
import { cityEventsAt } from '../talk/exchange.ts';
import { useAnnouncements } from '../log/announcements.ts';
import { motionOf } from '../motion/director.ts';
import { useMotion } from '../motion/motion.ts';
import { elementRef } from '../motion/element-registry.ts';
import { SceneOver } from '../motion/scene.tsx';
import { useSounds } from './use-sounds.ts';
import { usePings } from '../talk/pings.ts';
import { type Turn, useTurn } from '../turn/turn.ts';
import { Arch } from './arch.tsx';
import { Centre } from './centre.tsx';
import { CityDialog } from '../score/city-dialog.tsx';
import type { Asked, OnWhy } from '../score/city-why.tsx';
import { DuelArch } from './duel-arch.tsx';
import { layout } from '../players/screen-layout.ts';
import { Notices } from './table-notices.tsx';
import { OwnCity } from './own-city.tsx';
import { isBesideScreen } from './beside-screen.ts';
import { resultIn, type ShownResult } from '../players/result-in.ts';
import { ringFrom } from '../players/ring.ts';
import { SeatDialog } from './seat-dialog.tsx';
import { useTableKeys } from './table-keys.ts';
import { useExplainedGame } from './explained-game.ts';
import { TopBar } from './top-bar.tsx';
import { Watched } from './spectator-seat.tsx';
import './table.css';
import './wide-hand.css';
import './phone.css';
import { tableWords } from '../players/words/table-words.ts';
import { words } from '../words/shared-words.ts';

interface RunningGameProps {
  readonly link: Link;
  readonly onLeave: () => void;
}

export function RunningGame({ link, onLeave }: RunningGameProps) {
  const turn = useTurn(link);
  useMemo(() => [logOf(link), cityEventsAt(link)], [link]);
  useAnnouncements(link, turn);
  usePings(link);
  useMotion(link);
  useSounds(link, turn);
  useTableKeys(link);
  const view = link.view.value;
  if (view?.game === undefined) return null;
  return <Table turn={turn} view={view} onLeave={onLeave} />;
}

/** In a duel the opponent's cities are above mine, at three fifths of their size. */
const DUEL_BOARD = 'min(28.3vw - 12px, (100dvh - 196px) / 1.6, 760px)';

const FarSide = (props: ComponentProps<typeof Arch>) =>
  props.small !== true && props.view.game?.open.options.mode === 'duel' ? (
    <DuelArch {...props} />
  ) : (
    <Arch {...props} />
  );

/** The bar, the far side, my two cities, my hand with the talk beside it, the centre. */
const PARTS = 6;

type Looked =
  | { readonly city: CityIndex; readonly asked?: Asked | undefined }
  | { readonly seat: Seat }
  | undefined;

interface TableProps {
  readonly turn: Turn;
  readonly view: TableView;
  readonly onLeave: () => void;
}

/** The points of the last tile that has landed. */
const useShownResult = (link: Link, open: OpenGame): ShownResult =>
  useCallback(() => resultIn(motionOf(link).scored.value ?? open), [link, open]);

function Table({ turn, view, onLeave }: TableProps) {
  const { link } = turn;
  const [looked, look] = useState<Looked>(undefined);
  const game = view.game as NonNullable<TableView['game']>;
  useExplainedGame(game.open, turn);
  const { options } = game.open;
  const ring = ringFrom(options, game.viewer === 'spectator' ? 0 : game.viewer);
  const shownResult = useShownResult(link, game.open);
  const { name, tight, broad, short, board } = layout.value;
  const beside = name !== 'ring' && isBesideScreen(link.table);
  // The same function each time, or every pressable part is redrawn.
  const onCity = useCallback<OnWhy>((city, asked) => look({ city, asked }), []);
  const onSeat = useCallback((seat: Seat) => look({ seat }), []);
  /** From the top to the bottom of a phone, in a fixed order. */
  const drawn = useProgressiveParts(PARTS);
  /** The hand decides how high the talk is: drawn before it, the talk would shrink. */
  const own = { turn, view, ring, shownResult, onWhy: onCity, isTalkDrawn: drawn > 4 };
  return (
    <div
      class={`table table-${name} table-${options.mode}${tight ? ' table-tight' : ''}${broad ? ' table-broad' : ''}${short ? ' table-short' : ''}${options.capitals ? ' table-capitals' : ''}`}
      style={{ '--whole': options.mode === 'duel' && name === 'ring' ? DUEL_BOARD : `${board}px` }}
    >
      <SkipLink to="hand">{words().app.skipToHand}</SkipLink>
      <TopBar link={link} view={view} onLeave={onLeave} />
      <main class="table-floor" id="content" tabIndex={-1}>
        <Notices link={link} view={view} />
        {drawn > 1 && beside && <p class="table-look-up">{tableWords().lookUp}</p>}
        {drawn > 1 && !beside && (
          <FarSide
            view={view}
            ring={ring}
            shownResult={shownResult}
            small={name !== 'ring'}
            onCity={onCity}
            onSeat={onSeat}
          />
        )}
        {drawn > 2 && <OwnCity {...own} side="left" />}
        {drawn > 3 && <OwnCity {...own} side="right" />}
        {drawn > 4 && (
          <div ref={elementRef('hand')} class="table-hand" id="hand" tabIndex={-1}>
            {game.viewer === 'spectator' ? (
              <Watched view={view} seat={ring.from} onSeat={onSeat} />
            ) : (
              <HandPanel turn={turn} />
            )}
          </div>
        )}
        {drawn > 5 && <Centre {...own} />}
      </main>
      <SceneOver link={link} />
      {looked !== undefined && 'city' in looked && (
        <CityDialog view={view} city={looked.city} asked={looked.asked} onClose={() => look(undefined)} />
      )}
      {looked !== undefined && 'seat' in looked && (
        <SeatDialog turn={turn} view={view} seat={looked.seat} onClose={() => look(undefined)} />
      )}
    </div>
  );
}
