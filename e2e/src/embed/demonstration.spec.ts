import { exampleUrl } from '../portal/portal-address.ts';
import { expectAccessible } from '../screen-checks/accessibility.ts';
import { expect, test } from '../support/portal-test.ts';
import { ATLAS, HANDBOOK } from '../support/titles.ts';
import { expectEvent } from './embed-controls.ts';

/* The example that `npm start` starts and prints. */

test('the demonstration has the page of an institution, in both ways', async ({ openContext }) => {
  const page = await (await openContext()).newPage();
  await page.goto(exampleUrl());
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Sign in as Noor de Vries' }).click();
  await expect(page.locator('leeszaal-reader canvas').first()).toBeVisible();
  await expectEvent(page, 'opened', { title: HANDBOOK });

  await page.getByText('About this page').click();
  await expectAccessible(page);
  await page.getByRole('link', { name: ATLAS }).click();
  await expect(page.locator('leeszaal-reader canvas').first()).toBeVisible();
  await expectEvent(page, 'opened', { title: ATLAS });

  await page.getByText('About this page').click();
  await page.getByRole('link', { name: 'The same in a frame' }).click();
  await expect(
    page.frameLocator('main iframe').locator('leeszaal-reader canvas').first(),
  ).toBeVisible();
  await expectEvent(page, 'opened', { title: ATLAS });
});
