/** A person's devices, signing out on them, and deleting everything about the person. */
import { DEVICE_PARAMS, type Device, type DevicesAnswer } from '@duopolis/protocol';
import type { FastifyInstance } from 'fastify';
import { readKind } from '../people/device-label.ts';
import { type Session, sessionId, sessionOf, takeCookie } from '../people/person-session.ts';
import type { DeviceSession } from '../people/people-store.ts';
import { fail, readAs } from '../site/read-request.ts';
import { dearLimit } from '../site/limits.ts';
import type { SecurityLog } from '../site/security-log.ts';
import type { NoticingSite } from '../site/site.ts';

const deviceOf = ({ hash, created, used, device }: DeviceSession, here: Session): Device => ({
  id: sessionId(hash),
  ...readKind(device),
  created,
  used,
  ...(hash === here.hash && { here: true }),
});

export function deviceRoutes(app: FastifyInstance, site: NoticingSite, security: SecurityLog): void {
  const { people, endings, config } = site;
  const dear = dearLimit(app, config);

  async function signOut(devices: readonly DeviceSession[]): Promise<void> {
    await Promise.all(devices.map(({ hash }) => people.forget(hash)));
    endings.tell({ sessions: devices.map(({ hash }) => sessionId(hash)) });
    if (devices.length > 0) security.note('signed-out', { count: devices.length });
  }

  app.get('/api/session/devices', async (request, reply) => {
    const session = await sessionOf(people, request);
    if (session === undefined) return fail(reply, 'no-session');
    const devices = await people.devices(session.member);
    return { devices: devices.map((device) => deviceOf(device, session)) } satisfies DevicesAnswer;
  });

  app.delete('/api/session/devices', dear, async (request, reply) => {
    const session = await sessionOf(people, request);
    if (session === undefined) return fail(reply, 'no-session');
    const devices = await people.devices(session.member);
    await signOut(devices.filter(({ hash }) => hash !== session.hash));
    return {};
  });

  app.delete('/api/session/devices/:device', dear, async (request, reply) => {
    const session = await sessionOf(people, request);
    if (session === undefined) return fail(reply, 'no-session');
    const params = readAs(DEVICE_PARAMS, request.params);
    const named = (await people.devices(session.member)).filter(
      ({ hash }) => sessionId(hash) === params?.device,
    );
    if (named.length === 0) return fail(reply, 'no-such-device');
    await signOut(named);
    if (params?.device === sessionId(session.hash)) takeCookie(reply);
    return {};
  });

  endings.listen(({ erased }) => {
    if (erased !== undefined) site.tables.erased.add(erased);
  });

  app.delete('/api/person', dear, async (request, reply) => {
    const session = await sessionOf(people, request);
    if (session === undefined) return fail(reply, 'no-session');
    await site.tables.oneByOne(session.member, () => erase(site, session.member));
    security.note('person-deleted');
    takeCookie(reply);
    return {};
  });
}

/** Leaves every table first, so that the logs no longer show the name when they are read again. */
async function erase(
  { tables, people, endings, environment, notices }: NoticingSite,
  member: string,
): Promise<void> {
  const { host, directory } = tables;
  const at = (await directory.of(member)).map(({ tableId }) => tableId);
  for (const table of at) {
    const asked = { who: member, id: environment.newId(), request: { type: 'leave' } } as const;
    // oxlint-disable-next-line no-await-in-loop -- one table after the other, none of them in a hurry
    await host.request(table, asked);
  }
  await notices.store.forget(member);
  await people.erase(member, environment.now());
  /** What requests under way have added meanwhile; from here on they can't. */
  await notices.store.forget(member);
  endings.tell({ erased: member });
  for (const table of at) host.unload(table);
}
