/** What one can save from a finished game: its record, the proof of its deal, the picture of a city. */
import type { Result } from '@duopolis/rules';
import { makeRecord } from '@duopolis/rules/record';
import { useState } from 'preact/hooks';
import { lazy } from '../../kit/page/lazy.tsx';
import { Button, toast } from '../../kit/controls/index.ts';
import type { FindProblem, FoundGame } from '../record/find-record.ts';
import { namesOf } from '../record/record-summary.ts';
import { fileName } from '../../kit/files/file-name.ts';
import { saveFile } from '../../kit/files/save.ts';
import { shareWords } from './words/share-words.ts';
import { words } from '../words/shared-words.ts';

const ProofDialog = lazy(async () => (await import('./proof-dialog.tsx')).ProofDialog, 'nothing');
const EmbedDialog = lazy(async () => (await import('./embed-dialog.tsx')).EmbedDialog, 'nothing');
const CardDialog = lazy(async () => (await import('./card-dialog.tsx')).CardDialog, 'nothing');

interface ToolsProps {
  /** The game on demand, or why it isn't available. */
  readonly find: () => Promise<Result<FoundGame, FindProblem>>;
}

/** One game, one line: the file can be joined with others (docs/RECORD.md). */
function saveRecord({ record, at }: FoundGame): void {
  const name = fileName(namesOf(record, words()), at, 'jsonl');
  saveFile(name, new Blob([`${makeRecord(record)}\n`], { type: 'application/jsonl' }));
  toast(shareWords().saved(name), 'good');
}

const sayWhyNot = (problem: FindProblem): string =>
  problem === 'deal-still-played' ? words().people.problems[problem] : shareWords().noRecord;

export function Tools({ find }: ToolsProps) {
  const share = shareWords();
  const [busy, setBusy] = useState(false);
  const [shown, show] = useState<
    { readonly what: 'proof' | 'card' | 'embed'; readonly game: FoundGame } | undefined
  >();
  const withGame = (act: (game: FoundGame) => void): void => {
    setBusy(true);
    find()
      .then((found) => (found.ok ? act(found.value) : toast(sayWhyNot(found.error), 'alert')))
      .catch(() => toast(share.noRecord, 'alert'))
      .finally(() => setBusy(false));
  };
  const close = (): void => show(undefined);
  return (
    <>
      <Button size="small" sign="download" disabled={busy} onClick={() => withGame(saveRecord)}>
        {share.save}
      </Button>
      <Button
        size="small"
        sign="check"
        disabled={busy}
        onClick={() => withGame((game) => show({ what: 'proof', game }))}
      >
        {share.verify}
      </Button>
      <Button
        size="small"
        sign="share"
        disabled={busy}
        onClick={() => withGame((game) => show({ what: 'card', game }))}
      >
        {share.picture}
      </Button>
      <Button
        size="small"
        sign="link"
        disabled={busy}
        onClick={() => withGame((game) => show({ what: 'embed', game }))}
      >
        {share.embed.open}
      </Button>
      {shown?.what === 'embed' && <EmbedDialog game={shown.game} onClose={close} />}
      {shown?.what === 'proof' && <ProofDialog game={shown.game} onClose={close} />}
      {shown?.what === 'card' && <CardDialog game={shown.game} onClose={close} />}
    </>
  );
}
