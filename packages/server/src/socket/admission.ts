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

/** The resources of one connection; both functions may be called more than once. */
interface Admitted {
  /** The handshake is over. */
  readonly settle: () => void;
  /** The connection is closed. */
  readonly leave: () => void;
}

export interface Admission {
  readonly enter: (network: string) => Admitted | Full;
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

  function placeIn(network: string, own: Used): Admitted {
    let [shaking, open] = [true, true];
    const settle = (): void => {
      if (!shaking) return;
      shaking = false;
      all.handshakes -= 1;
      own.handshakes -= 1;
    };
    const leave = (): void => {
      if (!open) return;
      open = false;
      settle();
      all.sockets -= 1;
      own.sockets -= 1;
      if (own.sockets === 0) networks.delete(network);
    };
    return { settle, leave };
  }

  return {
    enter: (network) => {
      const own = networks.get(network) ?? { handshakes: 0, sockets: 0 };
      const full = fullFor(own);
      if (full !== undefined) return full;
      networks.set(network, own);
      for (const used of [all, own]) {
        used.handshakes += 1;
        used.sockets += 1;
      }
      return placeIn(network, own);
    },
    networks: () => networks.size,
    handshakes: () => all.handshakes,
    sockets: () => all.sockets,
  };
}
