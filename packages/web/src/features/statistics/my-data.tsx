/** The viewer's own data: exported, imported, or deleted after an explanation of what is deleted and what stays. */
import { useRef, useState } from 'preact/hooks';
import { Button, Dialog, toast } from '../../kit/controls/index.ts';
import { fileName } from '../../kit/files/file-name.ts';
import { saveFile } from '../../kit/files/save.ts';
import { statisticsWords } from './words/statistics-words.ts';
import { withWords } from '../../kit/words/shown-language.ts';
import './my-data.css';

/** Loaded on demand. */
const data = () => withWords(import('./device-data.ts'));

async function save(): Promise<void> {
  const { allData } = await data();
  const all = await allData();
  const name = fileName(['data'], Date.now(), 'json');
  saveFile(name, new Blob([`${JSON.stringify(all, null, 1)}\n`], { type: 'application/json' }));
  toast(statisticsWords().exported(name), 'good');
}

async function take(file: File): Promise<void> {
  const say = statisticsWords();
  const { parseData, importData } = await data();
  const read = parseData(await file.text());
  if (read === undefined) {
    toast(say.notImported, 'alert');
    return;
  }
  const { tables, notes } = await importData(read);
  toast(say.imported(tables, notes), 'good');
}

export function MyData() {
  const say = statisticsWords();
  const [asks, setAsks] = useState(false);
  const file = useRef<HTMLInputElement>(null);
  return (
    <section class="my-data sheet-of-paper" aria-labelledby="my-data">
      <h2 id="my-data">{say.data}</h2>
      <p>{say.dataAbout}</p>
      <div class="my-data-ways">
        <Button sign="download" onClick={() => void save()}>
          {say.export}
        </Button>
        <Button onClick={() => file.current?.click()}>{say.import}</Button>
        <input
          ref={file}
          type="file"
          accept=".json,application/json"
          hidden
          aria-label={say.import}
          onChange={({ currentTarget }) => {
            const [chosen] = currentTarget.files ?? [];
            if (chosen !== undefined) take(chosen).catch(() => toast(say.notImported, 'alert'));
            currentTarget.value = '';
          }}
        />
        <Button kind="danger" sign="trash" onClick={() => setAsks(true)}>
          {say.delete}
        </Button>
      </div>
      {asks && <DeleteDialog onClose={() => setAsks(false)} />}
    </section>
  );
}

async function forget(): Promise<void> {
  const { forgetHere } = await data();
  await forgetHere();
  location.assign('/');
}

export function DeleteDialog({ onClose }: { readonly onClose: () => void }) {
  const say = statisticsWords();
  const [state, setState] = useState<'asks' | 'busy' | 'no-server'>('asks');
  const forgetAll = async (): Promise<void> => {
    setState('busy');
    const { forgetSession } = await data();
    if ((await forgetSession()) === undefined) await forget();
    else setState('no-server');
  };
  return (
    <Dialog
      title={say.deleteTitle}
      onClose={onClose}
      foot={
        <>
          <Button onClick={onClose}>{say.keep}</Button>
          {state === 'no-server' ? (
            <Button kind="danger" sign="trash" onClick={() => void forget()}>
              {say.deleteAnyway}
            </Button>
          ) : (
            <Button kind="danger" sign="trash" disabled={state === 'busy'} onClick={() => void forgetAll()}>
              {state === 'busy' ? say.deleting : say.deleteNow}
            </Button>
          )}
        </>
      }
    >
      <div class="delete-data">
        <p>{say.deleteGoes}</p>
        <ul>
          {say.deleteHere.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
        <p>{say.deleteStays}</p>
        <ul>
          {say.deleteElsewhere.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
        {state === 'no-server' && (
          <p class="field-problem" role="alert">
            {say.noServer}
          </p>
        )}
        <Button size="small" sign="download" onClick={() => void save()}>
          {say.deleteFirst}
        </Button>
      </div>
    </Dialog>
  );
}
