/** Who may send which request when: the command table against an independent list. */
import { expect, test } from 'vitest';
import { COMMANDS } from '../src/command-table.ts';
import { decideTable } from '../src/decide.ts';
import type { Request } from '../src/request.ts';
import type { TableState } from '../src/state.ts';
import { by, DUEL, gathered, given, optionsOf, started, tableOf } from './kit/session.ts';

type Phase = 'gathering' | 'playing' | 'closed';
type Who = 'anyone' | 'member' | 'host' | 'seated';

const SPARE = { type: 'join', name: 'eve', code: 'code' } as const;
const watched = given(gathered(optionsOf(tableOf(3))), by('eve', SPARE));
const TABLES: Readonly<Record<Phase, TableState>> = {
  gathering: watched.state,
  playing: given(started(optionsOf(tableOf(3))), by('eve', SPARE)).state,
  closed: given(watched, by('ann', { type: 'close' })).state,
};

const cell = [0, 0] as const;
const both = [
  { city: 0, tile: 'S', cell },
  { city: 1, tile: 'F', cell },
] as const;

const ROWS: readonly (readonly [Request, readonly Phase[], Who])[] = [
  [{ type: 'join', name: 'zoe' }, ['gathering', 'playing'], 'anyone'],
  [{ type: 'leave' }, ['gathering', 'playing'], 'member'],
  [{ type: 'sit', seat: 0 }, ['gathering'], 'member'],
  [{ type: 'stand' }, ['gathering'], 'seated'],
  [{ type: 'seat-bot', seat: 0, strength: 'random' }, ['gathering'], 'host'],
  [{ type: 'unseat-bot', seat: 0 }, ['gathering'], 'host'],
  [{ type: 'ready', ready: false }, ['gathering'], 'seated'],
  [{ type: 'answer', answer: '1' }, ['gathering'], 'member'],
  [{ type: 'remove', member: 'ben' }, ['gathering'], 'host'],
  [{ type: 'hand-over', to: 'ben' }, ['gathering', 'playing'], 'host'],
  [{ type: 'start' }, ['gathering'], 'host'],
  [{ type: 'rematch' }, [], 'member'],
  [{ type: 'close' }, ['gathering'], 'host'],
  [{ type: 'play', position: 0, move: { type: 'wait', seat: 0 } }, ['playing'], 'seated'],
  [{ type: 'propose', position: 0, proposal: both[0] }, ['playing'], 'seated'],
  [{ type: 'propose-both', position: 0, proposals: both }, ['playing'], 'seated'],
  [{ type: 'move-offer', city: 0, id: 1, cell }, ['playing'], 'seated'],
  [{ type: 'agree', city: 0, id: 1, cell }, ['playing'], 'seated'],
  [{ type: 'decline-offer', city: 0, id: 1, cell }, ['playing'], 'seated'],
  [{ type: 'withdraw', city: 0, id: 1 }, ['playing'], 'seated'],
  [{ type: 'ask-undo', city: 0, cell }, ['playing'], 'seated'],
  [{ type: 'consent', city: 0, cell }, ['playing'], 'seated'],
  [{ type: 'decline', city: 0 }, ['playing'], 'seated'],
  [
    { type: 'say', channel: 'table', content: { kind: 'phrase', phrase: 'hello' } },
    ['gathering', 'playing'],
    'member',
  ],
  [{ type: 'mute', member: 'ben', mute: true }, ['gathering', 'playing'], 'member'],
  [{ type: 'nudge', seat: 0 }, ['playing'], 'seated'],
  [{ type: 'take-back' }, ['playing'], 'seated'],
];

test('every request is in this list', () => {
  const requests = Object.entries(COMMANDS).flatMap(([type, { who }]) => (who === 'system' ? [] : [type]));
  expect(ROWS.map(([{ type }]) => type).toSorted()).toEqual(requests.toSorted());
});

/** Rejections of the table itself, before the request's own function is called. */
const GATES: ReadonlySet<string> = new Set([
  'not-a-member',
  'wrong-table-phase',
  'not-the-host',
  'not-seated',
]);

/** The gate that stops a request, if one does. */
function stoppedBy(state: TableState, who: string, request: Request): string | undefined {
  const decision = decideTable(state, by(who, request));
  return decision.ok || !GATES.has(decision.error.code) ? undefined : decision.error.code;
}

/** Ann is the host, ben sits, eve watches, and nobody knows zoe. */
const LET_IN: Readonly<Record<Who, readonly string[]>> = {
  anyone: ['ann', 'ben', 'eve', 'zoe'],
  member: ['ann', 'ben', 'eve'],
  seated: ['ann', 'ben'],
  host: ['ann'],
};
const GATE_OF: Readonly<Record<Who, string>> = {
  anyone: '',
  member: 'not-a-member',
  seated: 'not-seated',
  host: 'not-the-host',
};

test.each(ROWS.map(([request, phases, who]) => ({ request, phases, who, type: request.type })))(
  '$type: for $who, in $phases',
  ({ request, phases, who }) => {
    for (const [phase, state] of Object.entries(TABLES)) {
      const inTime = (phases as readonly string[]).includes(phase);
      for (const person of ['ann', 'ben', 'eve', 'zoe']) {
        const stranger = person === 'zoe' && who !== 'anyone';
        const late = inTime ? undefined : 'wrong-table-phase';
        const gate = LET_IN[who].includes(person) ? undefined : GATE_OF[who];
        expect([phase, person, stoppedBy(state, person, request)]).toEqual([
          phase,
          person,
          stranger ? 'not-a-member' : (late ?? gate),
        ]);
      }
    }
  },
);

test('a cell far away is refused before anything else is decided', () => {
  const { state } = started(optionsOf(DUEL));
  const far = by('ann', { type: 'ask-undo', city: 9, cell: [99, 0] });
  expect(decideTable(state, far)).toEqual({ ok: false, error: { code: 'no-such-cell' } });
});
