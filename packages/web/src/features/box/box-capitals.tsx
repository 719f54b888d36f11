/** Editors of the Capitals box: civic tiles, landscape mats, district cards. */
import { LIMITS } from '@duopolis/rules';
import { isOneOf } from '@duopolis/rules/lists';
import { DISTRICT_TYPES, type DistrictType, parseMat } from '@duopolis/rules/components';
import {
  isCivicTile,
  isTile,
  TYPE_LETTERS,
  type TypeLetter,
  typeOfTypeLetter,
} from '@duopolis/rules/notation';
import { useId } from 'preact/hooks';
import { MatArt, TileArt, TypeBadge } from '../../kit/art/index.ts';
import { TextField } from '../../kit/controls/index.ts';
import { sentence } from '../../kit/words/sentence.ts';
import { words } from '../../game/words/shared-words.ts';
import { boxWords } from './words/box-words.ts';
import type { BoxDraft } from './box-draft.ts';
import { type EditProps, Pick, Rows } from './piece-rows.tsx';
import type { EditorProps } from './box-tiles.tsx';
import './box-capitals.css';

type CivicDraft = BoxDraft['civics'][number];
type MatDraft = BoxDraft['mats'][number];

const LONGEST_NAME = 60;

const typesSaid = (): readonly (readonly [TypeLetter, string])[] =>
  TYPE_LETTERS.map((letter) => [letter, words().game.pieces.types[typeOfTypeLetter(letter)]] as const);

/** A civic tile is written `[PH-T]`: two wanted types, then the unwanted one. */
function CivicFields({ item, change }: EditProps<CivicDraft>) {
  const say = boxWords();
  const letters = item.tile.match(/[A-Z]/g) ?? [];
  const labels = [say.wanted(1), say.wanted(2), say.unwanted];
  const withLetter = (nth: number, letter: string): string => {
    const [one, other, not] = [0, 1, 2].map((at) => (at === nth ? letter : (letters[at] ?? 'S')));
    return `[${one}${other}-${not}]`;
  };
  return (
    <>
      <TextField
        label={say.name}
        value={words().game.pieces.civic(item.name)}
        most={LONGEST_NAME}
        onInput={(name) => change({ ...item, name })}
      />
      {labels.map((label, nth) => (
        <Pick
          key={label}
          label={label}
          value={letters[nth] ?? ''}
          options={typesSaid()}
          onChange={(letter) => change({ ...item, tile: withLetter(nth, letter) })}
        />
      ))}
    </>
  );
}

export const Civics = ({ draft, change }: EditorProps) => (
  <Rows
    items={draft.civics}
    onChange={(civics) => change({ civics })}
    another={(items) => ({ name: `${boxWords().name} ${items.length + 1}`, tile: '[SO-F]' })}
    name={({ name }) => words().game.pieces.civic(name)}
    picture={({ tile }) => isTile(tile) && isCivicTile(tile) && <TileArt letter={tile} size="medium" />}
    fields={CivicFields}
  />
);

function MatFields({ item, change }: EditProps<MatDraft>) {
  const say = boxWords();
  const id = useId();
  return (
    <>
      <TextField
        label={say.name}
        value={words().game.pieces.mat(item.name)}
        most={LONGEST_NAME}
        onInput={(name) => change({ ...item, name })}
      />
      <div class="field">
        <label class="field-label" for={id}>
          {say.cells}
        </label>
        <textarea
          id={id}
          class="field-box box-cells"
          rows={5}
          cols={6}
          maxLength={LIMITS.matText}
          spellcheck={false}
          value={item.cells.replaceAll('/', '\n')}
          onInput={({ currentTarget }) =>
            change({ ...item, cells: currentTarget.value.replaceAll(/\r?\n/g, '/') })
          }
        />
      </div>
    </>
  );
}

export const Mats = ({ draft, change }: EditorProps) => (
  <>
    <p class="field-hint">{boxWords().cellsHint}</p>
    <Rows
      items={draft.mats}
      onChange={(mats) => change({ mats })}
      another={(items) => ({ name: `${boxWords().name} ${items.length + 1}`, cells: '.#./.=./.##/..#' })}
      name={({ name }) => words().game.pieces.mat(name)}
      picture={({ cells }) => parseMat(cells).ok && <MatArt mat={cells} class="box-mat" />}
      fields={MatFields}
    />
  </>
);

const isDistrictType = (text: string): text is DistrictType => isOneOf(DISTRICT_TYPES, text);

export const DistrictCards = ({ draft, change }: EditorProps) => (
  <Rows
    items={draft.districtCards}
    onChange={(districtCards) => change({ districtCards })}
    another={() => 'shop'}
    name={(type, nth) => (isDistrictType(type) ? words().game.pieces.types[type] : boxWords().piece(nth + 1))}
    picture={(type) => isDistrictType(type) && <TypeBadge type={type} size={30} />}
    fields={({ item, change: set }) => (
      <Pick
        label={boxWords().type}
        value={item}
        options={DISTRICT_TYPES.map((type) => [type, sentence(words().game.pieces.types[type])] as const)}
        onChange={set}
      />
    )}
  />
);
