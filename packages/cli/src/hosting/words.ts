/** What the help says of backup, restore, export, audit and move-store. */
import type { Operation } from '@duopolis/words/hosting';

export interface HostingWords {
  readonly commands: { readonly [operation in Operation]: string };
  readonly files: { readonly [operation in Operation]: string };
  readonly data: string;
}
