/** The words of the screen of a running game. */
import type { PendingWork } from '../pending-work.ts';
import { partWords } from '../../../kit/words/part-words.ts';
import type { BuildingType, Pass, RoundName } from '@duopolis/rules';
import type { LinkState } from '../../link/link.ts';
import type { SeatActivity } from '../seat-status.ts';

/** The tabs of the panel between the cities. */
export const CENTRE_TABS = ['score', 'table', 'log', 'reference'] as const;
export type CentreTab = (typeof CENTRE_TABS)[number];

export interface DistrictPlace {
  readonly size: number;
  readonly place: 1 | 2 | undefined;
  readonly isTied: boolean;
}

export interface TableScreenWords {
  readonly home: string;
  /** 'Round 3, turn 1 of 3' */
  readonly roundTurn: (round: RoundName, turn: number, turns: number) => string;
  readonly steps: { readonly [step in 'choose' | 'reveal' | 'place']: string };
  readonly pendingWork: { readonly [work in PendingWork]: string };
  readonly shortPendingWork: { readonly [work in PendingWork]: string };
  /** Replays the last turn. */
  readonly lastTurn: string;
  /** On a phone beside a big screen. */
  readonly lookUp: string;
  readonly waitingFor: string;
  /** In one line, without portraits. */
  readonly waitingForNames: (names: string) => string;
  readonly waitingForNobody: string;
  readonly timeLeft: (time: string) => string;
  readonly hours: (hours: number) => string;
  readonly link: { readonly [state in LinkState]: string };
  readonly linkHint: { readonly [state in 'waiting' | 'gone']: string };
  readonly reference: string;
  readonly night: string;
  readonly day: string;
  readonly menu: string;
  /** The page for the settings of notices, and the line that offers it. */
  readonly notices: string;
  readonly offerNotices: string;
  readonly shortcuts: string;
  readonly settings: string;
  readonly leave: string;
  readonly leaveTitle: string;
  readonly leavePlaying: string;
  readonly leaveWatching: string;
  readonly leaveLocal: string;
  readonly stay: string;
  readonly closeTable: string;
  readonly closeTitle: string;
  readonly closeBody: string;
  readonly close: string;
  readonly handOver: (name: string) => string;
  readonly doings: { readonly [doing in SeatActivity]: string };
  readonly placedOf: (placed: number, of: number) => string;
  readonly bot: string;
  readonly away: string;
  readonly standIn: string;
  readonly ring: string;
  readonly cityOf: (city: string, builders: string) => string;
  /** The accessible name of a small city: 'Pyramids, Bruno and Chloé, 30 points. Look closer' */
  readonly lookAt: (city: string, builders: string, points: string) => string;
  readonly and: (names: readonly string[]) => string;
  readonly withOnLeft: (name: string) => string;
  readonly withOnRight: (name: string) => string;
  readonly with: (name: string) => string;
  readonly yoursLeft: string;
  readonly yoursRight: string;
  readonly counts: string;
  readonly balance: (facts: {
    readonly left: string;
    readonly leftTotal: number;
    readonly right: string;
    readonly rightTotal: number;
  }) => string;
  readonly weaker: (city: string, total: number) => string;
  /** For spectators. */
  readonly weakerOf: (name: string, city: string, total: number) => string;
  /** Alone: the score of Automacity. */
  readonly toBeat: (city: string, total: number) => string;
  /** Beside Automacity on a phone. */
  readonly toBeatShort: (total: number) => string;
  /** Solo, before my first tile. */
  readonly automacityBegins: (city: string) => string;
  readonly level: (total: number) => string;
  readonly sum: (total: number) => string;
  readonly tabs: { readonly [tab in CentreTab]: string };
  readonly centre: string;
  /** 'Shop in Eiffel Tower: 35 and 33.' */
  readonly would: (move: string, left: number, right: number) => string;
  readonly moveIn: (tile: string, city: string) => string;
  readonly wouldCount: (city: string, total: number) => string;
  readonly wouldLevel: (total: number) => string;
  readonly wouldSum: (total: number) => string;
  readonly pickATile: string;
  readonly districts: string;
  readonly district: (one: string, other: string) => string;
  /** The largest group of each city, and what they score. */
  readonly districtSaid: (facts: {
    readonly sizes: readonly string[];
    readonly first: number;
    readonly second: number;
  }) => string;
  /** What the largest and the next score, in a row. */
  readonly districtPays: (first: number, second: number) => string;
  /** The size of a city's largest group and its place among all cities; neither first nor second is none. */
  readonly districtPlace: (facts: DistrictPlace) => string;
  /** Of cities that share a place. */
  readonly tied: string;
  readonly districtFigures: (first: number, second: number) => string;
  readonly passing: { readonly [pass in Exclude<Pass, 'none'>]: (name: string) => string };
  readonly noPassing: string;
  readonly score: string;
  readonly talk: string;
  readonly why: string;
  readonly nudge: (name: string) => string;
  readonly nudged: (name: string) => string;
  readonly takeBack: string;
  readonly dropped: (name: string) => string;
  readonly botIn: (time: string) => string;
  readonly takenOver: string;
  readonly watching: string;
  readonly delayed: (seconds: number) => string;
  readonly closed: string;
  readonly closedBody: string;
  readonly gone: string;
  readonly goneBody: string;
  /** The reference card: how each type scores, in one line; the figures come from the rules. */
  readonly scoring: { readonly [type in BuildingType]: (figures: readonly number[]) => string };
}

export const tableWords = partWords(import.meta.glob<TableScreenWords>('./??.ts', { import: 'table' }));
