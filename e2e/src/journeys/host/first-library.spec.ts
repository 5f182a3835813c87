import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright/test';
import { EMPTY, type LaunchedPortal, launchPortal } from '../../portal/launch-portal.ts';
import { serverLog } from '../../portal/server-log.ts';
import { expectAccessible } from '../../screen-checks/accessibility.ts';
import { expect, test } from '../../support/portal-test.ts';

/* A portal of a library's own, from its first start to its administration. */

const PASSWORD = 'long enough for a library';
const ANSWERS = [
  ['Name of the library', 'Bibliotheek Meerzicht'],
  ['E-mail address for requests', 'balie@meerzicht.example'],
  ['Full name', 'Ada Beheer'],
  ['E-mail address', 'ada@meerzicht.example'],
  ['Password', PASSWORD],
  ['Password again', PASSWORD],
] as const;

/** The link that the server printed at its start. */
async function printedLink({ dataDir }: LaunchedPortal): Promise<string> {
  const log = async () =>
    /^ {2}(http:\S+\/auth\/setup\?\S+)$/m.exec(await readFile(serverLog(dataDir), 'utf8'))?.[1];
  await expect.poll(log).toBeTruthy();
  return (await log()) ?? '';
}

/** Fills the form by keyboard alone, from its first field on. */
async function answerByKeyboard(page: Page): Promise<void> {
  for (const [label, text] of ANSWERS) {
    const field = page.getByLabel(label, { exact: true });
    await expect(async () => {
      if (!(await field.evaluate((element) => element === document.activeElement))) {
        await page.keyboard.press('Tab');
      }
      await expect(field).toBeFocused({ timeout: 100 });
    }).toPass();
    await page.keyboard.type(text);
  }
  await page.keyboard.press('Enter');
}

test('an empty portal is set up by its link, and administered [S1.1 S1.3 S1.4]', async ({
  openContext,
}) => {
  test.setTimeout(120_000);
  const portal = await launchPortal(EMPTY);
  try {
    const page = await (await openContext({ locale: 'en-GB' })).newPage();
    await page.goto(portal.url);
    await expect(page.getByRole('heading', { name: 'No library yet' })).toBeVisible();
    await expectAccessible(page);

    await page.goto(await printedLink(portal));
    await expectAccessible(page);
    await answerByKeyboard(page);
    await expect(page.getByRole('heading', { name: 'Your library is ready' })).toBeVisible();
    await expectAccessible(page);

    await page.getByRole('link', { name: 'Log in' }).click();
    await page.getByLabel('User name').fill('ada@meerzicht.example');
    await page.getByLabel('Password').fill(PASSWORD);
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Menu' }).click();
    await expect(page.getByText('Ada Beheer')).toBeVisible();
    await page.getByRole('menuitem', { name: 'Administration' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Administration' })).toBeVisible();
    await expect(page.getByText('Bibliotheek Meerzicht')).toBeVisible();
    await page.context().close();
  } finally {
    await portal.stop();
  }
});
