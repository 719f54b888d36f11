/** The end of the first game: who won, what one knows now, and where to go from here. */
import { type CityIndex, type GameResult, type OpenGame } from '@duopolis/rules';
import { seatOf, type TableView } from '@duopolis/table';
import { useEffect, useRef, useState } from 'preact/hooks';
import { Frame } from '../app/frame.tsx';
import { words } from '../app/words.ts';
import { Sign } from '../controls/index.ts';
import { Button, LinkButton, toast } from '../controls/index.ts';
import type { Link } from '../link/link.ts';
import { countedIn, useCeremony } from '../score/ceremony.ts';
import { Standings } from '../score/standings.tsx';
import { Track } from '../score/track.tsx';
import { CityDialog } from '../table/city-dialog.tsx';
import { nameOf } from '../table/people.ts';
import { Portrait } from './portrait.tsx';
import { learnWords } from './words.ts';
import '../score/over.css';
import './coach.css';
import './ending.css';

interface EndingProps {
  readonly link: Link;
  readonly onAgain: () => void;
  readonly onLeave: () => void;
  readonly onGoOn: () => void;
}

export function Ending({ link, onAgain, onGoOn }: EndingProps) {
  const view = link.view.value;
  const open = view?.game?.open;
  const result = open?.result;
  const { ending } = learnWords.say();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <Frame title={ending.title} wide>
      <div class="learned">
        <header class="learned-head">
          <Portrait of="left" size={84} />
          <Portrait of="right" size={84} />
          <div>
            <h1 ref={heading} tabIndex={-1}>
              {ending.title}
            </h1>
            <p>{farewell(view, result)}</p>
          </div>
        </header>
        <section class="learned-lines sheet-of-paper" aria-labelledby="learned-lines">
          <h2 id="learned-lines">{ending.learned}</h2>
          <ol>
            {ending.lines.map((line) => (
              <li key={line}>
                <Sign name="check" size={22} />
                <span>{line}</span>
              </li>
            ))}
          </ol>
        </section>
        <Ways onAgain={onAgain} {...(result === undefined && { onGoOn })} />
        {view !== undefined && open !== undefined && result !== undefined && (
          <Result view={view} open={open} result={result} />
        )}
      </div>
    </Frame>
  );
}

/** Nothing to win where the lesson was skipped. */
function farewell(view: TableView | undefined, result: GameResult | undefined): string {
  const { ending } = learnWords.say();
  const own = view && seatOf(view.open, view.you);
  if (view === undefined || own === undefined || result === undefined) return ending.skipped;
  const name = nameOf(view.open, (own + 1) % result.seats.length, words());
  return result.seats[own]?.rank === 1 ? ending.won(name) : ending.notWon(name);
}

interface WaysProps {
  readonly onAgain: () => void;
  readonly onGoOn?: () => void;
}

async function play(): Promise<void> {
  const { playNow } = await import('../setup/make.ts');
  await playNow();
}

function Ways({ onAgain, onGoOn }: WaysProps) {
  const { ending } = learnWords.say();
  const [busy, setBusy] = useState(false);
  const start = (): void => {
    setBusy(true);
    play()
      .catch(() => toast(words().app.notLoaded, 'alert'))
      .finally(() => setBusy(false));
  };
  return (
    <section class="learned-ways sheet-of-paper" aria-labelledby="learned-ways">
      <h2 id="learned-ways">{ending.next}</h2>
      <Button kind="main" size="large" sign="play" disabled={busy} onClick={start}>
        {ending.play}
      </Button>
      <LinkButton sign="star" to={{ name: 'puzzles' }}>
        {ending.puzzle}
      </LinkButton>
      <LinkButton sign="book" to={{ name: 'rules' }}>
        {ending.rules}
      </LinkButton>
      {onGoOn !== undefined && (
        <Button kind="quiet" sign="undo" onClick={onGoOn}>
          {ending.goOn}
        </Button>
      )}
      <Button kind="quiet" sign="refresh" onClick={onAgain}>
        {ending.again}
      </Button>
    </section>
  );
}

interface ResultProps {
  readonly view: TableView;
  readonly open: OpenGame;
  readonly result: GameResult;
}

/** As after every game: the track, type by type, and the standings. */
function Result({ view, open, result }: ResultProps) {
  const terms = countedIn(result);
  const { counted, done, next, skip } = useCeremony(terms.length);
  const [looked, look] = useState<CityIndex | undefined>(undefined);
  const { score } = words();
  return (
    <>
      <section class="panel learned-track" aria-labelledby="track-title">
        <h2 id="track-title">{score.track}</h2>
        <Track open={open} result={result} terms={terms} counted={counted} onCity={look} />
        {!done && (
          <p class="over-controls">
            {next !== undefined && <Button onClick={next}>{score.next}</Button>}
            <Button onClick={skip}>{score.skip}</Button>
          </p>
        )}
      </section>
      <div class="learned-standings">
        <Standings view={view} game={open} result={result} />
      </div>
      {looked !== undefined && <CityDialog view={view} city={looked} onClose={() => look(undefined)} />}
    </>
  );
}
