/** English words for looking after a server's data. */
import type { HostingWords } from './hosting-words.ts';

export const hosting: HostingWords = {
  commands: {
    backup: "copy a server's data into one file, even while it runs",
    restore: 'restore a backup into the data folder of a stopped server',
    export: 'write the records of all finished games of a server, one per line',
    audit: 'write the audit log of the operators, one action per line',
    check: 'check every byte of a data file or backup, and report changes',
    'move-store': "copy a stopped server's data file into an empty PostgreSQL database, and check it",
  },
  files: {
    backup: 'file to write',
    restore: 'backup to read',
    export: 'file to write',
    audit: 'file to write',
    check: 'backup to check; without it the data file',
    'move-store': 'the database, as postgres://…; without it DATABASE_URL',
  },
  data: "the server's data folder",
};
