/** Every screen: axe, whether phones show it whole, and whether its words come from the word files. */
/* oxlint-disable no-await-in-loop -- one look after the other */
import { lookAt, reset } from '../kit/look-at.ts';
import { WALKS } from '../kit/screens.ts';
import { test } from '../kit/story.ts';

for (const { name, screens } of WALKS)
  test(`${name}: axe finds nothing, it fits on phones, and Russian has no English text left`, async ({
    page,
  }) => {
    for (const [nth, screen] of screens.entries())
      await test.step(screen.name, async () => {
        await reset(page);
        await screen.open(page);
        await lookAt(page, screen.name, nth);
      });
  });
