/** Embeds: what they show and to whom, the one page that may be framed, and oEmbed. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { EmbedAnswer, OembedAnswer } from '@duopolis/protocol';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { cityPath } from '../src/http/pages/oembed.ts';
import type { Server } from '../src/start.ts';
import { playerOn } from './kit/play.ts';
import { granted, made, personAt, started, tableOptions } from './kit/server.ts';

const PAGE = '<!doctype html><html lang="en"><title>built</title><p>the embed</p>';
const web = mkdtempSync(join(tmpdir(), 'duopolis-embed-'));
let server: Server;
/** A finished duel that anybody may see, and one that only its players may. */
let [open, closed] = ['', ''];

async function playedDuel(access: 'open' | 'private'): Promise<string> {
  const ann = await personAt(() => server.address, '<i>Ann</i>');
  const { table } = await made(ann, tableOptions({ mode: 'duel', seats: 2, capitals: false }, { access }));
  const { link, over } = playerOn(ann.connection, table, 'embedded');
  await granted(link, { type: 'sit', seat: 0 });
  await granted(link, { type: 'seat-bot', seat: 1, strength: 'random' });
  await granted(link, { type: 'start' });
  link.watch();
  await over;
  ann.connection.close();
  return `table-${table}-1`;
}

beforeAll(async () => {
  for (const file of ['index.html', 'embed.html']) writeFileSync(join(web, file), PAGE);
  server = await started({ web });
  open = await playedDuel('open');
  closed = await playedDuel('private');
});

afterAll(async () => {
  await server.stop();
  rmSync(web, { recursive: true });
});

const get = (path: string, language = 'en'): Promise<Response> =>
  fetch(`${server.address}${path}`, { headers: { 'accept-language': language } });

const read = async <T>(path: string): Promise<T> => (await get(path)).json() as Promise<T>;

describe('a game', () => {
  test('is shown tile by tile, with the names and the score it ended with', async () => {
    const { film, title, path, cities, players, standings } = await read<EmbedAnswer>(
      `/api/embed/replay/${open}`,
    );
    expect(new Set(players)).toEqual(new Set(['<i>Ann</i>', 'Ada']));
    expect([title, path]).toEqual(['<i>Ann</i> and 1 bot · Duopolis', `/replay/${open}`]);
    expect([film.cities.length, cities.length, standings[0]?.rank]).toEqual([4, 4, 1]);
    expect(film.tiles.filter(({ city }) => city === 0).length).toBeGreaterThan(11);
    expect(cities.every(({ name }) => name !== '')).toBe(true);
  });

  test('has the language of the address, else of its reader', async () => {
    const inRussian = await read<EmbedAnswer>(`/api/embed/replay/${open}?lang=ru`);
    const inFrench = (await (await get(`/api/embed/replay/${open}`, 'fr')).json()) as EmbedAnswer;
    expect([inRussian.language, inFrench.language]).toEqual(['ru', 'fr']);
    expect(inRussian.cities[0]?.name).toMatch(/\p{Script=Cyrillic}/u);
    expect(inRussian.players.join(' ')).toMatch(/\p{Script=Cyrillic}/u);
  });

  test.each([
    ['of a private table', () => closed],
    ['that was never played', () => `${open}1`],
    ['of no table', () => 'table-none-1'],
    ['with an id of another form', () => 'local-x-1'],
  ])('%s is none', async (_, replay) => {
    expect((await get(`/api/embed/replay/${replay()}`)).status).toBe(404);
    expect((await get(`/api/oembed?url=${server.address}/replay/${replay()}`)).status).toBe(404);
  });
});

describe('a city', () => {
  test.each([
    ['SSSS/HHOm/OPOO/OPHP', 16],
    ['SS/..', 2],
    ['SSS/.[PH-S]F', 5],
    ['S##/F.#/O=P', 4],
  ])('%s has %i buildings', async (notation, buildings) => {
    const answer = await get(`/api${cityPath(notation)}`);
    expect(answer.status).toBe(200);
    const { film, path } = (await answer.json()) as EmbedAnswer;
    expect([film.tiles.length, path]).toEqual([buildings, `/city#${notation}`]);
    const totals = film.tiles.map(({ totals: [total = 0] }) => total);
    expect(Math.max(...totals)).toBeGreaterThan(0);
  });

  test.each(['', 'X', 'S'.repeat(1001), 'SSSSS', '%E0%A4%A'])('%j is none', async (notation) => {
    const { status } = await get(`/api/embed/city/${notation}`);
    expect(status).toBeGreaterThanOrEqual(400);
    expect(status).toBeLessThan(500);
  });
});

describe('oEmbed', () => {
  test('gives a frame within the requested size, and nothing breaks out of it', async () => {
    const url = encodeURIComponent(`${server.address}/replay/${open}`);
    const answer = await read<OembedAnswer>(`/api/oembed?url=${url}&maxwidth=400&maxheight=99999`);
    expect(answer).toMatchObject({ version: '1.0', type: 'rich', width: 400, height: 560 });
    expect(answer.html).toContain(`<iframe src="${server.address}/embed/replay/${open}"`);
    expect(answer.html).toContain('title="&lt;i&gt;Ann&lt;/i&gt; and 1 bot');
  });

  test('is found from the page of a game and from embeds, and from no other page', async () => {
    const pages = [`/replay/${open}`, `/embed/replay/${open}`, '/embed/city/SSSS'];
    const texts = await Promise.all(pages.map(async (path) => (await get(path)).text()));
    expect(texts.filter((text) => !text.includes('type="application/json+oembed"'))).toEqual([]);
    expect(await (await get('/learn')).text()).not.toContain('oembed');
  });

  test('a city of the editor is embedded from behind its #', async () => {
    const url = encodeURIComponent(`${server.address}/city#SS/..`);
    const { html } = await read<OembedAnswer>(`/api/oembed?url=${url}`);
    expect(html).toContain(`src="${server.address}/embed/city/SS/__"`);
  });

  test.each([
    ['another site', '?url=https://example.com/replay/x', 404],
    ['another page', '?url=/learn', 400],
    ['no page', '', 400],
    ['another format', '?url=https://example.com&format=xml', 501],
    ['a size that is none', '?url=https://example.com&maxwidth=1e9', 400],
  ])('refuses %s', async (_, query, status) => {
    expect((await get(`/api/oembed${query}`)).status).toBe(status);
  });
});

test('a picture that can’t be drawn is the one of the site, and a game that is not public has none', async () => {
  const undrawn = await fetch(`${server.address}/api/embed/picture/${open}`, { redirect: 'manual' });
  expect([undrawn.status, undrawn.headers.get('location')]).toEqual([302, '/share.png']);
  expect((await get(`/api/embed/picture/${closed}`)).status).toBe(404);
  const page = await (await get(`/replay/${open}`)).text();
  expect(page).toContain(`/api/embed/picture/${open}"`);
  expect(page).toContain('"og:image:alt" content="The cities at the end of this game"');
});

test('only embeds may be framed, and they may do nothing else than show', async () => {
  const policyAt = async (path: string) => (await get(path)).headers.get('content-security-policy') ?? '';
  const embed = await get('/embed/city/SSSS', 'fr');
  const policy = embed.headers.get('content-security-policy') ?? '';
  expect(await embed.text()).toContain('<html lang="fr">');
  expect(policy).toContain('frame-ancestors *');
  expect(policy).toContain("form-action 'none'");
  expect(embed.headers.get('x-frame-options')).toBeNull();
  expect(embed.headers.get('set-cookie')).toBeNull();
  const others = ['/', '/embedded', '/embed', `/replay/${open}`, '/api/rules', '/index.html'];
  const policies = await Promise.all(others.map(policyAt));
  expect(policies.filter((one) => !one.includes("frame-ancestors 'none'"))).toEqual([]);
});
