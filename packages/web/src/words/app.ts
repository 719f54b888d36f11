/** The words around every screen: bars, settings, shortcuts, what went wrong. */
import type { Theme } from '../app/settings.ts';

export interface AppWords {
  readonly close: string;
  readonly cancel: string;
  readonly home: string;
  readonly less: string;
  readonly more: string;
  readonly skip: string;
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
  readonly still: string;
  readonly stillAbout: string;
  readonly sound: string;
  readonly soundAbout: string;
  readonly notify: string;
  readonly notifyAbout: string;
  readonly notifyRefused: string;
  readonly notifyMissing: string;
  readonly anywhere: string;
  readonly openShortcuts: string;
  readonly closeShortcuts: string;
  readonly nextControl: string;
  readonly press: string;
  readonly moveIn: string;
  readonly noKeys: string;
  readonly brokenTitle: string;
  readonly broken: string;
  readonly notLoaded: string;
  readonly reload: string;
  readonly lostTitle: string;
  readonly lost: (path: string) => string;
  readonly toHome: string;
}
