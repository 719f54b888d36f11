/** The people at one device who can act now, and those who can still change their mind. */
import { type OpenGame, type Seat, seatsToAct } from '@duopolis/rules';
import { type MemberId, memberOf, partnerIn, seatOf, type TableView } from '@duopolis/table';

/** Consent: a partner asks to take a tile back. */
const ACTIONS = ['choose', 'assign', 'place', 'consent'] as const;
export type Action = (typeof ACTIONS)[number];

export interface Acting {
  readonly member: MemberId;
  readonly name: string;
  readonly action: Action;
}

function actionOf({ phase }: OpenGame): Action {
  if (phase === 'choosing') return 'choose';
  return phase === 'assigning' ? 'assign' : 'place';
}

/** Whether the viewer's partner waits for their consent. */
const isAsked = ({ open, asides }: TableView, own: Seat): boolean =>
  asides.asks.some(({ city, seat }) => seat !== own && partnerIn(open.options.game, city, seat) === own);

/** What the owner of a view can do now, if anything. */
export function actionIn(view: TableView): Action | undefined {
  const { open, game, you } = view;
  const seat = seatOf(open, you);
  if (open.phase !== 'playing' || game === undefined || seat === undefined) return undefined;
  if (isAsked(view, seat)) return 'consent';
  return seatsToAct(game.open).includes(seat) ? actionOf(game.open) : undefined;
}

const nameIn = ({ open, you }: TableView): string => memberOf(open, you)?.name ?? '';

/** Everyone who can act, those after `last` first: the device goes round the table. */
export function actingAt(views: readonly TableView[], last?: MemberId): readonly Acting[] {
  const bySeat = views.toSorted((one, other) => seatIn(one) - seatIn(other));
  const from = bySeat.findIndex(({ you }) => you === last) + 1;
  return [...bySeat.slice(from), ...bySeat.slice(0, from)].flatMap((view) => {
    const action = actionIn(view);
    return action === undefined ? [] : [{ member: view.you, name: nameIn(view), action }];
  });
}

const seatIn = ({ open, you }: TableView): Seat => seatOf(open, you) ?? Number.POSITIVE_INFINITY;

/** The locked choice of a view's owner, as a key that changes with it; empty if there is none. */
export const lockedIn = ({ game }: TableView): string =>
  game === undefined || game.viewer === 'spectator' || game.open.phase !== 'choosing'
    ? ''
    : (game.choice?.join(' ') ?? '');

/** People who locked a choice and can still change it, since others are choosing. */
export const lockedAt = (views: readonly TableView[]): readonly Omit<Acting, 'action'>[] =>
  views.filter((view) => lockedIn(view) !== '').map((view) => ({ member: view.you, name: nameIn(view) }));
