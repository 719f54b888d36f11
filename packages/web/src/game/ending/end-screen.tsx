/** The end of a game: the ceremony on the score track, then who won, why, and what next. */
import type { CityIndex } from '@duopolis/rules';
import type { TableView } from '@duopolis/table';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { announce } from '../../kit/controls/announce.tsx';
import { Frame } from '../../kit/page/page-frame.tsx';
import { lazy } from '../../kit/page/lazy.tsx';
import { settings } from '../../kit/settings/settings.ts';
import { Bunting } from '../../kit/art/index.ts';
import { Button } from '../../kit/controls/index.ts';
import type { Link } from '../link/link.ts';
import { CityDialog } from '../score/city-dialog.tsx';
import { announcementsOf, type Ceremony, countedTerms, useCeremony } from '../score/ceremony.ts';
import { nextText } from '../score/next-text.ts';
import { noteCounted, wasCounted } from './counted-games.ts';
import { EndCities } from './end-cities.tsx';
import { GoodGame, hasListeners } from './good-game.tsx';
import { Counting, type EndProps, explanationOf, headlineOf, Hero, ownPlace } from './hero.tsx';
import { Next } from './next.tsx';
import { Standings } from '../score/standings.tsx';
import { Track } from '../score/score-track.tsx';
import './end-screen.css';
import { scoreWords } from '../score/words/score-words.ts';

const Costly = lazy(async () => (await import('./costly.tsx')).Costly, 'nothing');

interface EndScreenProps {
  readonly link: Link;
  /** The table as the game ended: it may have gone on since. */
  readonly ended: TableView;
  readonly onLeave: () => void;
  /** Switches to the table as it is now. */
  readonly onGo: () => void;
}

export function EndScreen({ link, ended, onLeave, onGo }: EndScreenProps) {
  const open = ended.game?.open;
  const result = open?.result;
  if (open === undefined || result === undefined) return null;
  return (
    <End link={link} ended={ended} view={ended} open={open} result={result} onLeave={onLeave} onGo={onGo} />
  );
}

function End({ link, ended, onLeave, onGo, ...end }: EndScreenProps & EndProps) {
  const { open, result } = end;
  const terms = countedTerms(result);
  const [printed, print] = useState(settings.ceremony.value === 'printed');
  const { games } = ended.open;
  const ceremony = useCeremony(terms, {
    announced: printed ? announcementsOf(open.options, terms) : undefined,
    isSeen: wasCounted(link.table, games),
  });
  const [looked, look] = useState<CityIndex | undefined>(undefined);
  const now = link.view.value ?? ended;
  const score = scoreWords();
  const whole = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    scrollTo({ top: 0, behavior: 'instant' });
    whole.current?.querySelector('h1')?.focus({ preventScroll: true });
  }, [ceremony.done]);
  useEffect(() => {
    if (!ceremony.done) return;
    noteCounted(link.table, games);
    announce([`${headlineOf(end)}.`, explanationOf(end), ownPlace(end)].join(' '));
  }, [ceremony.done]);
  return (
    <Frame title={ceremony.done ? headlineOf(end) : score.title} wide bar={<Home onLeave={onLeave} />}>
      {ceremony.done && <Bunting />}
      <div class={ceremony.done ? 'over' : 'over over-counting'} ref={whole}>
        {ceremony.done ? (
          <Hero {...end}>
            {hasListeners(link, now) && <GoodGame link={link} view={now} since={ended.open.since} />}
          </Hero>
        ) : (
          <Counting {...end} terms={terms} ceremony={ceremony} />
        )}
        {ceremony.done && <Next link={link} ended={ended} now={now} onLeave={onLeave} onGo={onGo} />}
        <EndCities {...end} isCounting={!ceremony.done} onCity={look} />
        <section class="panel over-track" aria-labelledby="track-title">
          <h2 id="track-title">{score.track}</h2>
          <Track
            open={open}
            result={result}
            terms={terms}
            countedTerms={ceremony.countedTerms}
            onCity={look}
          />
          <Controls
            ceremony={ceremony}
            onPrinted={() => {
              print(true);
              ceremony.again();
            }}
          />
        </section>
        {ceremony.done && <Standings view={ended} game={open} result={result} onCity={look} />}
        {ceremony.done && <Costly link={link} view={ended} open={open} />}
      </div>
      {looked !== undefined && <CityDialog view={ended} city={looked} onClose={() => look(undefined)} />}
    </Frame>
  );
}

const Home = ({ onLeave }: Pick<EndScreenProps, 'onLeave'>) => (
  <span class="over-home">
    <Button size="small" kind="quiet" sign="home" onClick={onLeave}>
      {scoreWords().home}
    </Button>
  </span>
);

interface ControlsProps {
  readonly ceremony: Ceremony;
  readonly onPrinted: () => void;
}

function Controls({ ceremony, onPrinted }: ControlsProps) {
  const { done, next, skip } = ceremony;
  const score = scoreWords();
  return (
    <p class="over-controls">
      {done && (
        <Button kind="quiet" size="small" sign="play" onClick={onPrinted}>
          {score.announceAll}
        </Button>
      )}
      {next !== undefined && (
        <Button kind="main" onClick={next}>
          {nextText(ceremony)}
        </Button>
      )}
      {!done && <Button onClick={skip}>{score.skip}</Button>}
    </p>
  );
}
