/** Portraits at a table: bots have theirs by name, people keep theirs and share it with nobody. */
import { INITIAL_TABLE, type OpenTable, type Portrait, PORTRAITS } from '@duopolis/table';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { memberPortrait, portraitOf } from '../../../src/game/players/portraits.ts';

const tableOf = (members: readonly string[], chairs = ''): OpenTable => ({
  ...INITIAL_TABLE.open,
  members: members.map((id) => ({ id, name: id, here: true, since: 0 })),
  chairs: chairs.split('').map((chair) => ({
    holder: chair === 'B' ? { kind: 'bot', strength: 'easy' } : { kind: 'person', member: members[0] ?? '' },
    ready: true,
    answered: true,
  })),
});

const withPortraits = (open: OpenTable, chosen: { readonly [nth: number]: Portrait }): OpenTable => ({
  ...open,
  members: open.members.map((member, nth) => {
    const portrait = chosen[nth];
    return portrait === undefined ? member : { ...member, portrait };
  }),
});

test.each([
  ['PBB', 'ada ben'],
  ['BPB', 'ben ada'],
  ['BBP', 'ada ben'],
])('a bot looks like its name wherever it sits: %s', (chairs, looks) => {
  const open = tableOf(['Nora'], chairs);
  const bots = chairs.split('').flatMap((chair, seat) => (chair === 'B' ? [portraitOf(open, seat)] : []));
  expect(bots.join(' ')).toBe(looks);
});

test('all people at a table look different, and keep their portraits when others join', () => {
  const ids = fc.uniqueArray(fc.string({ minLength: 1, maxLength: 24 }), { minLength: 1, maxLength: 12 });
  fc.assert(
    fc.property(ids, (members) => {
      const open = tableOf(members);
      const looks = members.map((id) => memberPortrait(open, id));
      expect(new Set(looks).size).toBe(members.length);
      members.forEach((id, nth) => {
        expect(memberPortrait(tableOf(members.slice(0, nth + 1)), id)).toBe(looks[nth]);
      });
    }),
  );
});

test('a chosen portrait is shown to everyone, and nobody else has it', () => {
  const ids = fc.uniqueArray(fc.string({ minLength: 1, maxLength: 24 }), { minLength: 2, maxLength: 12 });
  fc.assert(
    fc.property(ids, fc.constantFrom(...PORTRAITS), fc.nat(), (members, portrait, nth) => {
      const chooser = nth % members.length;
      const open = withPortraits(tableOf(members), { [chooser]: portrait });
      const looks = members.map((id) => memberPortrait(open, id));
      expect(looks[chooser]).toBe(portrait);
      expect(new Set(looks).size).toBe(members.length);
    }),
  );
});

test('if two choose the same portrait, the first one gets it', () => {
  const open = withPortraits(tableOf(['Nora', 'Otto']), { 0: 'beret', 1: 'beret' });
  expect(memberPortrait(open, 'Nora')).toBe('beret');
  expect(memberPortrait(open, 'Otto')).not.toBe('beret');
});
