/** A round is over: what comes next, while the table rests for a moment. */
import { resultOf } from '@duopolis/rules';
import { itemAt } from '@duopolis/rules/lists';
import type { TableView } from '@duopolis/table';
import { figure } from '@duopolis/words/language';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { lessMotion } from '../../kit/settings/settings.ts';
import { LandmarkArt } from '../../kit/art/index.ts';
import { cityName } from '../players/seat-names.ts';
import { ringFrom } from '../players/ring.ts';
import { animate } from './flight.ts';
import { GoOn } from './continue-button.tsx';
import type { MomentOf } from './moments.ts';
import { FADE } from './durations.ts';
import { motionWords } from './words/motion-words.ts';
import { words } from '../words/shared-words.ts';
import './round-over.css';

interface RoundOverProps {
  readonly view: TableView;
  readonly moment: MomentOf<'round'>;
  readonly lasts: number;
}

const COMES = 200;

export function RoundOver({ view, moment: { ended, next }, lasts }: RoundOverProps) {
  const { game } = words();
  const motion = motionWords();
  const root = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const [ground, card] = root.current?.children ?? [];
    if (ground === undefined || card === undefined) return;
    const duration = lessMotion.peek() ? FADE : COMES;
    const rise = lessMotion.peek() ? 'none' : 'translateY(14px)';
    animate(ground, [{ opacity: 0 }, { opacity: 1 }], { duration });
    animate(
      card,
      [
        { opacity: 0, transform: rise },
        { opacity: 1, transform: 'none' },
      ],
      { duration },
    );
    for (const part of [ground, card])
      animate(part, [{ opacity: 1 }, { opacity: 0 }], {
        duration,
        delay: lasts - duration,
        fill: 'forwards',
      });
  }, []);
  return (
    <div ref={root} class="round-over">
      <div class="scene-ground survey" />
      <div class="scene-words round-over-card sheet-of-paper">
        <p class="scene-title">
          {next === undefined ? motion.allPlaced : motion.roundOver(game.game.round(ended.name))}
        </p>
        <Standing view={view} />
        <p class="round-over-next">
          {next === undefined ? motion.nowScores : motion.next(game.game.round(next.name), next)}
        </p>
        <GoOn lasts={lasts} />
      </div>
    </div>
  );
}

/** My two cities; all of them for spectators. */
function Standing({ view }: { readonly view: TableView }) {
  const open = view.game?.open;
  if (view.game === undefined || open === undefined) return null;
  const { viewer } = view.game;
  const { cities } = resultOf(open);
  const shown = viewer === 'spectator' ? [...cities.keys()] : ringFrom(open.options, viewer).own;
  return (
    <ul class="round-over-cities">
      {shown.map((city) => (
        <li key={city}>
          <LandmarkArt city={open.tokens[city] ?? ''} size={26} />
          <b>{figure(itemAt(cities, city).total)}</b>
          <span>{cityName(open, city, words())}</span>
        </li>
      ))}
    </ul>
  );
}
