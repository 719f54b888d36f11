/** What a viewer may see of a table's event: all of it, or a part. */
import type { SeenEvent } from '@duopolis/rules';
import type { TableEvent, TableEventOf } from './event.ts';
import type { ReceivedContent } from './talk/talk-message.ts';

export type SeenTableEvent =
  | Exclude<TableEvent, { readonly type: 'created' | 'answered' | 'started' | 'game' | 'said' }>
  | Omit<TableEventOf<'created'>, 'code'>
  | Omit<TableEventOf<'started'>, 'index'>
  | (Omit<TableEventOf<'answered'>, 'answer'> & { readonly answer?: string })
  | (Omit<TableEventOf<'said'>, 'content'> & { readonly content: ReceivedContent })
  | { readonly type: 'game'; readonly at: number; readonly event: SeenEvent };
