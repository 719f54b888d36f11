/** HTTP requests to the server: the answer, or the code of its refusal. */
import { type HttpErrorCode, PROTOCOL_HEADER, PROTOCOLS } from '@duopolis/protocol';
import type { Result } from '@duopolis/rules';

/** Besides the server's own codes: no answer. */
export type HttpProblem = HttpErrorCode | 'no-server';

export type Answer<T> = Result<T, HttpProblem>;

const HTTP_PATIENCE = 10_000;

interface Asked {
  readonly method: 'GET' | 'POST' | 'DELETE';
  readonly path: string;
  readonly body?: unknown;
}

export async function askServer<T>({ method, path, body }: Asked): Promise<Answer<T>> {
  try {
    const response = await fetch(path, {
      method,
      signal: AbortSignal.timeout(HTTP_PATIENCE),
      headers: {
        [PROTOCOL_HEADER]: PROTOCOLS.join(),
        ...(method !== 'GET' && { 'content-type': 'application/json' }),
      },
      ...(method !== 'GET' && { body: JSON.stringify(body ?? {}) }),
    });
    /** A page instead of data: there is no game server at this address. */
    if (!(response.headers.get('content-type') ?? '').includes('json'))
      return { ok: false, error: 'no-server' };
    const answer = (await response.json()) as T | { readonly error: HttpErrorCode };
    return response.ok
      ? { ok: true, value: answer as T }
      : { ok: false, error: (answer as { readonly error: HttpErrorCode }).error };
  } catch {
    return { ok: false, error: 'no-server' };
  }
}
