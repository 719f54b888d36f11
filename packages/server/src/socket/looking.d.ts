/** Those who look at a finished game together: who is at which step, and who leads. Nothing of it is kept. */
import type { Looker, ServerMessage } from '@duopolis/protocol';
/** Carries what one node says to all others; texts are short. */
export interface Fan {
    readonly say: (text: string) => void;
    readonly listen: (hear: (text: string) => void) => void;
}
export interface GameAt {
    readonly table: string;
    readonly game: number;
}
/** One socket. */
export type Key = object;
export interface Looking {
    /** Comes, or goes to another step; the leader may name who leads from now on. False where there is no room. */
    readonly look: (key: Key, at: GameAt, looker: Looker, lead: string | undefined, tell: (message: ServerMessage) => void) => boolean;
    readonly away: (key: Key, table?: string) => void;
    readonly count: () => number;
    readonly stop: () => void;
}
export declare function newLooking(now: () => number, node: string, fan?: Fan): Looking;
