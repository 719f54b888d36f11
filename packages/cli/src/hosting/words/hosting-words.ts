/** What the help says of the operator's commands. */
import type { Operation } from '@duopolis/words/hosting';

export interface HostingWords {
  readonly commands: { readonly [operation in Operation]: string };
  readonly files: { readonly [operation in Operation]: string };
  readonly data: string;
}
