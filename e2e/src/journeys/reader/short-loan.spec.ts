import type { Page, Response } from 'playwright/test';
import { canvas, notice, press } from '../../open-book/loan-parts.ts';
import { launchPortal } from '../../portal/launch-portal.ts';
import { PEOPLE } from '../../support/people.ts';
import { expect, test } from '../../support/portal-test.ts';
import { startReading } from '../../support/reading.ts';
import { type Institution, startInstitution } from '../../support/start-institution.ts';
import { HANDBOOK } from '../../support/titles.ts';

/* The end of a loan that lasts some seconds only, in a portal of its own. */

/** Presses a button in the last second of the countdown; false if the loan ended because frames were skipped. */
const pressInLastSecond = (page: Page, name: string): Promise<boolean> =>
  page.evaluate(
    (wanted) =>
      new Promise((resolve) => {
        const look = () => {
          const place = document.querySelector('leeszaal-reader')?.shadowRoot ?? document;
          const [dialog] = place.querySelectorAll<HTMLElement>('[role="alertdialog"]');
          const said = dialog?.textContent ?? '';
          const isLastSecond = said.includes('closes in 1 second.');
          if (!isLastSecond && !said.includes('Loan period expired')) {
            requestAnimationFrame(look);
            return;
          }
          const buttons = [...(dialog?.querySelectorAll('button') ?? [])];
          if (isLastSecond) buttons.find((button) => button.textContent === wanted)?.click();
          resolve(isLastSecond);
        };
        look();
      }),
    name,
  );

/** Waits for the page of a loan so short that it may end before a busy machine has painted the page. */
const expectShown = (page: Page): Promise<void> =>
  expect(async () => {
    const extension = page.getByRole('button', { name: 'Request extension' });
    if (await extension.isVisible()) await extension.click();
    await expect(canvas(page)).toBeVisible({ timeout: 3_000 });
  }).toPass();

test('a loan is extended in its last second, and ends without an extension [R1.3 R4.4 R4.8 R4.25 R8.20]', async ({
  visits,
  place,
}) => {
  test.setTimeout(180_000);
  const portal = await launchPortal({ LOAN_SECONDS: '8', APP_HOST: '' });
  let started: Institution | undefined;
  const institution = async () => {
    started ??= await startInstitution({ portal: portal.url });
    return started;
  };
  try {
    const there = startReading({ visits, place, institution, portal: portal.url });
    const page = await there.readAs(PEOPLE.user, HANDBOOK);
    const ending = notice(page, 'The loan period is about to expire');
    const isExtension = (answer: Response) => answer.url().endsWith('/extend');
    // The request of a slow machine may reach the server when the second is over.
    await expect(async () => {
      await expectShown(page);
      const extended = page.waitForResponse(isExtension);
      const pressed = await pressInLastSecond(page, 'Continue using this document');
      if (!pressed) extended.catch(() => undefined);
      expect(pressed).toBe(true);
      expect((await (await extended).json())?.softExpiryTime).toBeGreaterThan(7);
      await expect(ending).toContainText(/closes in [3-8] seconds/, { timeout: 6_000 });
    }).toPass({ timeout: 80_000 });
    await expect(canvas(page)).toBeVisible();

    await expect(notice(page, 'Loan period expired')).toBeVisible();
    await expect(page.locator('canvas')).toHaveCount(0);
    await press(page, 'Request extension');
    await expectShown(page);

    // Offline the loan ends too; *Try again* would be useless then, and is not offered.
    await page.context().setOffline(true);
    const unreachable = notice(page, 'Server could not be reached');
    await expect(unreachable).toBeVisible();
    await expect(notice(page, 'Loan period expired')).toBeVisible();
    await expect(unreachable).toHaveCount(0);
    await expect(page.locator('canvas')).toHaveCount(0);
    await page.context().setOffline(false);
    await press(page, 'Request extension');
    await expectShown(page);
    await page.context().close();
  } finally {
    await started?.stop();
    await portal.stop();
  }
});
