/** Deliveries in flight: a bounded number, few of them of one person, so that one person's slow receivers delay nobody else. */

const AT_ONCE = 64;
const EACH = 3;

/** How many more may start, and who has some in flight already. */
export interface Room {
  readonly most: number;
  readonly each: number;
  readonly busy: { readonly [member: string]: number };
}

export interface InFlight {
  readonly room: () => Room;
  /** Runs one; what it throws is lost, since its lease ends and it is sent again. */
  readonly start: (member: string, send: () => Promise<void>) => void;
  /** When all that have started are done. */
  readonly done: () => Promise<void>;
}

/** Tells when there is room for something that may have had to wait. */
export function newInFlight(hasRoom: () => void): InFlight {
  const busy = new Map<string, number>();
  const running = new Set<Promise<void>>();
  const land = (member: string, flight: Promise<void>): void => {
    const own = busy.get(member) ?? 0;
    const wasFull = own >= EACH || running.size >= AT_ONCE;
    running.delete(flight);
    if (own > 1) busy.set(member, own - 1);
    else busy.delete(member);
    if (wasFull) hasRoom();
  };
  return {
    room: () => ({ most: AT_ONCE - running.size, each: EACH, busy: Object.fromEntries(busy) }),
    start: (member, send) => {
      busy.set(member, (busy.get(member) ?? 0) + 1);
      const flight: Promise<void> = send()
        .catch(() => {})
        .then(() => land(member, flight));
      running.add(flight);
    },
    done: async () => void (await Promise.all(running)),
  };
}
