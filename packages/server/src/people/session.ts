/** Who is asking: the person behind a signed cookie. */
import type { CookieSerializeOptions, UnsignResult } from '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { hashOf } from './secret.ts';
import type { PeopleStore, Person } from './store.ts';

const COOKIE = 'duopolis';

/** What the cookie plugin adds; TypeScript 7 does not merge it into interfaces with type parameters. */
interface Cookies {
  readonly cookies: { readonly [name: string]: string | undefined };
  readonly unsignCookie: (value: string) => UnsignResult;
  readonly setCookie: (name: string, value: string, options: CookieSerializeOptions) => void;
  readonly clearCookie: (name: string, options: CookieSerializeOptions) => void;
}

const cookiesOf = (side: FastifyRequest | FastifyReply): Cookies => side as unknown as Cookies;

/** As long as browsers keep a cookie at most. */
const SECONDS = 400 * 24 * 3_600;

export interface Session extends Person {
  readonly hash: string;
  /** The secret, if its cookie is signed with a key that is on its way out. */
  readonly renew?: string;
}

/** The secret of a device, if its cookie is signed by us; nobody has looked yet whose it is. */
const tokenOf = (request: FastifyRequest): UnsignResult | undefined => {
  const cookie = cookiesOf(request).cookies[COOKIE];
  return cookie === undefined ? undefined : cookiesOf(request).unsignCookie(cookie);
};

/** What tells devices apart before anybody looks whose they are. */
export function deviceOf(request: FastifyRequest): string | undefined {
  const token = tokenOf(request);
  return token?.valid === true ? (token.value ?? undefined) : undefined;
}

export async function sessionOf(people: PeopleStore, request: FastifyRequest): Promise<Session | undefined> {
  const token = tokenOf(request);
  if (token?.valid !== true || token.value === null) return undefined;
  const hash = hashOf(token.value);
  const person = await people.find(hash);
  return person && { ...person, hash, ...(token.renew && { renew: token.value }) };
}

/** Gives a device its secret. */
export const giveCookie = (reply: FastifyReply, token: string, secure: boolean): void =>
  cookiesOf(reply).setCookie(COOKIE, token, {
    signed: true,
    httpOnly: true,
    sameSite: 'lax',
    path: '/',
    secure,
    maxAge: SECONDS,
  });

export const takeCookie = (reply: FastifyReply): void => cookiesOf(reply).clearCookie(COOKIE, { path: '/' });
