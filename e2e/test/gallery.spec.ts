/** The gallery of components looks as in the checked-in pictures, in four sizes; `npm run e2e -- gallery --update-snapshots` accepts new ones. */
import { LANGUAGES } from '@duopolis/words/language';
import { expect, type Page } from '@playwright/test';
import { launchOptions } from '../kit/browser.ts';
import {
  buildGallery,
  GALLERY_PARTS,
  type GalleryPart,
  lookAt,
  openGallery,
  openPart,
  shoot,
} from '../kit/gallery.ts';
import { speak } from '../kit/looks.ts';
import { compare, differsFromKept } from '../kit/pictures.ts';
import { test } from '../kit/story.ts';

const DESK = { size: 'desk', width: 1280, height: 800, colorScheme: 'light' } as const;
const TABLET = { size: 'tablet', width: 820, height: 1180, colorScheme: 'dark' } as const;
const PHONE = { size: 'phone', width: 390, height: 844, colorScheme: 'light' } as const;
const SMALL_PHONE = { size: 'small-phone', width: 360, height: 640, colorScheme: 'dark' } as const;

/** The parts take turns between the largest and the smallest size. */
const sizesOf = (nth: number) => [DESK, nth % 2 === 0 ? TABLET : PHONE, SMALL_PHONE];

/** Letters as wide as their font says, on every system: hinting would break other lines. */
test.use({ art: true, launchOptions: launchOptions('--font-render-hinting=none') });

/** Style that breaks something small in one part. */
const FAULTS: { readonly [part in GalleryPart]?: string } = {
  controls: '.gallery-controls .btn-main { background: #7a1f5c !important }',
  boards: '.gallery-boards .exhibit:nth-child(2) .board-piece:nth-child(3) { visibility: hidden }',
  cards: '.gallery-cards .exhibit:nth-child(3) .score-types { translate: 8px 0 }',
};

/** Another colour, a missing tile and a moved panel are found. */
async function findsFault(page: Page, part: GalleryPart, before: Buffer): Promise<boolean> {
  const css = FAULTS[part];
  if (css === undefined) return true;
  await page.addStyleTag({ content: css });
  return (await compare(before, await shoot(page))).length > 0;
}

test('every part looks as in the pictures, and planted faults are found', async ({ page, context }) => {
  const gallery = await buildGallery();
  await gallery.serve(context);
  await openGallery(page);
  const found: string[] = [];
  for (const [nth, part] of GALLERY_PARTS.entries()) {
    // oxlint-disable no-await-in-loop -- one look after the other
    await openPart(page, part);
    // Parts take turns in languages: each is drawn in one of them, since drawing all anew is half of the work.
    await speak(page, LANGUAGES[nth % LANGUAGES.length] ?? 'en');
    for (const size of sizesOf(nth)) {
      await lookAt(page, size);
      const picture = await shoot(page);
      found.push(...(await differsFromKept(test.info(), { name: `${part}-${size.size}`, picture })));
      if (size.size === 'small-phone' && !(await findsFault(page, part, picture)))
        found.push(`the fault in ${part} is not found`);
    }
    // oxlint-enable no-await-in-loop
  }
  await gallery.remove();
  expect(found).toEqual([]);
});
