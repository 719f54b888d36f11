/** The pages: the built browser client if there is one, otherwise a plain page that links to the lobby. */
import { readFile } from 'node:fs/promises';
import { join, resolve, sep } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { Language } from '@duopolis/words/language';
import { previewWordsOf } from '@duopolis/words/preview';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { fail } from '../../site/read-request.ts';
import { withHead } from './head.ts';
import { isForPrograms } from '../../site/limits.ts';
import { newPacking } from './packing.ts';
import { languageFor, pageAt, previewOf } from './preview.ts';
import type { Site } from '../../site/site.ts';

function plainPage(language: Language): string {
  const { about, tables, rules, api, terminal } = previewWordsOf(language).plain;
  return `<!doctype html>
<html lang="${language}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Duopolis</title>
<h1>Duopolis</h1>
<p>${about}</p>
<ul>
<li><a href="/api/tables">${tables}</a></li>
<li><a href="/api/rules">${rules}</a></li>
<li><a href="/api/openapi.json">${api}</a></li>
</ul>
<p>${terminal} <code>duopolis join LINK</code></p>
`;
}

/** Files whose name contains a hash of their content, as the build names them. */
const HASHED = /-[\w-]{8}\.\w+$/;
const FOREVER = 'public, max-age=31536000, immutable';

/** The service worker and the first page are revalidated each time, so that a new version arrives. */
const cachingOf = (folder: string, file: string): string =>
  file.startsWith(`${folder}${sep}assets${sep}`) && HASHED.test(file.replace(/\.(br|gz)$/, ''))
    ? FOREVER
    : 'no-cache';

export const pathOf = ({ url }: FastifyRequest): string => url.split('?', 1)[0] ?? '';

/**
 * A browser's request is for a page; a name with a dot is a file. Addresses of the API are never pages. Link preview
 * programs accept any type, so client addresses are pages for them too.
 */
function wantsPage(request: FastifyRequest): boolean {
  const { method, headers } = request;
  const path = pathOf(request);
  const { accept = '*/*' } = headers;
  const reads = method === 'GET' || method === 'HEAD';
  const html = accept.includes('text/html') || (accept.includes('*/*') && pageAt(path) !== undefined);
  return reads && html && !isForPrograms(request) && !path.includes('.');
}

/** The site's address as the client sees it. `X-Forwarded-Host` is ignored: a proxy may pass on a forged one. */
export function originOf({ protocol, headers }: FastifyRequest, [first]: readonly string[]): string {
  const asked = `${protocol}://${headers.host ?? ''}`;
  return first ?? (URL.canParse(asked) ? new URL(asked).origin : '');
}

const pack = newPacking();

/** A page of the built client, with its own head. */
export interface Page {
  readonly file: string;
  readonly language: Language;
}

export async function sendPage(
  site: Site,
  { file, language }: Page,
  { request, reply }: { readonly request: FastifyRequest; readonly reply: FastifyReply },
) {
  const { headers } = request;
  const path = pathOf(request);
  const [page, preview] = await Promise.all([readFile(file, 'utf8'), previewOf(site, path, language)]);
  void reply
    .code(200)
    .type('text/html; charset=utf-8')
    .header('cache-control', 'no-cache')
    .header('vary', 'accept-encoding, accept-language');
  const origin = originOf(request, site.config.origins);
  const accepted = headers['accept-encoding'];
  const { encoding, body } = await pack(
    withHead(page, { ...preview, language, origin, path }),
    Array.isArray(accepted) ? accepted.join() : accepted,
  );
  if (encoding !== undefined) reply.header('content-encoding', encoding);
  return reply.send(body);
}

export async function pageRoutes(app: FastifyInstance, site: Site): Promise<void> {
  const { web } = site.config;
  if (web === undefined) {
    for (const path of ['/', '/table/:table'])
      app.get(path, async ({ headers }, reply) =>
        reply
          .type('text/html; charset=utf-8')
          .header('vary', 'accept-language')
          .send(plainPage(languageFor(headers['accept-language']))),
      );
    app.setNotFoundHandler((_, reply) => fail(reply, 'no-such-page'));
    return;
  }
  const folder = resolve(web);
  await app.register(fastifyStatic, {
    root: folder,
    /** By `sendFile` below: its own route reads the whole folder on each request, to compare the case of letters. */
    serve: false,
    preCompressed: true,
    cacheControl: false,
    /** The first page has its own head too. */
    index: false,
    setHeaders: (reply, file) => void reply.header('cache-control', cachingOf(folder, file)),
  });
  const file = join(folder, 'index.html');
  const page = (request: FastifyRequest, reply: FastifyReply) =>
    wantsPage(request)
      ? sendPage(
          site,
          { file, language: languageFor(request.headers['accept-language']) },
          { request, reply },
        )
      : fail(reply, 'no-such-page');
  app.get('/', page);
  app.get<{ Params: { '*': string } }>('/*', ({ params }, reply) => reply.sendFile(params['*']));
  app.setNotFoundHandler(page);
}
