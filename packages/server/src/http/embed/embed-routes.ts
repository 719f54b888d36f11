/** Embeds: finished games and cities for other sites, the page that shows them, and oEmbed. */
import { join, resolve } from 'node:path';
import {
  EMBED_CITY,
  EMBED_QUERY,
  EMBED_REPLAY_PARAMS,
  type EmbedAnswer,
  OEMBED_QUERY,
} from '@duopolis/protocol';
import { filmOf } from '@duopolis/rules/record';
import { type Language, languageOfLocale } from '@duopolis/words/language';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { EMBED_HELMET } from '../pages/headers.ts';
import { originOf, pathOf, sendPage } from '../pages/page-routes.ts';
import { languageFor, publicGame } from '../pages/preview.ts';
import { fail, readAs } from '../../site/read-request.ts';
import { dearLimit } from '../../site/limits.ts';
import type { Site } from '../../site/site.ts';
import { embeddedCity, embeddedGame } from './embed-answers.ts';
import { newPictures } from './pictures.ts';
import { cityIn, embedPathOf, oembedOf } from '../pages/oembed.ts';

/** Games don't change, but a person's name may be deleted from one. */
const CACHED = 'public, max-age=300';
const SITE_PICTURE = '/share.png';
/** The status that oEmbed requires for a format that isn't offered. */
const NOT_OFFERED = 501;
/** Units of work to replay a game: one game per tick of the event loop. */
const GAME_UNITS = 400;

/** The language in the address, otherwise the reader's. */
function languageOf({ query, headers }: FastifyRequest): Language {
  const { lang = '' } = readAs(EMBED_QUERY, query) ?? {};
  return languageOfLocale(lang) ?? languageFor(headers['accept-language']);
}

/** The content of the embed at a path; nothing if there is no such public game or city. */
async function answerAt(site: Site, path: string, language: Language): Promise<EmbedAnswer | undefined> {
  const city = readAs(EMBED_CITY, cityIn(path));
  if (city !== undefined) return embeddedCity(city, language);
  const replay = path.slice('/embed/replay/'.length);
  const params = readAs(EMBED_REPLAY_PARAMS, { replay });
  const record = params && (await publicGame(site, params.replay.table, params.replay.game));
  if (record === undefined) return undefined;
  await site.tables.share(GAME_UNITS);
  return embeddedGame(record, `/replay/${replay}`, language);
}

export function embedRoutes(app: FastifyInstance, site: Site): void {
  const { config } = site;
  const dear = dearLimit(app, config);

  for (const route of ['/api/embed/replay/:replay', '/api/embed/city/*'])
    app.get(route, dear, async (request, reply) => {
      const answer = await answerAt(site, pathOf(request).slice('/api'.length), languageOf(request));
      void reply.header('vary', 'accept-language');
      return answer !== undefined
        ? reply.header('cache-control', CACHED).send(answer)
        : fail(reply, 'no-such-page');
    });

  app.get('/api/oembed', dear, async (request, reply) => {
    const query = readAs(OEMBED_QUERY, request.query);
    if (query === undefined || !URL.canParse(query.url)) return fail(reply, 'bad-request');
    if (query.format !== undefined && query.format !== 'json')
      return reply.code(NOT_OFFERED).send({ error: 'bad-request' });
    const [origin, asked] = [originOf(request, config.origins), new URL(query.url)];
    const path = asked.origin === origin ? embedPathOf(asked) : undefined;
    const answer = path === undefined ? undefined : await answerAt(site, path, languageOf(request));
    if (path === undefined || answer === undefined) return fail(reply, 'no-such-page');
    const most = { width: query.maxwidth, height: query.maxheight };
    const picture =
      answer.standings.length > 0 ? path.replace('/embed/replay/', '/api/embed/picture/') : undefined;
    return oembedOf({ origin, path, title: answer.title, picture, most });
  });

  const { web } = config;
  const pictures = newPictures(web);
  app.addHook('onClose', async () => pictures.close());
  /** If it can't be drawn, the site's picture is shown. */
  app.get('/api/embed/picture/:replay', dear, async (request, reply) => {
    const params = readAs(EMBED_REPLAY_PARAMS, request.params);
    const record = params && (await publicGame(site, params.replay.table, params.replay.game));
    if (params === undefined || record === undefined) return fail(reply, 'no-such-page');
    const { table, game } = params.replay;
    await site.tables.share(GAME_UNITS);
    /** After a restored backup another game may have the same number. */
    const key = `${table} ${game} ${record.fairness?.commitment}`;
    const png = await pictures.of(key, () => {
      const film = filmOf(record);
      return film.ok ? film.value : undefined;
    });
    if (png === undefined) return reply.header('cache-control', 'no-store').redirect(SITE_PICTURE);
    return reply.type('image/png').header('cache-control', CACHED).send(png);
  });

  if (web === undefined) return;
  const file = join(resolve(web), 'embed.html');
  app.get('/embed/*', { helmet: EMBED_HELMET }, (request, reply) =>
    sendPage(site, { file, language: languageOf(request) }, { request, reply }),
  );
}
