/** Broadcasts short texts from one node to all others that share the store. */
export interface Broadcast {
  readonly say: (text: string) => void;
  readonly listen: (listener: (text: string) => void) => void;
}
