/** Makes the planned table, on this device or on the server, and goes there. */
import { go, type NewKind } from '../../kit/routing/route.ts';
import { toast } from '../../kit/controls/toast.tsx';
import { createLocal } from '../local/local-table.ts';
import { sayProblem } from '../../kit/account/server-problem.ts';
import type { TableOptions } from '@duopolis/table';
import { boxComponents } from './saved-box.ts';
import { FIRST_PLAN, type Plan, tableOptions } from './setup-options.ts';
import { words } from '../words/shared-words.ts';
import { withWords } from '../../kit/words/shown-language.ts';
import { peopleAt } from './people-at.ts';

/** The planned options, with the pieces of this device's box if it has one. */
async function optionsFor(kind: NewKind, plan: Plan): Promise<TableOptions> {
  const components = await boxComponents();
  if (components === undefined) return tableOptions(kind, plan);
  const known = new Set([...components.tokens, ...components.capitalTokens]);
  const tokens = plan.tokens.filter((token) => known.has(token));
  return { ...tableOptions(kind, { ...plan, tokens }), components };
}

async function makeHere(kind: NewKind, plan: Plan): Promise<string | undefined> {
  const people = kind === 'device' ? peopleAt(plan.names, plan.portraits) : peopleAt(['']);
  const made = await createLocal(await optionsFor(kind, plan), people, { botIn: () => plan.strength });
  if (!made.ok) return words().game.table.rejection(made.error);
  go({ name: 'local', table: made.value });
  return undefined;
}

async function makeOnline(plan: Plan): Promise<string | undefined> {
  const { createOnline, sitDownOnArrival } = await withWords(import('../link/online-link.ts'));
  const made = await createOnline(await optionsFor('friends', plan));
  if (!made.ok) return sayProblem(words(), made.error);
  sitDownOnArrival(made.value);
  go({ name: 'table', table: made.value });
  return undefined;
}

/** Returns the reason if it could not be made. */
export async function makeTable(kind: NewKind, plan: Plan): Promise<void> {
  let why: string | undefined;
  try {
    why = kind === 'friends' ? await makeOnline(plan) : await makeHere(kind, plan);
  } catch (error) {
    why = error instanceof Error ? error.name : '';
  }
  if (why !== undefined) toast(words().home.notMade(why), 'alert');
}

/** A table with bots in one click. */
export const playNow = (): Promise<void> => makeTable('bots', FIRST_PLAN);
