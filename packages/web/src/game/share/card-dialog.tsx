/** The dialog that makes a postcard: which city, in the page's theme or a chosen one, to send or to save. */
import type { CityIndex, OpenGame, Seat } from '@duopolis/rules';
import { verifyRecord } from '@duopolis/rules/record';
import { useMemo, useRef, useState } from 'preact/hooks';
import { Button, Choice, Dialog, toast } from '../../kit/controls/index.ts';
import type { FoundGame } from '../record/find-record.ts';
import { stateAt, tableOf } from '../record/record-view.ts';
import { dayOf } from '../record/record-summary.ts';
import { cityName, nameOf } from '../players/seat-names.ts';
import { seatsAt } from '../players/ring.ts';
import { fileName } from '../../kit/files/file-name.ts';
import { firstCity } from './first-city.ts';
import { gifFile } from './animation.ts';
import { pngFile, svgFile } from './postcard-file.ts';
import { Postcard, type PostcardText } from './postcard.tsx';
import { saveFile } from '../../kit/files/save.ts';
import { light as theme } from '../../kit/settings/settings.ts';
import { type Light, LIGHTS } from './standalone.ts';
import './share-ways.css';
import { shareWords } from './words/share-words.ts';
import { words } from '../words/shared-words.ts';
import './card-dialog.css';

interface CardDialogProps {
  readonly game: FoundGame;
  readonly onClose: () => void;
}

function textFor({ record, at }: FoundGame, open: OpenGame, city: CityIndex): PostcardText {
  const all = words();
  const { card } = shareWords();
  const table = tableOf(record);
  const names = seatsAt(open.options, city).map((seat: Seat) => nameOf(table, seat, all));
  const total = record.result.cities[city]?.total ?? 0;
  const name = cityName(open, city, all);
  const date = at === undefined ? '' : dayOf(at, all);
  return {
    name,
    builtBy: card.builtBy(names),
    date,
    points: card.points(total).replace(/^\d+\s*/, ''),
    alt: card.alt({ city: name, names, points: total, date }),
  };
}

const MAKERS = {
  png: pngFile,
  svg: (card: SVGSVGElement, light: Light) => svgFile(card, light),
  gif: gifFile,
};
type Ending = keyof typeof MAKERS;

/** Some browsers can share links, but no files. */
const canShare = (file: File): boolean =>
  typeof navigator.canShare === 'function' && navigator.canShare({ files: [file] });

export function CardDialog({ game, onClose }: CardDialogProps) {
  const open = useMemo(() => {
    const verified = verifyRecord(game.record, game.components);
    return verified.ok ? stateAt(verified.value, verified.value.steps.length).open : undefined;
  }, [game]);
  return (
    <Dialog title={shareWords().card.title} class="card-dialog" onClose={onClose}>
      {open === undefined ? <p>{shareWords().noRecord}</p> : <Card game={game} open={open} />}
    </Dialog>
  );
}

function save(file: File): void {
  saveFile(file.name, file);
  toast(shareWords().saved(file.name), 'good');
}

function Card({ game, open }: { readonly game: FoundGame; readonly open: OpenGame }) {
  const all = words();
  const { card } = shareWords();
  const squares = open.cities.flatMap(({ laid }, city) => (laid === undefined ? [city] : []));
  const [city, setCity] = useState<CityIndex>(() => firstCity(game.record, squares));
  const [chosen, setChosen] = useState<Light>();
  const light = chosen ?? theme.value;
  const drawn = useRef<SVGSVGElement | null>(null);
  const shown = open.cities[city];
  const score = game.record.result.cities[city];
  if (shown === undefined || score === undefined) return null;
  const text = textFor(game, open, city);
  const make = async (ending: Ending): Promise<File> => {
    if (drawn.current === null) throw new Error('nothing is drawn');
    const blob = await MAKERS[ending](drawn.current, light);
    return new File([blob], fileName([text.name], game.at, ending), { type: blob.type });
  };
  return (
    <div class="card-desk">
      <div class="card-picture" style={{ colorScheme: light === 'day' ? 'light' : 'dark' }}>
        <Postcard
          city={shown}
          token={open.tokens[city] ?? ''}
          score={score}
          text={text}
          place={(svg) => {
            drawn.current = svg;
          }}
        />
      </div>
      <div class="card-choices">
        <Choice
          label={card.city}
          value={city}
          options={squares.map((value) => ({ value, label: cityName(open, value, all) }))}
          onChange={setCity}
        />
        <Choice
          label={card.light}
          value={light}
          options={LIGHTS.map((value) => ({ value, label: card.lights[value] }))}
          onChange={setChosen}
        />
      </div>
      <Ways text={text} make={make} />
    </div>
  );
}

interface WaysProps {
  readonly text: ReturnType<typeof textFor>;
  readonly make: (ending: Ending) => Promise<File>;
}

/** Sends the picture, or saves it as a file. */
function Ways({ text, make }: WaysProps) {
  const { card } = shareWords();
  const [busy, setBusy] = useState(false);
  const act = (ending: Ending, then: (file: File) => unknown): void => {
    setBusy(true);
    make(ending)
      .then(then)
      .catch((error: unknown) => {
        // Cancelling the system's dialog is not an error.
        if (!(error instanceof DOMException && error.name === 'AbortError')) toast(card.failed, 'alert');
      })
      .finally(() => setBusy(false));
  };
  const send = (file: File): Promise<void> =>
    canShare(file)
      ? navigator.share({ files: [file], title: text.name, text: text.alt })
      : Promise.resolve(save(file));
  return (
    <div class="card-ways">
      {typeof navigator.share === 'function' && (
        <Button kind="main" sign="share" disabled={busy} onClick={() => act('png', send)}>
          {card.send}
        </Button>
      )}
      {FILE_ENDINGS.map((ending) => (
        <Button key={ending} sign="download" disabled={busy} onClick={() => act(ending, save)}>
          {card[ending]}
        </Button>
      ))}
    </div>
  );
}

const FILE_ENDINGS = ['png', 'svg', 'gif'] as const;
