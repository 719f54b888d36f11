/** The bar above the table: the state of the game, whom it waits for, the time, and the menu. */
import { roundOf, type Seat } from '@duopolis/rules';
import type { TableView } from '@duopolis/table';
import { Logo, Portrait } from '../../kit/art/index.ts';
import { LinkTo, Sign } from '../../kit/controls/index.ts';
import { HideHand } from './hide-hand.tsx';
import type { Link } from '../link/link.ts';
import { Clock } from './clock.tsx';
import { awaitedFrom, pendingWorkOf, isMine, PHASE_STEPS, stepOf } from '../players/pending-work.ts';
import { elementRef } from '../motion/element-registry.ts';
import { layout } from '../players/screen-layout.ts';
import { LinkStatus } from './link-status.tsx';
import { nameOf, ownSeat } from '../players/seat-names.ts';
import { portraitOf } from '../players/portraits.ts';
import { TableMenu } from './table-menu.tsx';
import { ThemeButton } from './theme-button.tsx';
import './top-bar.css';
import { tableWords } from '../players/words/table-words.ts';
import { words } from '../words/shared-words.ts';

interface BarProps {
  readonly link: Link;
  readonly view: TableView;
  readonly onLeave: () => void;
}

export function TopBar({ link, view, onLeave }: BarProps) {
  const { game } = view;
  const table = tableWords();
  const roomy = layout.value.name === 'ring';
  if (game === undefined) return null;
  const { open } = game;
  const where = table.roundTurn(open.round, open.turn, roundOf(open).turns);
  return (
    <header ref={elementRef('bar')} class={roomy ? 'bar' : 'bar bar-small'}>
      {roomy && (
        <LinkTo to={{ name: 'home' }} class="bar-brand" label={table.home}>
          <Logo size={24} />
          <span>Duopolis</span>
        </LinkTo>
      )}
      <div class="bar-middle">
        {roomy ? (
          <>
            <h1 class="bar-turn">{where}</h1>
            <Steps view={view} />
            <AwaitedPeople view={view} />
          </>
        ) : (
          <>
            <PendingWork view={view} short />
            <div class="bar-where">
              <h1 class="bar-turn">{where}</h1>
              <p>{awaitedNames(view)}</p>
            </div>
          </>
        )}
      </div>
      <div class="bar-end">
        <HideHand />
        <Clock link={link} view={view} />
        <LinkStatus link={link} />
        {roomy && <ThemeButton />}
        <TableMenu link={link} view={view} onLeave={onLeave} />
      </div>
    </header>
  );
}

function PendingWork({ view, short = false }: { readonly view: TableView; readonly short?: boolean }) {
  const work = pendingWorkOf(view);
  const { pendingWork, shortPendingWork } = tableWords();
  return (
    <strong class={isMine(work) ? 'bar-work bar-work-mine' : 'bar-work'}>
      {(short ? shortPendingWork : pendingWork)[work]}
    </strong>
  );
}

/** The steps of a turn; the current one says what I have to do. */
function Steps({ view }: { readonly view: TableView }) {
  const now = PHASE_STEPS.indexOf(stepOf(view));
  const { steps } = tableWords();
  return (
    <ol class="bar-steps">
      {PHASE_STEPS.map((step, nth) => (
        <li key={step} class={nth < now ? 'bar-done' : ''} aria-current={nth === now ? 'step' : undefined}>
          {nth === now ? (
            <PendingWork view={view} />
          ) : (
            <span>
              {nth < now && <Sign name="check" size={15} />}
              {steps[step]}
            </span>
          )}
        </li>
      ))}
    </ol>
  );
}

const whoIs = (view: TableView, seat: Seat): string =>
  seat === ownSeat(view.open, view.you) ? words().game.game.you : nameOf(view.open, seat, words());

function awaitedNames(view: TableView): string {
  const awaited = awaitedFrom(view);
  return awaited.length === 0
    ? tableWords().waitingForNobody
    : awaited.map((seat) => whoIs(view, seat)).join(', ');
}

function AwaitedPeople({ view }: { readonly view: TableView }) {
  const awaited = awaitedFrom(view);
  const own = ownSeat(view.open, view.you);
  return (
    <p class={awaited.length > 3 ? 'bar-awaited bar-awaited-many' : 'bar-awaited'}>
      <span>{awaited.length === 0 ? tableWords().waitingForNobody : tableWords().waitingFor}</span>
      {awaited.map((seat) => (
        <span key={seat} class="bar-person">
          <Portrait
            of={portraitOf(view.open, seat)}
            label=""
            look={seat === own ? 'you' : 'awaited'}
            size={28}
          />
          <b>{whoIs(view, seat)}</b>
        </span>
      ))}
    </p>
  );
}
