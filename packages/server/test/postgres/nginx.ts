/** The nginx of OPERATIONS.md in front of some servers. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { freePort } from '../kit/free-port.ts';

const FOLDERS = [...(process.env['PATH'] ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin'];

/** Where nginx is installed, if it is. */
export const NGINX = FOLDERS.map((folder) => join(folder, 'nginx')).find((file) => existsSync(file));

const OPERATIONS = readFileSync(new URL('../../../../docs/OPERATIONS.md', import.meta.url), 'utf8');

/** People of a table come to one server, as in the page; or servers take connections in turn. */
export type Balance = 'table' | 'round';

/** The upstream of the page, with other servers. */
function upstreamFor(addresses: readonly string[], balance: Balance): string {
  const [, example = ''] = /```nginx\n(map \$arg_table.*?)```/s.exec(OPERATIONS) ?? [];
  const named = addresses.map((address) => `    server ${new URL(address).host};\n`).join('');
  const upstream = example.replace(/( *server [\d.:]+;\n)+/, named);
  return balance === 'table' ? upstream : upstream.replace(/ *hash .*\n/, '');
}

const configOf = (folder: string, port: number, upstream: string): string => `daemon off;
error_log stderr crit;
pid ${folder}/pid;
worker_processes 1;
events { worker_connections 8192; }
http {
  access_log off;
  ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((kind) => `${kind}_temp_path ${folder}/${kind};`).join('\n  ')}
  map $http_upgrade $connection_upgrade { default upgrade; '' close; }
  ${upstream}
  server {
    listen 127.0.0.1:${port};
    location / {
      proxy_pass http://duopolis;
      proxy_http_version 1.1;
      proxy_set_header Host $http_host;
      proxy_set_header Upgrade $http_upgrade;
      proxy_set_header Connection $connection_upgrade;
    }
  }
}
`;

export interface Proxy {
  readonly address: string;
  readonly pid: number;
  readonly stop: () => Promise<void>;
}

/** Nothing where nginx is not installed. */
export async function startNginx(addresses: readonly string[], balance: Balance): Promise<Proxy | undefined> {
  if (NGINX === undefined) return undefined;
  const folder = mkdtempSync(join(tmpdir(), 'duopolis-nginx-'));
  const port = await freePort();
  writeFileSync(join(folder, 'nginx.conf'), configOf(folder, port, upstreamFor(addresses, balance)));
  const nginx = spawn(NGINX, ['-c', join(folder, 'nginx.conf'), '-p', folder], { stdio: 'inherit' });
  const ended = once(nginx, 'exit');
  return {
    address: `http://127.0.0.1:${port}`,
    pid: nginx.pid ?? 0,
    stop: async () => {
      nginx.kill('SIGTERM');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
