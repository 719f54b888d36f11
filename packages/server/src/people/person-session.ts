/** The person behind a signed cookie. */
import type { CookieSerializeOptions, UnsignResult } from '@fastify/cookie';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';
import { hashOf } from './secret.ts';
import type { Found, PeopleStore } from './people-store.ts';

const COOKIE = 'duopolis';
/** Over HTTPS: browsers accept it from this host only, never from a sibling domain. */
const HOST_COOKIE = '__Host-duopolis';

/** The cookie plugin's additions; TypeScript 7 doesn't merge them into interfaces with type parameters. */
interface Cookies {
  readonly cookies: { [name: string]: string | undefined };
  readonly unsignCookie: (value: string) => UnsignResult;
  readonly setCookie: (name: string, value: string, options: CookieSerializeOptions) => void;
  readonly clearCookie: (name: string, options: CookieSerializeOptions) => void;
}

const cookiesOf = (side: FastifyRequest | FastifyReply): Cookies => side as unknown as Cookies;

/** The longest time that browsers keep a cookie; the server expires sessions itself. */
const SECONDS = 400 * 24 * 3_600;

export interface Session extends Found {
  readonly hash: string;
  /** The secret, if its cookie should be replaced: its key or its name is being retired. */
  readonly renew?: string;
}

/** The id of a session for its owner; the hash itself stays here. */
export const sessionId = (hash: string): string => hashOf(`session ${hash}`).slice(0, 22);

/** A plain cookie that came over HTTPS is stored under this name. */
const OLD_COOKIE = 'duopolis from before';

/** Until then, servers set plain cookies over HTTPS; people in running games still have them. */
const PLAIN_BEFORE = Date.UTC(2026, 10, 17);

/** The secret of a device with a cookie that we signed; its owner is not looked up yet. */
const tokenOf = (request: FastifyRequest): UnsignResult | undefined => {
  const { [HOST_COOKIE]: own, [COOKIE]: plain, [OLD_COOKIE]: old } = cookiesOf(request).cookies;
  const cookie = own ?? plain ?? old;
  return cookie === undefined ? undefined : cookiesOf(request).unsignCookie(cookie);
};

/** Whether the only cookie is one that a sibling domain can set too. */
const isOld = (request: FastifyRequest): boolean =>
  cookiesOf(request).cookies[HOST_COOKIE] === undefined &&
  cookiesOf(request).cookies[OLD_COOKIE] !== undefined;

/**
 * Over HTTPS a sibling domain can set the plain cookie to a session of its own, and the victim would play in that
 * session. So the plain cookie counts only for sessions older than the prefixed one, and is then replaced.
 */
export function onlyOwnCookie(app: FastifyInstance, { secure }: Pick<Config, 'secure'>): void {
  if (!secure) return;
  app.addHook('onRequest', async (request) => {
    const { cookies } = cookiesOf(request);
    cookies[OLD_COOKIE] = cookies[COOKIE];
    delete cookies[COOKIE];
  });
}

/** Tells devices apart before their owners are looked up. */
export function deviceOf(request: FastifyRequest): string | undefined {
  const token = tokenOf(request);
  return token?.valid === true ? (token.value ?? undefined) : undefined;
}

export async function sessionOf(people: PeopleStore, request: FastifyRequest): Promise<Session | undefined> {
  const token = tokenOf(request);
  if (token?.valid !== true || token.value === null) return undefined;
  const hash = hashOf(token.value);
  const person = await people.find(hash);
  if (person === undefined || (isOld(request) && person.created >= PLAIN_BEFORE)) return undefined;
  return {
    ...person,
    hash,
    ...((token.renew || isOld(request)) && { renew: token.value }),
  };
}

/** Gives a device its secret; over HTTPS under the name that only this host can use. */
export function giveCookie(reply: FastifyReply, token: string, { secure }: Pick<Config, 'secure'>): void {
  const cookies = cookiesOf(reply);
  const options = { httpOnly: true, sameSite: 'lax', path: '/', secure } as const;
  cookies.setCookie(secure ? HOST_COOKIE : COOKIE, token, { ...options, signed: true, maxAge: SECONDS });
  if (secure) cookies.clearCookie(COOKIE, { path: '/' });
}

export function takeCookie(reply: FastifyReply): void {
  const cookies = cookiesOf(reply);
  cookies.clearCookie(COOKIE, { path: '/' });
  cookies.clearCookie(HOST_COOKIE, { path: '/', secure: true });
}
