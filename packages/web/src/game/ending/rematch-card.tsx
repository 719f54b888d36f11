/** Another game at the same table: an invitation that everyone answers, and that forces nobody to move on. */
import type { BotName } from '@duopolis/bots';
import type { Seat } from '@duopolis/rules';
import { type OpenTable, seatOf, type TableView } from '@duopolis/table';
import { useEffect, useRef, useState } from 'preact/hooks';
import { Portrait } from '../../kit/art/index.ts';
import { Button } from '../../kit/controls/index.ts';
import type { Link } from '../link/link.ts';
import { act } from '../link/act.ts';
import { nameOf } from '../players/seat-names.ts';
import { sitAt } from '../link/own-portrait.ts';
import { portraitOf } from '../players/portraits.ts';
import { type Answer, type Rematch, rematchOf } from './rematch.ts';
import { whoIs } from './verdict-text.ts';
import { scoreWords } from '../score/words/score-words.ts';
import { endingWords } from './words/ending-words.ts';
import { words } from '../words/shared-words.ts';
import './rematch-card.css';

interface RematchProps {
  readonly link: Link;
  /** The table as the game ended. */
  readonly ended: TableView;
  /** The table as it is now. */
  readonly now: OpenTable;
  /** Switches to the lobby or to the running game. */
  readonly onGo: () => void;
}

export function RematchCard({ link, ended, now, onGo }: RematchProps) {
  const rematch = rematchOf(ended.open, now, ended.you);
  useStart(link, now, rematch);
  const say = endingWords().rematch;
  const others = rematch.people.filter(({ member }) => member !== ended.you);
  const wanting = others.filter(({ answer }) => answer === 'in');
  const isAsked = rematch.step === 'asked' && rematch.mine !== 'in' && wanting.length > 0;
  return (
    <div class="rematch">
      <h2>
        {isAsked ? say.wanted(wanting.map(({ seat }) => nameOf(ended.open, seat, words()))) : say.title}
      </h2>
      {others.length > 0 && <People ended={ended} rematch={rematch} />}
      <div class="rematch-ways">
        <Ways link={link} now={now} rematch={rematch} onGo={onGo} you={ended.you} />
      </div>
    </div>
  );
}

/** The host's device starts the game when everyone has answered. */
function useStart(link: Link, now: OpenTable, { complete }: Rematch): void {
  const starts = complete && now.host === link.you && link.state.value !== 'local';
  const asked = useRef(false);
  useEffect(() => {
    if (!starts) asked.current = false;
    if (!starts || asked.current) return;
    asked.current = true;
    void act(link, { type: 'start' });
  }, [starts]);
}

/** The players of the last game with their answers; bots always play again. */
function People({ ended, rematch }: { readonly ended: TableView; readonly rematch: Rematch }) {
  const { open, you } = ended;
  const say = endingWords().rematch;
  const answerAt = (seat: Seat): Answer => rematch.people.find((one) => one.seat === seat)?.answer ?? 'in';
  const withAnswer = (answer: Answer) => rematch.people.filter((one) => one.answer === answer);
  const named = (answer: Answer): readonly string[] =>
    withAnswer(answer).flatMap(({ seat, member }) => (member === you ? [] : [nameOf(open, seat, words())]));
  const mine = seatOf(open, you);
  return (
    <div class="rematch-people">
      <ul>
        {open.chairs.map((_, seat) => {
          const answer = answerAt(seat);
          return (
            <li key={seat} class={`rematch-${answer}`}>
              <Portrait
                of={portraitOf(open, seat)}
                label={say.states[answer](nameOf(open, seat, words()))}
                look={answer === 'in' ? 'done' : answer === 'deciding' ? 'awaited' : 'plain'}
                size={34}
              />
            </li>
          );
        })}
      </ul>
      {rematch.step === 'asked' && (
        <p role="status">
          {[
            withAnswer('in').length > 0
              ? say.isIn(withAnswer('in').map(({ seat }) => whoIs(open, seat, { mine, words: words() })))
              : '',
            named('deciding').length > 0 ? say.deciding(named('deciding')) : '',
            named('out').length > 0 ? say.staying(named('out')) : '',
          ]
            .filter((one) => one !== '')
            .join(' ')}
        </p>
      )}
    </div>
  );
}

interface WaysProps extends Omit<RematchProps, 'ended'> {
  readonly rematch: Rematch;
  readonly you: string;
}

/** One button at a time: ask, join, or go where the others are. */
function Ways({ link, now, rematch, onGo, you }: WaysProps) {
  const { rematch: say } = endingWords();
  const [asking, setAsking] = useState(false);
  const ask = (...requests: readonly Parameters<typeof act>[1][]): void => {
    setAsking(true);
    void requests
      .reduce(async (done, request) => (await done) && act(link, request), Promise.resolve(true))
      .finally(() => setAsking(false));
  };
  const main = { kind: 'main', sign: 'people', size: 'large', disabled: asking } as const;
  if (rematch.step === 'begun' || (rematch.step === 'asked' && now.card !== undefined))
    return (
      <>
        {rematch.step === 'begun' && <p>{say.begun}</p>}
        <Button {...main} onClick={onGo}>
          {rematch.step === 'begun' ? say.watch : say.lobby}
        </Button>
      </>
    );
  if (rematch.step === 'unasked')
    return rematch.mine === undefined && now.host !== you ? null : (
      <Button {...main} onClick={() => ask({ type: 'rematch' })}>
        {scoreWords().rematch}
      </Button>
    );
  if (rematch.mine === 'deciding')
    return (
      <>
        <Button {...main} onClick={() => ask({ type: 'ready', ready: true })}>
          {say.join}
        </Button>
        <Button disabled={asking} onClick={() => ask({ type: 'stand' })}>
          {say.stay}
        </Button>
      </>
    );
  return <Waiting now={now} rematch={rematch} you={you} ask={ask} onGo={onGo} />;
}

interface WaitingProps extends Pick<WaysProps, 'now' | 'rematch' | 'you' | 'onGo'> {
  readonly ask: (...requests: readonly Parameters<typeof act>[1][]) => void;
}

/** After answering, one waits for the others or changes the answer. */
function Waiting({ now, rematch: { mine, empty }, you, ask, onGo }: WaitingProps) {
  const { rematch: say } = endingWords();
  const [free] = empty;
  const strength: BotName = now.options.standIn;
  return (
    <>
      {mine !== undefined && <p>{mine === 'out' ? say.stayed : say.starts}</p>}
      {mine === 'out' && free !== undefined && (
        <Button onClick={() => ask(sitAt(free), { type: 'ready', ready: true })}>{say.changeMind}</Button>
      )}
      {now.host === you && empty.length > 0 && mine !== 'out' && (
        <Button
          kind="main"
          sign="bot"
          onClick={() => ask(...empty.map((seat) => ({ type: 'seat-bot', seat, strength }) as const))}
        >
          {say.fill}
        </Button>
      )}
      <Button kind="quiet" onClick={onGo}>
        {say.lobby}
      </Button>
    </>
  );
}
