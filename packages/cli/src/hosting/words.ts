/** What the commands for whoever runs a server say: backup, restore, export. */

export const OPERATIONS = ['backup', 'restore', 'export'] as const;
export type Operation = (typeof OPERATIONS)[number];

/** What the server's program answers. */
export type HostingProblem =
  | { readonly code: 'not-our-file'; readonly file: string }
  | { readonly code: 'newer-file'; readonly file: string; readonly version: number; readonly known: number }
  | { readonly code: 'damaged-file'; readonly file: string }
  | { readonly code: 'file-in-use'; readonly file: string }
  | { readonly code: 'no-file'; readonly file: string }
  | { readonly code: 'not-run' };

export interface Operated {
  readonly operation: Operation;
  readonly file: string;
  readonly bytes?: number;
  readonly games?: number;
}

export interface HostingWords {
  readonly commands: { readonly [operation in Operation]: string };
  readonly files: { readonly [operation in Operation]: string };
  readonly data: string;
  readonly done: (operated: Operated) => string;
}
