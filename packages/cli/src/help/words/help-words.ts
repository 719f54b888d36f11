/** What the help says about commands, arguments and options. */

export interface HelpWords {
  readonly description: string;
  readonly titles: {
    readonly usage: string;
    readonly arguments: string;
    readonly options: string;
    readonly commands: string;
    readonly globalOptions: string;
  };
  readonly examples: string;
  readonly usage: string;
  readonly options: {
    readonly help: string;
    readonly helpCommand: string;
    readonly version: string;
    readonly lang: string;
    readonly noColor: string;
    readonly json: string;
    readonly districts: string;
    readonly explain: string;
    readonly mode: string;
    readonly anyMode: string;
    readonly capitals: string;
    readonly strict: string;
    readonly secretAutoma: string;
    readonly seatingCard: string;
    readonly kind: string;
    readonly difficulty: string;
    readonly games: string;
    readonly seats: string;
    readonly bots: (names: string) => string;
    readonly playBots: (names: string) => string;
    readonly seed: string;
    readonly records: string;
    readonly game: string;
    readonly step: string;
    readonly name: string;
    readonly record: string;
  };
  readonly commands: {
    readonly score: string;
    readonly simulate: string;
    readonly verify: string;
    readonly replay: string;
    readonly play: string;
    readonly completion: string;
  };
  readonly arguments: { readonly cities: string; readonly file: string; readonly shell: string };
}
