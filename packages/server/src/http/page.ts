/** The pages: the built browser client if there is one, else a plain page that links to the lobby. */
import { resolve, sep } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { fail } from './answer.ts';
import { isForPrograms } from './limits.ts';
import type { Site } from './site.ts';

const PLAIN = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Duopolis</title>
<h1>Duopolis</h1>
<p>An unofficial digital version of Between Two Cities. This server has no browser client.</p>
<ul>
<li><a href="/api/tables">Open tables</a></li>
<li><a href="/api/rules">Rules data</a></li>
<li><a href="/api/openapi.json">API</a></li>
</ul>
<p>Play from a terminal: <code>duopolis join LINK</code></p>
`;

/** Files whose name changes with what is in them, as the build names them. */
const HASHED = /-[\w-]{8}\.\w+$/;
const FOREVER = 'public, max-age=31536000, immutable';

/** The service worker and the first page are asked for anew each time, so that a new version arrives. */
const cachingOf = (folder: string, file: string): string =>
  file.startsWith(`${folder}${sep}assets${sep}`) && HASHED.test(file.replace(/\.(br|gz)$/, ''))
    ? FOREVER
    : 'no-cache';

/** A browser asks for a page; what has a name with a dot is a file. What belongs to programs is never one. */
function wantsPage(request: FastifyRequest): boolean {
  const { method, url, headers } = request;
  const [path = ''] = url.split('?');
  const reads = method === 'GET' || method === 'HEAD';
  const html = headers.accept?.includes('text/html') === true;
  return reads && html && !isForPrograms(request) && !path.includes('.');
}

export async function pageRoutes(app: FastifyInstance, { config: { web } }: Site): Promise<void> {
  if (web === undefined) {
    for (const path of ['/', '/table/:table'])
      app.get(path, async (_, reply) => reply.type('text/html').send(PLAIN));
    app.setNotFoundHandler((_, reply) => fail(reply, 'no-such-page'));
    return;
  }
  const folder = resolve(web);
  await app.register(fastifyStatic, {
    root: folder,
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, file) => void reply.header('cache-control', cachingOf(folder, file)),
  });
  app.setNotFoundHandler((request, reply) =>
    wantsPage(request) ? reply.sendFile('index.html') : fail(reply, 'no-such-page'),
  );
}
