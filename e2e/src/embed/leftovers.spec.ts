import type { Page } from 'playwright/test';
import { countFromStart, countResidue } from '../residue/count-residue.ts';
import { embedAddress } from '../support/embedded-page.ts';
import { PEOPLE } from '../support/people.ts';
import { expect, test } from '../support/portal-test.ts';
import { ATLAS, NOVELLA } from '../support/titles.ts';

/* An element that is added and removed a hundred times leaves nothing in the page. */

const LIMIT = 900_000;
const MOUNTS = 100;
/** After these the page holds what it keeps: modules, messages, style sheets. */
const FIRST_MOUNTS = 5;
const MORE_MOUNTS = MOUNTS - FIRST_MOUNTS;
const BYTES_PER_MOUNT = 5_000;

test.use({ place: 'embed' });

/** Adds and removes the element, each time until its document is shown and given back. */
async function mount(page: Page, shown: string, times: number): Promise<void> {
  for (let time = 0; time < times; time += 1) {
    await page.evaluate(() => {
      const reader = Reflect.get(globalThis, 'kept') as Element;
      document.querySelector('main')?.append(reader);
    });
    await expect(page.locator(shown).first()).toBeVisible();
    const released = page.waitForResponse((answer) => answer.url().endsWith('/release'));
    await page.evaluate(() => (Reflect.get(globalThis, 'kept') as Element).remove());
    await released;
    // The example's own list of events grows with each mount.
    await page.evaluate(() => document.querySelector('#events')?.replaceChildren());
  }
}

for (const [title, shown] of [
  [ATLAS, '[aria-busy="false"] canvas'],
  [NOVELLA, 'leeszaal-reader iframe:visible'],
] as const) {
  test(`a hundred times of ${title} leave nothing in the page @full`, async ({
    arriveAs,
    institution,
  }) => {
    test.setTimeout(LIMIT);
    const page = await arriveAs(PEOPLE.user);
    await page.addInitScript(countFromStart);
    await page.goto(await embedAddress((await institution()).url, title));
    await expect(page.locator(shown).first()).toBeVisible();
    await page.evaluate(() => {
      const reader = document.querySelector<Element & { tokenProvider: () => Promise<string> }>(
        'leeszaal-reader',
      );
      Reflect.set(globalThis, 'kept', reader);
      // One token for half a minute: the library limits how often an institution asks for one.
      const ask = reader?.tokenProvider;
      let given = { at: Number.NEGATIVE_INFINITY, token: Promise.resolve('') };
      if (reader && ask) {
        reader.tokenProvider = () => {
          if (performance.now() - given.at > 30_000)
            given = { at: performance.now(), token: ask() };
          return given.token;
        };
      }
      reader?.remove();
    });
    const browser = await page.context().newCDPSession(page);
    await mount(page, shown, FIRST_MOUNTS);
    const before = await countResidue(page, browser);
    await mount(page, shown, MORE_MOUNTS);
    await expect(async () => {
      const after = await countResidue(page, browser);
      for (const kind of ['timers', 'styles', 'frames', 'workers', 'blobs'] as const) {
        expect(after[kind], kind).toBeLessThanOrEqual(before[kind]);
      }
      for (const kind of ['listeners', 'nodes'] as const) {
        expect(after[kind] - before[kind], kind).toBeLessThan(MORE_MOUNTS);
      }
      expect(after.objectBytes - before.objectBytes).toBeLessThan(MORE_MOUNTS * BYTES_PER_MOUNT);
    }).toPass();
  });
}
