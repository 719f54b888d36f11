/**
 * The commands, their arguments and options, and their help in the reader's language. Only the code of the given command
 * is loaded.
 */
import { readFileSync } from 'node:fs';
import { BOT_NAMES } from '@duopolis/bots';
import { refuse } from '@duopolis/rules';
import { Argument, Command, Option } from 'commander';
import { addHosting, HOSTING_EXAMPLES } from './hosting/register.ts';
import type { ComponentsOptions } from './components/components-command.ts';
import type { Outcome, Shell } from './shell.ts';

/** Works next to the sources and next to the built files. */
const PACKAGE = new URL('../package.json', import.meta.url);

const versionOf = (): string => (JSON.parse(readFileSync(PACKAGE, 'utf8')) as { version: string }).version;

const EXAMPLES = {
  score: [
    'duopolis score SSSS/HHOm/OPOO/OPHP FFHS/FFPP/dSHH/PPdF --explain',
    `echo '{"cities":["SSSS/HHOm/OPOO/OPHP"]}' | duopolis score -`,
  ],
  scorepad: [
    'duopolis scorepad',
    'duopolis scorepad SSSS/POOd/PHbe/HFFm FFOO/FeHb/OmSS/OPPS PPPO/HPbO/SdOH/HHHS --players Ann,Bo,Cy --csv game.csv',
    'duopolis scorepad --open game.json --explain',
  ],
  simulate: [
    'duopolis simulate --games 1000 --seats 4 --bots greedy,random --seed spring',
    'duopolis simulate --mode duel --games 100 --records games.jsonl --json',
    'duopolis simulate --mode solo --kind full --difficulty 4 --games 100',
  ],
  arena: [
    'duopolis arena --bots hard,greedy*6 --seats 7 --games 700 --resume arena.jsonl --plot arena.svg',
    'duopolis arena --bots hard,"./mybot.py" --mode duel --games 100 --json',
  ],
  solve: ['duopolis solve dembOOOOOOOOOOOO', 'duopolis solve FFHHHOPPOSed S-F "H|O" --json'],
  verify: ['duopolis verify games.jsonl', 'duopolis verify - --json < games.jsonl'],
  replay: ['duopolis replay games.jsonl --game 2', 'duopolis replay games.jsonl --step 12'],
  review: ['duopolis review games.jsonl', 'duopolis review games.jsonl --game 2 --json'],
  components: ['duopolis components my-box.json'],
  campaign: [
    'duopolis campaign new --length 3 --kind full --difficulty 2 --name Ann',
    'duopolis campaign new --length 6 --capitals',
    'duopolis campaign',
    'duopolis campaign pick park --json',
  ],
  solo: ['duopolis solo', 'duopolis solo --kind simple --difficulty 4 --capitals --record solo.jsonl'],
  play: [
    'duopolis play',
    'duopolis play --seats 4 --bots greedy,random --name Ann --record game.jsonl',
    'duopolis play --mode duo',
    'duopolis play --strict',
  ],
  ...HOSTING_EXAMPLES,
  completion: [
    'source <(duopolis completion bash)',
    'duopolis completion fish > ~/.config/fish/completions/duopolis.fish',
  ],
} as const;

/** Every command hands its outcome to `finish`. */
export function programFor(shell: Shell, finish: (outcome: Outcome) => void): Command {
  const { help } = shell.words;
  const quiet = quietIn(shell);
  const program = quiet(new Command('duopolis'))
    .description(help.description)
    .usage(`${help.usage} COMMAND`)
    .version(versionOf(), '-V, --version', help.options.version)
    .option('--lang <LANGUAGE>', help.options.lang)
    .option('--no-color', help.options.noColor)
    .helpCommand('help [COMMAND]', help.options.helpCommand);

  const add = (name: keyof typeof EXAMPLES, description: string, usage = ''): Command => {
    const command = quiet(program.command(name)).description(description);
    command.usage(usage === '' ? help.usage : `${help.usage} ${usage}`);
    const examples = EXAMPLES[name].map((example) => `  ${example}`).join('\n');
    return command.addHelpText('after', `\n${shell.paint.strong(help.examples)}\n${examples}`);
  };
  const registry: Registry = {
    add,
    box: () => new Option('--components <FILE>', shell.words.components.option),
    checkedBox: () => new Option('--components <FILE>', shell.words.components.onlyChecked),
    json: () => new Option('--json', help.options.json),
    shell,
    finish,
  };
  addScore(registry);
  addScorepad(registry);
  addSimulate(registry);
  addArena(registry);
  addSolve(registry);
  addRecords(registry);
  addPlay(registry);
  addCampaign(registry);
  addComponents(registry);
  addHosting(registry);

  add('completion', help.commands.completion, 'SHELL')
    .addArgument(new Argument('<SHELL>', help.arguments.shell))
    .addOption(registry.checkedBox())
    .action(async (name: string, options: { readonly components?: string }) => {
      const [{ completion }, { readComponents }] = await Promise.all([
        import('./completion/completion-command.ts'),
        import('./components/components-file.ts'),
      ]);
      const read = readComponents(options.components);
      finish(read.ok ? completion(name, program, shell) : read);
    });

  return program;
}

/** What a new command must provide. */
interface Registry {
  readonly add: (name: keyof typeof EXAMPLES, description: string, usage?: string) => Command;
  /** The option for the pieces of a custom box. */
  readonly box: () => Option;
  /** The same where a command has no pieces: a wrong file is refused. */
  readonly checkedBox: () => Option;
  readonly json: () => Option;
  readonly shell: Shell;
  readonly finish: (outcome: Outcome) => void;
}

/** Commands never write by themselves, and speak the reader's language. */
function quietIn({ words: { help }, paint, print }: Shell): (command: Command) => Command {
  const titles: Readonly<Record<string, string>> = {
    'Usage:': help.titles.usage,
    'Arguments:': help.titles.arguments,
    'Options:': help.titles.options,
    'Commands:': help.titles.commands,
    'Global Options:': help.titles.globalOptions,
  };
  return (command) =>
    command
      .exitOverride()
      .helpOption('-h, --help', help.options.help)
      .configureOutput({ writeErr: () => {}, writeOut: (text) => print(text.trimEnd()) })
      .configureHelp({
        styleTitle: (title) => paint.strong(titles[title] ?? title),
        optionDescription: (option) => option.description,
        argumentDescription: (argument) => argument.description,
        showGlobalOptions: true,
      });
}

function addScore({ add, box, json, shell, finish }: Registry): void {
  const { help } = shell.words;
  add('score', help.commands.score, 'CITY…')
    .addArgument(new Argument('<CITY...>', help.arguments.cities))
    .option('--districts <PAIRS>', help.options.districts)
    .option('--explain', help.options.explain)
    .addOption(box())
    .addOption(json())
    .action(async (cities, options) => {
      const { score } = await import('./score/score-command.ts');
      finish(await score(cities, options, shell));
    });
}

function addScorepad({ add, box, json, shell, finish }: Registry): void {
  const { help, scorepad: ofPad } = shell.words;
  add('scorepad', ofPad.command, '[CITY…]')
    .addArgument(new Argument('[CITY...]', ofPad.cities))
    .option('--players <NAMES>', ofPad.options.players)
    .option('--capitals', help.options.capitals)
    .option('--districts <PAIRS>', help.options.districts)
    .option('--open <FILE>', ofPad.options.open)
    .option('--record <FILE>', ofPad.options.sheet)
    .option('--csv <FILE>', ofPad.options.csv)
    .option('--bgstats <FILE>', ofPad.options.bgstats)
    .option('--explain', help.options.explain)
    .addOption(box())
    .addOption(json())
    .action(async (cities, options) => {
      const { scorepad } = await import('./scorepad/scorepad-command.ts');
      finish(await scorepad(cities, options, shell));
    });
}

function addSimulate({ add, box, json, shell, finish }: Registry): void {
  const { help } = shell.words;
  add('simulate', help.commands.simulate)
    .option('--mode <MODE>', help.options.anyMode, 'table')
    .option('--games <N>', help.options.games, '1000')
    .option('--seats <K>', help.options.seats)
    .option('--capitals', help.options.capitals)
    .option('--kind <KIND>', help.options.kind)
    .option('--difficulty <LEVEL>', help.options.difficulty)
    .option('--bots <NAMES>', help.options.bots(BOT_NAMES.join(', ')), 'random')
    .option('--seed <SEED>', help.options.seed)
    .option('--records <FILE>', help.options.records)
    .addOption(box())
    .addOption(json())
    .action(async (options) => {
      const { simulate } = await import('./simulate/simulate-command.ts');
      finish(await simulate(options, shell));
    });
}

function addArena({ add, box, json, shell, finish }: Registry): void {
  const { help, arena: ofArena } = shell.words;
  add('arena', ofArena.command)
    .option('--bots <NAMES>', ofArena.options.bots(BOT_NAMES.join(', ')), 'greedy,random')
    .option('--mode <MODE>', help.options.anyMode, 'table')
    .option('--games <N>', help.options.games, '100')
    .option('--seats <K>', help.options.seats)
    .option('--capitals', help.options.capitals)
    .option('--kind <KIND>', help.options.kind)
    .option('--difficulty <LEVEL>', help.options.difficulty)
    .option('--budget <MS>', ofArena.options.budget, '100')
    .option('--iterations <N>', ofArena.options.iterations)
    .option('--seed <SEED>', help.options.seed)
    .option('--threads <N>', ofArena.options.threads)
    .option('--resume <FILE>', ofArena.options.resume)
    .option('--plot <FILE>', ofArena.options.plot)
    .addOption(box())
    .addOption(json())
    .action(async (options) => {
      const { arena } = await import('./arena/arena-command.ts');
      finish(await arena(options, shell));
    });
}

function addSolve({ add, box, json, shell, finish }: Registry): void {
  add('solve', shell.words.solve.command, 'TILE…')
    .addArgument(new Argument('<TILE...>', shell.words.solve.tiles))
    .option('--worth <N>', shell.words.solve.worth, '4')
    .addOption(box())
    .addOption(json())
    .action(async (tiles, options) => {
      const { solve } = await import('./solve/solve-command.ts');
      finish(solve(tiles, options, shell));
    });
}

function addRecords({ add, box, json, shell, finish }: Registry): void {
  const { help } = shell.words;
  add('verify', help.commands.verify, 'FILE')
    .addArgument(new Argument('<FILE>', help.arguments.file))
    .addOption(box())
    .addOption(json())
    .action(async (file, options) => {
      const { verify } = await import('./records/verify-command.ts');
      finish(await verify(file, options, shell));
    });

  add('replay', help.commands.replay, 'FILE')
    .addArgument(new Argument('<FILE>', help.arguments.file))
    .option('--game <N>', help.options.game, '1')
    .option('--step <K>', help.options.step)
    .addOption(box())
    .action(async (file, options) => {
      const { replay } = await import('./replay/replay-command.ts');
      finish(await replay(file, options, shell));
    });

  add('review', shell.words.review.command, 'FILE')
    .addArgument(new Argument('<FILE>', help.arguments.file))
    .option('--game <N>', help.options.game, '1')
    .option('--budget <MS>', shell.words.review.budget, '100')
    .addOption(box())
    .addOption(json())
    .action(async (file, options) => {
      const { review } = await import('./review/review-command.ts');
      finish(await review(file, options, shell));
    });
}

function addPlay({ add, box, shell, finish }: Registry): void {
  const { help } = shell.words;
  add('play', help.commands.play)
    .option('--mode <MODE>', help.options.mode)
    .option('--seats <K>', help.options.seats)
    .option('--capitals', help.options.capitals)
    .option('--bots <NAMES>', help.options.playBots(BOT_NAMES.join(', ')))
    .option('--strict', help.options.strict)
    .option('--secret-automa', help.options.secretAutoma)
    .option('--seating-card', help.options.seatingCard)
    .option('--seed <SEED>', help.options.seed)
    .option('--name <NAME>', help.options.name)
    .option('--record <FILE>', help.options.record)
    .addOption(box())
    .action(async (options) => {
      const { play } = await import('./play/play-command.ts');
      finish(await play(options, shell));
    });

  add('solo', shell.words.solo.command)
    .option('--kind <KIND>', help.options.kind)
    .option('--difficulty <LEVEL>', help.options.difficulty)
    .option('--capitals', help.options.capitals)
    .option('--seed <SEED>', help.options.seed)
    .option('--name <NAME>', help.options.name)
    .option('--record <FILE>', help.options.record)
    .addOption(box())
    .action(async (options) => {
      const { solo } = await import('./solo/solo-command.ts');
      finish(await solo(options, shell));
    });
}

function addCampaign({ add, box, json, shell, finish }: Registry): void {
  const { help, campaign: ofCampaign } = shell.words;
  add('campaign', ofCampaign.command, '[ACTION] [TYPE]')
    .addArgument(new Argument('[ACTION]', ofCampaign.arguments.action))
    .addArgument(new Argument('[TYPE]', ofCampaign.arguments.type))
    .option('--file <FILE>', ofCampaign.options.file)
    .option('--length <N>', ofCampaign.options.length)
    .option('--kind <KIND>', help.options.kind)
    .option('--difficulty <LEVEL>', help.options.difficulty)
    .option('--capitals', help.options.capitals)
    .option('--name <NAME>', help.options.name)
    .option('--city <CITY>', ofCampaign.options.city)
    .option('--abandon', ofCampaign.options.abandon)
    .option('--seed <SEED>', help.options.seed)
    .addOption(box())
    .addOption(json())
    .action(async (action, type, options) => {
      const { campaign } = await import('./campaign/campaign-command.ts');
      finish(await campaign({ action, type }, options, shell));
    });
}

/** The file is its argument; `--components FILE` is accepted too. */
function addComponents({ add, json, shell, finish }: Registry): void {
  const { components: ofBox } = shell.words;
  add('components', ofBox.command, 'FILE')
    .addArgument(new Argument('[FILE]', ofBox.argument))
    .addOption(new Option('--components <FILE>', ofBox.sameFile))
    .addOption(json())
    .action(async (argument: string | undefined, options: ComponentsOptions) => {
      const file = argument ?? options.components;
      if (file === undefined || (argument !== undefined && options.components !== undefined)) {
        const named = { command: 'duopolis components' };
        finish(
          refuse(
            file === undefined
              ? { code: 'missing-argument', argument: 'FILE', ...named }
              : { code: 'too-many-arguments', ...named },
          ),
        );
        return;
      }
      const { components } = await import('./components/components-command.ts');
      finish(components(file, options, shell));
    });
}
