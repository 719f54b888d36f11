/** The dashboard for Grafana asks only for numbers that a server has, and leaves none of them out. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { ADMIN, started } from './kit/server.ts';

interface Dashboard {
  readonly panels: readonly {
    readonly title: string;
    readonly targets: readonly { readonly expr: string }[];
  }[];
}

const DASHBOARD = JSON.parse(
  readFileSync(new URL('../../../docs/grafana.json', import.meta.url), 'utf8'),
) as Dashboard;

const namesIn = (expr: string): readonly string[] => expr.match(/\b(duopolis|process)_\w+/g) ?? [];

test('every metric of the dashboard is one of a server, and the other way round', async () => {
  const server = await started();
  const answer = await fetch(`${server.address}/metrics`, { headers: { authorization: `Bearer ${ADMIN}` } });
  const exported = [...(await answer.text()).matchAll(/^# TYPE (\w+) /gm)].map(([, name]) => name ?? '');
  await server.stop();
  const asked = DASHBOARD.panels.flatMap(({ targets }) => targets.flatMap(({ expr }) => namesIn(expr)));
  expect([...new Set(asked)].toSorted()).toEqual(exported.toSorted());
});

test('every panel has its own name and a query', () => {
  const titles = DASHBOARD.panels.map(({ title }) => title);
  expect(new Set(titles).size).toBe(titles.length);
  expect(
    DASHBOARD.panels.filter(({ targets }) => targets.every(({ expr }) => namesIn(expr).length === 0)),
  ).toEqual([]);
});
