/** The result of a pad: the ceremony type by type, who won and why, and the export buttons. */
import type { CityIndex } from '@duopolis/rules';
import { type Pad, padGame, sheetOf } from '@duopolis/rules/scorepad';
import { NO_PRIVATE_STATE, type TableView } from '@duopolis/table';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { EndCities } from '../../game/ending/end-cities.tsx';
import { type EndProps, explanationOf, headlineOf, Counting, Hero } from '../../game/ending/hero.tsx';
import { tableOf } from '../../game/record/record-view.ts';
import { recordOfSheet } from '../../game/saves/score-sheets.ts';
import { countedTerms, useCeremony } from '../../game/score/ceremony.ts';
import { nextText } from '../../game/score/next-text.ts';
import { CityDialog } from '../../game/score/city-dialog.tsx';
import { Standings } from '../../game/score/standings.tsx';
import { Track } from '../../game/score/score-track.tsx';
import { announce } from '../../kit/controls/announce.tsx';
import { Button } from '../../kit/controls/index.ts';
import { Frame } from '../../kit/page/page-frame.tsx';
import type { Desk } from './pad-state.ts';
import { playedNow } from './played-time.ts';
import { PadExports } from './pad-exports.tsx';
import '../../game/ending/end-screen.css';
import { scoreWords } from '../../game/score/words/score-words.ts';
import { scorepadWords } from './words/scorepad-words.ts';

interface ResultProps {
  readonly pad: Pad;
  /** When it was played; a new pad was played now. */
  readonly played?: string;
  /** Missing for a saved game. */
  readonly desk?: Desk;
}

export function Result({ pad, played, desk }: ResultProps) {
  const [when] = useState(() => played ?? playedNow());
  const box = desk?.box.value;
  const end = useMemo((): EndProps | undefined => {
    const sheet = sheetOf(pad, when);
    const open = padGame(pad, box);
    if (sheet === undefined || open.result === undefined) return undefined;
    const table = tableOf(recordOfSheet({ pad, sheet }));
    const view: TableView = {
      you: '',
      open: table,
      asides: NO_PRIVATE_STATE,
      game: { viewer: 'spectator', open },
    };
    return { view, open, result: open.result };
  }, [pad, when, box]);
  if (end === undefined) return null;
  return <Ending pad={pad} when={when} end={end} {...(desk !== undefined && { desk })} />;
}

interface EndingProps extends Pick<ResultProps, 'pad' | 'desk'> {
  readonly when: string;
  readonly end: EndProps;
}

function Ending({ pad, when, end, desk }: EndingProps) {
  const say = scorepadWords();
  const score = scoreWords();
  const terms = countedTerms(end.result);
  const ceremony = useCeremony(terms);
  const [looked, look] = useState<CityIndex | undefined>(undefined);
  useEffect(() => {
    if (!ceremony.done) return;
    announce(`${headlineOf(end)}. ${explanationOf(end)}`);
    scrollTo({ top: 0 });
  }, [ceremony.done]);
  return (
    <Frame
      title={ceremony.done ? headlineOf(end) : score.title}
      wide
      bar={
        desk && (
          <Button size="small" kind="quiet" sign="pencil" onClick={() => desk.turnTo(0)}>
            {say.correct}
          </Button>
        )
      }
    >
      <div class={ceremony.done ? 'over' : 'over over-counting'}>
        {ceremony.done ? (
          <Hero {...end}>{null}</Hero>
        ) : (
          <Counting {...end} terms={terms} ceremony={ceremony} />
        )}
        {ceremony.done && <PadExports pad={pad} when={when} end={end} desk={desk} />}
        <EndCities {...end} isCounting={!ceremony.done} onCity={look} />
        <section class="panel over-track" aria-labelledby="track-title">
          <h2 id="track-title">{score.track}</h2>
          <Track
            open={end.open}
            result={end.result}
            terms={terms}
            countedTerms={ceremony.countedTerms}
            onCity={look}
          />
          {!ceremony.done && (
            <p class="over-controls">
              {ceremony.next !== undefined && (
                <Button kind="main" onClick={ceremony.next}>
                  {nextText(ceremony)}
                </Button>
              )}
              <Button onClick={ceremony.skip}>{score.skip}</Button>
            </p>
          )}
        </section>
        {ceremony.done && <Standings view={end.view} game={end.open} result={end.result} onCity={look} />}
      </div>
      {looked !== undefined && <CityDialog view={end.view} city={looked} onClose={() => look(undefined)} />}
    </Frame>
  );
}
