/** The keypad: a key for every tile, within reach of one thumb; in Capitals also civic tiles and the landscape. */
import { PLAIN_LETTERS, TAVERN_LETTERS } from '@duopolis/rules/notation';
import { layMat, matLaid, typedCity } from '@duopolis/rules/scorepad';
import { useState } from 'preact/hooks';
import { CivicArt, MatArt, TileArt } from '../../kit/art/index.ts';
import { Button, Dialog, Sign, TextField } from '../../kit/controls/index.ts';
import { sentence } from '../../kit/words/sentence.ts';
import type { Desk } from './pad-state.ts';
import { scorepadWords } from './words/scorepad-words.ts';
import { words } from '../../game/words/shared-words.ts';
import './keypad.css';

/** Taverns are together, in their own row. */
const KEYS = [...PLAIN_LETTERS, ...TAVERN_LETTERS];

type Asked = 'civics' | 'landscape' | 'typing';

export function Keypad({ desk }: { readonly desk: Desk }) {
  const say = scorepadWords();
  const { pieces } = words().game;
  const [asked, ask] = useState<Asked | undefined>(undefined);
  const { pad, city } = desk.draft.value;
  const grid = pad.cities[city];
  const { mats } = desk.box.value;
  const laid = grid && matLaid(grid, mats);
  return (
    <>
      <div class="pad-keys" role="group" aria-label={say.keypad}>
        {KEYS.map((letter) => (
          <button key={letter} type="button" class="pad-key" onClick={() => desk.put(letter)}>
            <span class="pad-key-art" aria-hidden="true">
              <TileArt letter={letter} size="small" />
            </span>
            {sentence(pieces.building(letter))}
          </button>
        ))}
        <button type="button" class="pad-key pad-key-plain" onClick={desk.erase}>
          <Sign name="eraser" size={28} />
          {say.erase}
        </button>
      </div>
      <div class="pad-more">
        {pad.capitals && (
          <>
            <Button size="small" onClick={() => ask('landscape')}>
              {say.landscape}
            </Button>
            {grid !== undefined && laid !== undefined && (
              <Button
                size="small"
                onClick={() => desk.changeCity(layMat(grid, laid.name, { place: laid.place + 1, mats }))}
              >
                {say.moveLandscape}
              </Button>
            )}
            <Button size="small" onClick={() => ask('civics')}>
              {say.civics}
            </Button>
          </>
        )}
        <Button size="small" kind="quiet" sign="keyboard" onClick={() => ask('typing')}>
          {say.type}
        </Button>
      </div>
      {pad.capitals && laid === undefined && <p class="pad-hint">{say.noLandscape}</p>}
      {asked === 'civics' && <Civics desk={desk} onClose={() => ask(undefined)} />}
      {asked === 'landscape' && <Landscapes desk={desk} onClose={() => ask(undefined)} />}
      {asked === 'typing' && <Typing desk={desk} onClose={() => ask(undefined)} />}
    </>
  );
}

interface AskedProps {
  readonly desk: Desk;
  readonly onClose: () => void;
}

interface CivicsProps {
  readonly desk: Pick<Desk, 'box' | 'put'>;
  readonly onClose: () => void;
}

export function Civics({ desk, onClose }: CivicsProps) {
  const { pieces } = words().game;
  return (
    <Dialog title={scorepadWords().civics} onClose={onClose}>
      <div class="pad-civics">
        {desk.box.value.civics.map(({ name, tile }) => (
          <button
            key={name}
            type="button"
            class="pad-key"
            onClick={() => {
              desk.put(tile);
              onClose();
            }}
          >
            <span class="pad-key-art" aria-hidden="true">
              <CivicArt id={tile} size="small" />
            </span>
            {pieces.civic(name)}
          </button>
        ))}
      </div>
    </Dialog>
  );
}

function Landscapes({ desk, onClose }: AskedProps) {
  const { pieces } = words().game;
  const { pad, city } = desk.draft.value;
  const { mats } = desk.box.value;
  const grid = pad.cities[city];
  if (grid === undefined) return null;
  return (
    <Dialog title={scorepadWords().landscape} onClose={onClose}>
      <div class="pad-civics">
        {mats.map(({ name, cells }) => (
          <button
            key={name}
            type="button"
            class="pad-key"
            onClick={() => {
              desk.changeCity(layMat(grid, name, { mats }));
              onClose();
            }}
          >
            <span class="pad-key-art" aria-hidden="true">
              <MatArt mat={cells} />
            </span>
            {pieces.mat(name)}
          </button>
        ))}
      </div>
    </Dialog>
  );
}

function Typing({ desk, onClose }: AskedProps) {
  const say = scorepadWords();
  const [text, setText] = useState('');
  const [problem, setProblem] = useState<string | undefined>(undefined);
  const take = (): void => {
    const read = typedCity(text, desk.draft.peek().pad);
    if (!read.ok) return setProblem(sentence(say.pad.typed(read.error)));
    desk.changeCity(read.value);
    onClose();
  };
  return (
    <Dialog title={say.type} onClose={onClose}>
      <TextField
        label={say.type}
        quiet
        hint={say.typeHint}
        problem={problem}
        value={text}
        onInput={setText}
        onEnter={take}
      />
      <p>
        <Button kind="main" onClick={take}>
          {say.take}
        </Button>
      </p>
    </Dialog>
  );
}
