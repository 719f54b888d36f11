/** Turns pending turns into deliveries, on whichever node looks first. */
import { createHash } from 'node:crypto';
import { type Notice, plan } from './plan.ts';
import { isOpen, type NoticeStore } from './notice-store.ts';

export interface DueOptions {
  readonly store: NoticeStore;
  readonly now: () => number;
  /** Milliseconds between a turn and its notice. */
  readonly delay: number;
}

const NO_SETTINGS = { language: 'en', zone: 'UTC', urgent: false, stopped: true } as const;

/** The same tables in the same phases make the same delivery on every node. */
const deliveryId = (way: string, { kind, tables }: Notice): string =>
  createHash('sha256')
    .update(
      JSON.stringify([
        way,
        kind,
        tables.filter(({ fresh }) => fresh).map(({ table, position }) => [table, position]),
      ]),
    )
    .digest('base64url')
    .slice(0, 22);

export async function planFor({ store, now, delay }: DueOptions, member: string): Promise<void> {
  const [settings, ways, turns] = await Promise.all([
    store.settings(member),
    store.ways(member),
    store.turns(member),
  ]);
  const open = settings === undefined || settings.stopped ? [] : ways.filter(isOpen);
  const time = now();
  const planned = plan(turns, { now: time, delay, settings: settings ?? NO_SETTINGS, ways: open });
  await store.settle(
    member,
    planned.marks,
    planned.notices.map(({ way, notice }) => ({
      id: deliveryId(way, notice),
      way,
      message: notice,
      due: time,
    })),
  );
}
