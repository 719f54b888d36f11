/** A person at a server: a name, and a socket that carries the cookie. */
import { randomBytes } from 'node:crypto';
import {
  type Connection,
  connect,
  socketAddress,
  socketOver,
  type ClientEnvironment,
} from '@duopolis/protocol';
import { ok, refuse, type Result } from '@duopolis/rules';
import type { JoinProblem } from './join-problem.ts';

const environmentOf = (server: string, cookie: string): ClientEnvironment => ({
  open: (listener, table) =>
    socketOver(new WebSocket(socketAddress(server, undefined, table), { headers: { cookie } }), listener),
  later: (milliseconds, run) => {
    const timer = setTimeout(run, milliseconds);
    return () => clearTimeout(timer);
  },
  random: Math.random,
  newId: () => randomBytes(9).toString('base64url'),
});

export interface Greeted {
  readonly connection: Connection;
  /** The same cookie means the same person. */
  readonly cookie: string;
}

export async function greet(
  server: string,
  name: string,
  known?: string,
): Promise<Result<Greeted, JoinProblem>> {
  let answer: Response;
  try {
    answer = await fetch(`${server}/api/session`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(known !== undefined && { cookie: known }) },
      body: JSON.stringify({ name }),
    });
  } catch {
    return refuse({ code: 'no-answer', server });
  }
  const [given = ''] = (answer.headers.get('set-cookie') ?? '').split(';');
  const cookie = given === '' ? (known ?? '') : given;
  if (!answer.ok || cookie === '') {
    return refuse(problemOf(answer.status, server, name));
  }
  return ok({ connection: connect(environmentOf(server, cookie)), cookie });
}

function problemOf(status: number, server: string, name: string): JoinProblem {
  switch (status) {
    case 400:
      return { code: 'bad-name', name };
    case 507:
      return { code: 'refused', rejection: { code: 'not-stored' } };
    default:
      return { code: 'strange-server', server, status };
  }
}
