/** Everything that a browser receives: every frame of its socket, every answer of the server's API. */
import type { Page, Request } from '@playwright/test';
import type { SeenTableEvent, TableView } from '@duopolis/table';

/** As much of a message of the server as is looked at. */
type Frame =
  | { readonly type: 'view'; readonly view: TableView }
  | { readonly type: 'events'; readonly events: readonly SeenTableEvent[] }
  | { readonly type: 'refused'; readonly error: unknown; readonly changed?: readonly SeenTableEvent[] }
  | { readonly type: 'welcome' | 'done' | 'error' | 'gone' | 'pong' | 'stopping' };

export interface Record {
  readonly frames: readonly Frame[];
  /** The bodies of all answers under /api to requests before the end of the game. After it, the record is open. */
  readonly answers: readonly string[];
  /** What the browser has sent. */
  readonly sent: readonly unknown[];
}

/** The browser knows that the game is over. */
const hasEnded = (frames: readonly Frame[]): boolean =>
  eventsOf({ frames }).some((event) => event.type === 'game' && event.event.type === 'ended');

export function watchWire(page: Page): Record {
  const [frames, answers, sent]: [Frame[], string[], unknown[]] = [[], [], []];
  page.on('websocket', (socket) => {
    socket.on('framereceived', ({ payload }) => frames.push(JSON.parse(payload.toString()) as Frame));
    socket.on('framesent', ({ payload }) => sent.push(JSON.parse(payload.toString())));
  });
  const asked = new WeakSet<Request>();
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.startsWith('/api') && !hasEnded(frames)) asked.add(request);
  });
  page.on('response', (response) => {
    if (asked.has(response.request()))
      void response.text().then(
        (text) => answers.push(text),
        () => {},
      );
  });
  return { frames, answers, sent };
}

/** All events in the order in which the browser received them. */
export const eventsOf = ({ frames }: Pick<Record, 'frames'>): readonly SeenTableEvent[] =>
  frames.flatMap((frame) => {
    if (frame.type === 'events') return frame.events;
    return frame.type === 'refused' ? (frame.changed ?? []) : [];
  });

export const viewsOf = ({ frames }: Record): readonly TableView[] =>
  frames.flatMap((frame) => (frame.type === 'view' ? [frame.view] : []));
