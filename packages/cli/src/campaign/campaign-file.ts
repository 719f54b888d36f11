/** The campaign file: written atomically, by one process at a time, and set aside when it is damaged. */
import {
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  writeSync,
} from 'node:fs';
import { homedir } from 'node:os';
import { dirname, join } from 'node:path';
import { ok, refuse, type Result } from '@duopolis/rules';
import { type CliProblem, troubleOf } from '../cli-problem.ts';
import {
  type CampaignFile,
  formatCampaignFile,
  EMPTY_CAMPAIGN_FILE,
  parseCampaignFile,
} from './campaign-file-format.ts';
import { lockFile } from './lock-file.ts';

export interface Store {
  readonly kept: () => CampaignFile;
  readonly save: (kept: CampaignFile) => Result<CampaignFile, CliProblem>;
  readonly close: () => void;
}

/** https://specifications.freedesktop.org/basedir-spec */
export function defaultFile(environment: Readonly<Record<string, string | undefined>>): string {
  const { XDG_DATA_HOME = '', HOME } = environment;
  const data = XDG_DATA_HOME === '' ? join(HOME ?? homedir(), '.local', 'share') : XDG_DATA_HOME;
  return join(data, 'duopolis', 'campaign.json');
}

/** The text of the file; nothing if there is none. */
function sourceOf(file: string): Result<string | undefined, CliProblem> {
  try {
    return ok(readFileSync(file, 'utf8'));
  } catch (error) {
    const trouble = troubleOf(error);
    if (trouble === 'missing') return ok(undefined);
    return refuse({ code: 'unreadable', file, trouble, wants: 'campaign' });
  }
}

/** Reads without a lock: a write replaces the file at once, so a reader never sees half of one. */
export function readStore(file: string): Result<CampaignFile, CliProblem> {
  const source = sourceOf(file);
  if (!source.ok) return source;
  if (source.value === undefined) return ok(EMPTY_CAMPAIGN_FILE);
  const read = parseCampaignFile(source.value);
  if (read.ok) return read;
  const opened = openStore(file);
  if (!opened.ok) return opened;
  opened.value.close();
  return ok(opened.value.kept());
}

/** For reading and writing; a damaged file is set aside and reported, so that the next run starts without one. */
export function openStore(file: string): Result<Store, CliProblem> {
  try {
    mkdirSync(dirname(file), { recursive: true });
  } catch (error) {
    return refuse({ code: 'unwritable', file, trouble: troubleOf(error) });
  }
  const lock = lockFile(file);
  if (!lock.ok) return lock;
  const store = storeOf(file, lock.value);
  if (!store.ok) lock.value();
  return store;
}

function storeOf(file: string, close: () => void): Result<Store, CliProblem> {
  const source = sourceOf(file);
  if (!source.ok) return source;
  const read = source.value === undefined ? ok(EMPTY_CAMPAIGN_FILE) : parseCampaignFile(source.value);
  if (!read.ok) {
    const aside = setAside(file);
    return aside.ok
      ? refuse({ code: 'damaged-campaign', file, aside: aside.value, problem: read.error })
      : aside;
  }
  let [kept, written] = [read.value, source.value];
  const save = (next: CampaignFile): Result<CampaignFile, CliProblem> => {
    const now = sourceOf(file);
    if (!now.ok) return now;
    if (now.value !== written) return refuse({ code: 'changed-meanwhile', file });
    const text = formatCampaignFile(next);
    const done = writeWhole(file, text);
    if (!done.ok) return done;
    [kept, written] = [next, text];
    return ok(next);
  };
  return ok({ kept: () => kept, save, close });
}

/** A time stamp that sorts and fits any file system. */
const stamp = (): string => new Date().toISOString().replaceAll(/[-:]|\.\d+/g, '');

function setAside(file: string): Result<string, CliProblem> {
  const named = `${file}.damaged-${stamp()}`;
  let aside = named;
  for (let nth = 2; existsSync(aside); nth++) aside = `${named}-${nth}`;
  try {
    renameSync(file, aside);
    return ok(aside);
  } catch (error) {
    return refuse({ code: 'unwritable', file: aside, trouble: troubleOf(error) });
  }
}

/** Writes a temporary file in the same folder, syncs it, and then replaces the old one. */
function writeWhole(file: string, text: string): Result<undefined, CliProblem> {
  const unfinished = `${file}.${process.pid}.part`;
  try {
    const open = openSync(unfinished, 'w');
    writeSync(open, text);
    fsyncSync(open);
    closeSync(open);
    renameSync(unfinished, file);
    return ok(undefined);
  } catch (error) {
    rmSync(unfinished, { force: true });
    return refuse({ code: 'unwritable', file, trouble: troubleOf(error) });
  }
}
