/** Bad usage: exactly one clear line on standard error, and exit code 2. */
import { describe, expect, test } from 'vitest';
import { duopolis as asProcess, ONE_LINE, type Ran, start } from './kit/command.ts';
import { duopolis } from './kit/run.ts';

const SHOP = '[{"shop":2,"factory":0,"tavern":0,"office":0,"park":0,"house":0,"total":2}]\n';

describe('bad usage', () => {
  test.each<[string, string]>([
    ['', 'no command given; expected one of score, scorepad, simulate, '],
    ['dance', "unknown command 'dance'; expected one of score,"],
    ['--dance', "unknown option '--dance'; see 'duopolis --help'"],
    ['score', "CITY is missing; see 'duopolis score --help'"],
    ['score SSSS --loud', "unknown option '--loud'; see 'duopolis score --help'"],
    ['simulate --games', "the option '--games' needs a value"],
    ['simulate --games many', "--games is 'many'; expected a whole number from 1 up"],
    ['simulate --games 0', "--games is '0'; expected a whole number from 1 up"],
    ['simulate --seats 9', "--seats is '9'; expected a whole number from 3 to 7"],
    ['simulate --mode duel --seats 3', "--seats is '3'; expected 2"],
    ['simulate --mode chess', "--mode is 'chess'; expected one of table, duel, solo, duo"],
    ['simulate --bots greedy,deep', "--bots is 'deep'; expected one of random, "],
    ['simulate --mode solo --difficulty 8', "--difficulty is '8'; expected a whole number from 1 to 7"],
    ['simulate --mode solo --kind hard', "--kind is 'hard'; expected one of simple, full"],
    ['simulate --kind full', '--kind is for solo games; expected --mode solo with it'],
    ['simulate twice', "too many arguments; see 'duopolis simulate --help'"],
    ['simulate --games 1 --records no/such/folder/x', "can't write 'no/such/folder/x': it does not exist"],
    ['verify', "FILE is missing; see 'duopolis verify --help'"],
    ['verify no-such-file', "can't read 'no-such-file': it does not exist"],
    ['replay .', "can't read '.': it is a folder"],
    ['play', "'play' needs a terminal"],
    ['play --name= --mode table', '--name is empty; expected some text'],
    ['solo', "'solo' needs a terminal"],
    ['solo --kind hard', "--kind is 'hard'; expected one of simple, full"],
    ['solo --difficulty 0', "--difficulty is '0'; expected a whole number from 1 to 7"],
    ['play --mode solo', "--mode is 'solo'; expected one of table, duel, duo"],
    [
      'play --components no-such-file',
      "can't read 'no-such-file': it does not exist; expected a JSON file of pieces",
    ],
    ['campaign dance', "ACTION is 'dance'; expected one of new, status, play, pick, scores"],
    ['campaign play', "'campaign play' needs a terminal"],
    ['components', "FILE is missing; see 'duopolis components --help'"],
    ['completion tcsh', "SHELL is 'tcsh'; expected one of bash, zsh, fish"],
    ['score SSSS --lang de', "--lang is 'de'; expected one of en, fr, ru"],
  ])('duopolis %s', async (line, words) => {
    const { code, out, err } = await duopolis(line.split(' ').filter(Boolean));
    expect(err).toMatch(ONE_LINE);
    expect(err).toContain(words);
    expect([code, out]).toEqual([2, '']);
  });
});

describe('the reader’s language', () => {
  test.each<[string[], Record<string, string>, string]>([
    [['dance'], { LANG: 'fr_FR.UTF-8' }, 'commande inconnue « dance »'],
    [['dance'], { LANG: 'fr_FR.UTF-8', LC_ALL: 'ru_RU.UTF-8' }, 'неизвестная команда «dance»'],
    [['dance'], { LANG: 'fr_FR.UTF-8', LC_MESSAGES: 'ru_RU.UTF-8' }, 'неизвестная команда «dance»'],
    [['dance', '--lang', 'en'], { LANG: 'fr_FR.UTF-8' }, "unknown command 'dance'"],
    [['--lang=ru', 'dance'], {}, 'неизвестная команда «dance»'],
    [['dance'], { LANG: 'de_DE.UTF-8' }, "unknown command 'dance'"],
  ])('%j in %j', async (args, env, words) => {
    expect((await duopolis(args, { env })).err).toContain(words);
  });
});

describe('the outside world', () => {
  test.each<[string[], string, Ran]>([
    [['score', '-'], '{"cities":["S"]}\n', { code: 0, out: SHOP, err: '' }],
    [['dance'], '', { code: 2, out: '', err: expect.stringMatching(ONE_LINE) }],
  ])('the command %j reads, writes and exits as a process', async (args, input, ran) => {
    expect(await asProcess(args, { input })).toEqual(ran);
  });

  test('a closed output pipe ends the command without an error', async () => {
    const ran = await new Promise<Ran>((resolve) => {
      const child = start(['score', '-']);
      let err = '';
      child.stderr.setEncoding('utf8').on('data', (text: string) => {
        err += text;
      });
      child.on('close', (code) => resolve({ code, out: '', err }));
      child.stdin.on('error', () => {});
      child.stdout.once('data', () => child.stdout.destroy());
      child.stdin.end('{"cities":["SSSS/HHOm/OPOO/OPHP"]}\n'.repeat(20_000));
    });
    expect(ran).toEqual({ code: 0, out: '', err: '' });
  });

  test('signals and exit codes pass through to and from the command', async () => {
    const child = start(['score', '-']);
    const ended = new Promise<number | NodeJS.Signals | null>((resolve) => {
      child.on('close', (code, signal) => resolve(code ?? signal));
    });
    child.stdout.once('data', () => child.kill('SIGINT'));
    child.stdin.write('{"cities":["S"]}\n');
    expect([130, 'SIGINT']).toContain(await ended);
  });
});

describe('help', () => {
  test.each([
    'score',
    'simulate',
    'verify',
    'replay',
    'play',
    'solo',
    'campaign',
    'components',
    'completion',
  ])('of %s has a usage and examples', async (command) => {
    const { code, out, err } = await duopolis([command, '--help']);
    expect([code, err]).toEqual([0, '']);
    expect(out).toContain(`Usage: duopolis ${command}`);
    expect(out).toMatch(new RegExp(`Examples:\n.*duopolis ${command}`));
  });

  test('of everything names every command', async () => {
    const { code, out } = await duopolis(['--help', '--lang', 'fr']);
    expect(code).toBe(0);
    for (const command of ['score', 'simulate', 'verify', 'replay', 'play', 'completion'])
      expect(out).toContain(command);
    expect(out).toContain('Utilisation :');
  });

  test('the version is that of the package', async () => {
    expect((await duopolis(['--version'])).out).toMatch(/^\d+\.\d+\.\d+\n$/);
  });
});
