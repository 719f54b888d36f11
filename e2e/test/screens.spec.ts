/** Every screen: what axe finds in either light, whether phones show it whole, and whether it speaks three languages. */
/* oxlint-disable no-await-in-loop -- one look after the other */
import { expect, test } from '@playwright/test';
import { axeFindings, colourFindings, speak, sticksOut, textsOf } from '../kit/looks.ts';
import { SCREENS } from '../kit/screens.ts';

const PHONES = [
  { width: 390, height: 844 },
  { width: 844, height: 390 },
  { width: 320, height: 640 },
] as const;

const PEOPLE = 'Nora|Otto|Ann|Ada|Ben|Cleo|Dan|Eva|Finn|Gil|Guest';
/** Names, and words that French has in common with English. */
const COMMON = new RegExp(
  `^(${PEOPLE}|Duopolis|Taj Mahal|Gateway Arch|Sagrada Família|Tantrum House|Big Ben|Monument|Canyon|Auto\\w+|Table|Duel|Solo|Menu|Message|Simple|Scores?|Notifications|Placement|Duplicate|Automas|Points|Type|Total|Place|(\\d+ )?(points?|minutes?))(, \\d+ points)?$`,
);
/** Latin letters that Russian screens keep: names, signs, links, the ids of rules, cities in notation. */
const LATIN = new RegExp(
  `${PEOPLE}|Duopolis|Capitals|QR|\\.jsonl?|https?:\\S+|/nowhere|UTC|[A-Z]+-\\d+|[SFdembOPH]{4}(/[SFdembOPH]{4})+|[0-9A-F]{4}$`,
  'g',
);
/** The page adapts to a new size within some frames. */
const soon = expect.configure({ soft: true });
const INTERVALS = [20, 50, 100];

for (const { name, open } of SCREENS)
  test(`${name}: axe finds nothing by day or night, phones show it whole, no English is left in French and Russian`, async ({
    page,
  }) => {
    await open(page);
    await test.step('axe by day', async () => {
      expect.soft(await axeFindings(page)).toEqual([]);
    });
    await test.step('axe by night', async () => {
      await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
      expect.soft(await colourFindings(page)).toEqual([]);
    });
    const english = await textsOf(page);

    await test.step('French', async () => {
      await speak(page, 'fr');
      const left = (await textsOf(page)).filter((text) => english.includes(text) && !COMMON.test(text));
      expect.soft(left).toEqual([]);
    });
    await test.step('Russian', async () => {
      await speak(page, 'ru');
      const left = (await textsOf(page)).filter((text) => /[a-z]{2}/i.test(text.replaceAll(LATIN, '')));
      expect.soft(left).toEqual([]);
    });
    for (const size of PHONES)
      await test.step(`${size.width}x${size.height}`, async () => {
        await page.setViewportSize(size);
        await soon.poll(() => sticksOut(page), { intervals: INTERVALS }).toEqual([]);
      });
    await test.step('axe on a phone by night', async () => {
      await page.setViewportSize(PHONES[0]);
      expect.soft(await axeFindings(page)).toEqual([]);
    });
  });
