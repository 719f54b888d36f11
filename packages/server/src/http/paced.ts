/** Starts a bounded number of requests in each turn of the event loop, so that thousands at once never block it. */
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';

/** About ten milliseconds of work. */
export const REQUESTS_PER_TURN = 64;

export function paced(handle: RequestListener): RequestListener {
  const waiting: (readonly [IncomingMessage, ServerResponse])[] = [];
  let started = 0;
  /** The first request of a turn asks for the next turn. */
  function nextTurn(): void {
    started = 0;
    const next = waiting.splice(0, REQUESTS_PER_TURN);
    for (const [request, response] of next) if (!request.socket.destroyed) start(request, response);
    if (started === 0 && waiting.length > 0) setImmediate(nextTurn);
  }
  function start(request: IncomingMessage, response: ServerResponse): void {
    if (started === 0) setImmediate(nextTurn);
    started += 1;
    handle(request, response);
  }
  return (request, response) => {
    if (started < REQUESTS_PER_TURN && waiting.length === 0) start(request, response);
    else waiting.push([request, response]);
  };
}
