/** An error for a request that may succeed later: HTTP answers `busy`; a socket is closed so that its client reconnects later. */
const SERVICE_UNAVAILABLE = 503;

export const tooBusy = (): Error => Object.assign(new Error('too busy'), { statusCode: SERVICE_UNAVAILABLE });

export const isTooBusy = (error: unknown): boolean =>
  error instanceof Error && 'statusCode' in error && error.statusCode === SERVICE_UNAVAILABLE;
