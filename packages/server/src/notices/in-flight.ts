/** Deliveries in flight: bounded in total and per person, so that one person's slow receivers delay nobody else. */

const AT_ONCE = 64;
const EACH = 3;

/** How many more may start, and who already has some in flight. */
export interface Room {
  readonly most: number;
  readonly each: number;
  readonly busy: { readonly [member: string]: number };
}

export interface InFlight {
  readonly room: () => Room;
  /** Runs one. Errors are ignored: the lease expires and the delivery is sent again. */
  readonly start: (member: string, send: () => Promise<void>) => void;
  /** Resolves when all started deliveries are done. */
  readonly done: () => Promise<void>;
}

/** Called when there is room for a delivery that may have had to wait. */
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
