/** Replays: the finished games, and one of them step by step. */
import { type Foul, type Replay, verifyRecord } from '@duopolis/rules/record';
import { useEffect, useState } from 'preact/hooks';
import { yieldToBrowser } from '../../kit/page/progressive-rendering.ts';
import { Frame } from '../../kit/page/page-frame.tsx';
import { go, type Route } from '../../kit/routing/route.ts';
import { Loading, Notice } from '../../kit/page/page-states.tsx';
import { loadCapitalsArt } from '../../kit/art/index.ts';
import { LinkButton } from '../../kit/controls/index.ts';
import { GAME_IN_LINK, decodeGame } from '../../game/record/record-link.ts';
import { type FindProblem, findGame, type FoundGame } from '../../game/record/find-record.ts';
import { Games } from './replay-games.tsx';
import { parseId, parseStep } from '../../game/record/record-id.ts';
import { fileIdOf, saveGame } from '../../game/record/saved-records.ts';
import { changesIn, tryMark } from '../../game/record/try-link.ts';
import { OpenFile } from './open-file.tsx';
import { ReplayPlayer } from './replay-player.tsx';
import './replay-screen.css';
import { replayWords } from '../../game/record/words/replay-words.ts';
import { words } from '../../game/words/shared-words.ts';

type ReplayRoute = Extract<Route, { readonly name: 'replay' }>;

export function ReplayScreen({ route: { game, at = '' } }: { readonly route: ReplayRoute }) {
  if (game === undefined) return <Overview />;
  return <OneGame key={game} game={game} at={at} />;
}

function Overview() {
  const replay = replayWords();
  const [kept, setKept] = useState(0);
  return (
    <Frame title={words().home.replays}>
      <h1>{words().home.replays}</h1>
      <p class="replays-about">{replay.about}</p>
      <OpenFile onKept={() => setKept(kept + 1)} />
      <Games key={kept} />
    </Frame>
  );
}

type Found =
  | { readonly game: FoundGame; readonly replay: Replay }
  | { readonly problem: FindProblem }
  | { readonly foul: Foul };

/** A link that contains its game is saved here, so that it becomes a game like the others. */
async function unpack(at: string): Promise<boolean> {
  const record = await decodeGame(at);
  if (record === undefined) return false;
  const id = fileIdOf(record);
  await saveGame(id, record);
  go({ name: 'replay', game: id, at: `${parseStep(at)}${tryMark(changesIn(at))}` }, 'replace');
  return true;
}

async function find(game: string): Promise<Found> {
  const id = parseId(game);
  const found = id === undefined ? undefined : await findGame(id);
  if (found === undefined) return { problem: 'no-such-game' };
  if (!found.ok) return { problem: found.error };
  const { record, components } = found.value;
  if (record.options.capitals) await loadCapitalsArt();
  await yieldToBrowser();
  const verified = verifyRecord(record, components);
  await yieldToBrowser();
  return verified.ok ? { game: found.value, replay: verified.value } : { foul: verified.error };
}

function OneGame({ game, at }: { readonly game: string; readonly at: string }) {
  const [found, setFound] = useState<Found | undefined>(undefined);
  useEffect(() => {
    let here = true;
    const say = (result: Found): void => {
      if (here) setFound(result);
    };
    if (game === GAME_IN_LINK) void unpack(at).then((done) => done || say({ problem: 'no-such-game' }));
    else void find(game).then(say);
    return () => {
      here = false;
    };
  }, [game]);
  if (found === undefined) return <Loading />;
  if ('replay' in found) return <ReplayPlayer game={found.game} replay={found.replay} at={at} />;
  return <NoGame found={found} />;
}

function sayProblem(problem: FindProblem): string {
  const { people } = words();
  const replay = replayWords();
  switch (problem) {
    case 'no-server':
      return replay.noServer;
    case 'deal-still-played':
      return people.problems[problem];
    case 'no-such-game':
      return replay.lost;
  }
}

function NoGame({ found }: { readonly found: Exclude<Found, { readonly replay: Replay }> }) {
  const { game } = words();
  const replay = replayWords();
  return (
    <Notice
      title={replay.lostTitle}
      actions={
        <LinkButton kind="main" to={{ name: 'replay' }}>
          {replay.allGames}
        </LinkButton>
      }
    >
      <p>
        {'foul' in found
          ? replay.foul({
              game: 1,
              entry: found.foul.line,
              rule: found.foul.rule,
              why: game.records.foul(found.foul),
            })
          : sayProblem(found.problem)}
      </p>
    </Notice>
  );
}
