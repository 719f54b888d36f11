/** The state of the page's one connection. */
import type { ConnectionState } from '@duopolis/protocol';
import { signal } from '@preact/signals';

/** Whichever table it is for. */
export const connectionState = signal<ConnectionState>('closed');
/** The server has announced that it restarts. */
export const isRestarting = signal(false);
/** The server no longer supports this page: it has to be reloaded. */
export const isPageOld = signal(false);
/** Whether the browser has any network. */
export const hasNetwork = signal(true);
/** When the next attempt to connect is made; nothing while connected. */
export const retryAt = signal<number | undefined>(undefined);
