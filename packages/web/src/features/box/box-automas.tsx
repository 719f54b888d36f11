/** Editors of the Automas: their cards, and the order in which ties are broken. */
import { isOneOf } from '@duopolis/rules/lists';
import { AUTOMA_SYMBOLS } from '@duopolis/rules/solo';
import type { ComponentChildren } from 'preact';
import { IconButton, TextField } from '../../kit/controls/index.ts';
import { TileArt, TypeBadge } from '../../kit/art/index.ts';
import { sentence } from '../../kit/words/sentence.ts';
import { words } from '../../game/words/shared-words.ts';
import { Sign } from '../../game/automa/automa-card.tsx';
import { boxWords } from './words/box-words.ts';
import type { CardDraft } from './box-draft.ts';
import { type EditProps, NumberField, Rows } from './piece-rows.tsx';
import type { EditorProps } from './box-tiles.tsx';
import './box-automas.css';

const LONGEST_COLUMN = 40;

const CardColumn = ({ text }: { readonly text: string }) => (
  <span class="box-column">
    {text
      .split('')
      .map((symbol, nth) => isOneOf(AUTOMA_SYMBOLS, symbol) && <Sign key={nth} symbol={symbol} size={18} />)}
  </span>
);

function CardFields({ item, change }: EditProps<CardDraft>) {
  const say = boxWords();
  return (
    <>
      <NumberField
        label={say.number}
        value={item.number}
        onChange={(number) => change({ ...item, number })}
      />
      {(['shared', 'own'] as const).map((column) => (
        <TextField
          key={column}
          label={say[column]}
          value={item[column]}
          most={LONGEST_COLUMN}
          onInput={(text) => change({ ...item, [column]: text })}
        />
      ))}
    </>
  );
}

export const AutomaCards = ({ draft, change }: EditorProps) => (
  <>
    <p class="field-hint">{boxWords().columnHint}</p>
    <Rows
      items={draft.automaCards}
      onChange={(automaCards) => change({ automaCards })}
      another={(items) => ({
        number: Math.max(0, ...items.map(({ number }) => number)) + 1,
        shared: '>',
        own: '>',
      })}
      name={({ number }) => words().game.automas.card(number)}
      picture={({ number, shared, own }) => (
        <span class="box-card box-automa">
          <b>{number}</b>
          <CardColumn text={shared} />
          <CardColumn text={own} />
        </span>
      )}
      fields={CardFields}
    />
  </>
);

interface OrderProps<Item extends string> {
  readonly label: string;
  readonly items: readonly Item[];
  readonly said: (item: Item) => string;
  readonly picture: (item: Item) => ComponentChildren;
  readonly onChange: (items: readonly Item[]) => void;
}

/** An order that is changed one piece at a time. */
function Order<Item extends string>({ label, items, said, picture, onChange }: OrderProps<Item>) {
  const say = boxWords();
  const swapped = (nth: number): readonly Item[] =>
    items.map((item, at) =>
      at === nth ? (items[nth + 1] ?? item) : at === nth + 1 ? (items[nth] ?? item) : item,
    );
  return (
    <fieldset class="box-order">
      <legend class="field-label">{label}</legend>
      <ol>
        {items.map((item, nth) => (
          <li key={item}>
            <IconButton
              sign="arrow-left"
              label={say.up(said(item))}
              disabled={nth === 0}
              onClick={() => onChange(swapped(nth - 1))}
            />
            <span class="box-ordered">
              {picture(item)}
              {sentence(said(item))}
            </span>
            <IconButton
              sign="arrow-right"
              label={say.down(said(item))}
              disabled={nth === items.length - 1}
              onClick={() => onChange(swapped(nth))}
            />
          </li>
        ))}
      </ol>
    </fieldset>
  );
}

export function TieBreaks({ draft: { tieBreaks }, change }: EditorProps) {
  const say = boxWords();
  const { pieces } = words().game;
  return (
    <>
      <Order
        label={say.tiesTypes}
        items={tieBreaks.types}
        said={(type) => pieces.types[type]}
        picture={(type) => <TypeBadge type={type} size={22} />}
        onChange={(types) => change({ tieBreaks: { ...tieBreaks, types } })}
      />
      <Order
        label={say.tiesTaverns}
        items={tieBreaks.taverns}
        said={(kind) => pieces.taverns[kind]}
        picture={(kind) => <TileArt letter={kind} size="small" />}
        onChange={(taverns) => change({ tieBreaks: { ...tieBreaks, taverns } })}
      />
    </>
  );
}
