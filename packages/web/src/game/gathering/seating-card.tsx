/** The seating card that everyone answers; the answer takes the form that its order needs (SEAT-2). */
import { RAINBOW } from '@duopolis/rules/chance';
import { LONGEST_ANSWER, type SeatingCard as Card } from '@duopolis/table';
import { useState } from 'preact/hooks';
import { settings } from '../../kit/settings/settings.ts';
import { Button, Choice, TextField } from '../../kit/controls/index.ts';
import type { Link } from '../link/link.ts';
import { act } from '../link/act.ts';
import { lobbyWords } from './words/lobby-words.ts';
import { words } from '../words/shared-words.ts';
import './seating-card.css';
import './gather-card.css';

interface FieldProps {
  readonly card: Card;
  /** The person asked, if there are several; otherwise the question is visually hidden. */
  readonly label?: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** A date is sent as month and day in every language. */
function DateField({ label, value, onChange }: FieldProps) {
  const lobby = lobbyWords();
  const [month = '', day = ''] = value.split('-');
  const dayFirst = settings.language.value !== 'en';
  const fields = [
    <TextField
      key="month"
      label={lobby.month}
      value={month}
      most={2}
      inputMode="numeric"
      onInput={(typed) => onChange(`${typed}-${day}`)}
    />,
    <TextField
      key="day"
      label={lobby.day}
      value={day}
      most={2}
      inputMode="numeric"
      onInput={(typed) => onChange(`${month}-${typed}`)}
    />,
  ];
  return (
    <fieldset class="card-date">
      {label !== undefined && <legend class="field-label">{label}</legend>}
      {dayFirst ? fields.toReversed() : fields}
    </fieldset>
  );
}

export function AnswerField(props: FieldProps) {
  const { card, value, onChange } = props;
  const { game } = words();
  const lobby = lobbyWords();
  const quiet = props.label === undefined;
  const label = props.label ?? game.pieces.question(card.asks);
  switch (card.order) {
    case 'rainbow':
      return (
        <Choice
          label={label}
          quiet={quiet}
          options={RAINBOW.map((colour) => ({ value: colour as string, label: lobby.rainbow[colour] }))}
          value={value}
          onChange={onChange}
        />
      );
    case 'date':
      return <DateField {...props} />;
    case 'number':
    case 'text':
      return (
        <TextField
          label={label}
          quiet={quiet}
          value={value}
          most={LONGEST_ANSWER}
          inputMode={card.order === 'number' ? 'decimal' : 'text'}
          onInput={onChange}
        />
      );
  }
}

interface SeatingCardProps {
  readonly link: Link;
  readonly card: Card;
  readonly answer: string | undefined;
  readonly seated: boolean;
}

export function SeatingCard({ link, card, answer, seated }: SeatingCardProps) {
  const { game } = words();
  const lobby = lobbyWords();
  const [value, setValue] = useState(answer ?? '');
  const [changing, setChanging] = useState(false);
  const asking = seated && (answer === undefined || changing);
  const send = async (): Promise<void> => {
    if (await act(link, { type: 'answer', answer: value })) setChanging(false);
  };
  return (
    <section class="sheet-of-paper gather-card">
      <h2>{lobby.card(card.number)}</h2>
      <p class="card-question">{game.pieces.question(card.asks)}</p>
      <p class="field-hint">{lobby.cardAbout}</p>
      {asking && (
        <>
          <AnswerField card={card} value={value} onChange={setValue} />
          <div class="gather-actions">
            <Button kind="main" size="small" disabled={value.trim() === ''} onClick={() => void send()}>
              {lobby.answer}
            </Button>
          </div>
        </>
      )}
      {seated && !asking && (
        <div class="gather-actions">
          <span>{lobby.answered}</span>
          <Button kind="quiet" size="small" onClick={() => setChanging(true)}>
            {lobby.change}
          </Button>
        </div>
      )}
    </section>
  );
}
