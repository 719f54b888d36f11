/** The end of the first game: how it is counted, who won and why, where to go next, and what the newcomer has learned. */
import type { CityIndex, GameResult, OpenGame } from '@duopolis/rules';
import { seatOf, type TableView } from '@duopolis/table';
import type { ComponentChildren } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { announce } from '../../kit/controls/announce.tsx';
import { Frame } from '../../kit/page/page-frame.tsx';
import { Button, LinkButton, Sign, toast } from '../../kit/controls/index.ts';
import type { Link } from '../../game/link/link.ts';
import { countedTerms, useCeremony } from '../../game/score/ceremony.ts';
import { nextText } from '../../game/score/next-text.ts';
import { Standings } from '../../game/score/standings.tsx';
import { Track } from '../../game/score/score-track.tsx';
import { EndCities } from '../../game/ending/end-cities.tsx';
import { explanationOf } from '../../game/ending/hero.tsx';
import { CityDialog } from '../../game/score/city-dialog.tsx';
import { nameOf } from '../../game/players/seat-names.ts';
import { Portrait } from '../../kit/art/index.ts';
import '../../game/ending/end-screen.css';
import './coach.css';
import './lesson-ending.css';
import { scoreWords } from '../../game/score/words/score-words.ts';
import { learnWords } from './words/learn-words.ts';
import { words } from '../../game/words/shared-words.ts';
import { withWords } from '../../kit/words/shown-language.ts';

interface EndingProps {
  readonly link: Link;
  readonly onAgain: () => void;
  readonly onGoOn: () => void;
}

export function Ending(props: EndingProps) {
  const view = props.link.view.value;
  const open = view?.game?.open;
  const result = open?.result;
  if (view === undefined || open === undefined || result === undefined)
    return (
      <Page said={learnWords().ending.skipped}>
        <Learned />
        <Ways onAgain={props.onAgain} onGoOn={props.onGoOn} />
      </Page>
    );
  return <Finished view={view} open={open} result={result} onAgain={props.onAgain} />;
}

interface FinishedProps extends Pick<EndingProps, 'onAgain'> {
  readonly view: TableView;
  readonly open: OpenGame;
  readonly result: GameResult;
}

/** As after every game: type by type on the track, with the cities as built; then who won. */
function Finished({ view, open, result, onAgain }: FinishedProps) {
  const terms = countedTerms(result);
  const ceremony = useCeremony(terms);
  const { countedTerms: counted, done, next, skip } = ceremony;
  const [looked, look] = useState<CityIndex | undefined>(undefined);
  const score = scoreWords();
  const said = `${explanationOf({ view, open, result })} ${farewell(view, result)}`;
  useEffect(() => {
    if (done) announce(said);
  }, [done]);
  return (
    <Page said={done ? said : score.title}>
      <div class="learned-cities">
        <EndCities view={view} open={open} result={result} isCounting={!done} onCity={look} />
      </div>
      <section class="learned-track sheet-of-paper" aria-labelledby="track-title">
        <h2 id="track-title">{score.track}</h2>
        <Track open={open} result={result} terms={terms} countedTerms={counted} onCity={look} />
        {!done && (
          <p class="over-controls">
            {next !== undefined && (
              <Button kind="main" onClick={next}>
                {nextText(ceremony)}
              </Button>
            )}
            <Button onClick={skip}>{score.skip}</Button>
          </p>
        )}
      </section>
      {done && (
        <div class="learned-standings sheet-of-paper">
          <Standings view={view} game={open} result={result} onCity={look} />
        </div>
      )}
      <Ways onAgain={onAgain} isFirst={done} />
      <Learned />
      {looked !== undefined && <CityDialog view={view} city={looked} onClose={() => look(undefined)} />}
    </Page>
  );
}

function farewell({ open, you }: TableView, { seats }: GameResult): string {
  const { ending } = learnWords();
  const own = seatOf(open, you) ?? 0;
  const name = nameOf(open, (own + 1) % seats.length, words());
  return seats[own]?.rank === 1 ? ending.won(name) : ending.notWon(name);
}

interface PageProps {
  readonly said: string;
  readonly children: ComponentChildren;
}

function Page({ said, children }: PageProps) {
  const { ending } = learnWords();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <Frame title={ending.title} wide>
      <div class="learned">
        <header class="learned-head">
          <Portrait of="ada" label="" size={84} />
          <Portrait of="ben" label="" size={84} />
          <div>
            <h1 ref={heading} tabIndex={-1}>
              {ending.title}
            </h1>
            <p>{said}</p>
          </div>
        </header>
        {children}
      </div>
    </Frame>
  );
}

function Learned() {
  const { ending } = learnWords();
  return (
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
  );
}

interface WaysProps {
  readonly onAgain: () => void;
  readonly onGoOn?: () => void;
  /** While points are counted, the next step of that comes first. */
  readonly isFirst?: boolean;
}

async function play(): Promise<void> {
  const { playNow } = await withWords(import('../../game/setup/make-table.ts'));
  await playNow();
}

function Ways({ onAgain, onGoOn, isFirst = true }: WaysProps) {
  const { ending } = learnWords();
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
      <Button kind={isFirst ? 'main' : 'plain'} size="large" sign="play" disabled={busy} onClick={start}>
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
