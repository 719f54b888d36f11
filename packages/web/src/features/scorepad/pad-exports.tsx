/** Saving a counted game: with the others, as a picture, or as a file. */
import { makeSheet, type Pad, sheetBgStats, sheetCsv, sheetOf } from '@duopolis/rules/scorepad';
import { useRef, useState } from 'preact/hooks';
import { type EndProps, explanationOf, headlineOf } from '../../game/ending/hero.tsx';
import { saveSheet } from '../../game/saves/score-sheets.ts';
import { pngFile } from '../../game/share/postcard-file.ts';
import { Button, Menu, Sign, toast } from '../../kit/controls/index.ts';
import { fileName } from '../../kit/files/file-name.ts';
import { saveFile } from '../../kit/files/save.ts';
import { light } from '../../kit/settings/settings.ts';
import { askToPersist } from '../../kit/store/device-store.ts';
import type { Desk } from './pad-state.ts';
import { timeOf } from './played-time.ts';
import { ResultCard } from './result-card.tsx';
import { scorepadWords } from './words/scorepad-words.ts';
import './pad-exports.css';

interface TakeProps {
  readonly pad: Pad;
  readonly when: string;
  readonly end: EndProps;
  readonly desk: Desk | undefined;
}

export function PadExports({ pad, when, end, desk }: TakeProps) {
  const say = scorepadWords();
  const [kept, setKept] = useState(desk === undefined);
  const drawn = useRef<SVGSVGElement | null>(null);
  const sheet = sheetOf(pad, when);
  if (sheet === undefined) return null;
  const keep = (): void => {
    askToPersist();
    void saveSheet(sheet).then(() => {
      setKept(true);
      toast(say.saved, 'good');
    });
  };
  const picture = async (): Promise<void> => {
    if (drawn.current === null) return;
    const name = fileName([say.title], timeOf(when), 'png');
    const file = new File([await pngFile(drawn.current, light.value)], name, { type: 'image/png' });
    const canShare = typeof navigator.canShare === 'function' && navigator.canShare({ files: [file] });
    if (canShare) return navigator.share({ files: [file], title: headlineOf(end), text: explanationOf(end) });
    saveFile(name, file);
    toast(say.written(name), 'good');
  };
  const send = (): void => {
    picture().catch((error: unknown) => {
      // Cancelling the system's dialog is not an error.
      if (!(error instanceof DOMException && error.name === 'AbortError')) toast(say.pictureFailed, 'alert');
    });
  };
  return (
    <div class="pad-take">
      <div class="pad-keep">
        <Button kind="main" sign="flag" disabled={kept} onClick={keep}>
          {kept ? say.saved : say.save}
        </Button>
        <div class="pad-send">
          <Button sign="share" onClick={send}>
            {say.share}
          </Button>
          <ExportMenu sheet={sheet} when={when} />
        </div>
      </div>
      {desk !== undefined && (
        <Button kind="quiet" sign="plus" class="pad-again" onClick={desk.restart}>
          {say.again}
        </Button>
      )}
      <div class="pad-picture" aria-hidden="true">
        <ResultCard
          end={end}
          title={headlineOf(end)}
          about={explanationOf(end)}
          place={(svg) => {
            drawn.current = svg;
          }}
        />
      </div>
    </div>
  );
}

interface ExportMenuProps {
  readonly sheet: NonNullable<ReturnType<typeof sheetOf>>;
  readonly when: string;
}

function ExportMenu({ sheet, when }: ExportMenuProps) {
  const say = scorepadWords();
  const write = (ending: string, text: string, type: string): void => {
    const name = fileName([say.title], timeOf(when), ending);
    saveFile(name, new Blob([text], { type }));
    toast(say.written(name), 'good');
  };
  const items = [
    { label: say.exportSheet, onPick: () => write('json', `${makeSheet(sheet)}\n`, 'application/json') },
    { label: say.exportCsv, onPick: () => write('csv', sheetCsv(sheet), 'text/csv') },
    { label: say.exportBgStats, onPick: () => write('bgsplay', sheetBgStats(sheet), 'application/json') },
  ];
  return (
    <Menu label={say.exports} class="btn" fromStart items={items}>
      <Sign name="download" /> {say.exports}
    </Menu>
  );
}
