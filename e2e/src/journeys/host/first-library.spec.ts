import { readFile } from 'node:fs/promises';
import { makeBook } from '@leeszaal/test-documents';
import type { Page } from 'playwright/test';
import { importFiles } from '../../odd/import-book.ts';
import { inUse } from '../../open-book/loan-parts.ts';
import { EMPTY, type LaunchedPortal, launchPortal } from '../../portal/launch-portal.ts';
import { serverLog } from '../../portal/server-log.ts';
import { expectAccessible } from '../../screen-checks/accessibility.ts';
import { expect, openDocument, test } from '../../support/portal-test.ts';
import { runPerson } from '../../support/run-person.ts';
import { openMenu, searchField } from '../../support/shell.ts';
import type { Visits } from '../../support/visits.ts';

/* A portal of a library's own, from its first start to two people who want the same book. */

const LIBRARY = 'Bibliotheek Meerzicht';
const CLIENT = 'bibliotheek-meerzicht';
const BOOK = 'The Lighthouse of Meerzicht';
const PASSWORD = 'long enough for a library';
const ANSWERS = [
  ['Name of the library', LIBRARY],
  ['E-mail address for requests', 'balie@meerzicht.example'],
  ['Full name', 'Ada Beheer'],
  ['E-mail address', 'ada@meerzicht.example'],
  ['Password', PASSWORD],
  ['Password again', PASSWORD],
] as const;

/** The link that the server printed at its start. */
async function printedLink({ dataDir }: LaunchedPortal): Promise<string> {
  const link = async () =>
    /^ {2}(http:\S+\/auth\/setup\?\S+)$/m.exec(await readFile(serverLog(dataDir), 'utf8'))?.[1];
  await expect.poll(link).toBeTruthy();
  return (await link()) ?? '';
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

async function logIn(page: Page, login: string): Promise<void> {
  await page.getByRole('link', { name: 'Log in' }).click();
  await page.getByLabel('User name').fill(login);
  await page.getByLabel('Password').fill(PASSWORD);
  await page.keyboard.press('Enter');
}

/** Adds a person as an operator does; the person chooses a password and logs in. */
async function bringIn(
  { openContext }: Pick<Visits, 'openContext'>,
  { dataDir }: LaunchedPortal,
  name: string,
): Promise<Page> {
  const email = `${name.toLowerCase()}@meerzicht.example`;
  const lines = await runPerson(dataDir, ['add', CLIENT, email, '--name', `${name} Lezer`]);
  const page = await (await openContext({ locale: 'en-GB' })).newPage();
  await page.goto(lines.at(-1)?.trim() ?? '');
  await expectAccessible(page);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByLabel('Password again').fill(PASSWORD);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'The password is saved' })).toBeVisible();
  await logIn(page, email);
  await expect(page.getByRole('heading', { name: LIBRARY })).toBeVisible();
  return page;
}

test('an empty portal becomes a library, of which one person reads the book and the next one waits [S1.1 S1.3 S1.4 S2.1 S2.2]', async ({
  openContext,
}) => {
  test.setTimeout(180_000);
  const portal = await launchPortal(EMPTY);
  try {
    const page = await (await openContext({ locale: 'en-GB' })).newPage();
    await page.goto(portal.url);
    await expect(page.getByRole('heading', { name: 'No library yet' })).toBeVisible();
    await expectAccessible(page);

    const link = await printedLink(portal);
    await page.goto(link);
    await expectAccessible(page);
    await answerByKeyboard(page);
    await expect(page.getByRole('heading', { name: 'Your library is ready' })).toBeVisible();
    await logIn(page, 'ada@meerzicht.example');
    await openMenu(page);
    await expect(page.getByText('Ada Beheer')).toBeVisible();
    await page.getByRole('menuitem', { name: 'Administration' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Administration' })).toBeVisible();
    await expect(page.getByText(LIBRARY)).toBeVisible();

    await page.goto(link);
    await expect(page.getByText('It has been set up already.')).toBeVisible();
    const bytes =
      '<html xmlns="http://www.w3.org/1999/xhtml"><head><title>x</title></head><body><p>The lamp was lit.</p></body></html>';
    const book = await makeBook({ title: BOOK, spine: [{ path: 'one.xhtml', bytes }] });
    await importFiles([['lighthouse.epub', book]], portal.dataDir);

    const first = await bringIn({ openContext }, portal, 'Jan');
    await searchField(first).fill('lighthouse');
    await first.keyboard.press('Enter');
    await openDocument(first, BOOK);
    const second = await bringIn({ openContext }, portal, 'Mia');
    await second.goto(first.url());
    await expect(inUse(second)).toContainText('Jan Lezer');
    for (const each of [page, first, second]) await each.context().close();
  } finally {
    await portal.stop();
  }
});
