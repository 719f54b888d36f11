/** Whether a table plays with the pieces of the reader's own box. */
import { keysOf } from '@duopolis/rules/lists';
import { COMPONENTS, type Components } from '@duopolis/rules/components';
import type { TableView } from '@duopolis/table';
import type { JoinProblem } from './join-problem.ts';

/** The first list that differs, as a problem; without a box of one's own every table will do. */
export function otherPieces({ open }: TableView, own: Components | undefined): JoinProblem | undefined {
  if (own === undefined) return undefined;
  const played = open.options.components ?? COMPONENTS;
  const list = keysOf(own).find((name) => JSON.stringify(own[name]) !== JSON.stringify(played[name]));
  return list === undefined ? undefined : { code: 'other-pieces', list };
}
