/** The postcard as a file: a self-contained SVG, and a PNG made from it. */
import { CARD } from './postcard.tsx';
import { type Fonts, type Light, type Page, standaloneSvg } from './standalone.ts';

const rulesOfPage = (): readonly CSSRule[] =>
  [...document.styleSheets].flatMap((sheet) => {
    try {
      return [...sheet.cssRules];
    } catch {
      return []; // A stylesheet from another origin, which can't be read.
    }
  });

const isStroke = (rule: CSSRule): boolean =>
  rule instanceof CSSStyleRule &&
  /\.(pen|art)-/.test(rule.selectorText) &&
  !rule.selectorText.includes('sprite');

function thisPage(): Page {
  const style = getComputedStyle(document.documentElement);
  const writer = new XMLSerializer();
  return {
    drawing: (id) => {
      const element = document.getElementById(id);
      return element instanceof SVGElement ? writer.serializeToString(element) : undefined;
    },
    property: (name) => style.getPropertyValue(`--${name}`).trim(),
    strokes: rulesOfPage()
      .filter(isStroke)
      .map(({ cssText }) => cssText)
      .join(''),
  };
}

const FAMILIES = /font-family:\s*"?(Playfair|Source Sans)"?/;
const FILE = /url\("?([^")]+)"?\)/;
const CYRILLIC = /\p{Script=Cyrillic}/u;

/** The upright font faces of the alphabets in the text. */
const isNeeded = (face: string, text: string): boolean =>
  FAMILIES.test(face) && !face.includes('italic') && (!/U\+0?400/i.test(face) || CYRILLIC.test(text));

const asData = (blob: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(reader.result as string));
    reader.addEventListener('error', () => reject(reader.error ?? new Error('the file could not be read')));
    reader.readAsDataURL(blob);
  });

/** Without the font files a picture uses the system's fonts. */
async function fontsFor(text: string): Promise<Fonts> {
  const faces = rulesOfPage().filter((rule) => rule instanceof CSSFontFaceRule);
  const needed = faces.filter(({ cssText }) => isNeeded(cssText, text));
  const filled = await Promise.all(
    needed.map(async ({ cssText, parentStyleSheet }) => {
      const file = FILE.exec(cssText)?.[1] ?? '';
      try {
        const answer = await fetch(new URL(file, parentStyleSheet?.href ?? location.href));
        return cssText.replace(FILE, `url("${await asData(await answer.blob())}")`);
      } catch {
        return '';
      }
    }),
  );
  return { faces: filled.join('') };
}

/** With only the first tiles of the city, if a number is given. */
export async function svgFile(card: SVGSVGElement, light: Light, tiles?: number): Promise<Blob> {
  const copy = card.cloneNode(true) as SVGSVGElement;
  if (tiles !== undefined)
    for (const later of [...copy.querySelectorAll('[data-tile]')].slice(tiles)) later.remove();
  copy.setAttribute('width', `${CARD.width}`);
  copy.setAttribute('height', `${CARD.height}`);
  copy.setAttribute('color', 'var(--ink)');
  const markup = new XMLSerializer().serializeToString(copy);
  const text = standaloneSvg(markup, light, { page: thisPage(), fonts: await fontsFor(card.textContent) });
  return new Blob([text], { type: 'image/svg+xml' });
}

/** Large enough for a sharp screen. */
const SCALE = 1.5;

/** An SVG as pixels. */
export async function rasterOf(svg: Blob, scale: number): Promise<HTMLCanvasElement> {
  const address = URL.createObjectURL(svg);
  try {
    const image = new Image(CARD.width, CARD.height);
    image.src = address;
    await image.decode();
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [CARD.width * scale, CARD.height * scale];
    canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
    return canvas;
  } finally {
    URL.revokeObjectURL(address);
  }
}

export async function pngFile(card: SVGSVGElement, light: Light): Promise<Blob> {
  const canvas = await rasterOf(await svgFile(card, light), SCALE);
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob === null ? reject(new Error('no picture')) : resolve(blob)), 'image/png');
  });
}
