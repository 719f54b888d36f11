/** Tables on the server: one socket for the page, one link for each table. */
import {
  type Connection,
  connect,
  type End,
  type ErrorCode,
  type InvitationAnswer,
  type LookMessage,
  isOutdated,
  PROTOCOLS,
  type ServerMessage,
  type SeenEventsAnswer,
} from '@duopolis/protocol';
import { refuse, type Result } from '@duopolis/rules';
import type { TableOptions, TableRejection, TableView } from '@duopolis/table';
import type { HostProblem } from '@duopolis/table/host';
import { batch, computed, type ReadonlySignal, signal } from '@preact/signals';
import { settings } from '../../kit/settings/settings.ts';
import { type Answer, askServer } from '../../kit/account/api.ts';
import { signIn } from '../../kit/account/account-session.ts';
import { connectionState, hasNetwork, isPageOld, isRestarting } from './connection-state.ts';
import { reportVisibility } from './hidden-page.ts';
import type { Link, Step } from './link.ts';
import { sitAt } from './own-portrait.ts';
import { checkSocket, reconnectNow, browserEnvironment } from './browser-socket.ts';

let connection: Connection | undefined;
let offset = 0;

/** Listeners to every message, besides the tables. */
const messageListeners = new Set<(message: ServerMessage) => void>();

function received(message: ServerMessage): void {
  for (const listener of messageListeners) listener(message);
  if (message.type === 'welcome' || message.type === 'pong') offset = message.now - Date.now();
  if (message.type === 'welcome') isRestarting.value = false;
  if (message.type === 'unsupported') isPageOld.value = isOutdated(PROTOCOLS, message.speaks);
  if (message.type === 'stopping') isRestarting.value = true;
}

function networkChanged(): void {
  hasNetwork.value = navigator.onLine;
  if (navigator.onLine) reconnectNow();
  else checkSocket();
}

/** The address names the table, so that a proxy can pick the best of many servers. */
function sharedConnection(table?: string): Connection {
  if (connection !== undefined) return connection;
  connectionState.value = 'connecting';
  connection = connect(
    browserEnvironment(() => connectionState.peek() === 'waiting'),
    {
      onState: (state) => {
        connectionState.value = state;
      },
      onMessage: received,
    },
    table,
  );
  globalThis.addEventListener('online', networkChanged);
  globalThis.addEventListener('offline', networkChanged);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') reconnectNow();
  });
  return connection;
}

/** Reports the step viewed in a finished game; connects if needed. */
export const look = (message: LookMessage): void => sharedConnection().look(message);

export function onMessage(listener: (message: ServerMessage) => void): () => void {
  messageListeners.add(listener);
  return () => messageListeners.delete(listener);
}

/** Why a table is no longer ours. */
export type Gone = End | ErrorCode;

export interface OnlineLink extends Link {
  readonly gone: ReadonlySignal<Gone | undefined>;
}

export type JoinProblem = TableRejection | HostProblem | { readonly code: ErrorCode | 'gone' };

function follow(table: string, you: string): { readonly link: OnlineLink; readonly watch: () => void } {
  const view = signal<TableView | undefined>(undefined);
  const gone = signal<Gone | undefined>(undefined);
  const listeners = new Set<(step: Step) => void>();
  const line = sharedConnection(table).table(table, {
    onView: (after, event) => {
      const before = view.peek();
      batch(() => {
        view.value = after;
        if (event === undefined || before === undefined) return;
        for (const listener of listeners) listener({ before, after, event });
      });
    },
    onGone: (why) => {
      gone.value = why;
    },
  });
  const state = computed(() =>
    gone.value !== undefined || connectionState.value === 'closed' ? 'gone' : connectionState.value,
  );
  const stopReporting = reportVisibility(view, line.show);
  const link: OnlineLink = {
    table,
    you,
    view,
    state,
    gone,
    now: () => Date.now() + offset,
    onStep: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    past: async () => {
      const answer = await askServer<SeenEventsAnswer>({ method: 'GET', path: `/api/tables/${table}/told` });
      return answer.ok ? answer.value.events : [];
    },
    ask: line.ask,
    close: () => {
      stopReporting();
      line.close();
    },
  };
  return { link, watch: line.watch };
}

/** Tables made on this page: their maker sits down at once. */
const sitDownAt = new Set<string>();
export const sitDownOnArrival = (table: string): void => void sitDownAt.add(table);

/** Joins a table, with the invitation code if one is needed. */
export async function openOnline(
  table: string,
  you: string,
  code?: string,
): Promise<Result<OnlineLink, JoinProblem>> {
  const { link, watch } = follow(table, you);
  const name = settings.name.peek();
  const joined = await link.ask({ type: 'join', name, ...(code !== undefined && { code }) });
  if (!joined.ok) {
    link.close();
    return refuse(joined.error);
  }
  if (sitDownAt.delete(table)) await link.ask(sitAt(0));
  watch();
  return { ok: true, value: link };
}

/** Makes a table on the server; returns its id. */
export async function createOnline(options: TableOptions): Promise<Answer<string>> {
  const signedIn = await signIn(settings.name.peek().trim());
  if (!signedIn.ok) return signedIn;
  const made = await askServer<InvitationAnswer>({ method: 'POST', path: '/api/tables', body: { options } });
  return made.ok ? { ok: true, value: made.value.table } : made;
}

/** The invitation, for those at the table. */
export const invitationTo = (table: string): Promise<Answer<InvitationAnswer>> =>
  askServer({ method: 'GET', path: `/api/tables/${table}/invitation` });
