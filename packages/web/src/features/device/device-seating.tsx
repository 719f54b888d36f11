/** The seating card at one device: one field for each person, and the game starts when all have answered (SEAT-2). */
import { memberOf, type SeatingCard } from '@duopolis/table';
import { useState } from 'preact/hooks';
import { Frame } from '../../kit/page/page-frame.tsx';
import { Button } from '../../kit/controls/index.ts';
import { AnswerField } from '../../game/gathering/seating-card.tsx';
import { sayRefusal } from '../../game/link/act.ts';
import type { Link } from '../../game/link/link.ts';
import { startAll } from '../../game/local/local-table.ts';
import '../../game/gathering/gather-card.css';
import { deviceWords } from '../../game/saves/words/device-words.ts';
import { lobbyWords } from '../../game/gathering/words/lobby-words.ts';
import { words } from '../../game/words/shared-words.ts';
import { withColon } from '../../kit/words/with-colon.ts';

interface DeviceSeatingProps {
  readonly links: readonly Link[];
  readonly card: SeatingCard;
}

const nameOf = ({ view, you }: Link): string => {
  const open = view.value?.open;
  return (open && memberOf(open, you)?.name) ?? '';
};

/** The first answer that does not fit the card, and why. */
async function answerAll(links: readonly Link[], answers: readonly string[]): Promise<string | undefined> {
  for (const [nth, link] of links.entries()) {
    // oxlint-disable-next-line no-await-in-loop -- the first wrong answer ends it
    const answered = await link.ask({ type: 'answer', answer: answers[nth] ?? '' });
    if (!answered.ok) return withColon(nameOf(link), sayRefusal(answered.error));
  }
  return undefined;
}

export function DeviceSeating({ links, card }: DeviceSeatingProps) {
  const { game } = words();
  const lobby = lobbyWords();
  const device = deviceWords();
  const [answers, setAnswers] = useState<readonly string[]>(() => links.map(() => ''));
  const [wrong, setWrong] = useState<string | undefined>(undefined);
  const start = async (): Promise<void> => {
    const problem = await answerAll(links, answers);
    setWrong(problem);
    if (problem === undefined) await startAll(links);
  };
  return (
    <Frame title={lobby.card(card.number)}>
      <form
        class="sheet-of-paper gather-card"
        onSubmit={(event) => {
          event.preventDefault();
          void start();
        }}
      >
        <h1>{lobby.card(card.number)}</h1>
        <p class="card-question">{game.pieces.question(card.asks)}</p>
        <p class="field-hint">{device.cardAbout}</p>
        {links.map((link, nth) => (
          <AnswerField
            key={link.you}
            label={nameOf(link)}
            card={card}
            value={answers[nth] ?? ''}
            onChange={(value) => setAnswers((before) => before.with(nth, value))}
          />
        ))}
        <p role="alert" class="field-hint">
          {wrong}
        </p>
        <div class="gather-actions">
          <Button kind="main" type="submit" disabled={answers.some((answer) => answer.trim() === '')}>
            {lobby.start}
          </Button>
        </div>
      </form>
    </Frame>
  );
}
