/** The words before a game: open tables, the ring of chairs, the invitation, the seating card. */
import { partWords } from '../../../kit/words/part-words.ts';
import type { RAINBOW } from '@duopolis/rules/chance';
import type { Strength } from '../../setup/setup-options.ts';

export interface LobbyWords {
  /** A deal that several tables play, by its name. */
  readonly deal: (name: string) => string;
  readonly sameDeal: string;
  readonly toTables: string;
  readonly title: string;
  readonly about: string;
  readonly none: string;
  readonly noneAbout: string;
  readonly makeOne: string;
  /** A button below the newest tables. */
  readonly older: string;
  readonly hostedBy: (name: string) => string;
  readonly free: (chairs: number) => string;
  readonly running: string;
  readonly join: string;
  readonly watch: string;
  readonly paces: { readonly [pace in 'live' | 'relaxed' | 'days']: string };
  readonly chairs: string;
  readonly chair: (number: number) => string;
  readonly empty: string;
  readonly sitHere: string;
  readonly sitDown: string;
  readonly onlyWatch: string;
  readonly stand: string;
  readonly you: string;
  readonly host: string;
  readonly away: string;
  readonly ready: string;
  readonly notReady: string;
  readonly strengths: { readonly [strength in Strength]: string };
  readonly bot: (strength: string) => string;
  readonly otherStrength: string;
  readonly seatBot: (strength: string) => string;
  readonly unseatBot: string;
  readonly remove: string;
  readonly handOver: string;
  readonly fillWithBots: string;
  readonly invitesYou: (name: string) => string;
  readonly invited: string;
  /** Instead of an invitation, while a game is played. */
  readonly gameIsOn: string;
  readonly canWatch: string;
  readonly invite: string;
  readonly inviteAbout: string;
  readonly copy: string;
  readonly copied: string;
  readonly share: string;
  readonly shareText: string;
  readonly qr: string;
  /** Before the address of the big screen. */
  readonly bigScreen: string;
  readonly qrAbout: string;
  readonly noInvitation: string;
  readonly card: (number: number) => string;
  readonly cardAbout: string;
  readonly answer: string;
  readonly answered: string;
  readonly change: string;
  readonly day: string;
  readonly month: string;
  readonly rainbow: { readonly [colour in (typeof RAINBOW)[number]]: string };
  readonly numbersAbout: string;
  readonly portraitByLot: string;
  readonly iAmReady: string;
  readonly notYet: string;
  readonly start: string;
  readonly waitsForChairs: (chairs: number) => string;
  /** To hosts, who see what they can do. */
  readonly inviteFor: (number: number) => string;
  readonly startWaitsFor: (names: string) => string;
  readonly waitsForReady: (names: string) => string;
  readonly waitsForAnswers: (names: string) => string;
  readonly waitsForYou: string;
  readonly waitsForHost: (name: string) => string;
  readonly allSet: string;
  readonly sitFirst: string;
  readonly watching: string;
  readonly leave: string;
  readonly closeTable: string;
  readonly closeTableAbout: string;
  readonly came: (name: string) => string;
  readonly went: (name: string) => string;
}

export const lobbyWords = partWords(import.meta.glob<LobbyWords>('./??.ts', { import: 'lobby' }));
