/** This device's identity on the server: a name and a cookie, no account. */
import type { SessionAnswer, TransferAnswer } from '@duopolis/protocol';
import { signal } from '@preact/signals';
import { settings } from '../settings/settings.ts';
import { type Answer, askServer } from './api.ts';
import { codeWith, readTransfer } from './transfer-code.ts';

/** Nothing until the server has identified this device. */
const session = signal<SessionAnswer | undefined>(undefined);

const KNOWN = 'duopolis.known';

/** Whether a server has ever given this device an identity: the cookie itself can't be read. */
export function isKnown(): boolean {
  try {
    return localStorage.getItem(KNOWN) !== null;
  } catch {
    return false;
  }
}

function remember(): void {
  try {
    localStorage.setItem(KNOWN, 'yes');
  } catch {
    // Then the server is asked again.
  }
}

let signsOut = false;

/** This page signs out itself, and leaves when that is done. */
export const beginSignOut = (): void => {
  signsOut = true;
};

export const isSigningOut = (): boolean => signsOut;

/** Forgets the identity of this device. */
export function forgetIdentity(): void {
  session.value = undefined;
  try {
    localStorage.removeItem(KNOWN);
  } catch {
    // Then the server says so.
  }
}

const keep = (answer: Answer<SessionAnswer>): Answer<SessionAnswer> => {
  if (!answer.ok) return answer;
  session.value = answer.value;
  remember();
  settings.name.value = answer.value.name;
  return answer;
};

/** Our identity, if the server knows this device. */
export async function knownSession(): Promise<Answer<SessionAnswer>> {
  if (session.value !== undefined) return { ok: true, value: session.value };
  return keep(await askServer({ method: 'GET', path: '/api/session' }));
}

/** Signs in with a name, or changes it. */
export async function signIn(name: string): Promise<Answer<SessionAnswer>> {
  if (session.value?.name === name) return { ok: true, value: session.value };
  return keep(await askServer({ method: 'POST', path: '/api/session', body: { name } }));
}

const PAUSE = 900;
let timer: ReturnType<typeof setTimeout> | undefined;

/** Stores the name on this device at once, and sends it to a server that knows us when the typing stops. */
export function rename(name: string): void {
  settings.name.value = name;
  clearTimeout(timer);
  if (session.value === undefined || name.trim() === '') return;
  timer = setTimeout(() => {
    void askServer<SessionAnswer>({ method: 'POST', path: '/api/session', body: { name } }).then((answer) => {
      if (answer.ok) session.value = answer.value;
    });
  }, PAUSE);
}

/** A code that signs another device in as this person. */
export async function transferCode(): Promise<Answer<TransferAnswer>> {
  const known = await knownSession();
  if (!known.ok && known.error === 'no-session') {
    const come = await signIn(settings.name.value);
    if (!come.ok) return come;
  } else if (!known.ok) return known;
  const answer = await askServer<TransferAnswer>({ method: 'POST', path: '/api/session/transfer' });
  if (!answer.ok) return answer;
  return { ok: true, value: { ...answer.value, code: codeWith(answer.value.code, settings.portrait.value) } };
}

export async function claim(text: string): Promise<Answer<SessionAnswer>> {
  const { code, portrait } = readTransfer(text);
  const answer = keep(await askServer({ method: 'POST', path: '/api/session/claim', body: { code } }));
  if (answer.ok && portrait !== undefined) settings.portrait.value = portrait;
  return answer;
}
