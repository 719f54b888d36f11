/** The bar above the table: the state of the game, whom it waits for, the time, and the menu. */
import { roundOf, type Seat } from '@duopolis/rules';
import type { TableView } from '@duopolis/table';
import { Logo, Portrait, type PortraitName } from '../../kit/art/index.ts';
import { LinkTo, Sign } from '../../kit/controls/index.ts';
import { memo } from '../../kit/page/use-stable.ts';
import { HideHand } from './hide-hand.tsx';
import type { Link } from '../link/link.ts';
import { Clock } from './clock.tsx';
import {
  awaitedFrom,
  isMine,
  PHASE_STEPS,
  type PhaseStep,
  type PendingWork as Work,
  pendingWorkOf,
  stepOf,
} from '../players/pending-work.ts';
import { elementRef } from '../motion/element-registry.ts';
import { layout } from '../players/screen-layout.ts';
import { LinkStatus } from './link-status.tsx';
import { nameOf, ownSeat } from '../players/seat-names.ts';
import { portraitOf } from '../players/portraits.ts';
import { TableMenu } from './table-menu.tsx';
import { ThemeButton } from './theme-button.tsx';
import { hasTableTalk } from '../talk/channel.tsx';
import { hasNotices } from './slow-table.ts';
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
      {roomy && <Brand label={table.home} />}
      <div class="bar-middle">
        {roomy ? (
          <>
            <h1 class="bar-turn">{where}</h1>
            <Steps step={stepOf(view)} work={pendingWorkOf(view)} />
            <AwaitedPeople people={awaitedIn(view)} />
          </>
        ) : (
          <>
            <PendingWork work={pendingWorkOf(view)} short />
            <div class="bar-where">
              <h1 class="bar-turn">{where}</h1>
              {isMineAlone(view) || <p>{awaitedNames(view)}</p>}
            </div>
          </>
        )}
      </div>
      <div class="bar-end">
        <HideHand />
        <Clock link={link} view={view} />
        <LinkStatus link={link} />
        {roomy && <ThemeButton />}
        <TableMenu
          link={link}
          you={view.you}
          host={view.open.host}
          members={view.open.members}
          canBeNotified={hasNotices(link, view)}
          canTalk={hasTableTalk(view)}
          onLeave={onLeave}
        />
      </div>
    </header>
  );
}

const Brand = memo(function Brand({ label }: { readonly label: string }) {
  return (
    <LinkTo to={{ name: 'home' }} class="bar-brand" label={label}>
      <Logo size={24} />
      <span>Duopolis</span>
    </LinkTo>
  );
});

function PendingWork({ work, short = false }: { readonly work: Work; readonly short?: boolean }) {
  const { pendingWork, shortPendingWork } = tableWords();
  return (
    <strong class={isMine(work) ? 'bar-work bar-work-mine' : 'bar-work'}>
      {(short ? shortPendingWork : pendingWork)[work]}
    </strong>
  );
}

/** The steps of a turn; the current one says what I have to do. */
const Steps = memo(function Steps({ step: at, work }: { readonly step: PhaseStep; readonly work: Work }) {
  const now = PHASE_STEPS.indexOf(at);
  const { steps } = tableWords();
  return (
    <ol class="bar-steps">
      {PHASE_STEPS.map((step, nth) => (
        <li key={step} class={nth < now ? 'bar-done' : ''} aria-current={nth === now ? 'step' : undefined}>
          {nth === now ? (
            <PendingWork work={work} />
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
});

const whoIs = (view: TableView, seat: Seat): string =>
  seat === ownSeat(view.open, view.you) ? words().game.game.you : nameOf(view.open, seat, words());

/** The state of the turn says that it is mine. */
const isMineAlone = (view: TableView): boolean =>
  awaitedFrom(view).every((seat) => seat === ownSeat(view.open, view.you)) && isMine(pendingWorkOf(view));

/** Whom the table waits for, in one line. */
export function awaitedNames(view: TableView): string {
  const awaited = awaitedFrom(view);
  return awaited.length === 0
    ? tableWords().waitingForNobody
    : tableWords().waitingForNames(awaited.map((seat) => whoIs(view, seat)).join(', '));
}

interface AwaitedPerson {
  readonly seat: Seat;
  readonly name: string;
  readonly portrait: PortraitName;
  readonly look: 'you' | 'awaited';
}

const awaitedIn = (view: TableView): readonly AwaitedPerson[] =>
  awaitedFrom(view).map((seat) => ({
    seat,
    name: whoIs(view, seat),
    portrait: portraitOf(view.open, seat),
    look: seat === ownSeat(view.open, view.you) ? 'you' : 'awaited',
  }));

const AwaitedPeople = memo(({ people }: { readonly people: readonly AwaitedPerson[] }) => (
  <p class={people.length > 3 ? 'bar-awaited bar-awaited-many' : 'bar-awaited'}>
    <span>{people.length === 0 ? tableWords().waitingForNobody : tableWords().waitingFor}</span>
    {people.map(({ seat, name, portrait, look }) => (
      <span key={seat} class="bar-person">
        <Portrait of={portrait} label="" look={look} size={28} />
        <b>{name}</b>
      </span>
    ))}
  </p>
));
