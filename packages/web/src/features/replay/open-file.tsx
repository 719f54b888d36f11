/** Opening a record: chosen or dropped, read only on this device; problems are shown with their position. */
import { useRef, useState } from 'preact/hooks';
import { announce } from '../../kit/controls/announce.tsx';
import { go } from '../../kit/routing/route.ts';
import { Button, toast } from '../../kit/controls/index.ts';
import { type FileProblem, readFile } from './record-file.ts';
import { fileIdOf, saveGame } from '../../game/record/saved-records.ts';
import { replayWords } from '../../game/record/words/replay-words.ts';
import { words } from '../../game/words/shared-words.ts';
import './open-file.css';

/** As many as fit the list of saved games. */
const MOST = 50;

function problemText(problem: FileProblem): string {
  const { game } = words();
  const replay = replayWords();
  switch (problem.code) {
    case 'no-record':
      return replay.badLine(problem.line, game.records.json(problem.problem));
    case 'foul': {
      const { foul } = problem;
      const entry = foul.line === undefined ? undefined : foul.line + 1;
      return replay.foul({ game: problem.game, entry, rule: foul.rule, why: game.records.foul(foul) });
    }
    case 'no-games':
      return replay.noGames;
    case 'too-large':
      return replay.tooLarge;
    case 'unreadable':
      return replay.unreadable;
  }
}

/** Saves the games of a file; a single one is shown at once. */
async function take(file: File): Promise<FileProblem | undefined> {
  const games = await readFile(file);
  if (!games.ok) return games.error;
  // oxlint-disable-next-line no-await-in-loop -- each is written over what was kept before it
  for (const record of games.value.slice(0, MOST).toReversed()) await saveGame(fileIdOf(record), record);
  const [first, ...others] = games.value;
  const read = replayWords().read(games.value.length);
  if (first !== undefined && others.length === 0) {
    announce(read);
    go({ name: 'replay', game: fileIdOf(first) });
  } else toast(read, 'good');
  return undefined;
}

export function OpenFile({ onKept }: { readonly onKept: () => void }) {
  const replay = replayWords();
  const input = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState<FileProblem | undefined>(undefined);
  const [over, setOver] = useState(false);
  const open = (file: File | undefined): void => {
    if (file === undefined) return;
    void take(file).then((found) => {
      setProblem(found);
      if (found === undefined) onKept();
    });
  };
  return (
    <section
      class={over ? 'open-file open-file-over' : 'open-file'}
      aria-labelledby="open-file"
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        open(event.dataTransfer?.files[0]);
      }}
    >
      <h2 id="open-file">{replay.open}</h2>
      <p>{replay.openAbout}</p>
      <p class="open-file-ways">
        <Button sign="download" onClick={() => input.current?.click()}>
          {replay.choose}
        </Button>
        <span class="open-file-drop">{replay.dropHere}</span>
      </p>
      <input
        ref={input}
        class="unseen"
        type="file"
        accept=".json,.jsonl,application/json"
        tabIndex={-1}
        aria-hidden="true"
        onChange={({ currentTarget }) => {
          open(currentTarget.files?.[0]);
          currentTarget.value = '';
        }}
      />
      <p class="field-problem" role="alert">
        {problem !== undefined && problemText(problem)}
      </p>
    </section>
  );
}
