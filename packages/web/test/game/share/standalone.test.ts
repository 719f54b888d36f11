/** A drawing as a picture of its own. */
import { describe, expect, test } from 'vitest';
import { drawingsFor, inLight, type Page, standaloneSvg } from '../../../src/game/share/standalone.ts';

const DRAWINGS: { readonly [id: string]: string } = {
  shop: '<symbol id="shop"><path fill="url(#stripes)"/><use href="#awning"/></symbol>',
  stripes: '<pattern id="stripes"><path stroke="var(--shop-p)"/></pattern>',
  awning: '<symbol id="awning"><use href="#shop"/></symbol>',
};
/** The element that holds the whole page. */
const WITH_PAGE: { readonly [id: string]: string } = { ...DRAWINGS, app: '<main id="app">Everything</main>' };
const PROPERTIES: { readonly [name: string]: string } = {
  'shop-p': 'light-dark(#c98f1f70, #f1c46840)',
  ink: 'light-dark( #2a241d , #eef3f4 )',
  edge: 'var(--ink)',
  gap: '3px',
};
const PAGE: Page = {
  drawing: (id) => WITH_PAGE[id],
  property: (name) => PROPERTIES[name] ?? '',
  strokes: '.pen-ink { stroke: var(--ink); }',
};

test('includes every drawing it needs, and those they need, once', () => {
  expect(drawingsFor('<use href="#shop"/><use href="#shop"/><use href="#gone"/>', PAGE)).toEqual([
    DRAWINGS['shop'],
    DRAWINGS['stripes'],
    DRAWINGS['awning'],
  ]);
});

describe('colours', () => {
  test.each([
    ['fill="var(--ink)"', 'fill="#2a241d"', 'fill="#eef3f4"'],
    ['fill="var(--edge)"', 'fill="#2a241d"', 'fill="#eef3f4"'],
    ['stroke="light-dark(#fff8, #ffffff0d)"', 'stroke="#fff8"', 'stroke="#ffffff0d"'],
    ['width="var(--gap)"', 'width="3px"', 'width="3px"'],
    ['width="var(--gap, 1.45)"', 'width="3px"', 'width="3px"'],
    ['width="var(--pen, 1.45)"', 'width="1.45"', 'width="1.45"'],
  ])('%s match the theme', (written, day, night) => {
    expect(inLight(written, 'day', PAGE)).toBe(day);
    expect(inLight(written, 'night', PAGE)).toBe(night);
  });
});

test('is self-contained: style and drawings inside, no reference to the page', () => {
  const svg = standaloneSvg('<svg viewBox="0 0 1 1"><use href="#shop"/></svg>', 'night', { page: PAGE });
  expect(svg).toMatch(/^<\?xml[^>]*>\n<svg viewBox="0 0 1 1"><style>.*<\/style><defs>.*<\/defs><use/);
  expect(svg).not.toMatch(/var\(|light-dark/);
  expect(svg).toContain('stroke="#f1c46840"');
});

test.each(['url(#shop)', 'href="#shop"', 'var(--ink)', '#shop', 'light-dark(#000, #fff)', 'url(#app)'])(
  'a player named %s adds nothing and stays as written',
  (name) => {
    const label = name.replaceAll('"', '&quot;');
    const svg = standaloneSvg(`<svg aria-label="${label}"><text>${name}</text></svg>`, 'day', { page: PAGE });
    expect(svg).toContain('<defs></defs>');
    expect(svg).toContain(`<text>${name}</text>`);
    expect(svg).toContain(`aria-label="${label}"`);
  },
);
