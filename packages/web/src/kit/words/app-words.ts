/** The words around every screen: bars, settings, shortcuts, errors. */
import type { CeremonyKind, Pace, Theme } from '../settings/settings.ts';
import { partWords } from './part-words.ts';

export interface AppWords {
  readonly close: string;
  readonly cancel: string;
  readonly home: string;
  readonly less: string;
  readonly more: string;
  readonly skip: string;
  readonly skipToHand: string;
  readonly language: string;
  readonly settings: string;
  readonly shortcuts: string;
  readonly menu: string;
  readonly loading: string;
  readonly theme: string;
  readonly themes: { readonly [theme in Theme]: string };
  readonly name: string;
  readonly nameHint: string;
  readonly badName: string;
  readonly gains: string;
  readonly gainsAbout: string;
  readonly ceremony: string;
  readonly ceremonyAbout: string;
  readonly ceremonies: { readonly [kind in CeremonyKind]: string };
  readonly pace: string;
  readonly paceAbout: string;
  readonly paces: { readonly [pace in Pace]: string };
  readonly still: string;
  readonly stillAbout: string;
  readonly sound: string;
  readonly soundAbout: string;
  readonly volume: string;
  readonly haptics: string;
  readonly hapticsAbout: string;
  readonly mute: string;
  readonly notify: string;
  readonly notifyAbout: string;
  readonly notifyRefused: string;
  readonly notifyMissing: string;
  readonly anywhere: string;
  readonly openShortcuts: string;
  readonly closeShortcuts: string;
  readonly explain: string;
  readonly nextControl: string;
  readonly press: string;
  readonly moveIn: string;
  readonly noKeys: string;
  /** Names of keys without a symbol. */
  readonly keyNames: {
    readonly escape: string;
    readonly enter: string;
    readonly space: string;
    /** Only where keyboards don't have the English name. */
    readonly backspace?: string;
    readonly home?: string;
    readonly end?: string;
  };
  readonly keys: string;
  readonly keysAbout: string;
  readonly showKeys: string;
  readonly changeKey: (key: string, does: string) => string;
  readonly pressKey: (does: string) => string;
  readonly keyChanged: (key: string, does: string) => string;
  readonly resetKeys: string;
  readonly keysReset: string;
  readonly brokenTitle: string;
  readonly broken: string;
  readonly notLoaded: string;
  readonly reload: string;
  readonly lostTitle: string;
  readonly lost: (path: string) => string;
  readonly toHome: string;
  readonly toNotices: string;
  /** To the host of a webhook, or to an address. */
  readonly noticesOff: (label: string) => string;
}

export const appWords = partWords(import.meta.glob<AppWords>('./??.ts', { import: 'app' }));
