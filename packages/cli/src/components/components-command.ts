/** `duopolis components`: whether a file of pieces is valid, and what it replaces. */
import { keysOf } from '@duopolis/rules/lists';
import { buildingTiles, COMPONENTS, type Components } from '@duopolis/rules/components';
import { SUCCESS, type Outcome, type Shell } from '../shell.ts';
import { readComponents } from './components-file.ts';

export interface ComponentsOptions {
  /** The file, if it isn't the argument. */
  readonly components?: string;
  readonly json?: true;
}

function sizeOf(box: Components, list: keyof Components): number {
  if (list === 'buildings') return buildingTiles(box).length;
  return list === 'tieBreaks' ? box.tieBreaks.types.length : box[list].length;
}

export function components(file: string, { json }: ComponentsOptions, shell: Shell): Outcome {
  const read = readComponents(file);
  if (!read.ok) return read;
  const lists = keysOf(COMPONENTS);
  const changed = lists.filter(
    (list) => JSON.stringify(read.value[list]) !== JSON.stringify(COMPONENTS[list]),
  );
  const replaced = changed.map((list) => ({
    list,
    pieces: sizeOf(read.value, list),
    ours: sizeOf(COMPONENTS, list),
  }));
  if (json === true) {
    shell.print(JSON.stringify({ file, ok: true, replaced }));
    return SUCCESS;
  }
  const { words, vocabulary, paint } = shell;
  shell.print(words.components.sound(file, paint.good));
  if (replaced.length === 0) shell.print(words.components.nothing);
  for (const { list, pieces, ours } of replaced) {
    shell.print(`  ${words.components.replaced(vocabulary.boxes.lists[list], pieces, ours)}`);
  }
  return SUCCESS;
}
