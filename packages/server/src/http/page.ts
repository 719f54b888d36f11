/** The pages: the built client if there is one, else a plain page that links to the lobby. */
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { resolve } from 'node:path';
import type { Site } from './site.ts';

const PLAIN = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Duopolis</title>
<h1>Duopolis</h1>
<p>An unofficial digital version of Between Two Cities. This server has no client installed.</p>
<ul>
<li><a href="/api/tables">Open tables</a></li>
<li><a href="/api/rules">Rules data</a></li>
<li><a href="/api/openapi.json">API</a></li>
</ul>
<p>Play from a terminal: <code>duopolis join LINK</code></p>
`;

export async function pageRoutes(app: FastifyInstance, { config: { client } }: Site): Promise<void> {
  if (client === undefined) {
    for (const path of ['/', '/table/:table'])
      app.get(path, async (_, reply) => reply.type('text/html').send(PLAIN));
    return;
  }
  await app.register(fastifyStatic, { root: resolve(client), index: 'index.html' });
  app.get('/table/:table', async (_, reply) => reply.sendFile('index.html'));
}
