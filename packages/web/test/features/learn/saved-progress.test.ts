/** What the device keeps of the first game. */
import { storeContract } from '@duopolis/table/contract';
import { expect, test } from 'vitest';
import { FRESH, saveCourse, readCourse, storeInNote } from '../../../src/features/learn/saved-progress.ts';
import { notesInMemory } from './newcomer.ts';

const open = async () => {
  const notes = notesInMemory();
  return { store: storeInNote(notes), reopen: async () => storeInNote(notes), close: async () => {} };
};

storeContract({ test, expect }, { name: 'a note', open, isLasting: true });

test.each([
  ['nothing', undefined, FRESH],
  ['another thing', 'course', FRESH],
  ['a course', { heard: ['reveal', 'pass'], before: 11 }, { heard: ['reveal', 'pass'], before: 11 }],
  ['lessons that are no more', { heard: ['reveal', 'dance'] }, { heard: ['reveal'] }],
  ['a course that is over', { heard: [], over: true }, { heard: [], over: true }],
])('%s is read as far as possible', async (_, kept, read) => {
  const notes = notesInMemory();
  await saveCourse(notes, kept as never);
  expect(await readCourse(notes)).toEqual(read);
});
