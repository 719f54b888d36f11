/** Bounds on handshakes in progress and open sockets, per network and for the whole server. */

export interface Bounds {
  /** Handshakes in progress. */
  readonly handshakes: number;
  readonly handshakesEach: number;
  /** Sockets, handshakes included. */
  readonly sockets: number;
  readonly socketsEach: number;
}

export type Full = 'handshakes' | 'handshakes-of-network' | 'sockets' | 'sockets-of-network';

/** What one connection occupies. */
export interface Slot {
  readonly network: string;
  readonly own: Used;
  isShaking: boolean;
  isTaken: boolean;
}

export interface Admission {
  readonly enter: (network: string) => Slot | Full;
  /** The handshake is over; once or more often. */
  readonly settle: (slot: Slot) => void;
  /** The connection is closed; once or more often. */
  readonly leave: (slot: Slot) => void;
  /** Networks that use any resources. */
  readonly networks: () => number;
  readonly handshakes: () => number;
  readonly sockets: () => number;
}

interface Used {
  handshakes: number;
  sockets: number;
}

export function newAdmission(bounds: Bounds): Admission {
  const networks = new Map<string, Used>();
  const all: Used = { handshakes: 0, sockets: 0 };

  function fullFor(own: Used): Full | undefined {
    if (all.handshakes >= bounds.handshakes) return 'handshakes';
    if (all.sockets >= bounds.sockets) return 'sockets';
    if (own.handshakes >= bounds.handshakesEach) return 'handshakes-of-network';
    return own.sockets >= bounds.socketsEach ? 'sockets-of-network' : undefined;
  }

  function settle(slot: Slot): void {
    if (!slot.isShaking) return;
    slot.isShaking = false;
    all.handshakes -= 1;
    slot.own.handshakes -= 1;
  }

  return {
    settle,
    leave: (slot) => {
      if (!slot.isTaken) return;
      slot.isTaken = false;
      settle(slot);
      all.sockets -= 1;
      slot.own.sockets -= 1;
      if (slot.own.sockets === 0) networks.delete(slot.network);
    },
    enter: (network) => {
      const own = networks.get(network) ?? { handshakes: 0, sockets: 0 };
      const full = fullFor(own);
      if (full !== undefined) return full;
      networks.set(network, own);
      for (const used of [all, own]) {
        used.handshakes += 1;
        used.sockets += 1;
      }
      return { network, own, isShaking: true, isTaken: true };
    },
    networks: () => networks.size,
    handshakes: () => all.handshakes,
    sockets: () => all.sockets,
  };
}
