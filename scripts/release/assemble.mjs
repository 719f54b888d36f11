/** Runs the Dockerfile's steps in folders, one for each stage, where there is no container engine. */
import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, renameSync } from 'node:fs';
import { dirname, join, sep } from 'node:path';
import { CLIENT } from '../client.mjs';
import { findNode, ROOT } from '../node24.mjs';
import { parseDockerfile, parseIgnored } from './dockerfile.mjs';
import { productionPackages, readLock } from './packages.mjs';

const copy = (source, target) => {
  mkdirSync(dirname(target), { recursive: true });
  cpSync(source, target, { recursive: true, verbatimSymlinks: true });
};

/** What `COPY . .` takes: the files of this repository, changed or not, without what .dockerignore leaves out. */
export function contextFiles() {
  const list = ['ls-files', '--cached', '--others', '--exclude-standard'];
  const files = execFileSync('git', list, { cwd: ROOT, encoding: 'utf8', maxBuffer: 2 ** 26 });
  const isIgnored = parseIgnored(readFileSync(join(ROOT, '.dockerignore'), 'utf8'));
  return files.split('\n').filter((file) => file !== '' && existsSync(join(ROOT, file)) && !isIgnored(file));
}

const isInside = (path, folder) => path === folder || path.startsWith(`${folder}${sep}`);

/** Without npm nobody reads the files of a stage but the stages that copy from it. */
function copyContext({ name, root, folder }, { isQuick, stages }) {
  const copied = stages.flatMap(({ steps }) => steps.filter(({ from }) => from === name));
  const needed = isQuick ? copied.map(({ source }) => join(root, source)) : [root];
  for (const file of contextFiles()) {
    const target = join(folder, file);
    if (needed.some((path) => isInside(target, path))) copy(join(ROOT, file), target);
  }
}

/** Without npm a stage has done its work when another one copies from it: what is copied can be moved. */
function copyStage(source, target, { isQuick }) {
  if (!isQuick) return copy(source, target);
  mkdirSync(dirname(target), { recursive: true });
  renameSync(source, target);
}

function runProgram(program, args, cwd) {
  const { status } = spawnSync(program, args, {
    cwd,
    stdio: ['ignore', 2, 2],
    env: { ...process.env, NODE_ENV: '' },
  });
  if (status !== 0) throw new Error(`${program} ${args.join(' ')} ended with ${status}.`);
}

/** Instead of `npm ci --omit=dev`: the production packages of this clone, as the lockfile lists them. */
function copyProduction(folder) {
  const lock = readLock();
  const needed = productionPackages(lock);
  // Those for another processor are not installed here.
  const isHere = (path) => lock[path].optional !== true || existsSync(join(ROOT, path));
  for (const path of needed.filter((one) => one.includes('node_modules/') && isHere(one)))
    copy(join(ROOT, path), join(folder, path));
  const links = Object.entries(lock).filter(([, { link, resolved }]) => link && needed.includes(resolved));
  for (const [path] of links) copy(join(ROOT, path), join(folder, path));
}

/** Instead of building again: the client that is built here. */
const copyClient = (folder) => copy(CLIENT, join(folder, 'packages', 'web', 'dist'));

function runStep(step, folder, root, isQuick) {
  const [program, ...args] = step.words;
  if (program === 'install' && args[0] === '-d')
    return mkdirSync(join(root, args.at(-1)), { recursive: true });
  /** The packages of a quick copy are those of the lockfile: nothing is to be removed. */
  if (program === 'node') return isQuick ? undefined : runProgram(findNode(), args, folder);
  if (program !== 'npm') throw new Error(`scripts/release does not know how to run: ${step.words.join(' ')}`);
  if (!isQuick) return runProgram('npm', args, folder);
  if (args[0] === 'run') return copyClient(folder);
  return args.includes('--omit=dev') ? copyProduction(folder) : undefined;
}

/** Builds all stages under a folder; the answer is the last one's root, work folder and settings. */
export function assemble(at, { isQuick }) {
  const roots = new Map();
  const stages = parseDockerfile(readFileSync(join(ROOT, 'Dockerfile'), 'utf8'));
  const how = { isQuick, stages };
  let last;
  for (const [nth, { name = `stage-${nth}`, steps }] of stages.entries()) {
    const root = join(at, name);
    roots.set(name, root);
    last = { name, root, folder: root, env: {}, command: [], user: undefined };
    for (const step of steps) {
      if (step.type === 'WORKDIR') mkdirSync((last.folder = join(root, step.folder)), { recursive: true });
      if (step.type === 'COPY' && step.from === undefined) copyContext(last, how);
      if (step.type === 'COPY' && step.from !== undefined)
        copyStage(join(roots.get(step.from), step.source), join(last.folder, step.target), how);
      if (step.type === 'RUN') runStep(step, last.folder, root, isQuick);
      if (step.type === 'ENV') Object.assign(last.env, step.values);
      if (step.type === 'USER') last.user = step.name;
      if (step.type === 'CMD') last.command = step.words;
    }
  }
  return last;
}
