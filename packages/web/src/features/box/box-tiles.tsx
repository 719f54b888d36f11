/** Editors of the base box: building tiles, duplexes, seating cards, tokens. */
import { type Duplex, LETTERS, type Letter } from '@duopolis/rules';
import { CARD_ORDERS } from '@duopolis/rules/chance';
import { isTile } from '@duopolis/rules/notation';
import { DuplexArt, LandmarkArt, TileArt } from '../../kit/art/index.ts';
import { TextField } from '../../kit/controls/index.ts';
import { sentence } from '../../kit/words/sentence.ts';
import { words } from '../../game/words/shared-words.ts';
import { lobbyWords } from '../../game/gathering/words/lobby-words.ts';
import { boxWords } from './words/box-words.ts';
import type { BoxDraft, SeatingDraft } from './box-draft.ts';
import { type EditProps, NumberField, Pick, Rows } from './piece-rows.tsx';
import './box-tiles.css';

export interface EditorProps {
  readonly draft: BoxDraft;
  readonly change: (some: Partial<BoxDraft>) => void;
}

const LONGEST_NAME = 60;

export function Buildings({ draft: { buildings }, change }: EditorProps) {
  const { pieces } = words().game;
  return (
    <ul class="box-counts">
      {LETTERS.map((letter) => (
        <li key={letter}>
          <TileArt letter={letter} size="medium" />
          <NumberField
            label={sentence(pieces.building(letter))}
            value={buildings[letter]}
            onChange={(count) => change({ buildings: { ...buildings, [letter]: count } })}
          />
        </li>
      ))}
    </ul>
  );
}

const lettersSaid = (): readonly (readonly [Letter, string])[] =>
  LETTERS.map((letter) => [letter, words().game.pieces.building(letter)] as const);

const isDuplexText = (text: string): text is Duplex => isTile(text);

function DuplexFields({ item, change }: EditProps<string>) {
  const say = boxWords();
  const [first = 'S', sign = '|', second = 'H'] = item.split('');
  const shape = sign === '-' ? 'side' : 'stacked';
  const [one, other] = say.halves[shape];
  return (
    <>
      <Pick
        label={say.shape}
        value={shape}
        options={(['stacked', 'side'] as const).map((value) => [value, say.shapes[value]] as const)}
        onChange={(value) => change(`${first}${value === 'side' ? '-' : '|'}${second}`)}
      />
      <Pick
        label={one}
        value={first}
        options={lettersSaid()}
        onChange={(value) => change(`${value}${sign}${second}`)}
      />
      <Pick
        label={other}
        value={second}
        options={lettersSaid()}
        onChange={(value) => change(`${first}${sign}${value}`)}
      />
    </>
  );
}

export const Duplexes = ({ draft, change }: EditorProps) => (
  <Rows
    items={draft.duplexes}
    onChange={(duplexes) => change({ duplexes })}
    another={() => 'S|H'}
    name={(item, nth) => (isDuplexText(item) ? words().game.pieces.tile(item) : boxWords().piece(nth + 1))}
    picture={(item) => isDuplexText(item) && <DuplexArt tile={item} size="small" />}
    fields={DuplexFields}
  />
);

function SeatingFields({ item, change }: EditProps<SeatingDraft>) {
  const say = boxWords();
  const { pieces } = words().game;
  return (
    <>
      <NumberField
        label={say.number}
        value={item.number}
        onChange={(number) => change({ ...item, number })}
      />
      <TextField
        label={say.question}
        hint={say.questionHint}
        value={pieces.question(item.asks)}
        most={LONGEST_NAME * 2}
        onInput={(asks) => change({ ...item, asks })}
      />
      <Pick
        label={say.order}
        value={item.order}
        options={CARD_ORDERS.map((order) => [order, say.orders[order]] as const)}
        onChange={(order) => change({ ...item, order })}
      />
    </>
  );
}

export const SeatingCards = ({ draft, change }: EditorProps) => (
  <Rows<SeatingDraft>
    items={draft.seatingCards}
    onChange={(seatingCards) => change({ seatingCards })}
    another={(items) => ({
      number: Math.max(0, ...items.map(({ number }) => number)) + 1,
      asks: boxWords().question,
      order: 'number',
    })}
    name={({ number }) => lobbyWords().card(number)}
    picture={({ number, asks }) => (
      <span class="box-card">
        <b>{number}</b>
        {words().game.pieces.question(asks)}
      </span>
    )}
    fields={SeatingFields}
  />
);

interface TokensProps {
  readonly tokens: readonly string[];
  readonly onChange: (tokens: readonly string[]) => void;
}

/** A token of ours keeps its key, and thus its name in every language. */
const Tokens = ({ tokens, onChange }: TokensProps) => (
  <Rows
    items={tokens}
    onChange={onChange}
    another={(items) => `${boxWords().name} ${items.length + 1}`}
    name={(token) => words().game.pieces.token(token)}
    picture={(token) => <LandmarkArt city={token} size={32} />}
    fields={({ item, change }) => (
      <TextField
        label={boxWords().name}
        value={words().game.pieces.token(item)}
        most={LONGEST_NAME}
        onInput={change}
      />
    )}
  />
);

export const BaseTokens = ({ draft, change }: EditorProps) => (
  <Tokens tokens={draft.tokens} onChange={(tokens) => change({ tokens })} />
);

export const CapitalTokens = ({ draft, change }: EditorProps) => (
  <Tokens tokens={draft.capitalTokens} onChange={(capitalTokens) => change({ capitalTokens })} />
);
