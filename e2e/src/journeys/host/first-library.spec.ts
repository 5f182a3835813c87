import type { Locator, Page } from 'playwright/test';
import {
  ADMINISTRATOR,
  ANSWERS,
  CLIENT,
  LIBRARY,
  logIn,
  PASSWORD,
  printedLink,
} from '../../first-library/set-up-library.ts';
import { startEmptyPortal } from '../../first-library/start-empty-portal.ts';
import { importTheBook, readTheBook, textOfTheBook } from '../../first-library/the-book.ts';
import { choosePassword, type Invited } from '../../joining/choose-password.ts';
import { mailedLink } from '../../joining/mailed-link.ts';
import { inUse } from '../../open-book/loan-parts.ts';
import type { LaunchedPortal } from '../../portal/launch-portal.ts';
import { expectAccessible } from '../../screen-checks/accessibility.ts';
import { expect, test } from '../../support/portal-test.ts';
import { runPerson } from '../../support/run-person.ts';
import { openMenu } from '../../support/shell.ts';

/* A portal of a library's own on an empty PostgreSQL, from its first start to two people who want the same book. */

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

/** A person who chooses a password for this library. */
const invited = (login: string): Invited => ({ login, password: PASSWORD, library: LIBRARY });

/** Adds a person as an operator does. @returns the printed link */
async function addByCommand({ dataDir }: LaunchedPortal, email: string): Promise<string> {
  const lines = await runPerson(dataDir, ['add', CLIENT, email, '--name', 'Jan Lezer']);
  return lines.at(-1)?.trim() ?? '';
}

/** Adds a person in the administration. @returns the link in the mail */
async function addInAdministration(
  page: Page,
  portal: LaunchedPortal,
  email: string,
): Promise<string> {
  await page.getByRole('tab', { name: 'People' }).click();
  await expect(page.getByText(ADMINISTRATOR.name).last()).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Add a person' }).click();
  const form = page.getByRole('dialog', { name: 'Add a person' });
  await form.getByLabel('Name').fill('Mia Lezer');
  await form.getByLabel('E-mail').fill(email);
  await page.keyboard.press('Enter');
  await expect(form).toBeHidden();
  await expect(rowOf(page, 'Mia Lezer')).toContainText('Invited');
  return mailedLink(portal, email);
}

/** Changes the own password, which the menu leads to, and logs in with the new one. */
async function changePassword(page: Page, portalUrl: string, login: string): Promise<void> {
  const next = `${PASSWORD}, and another`;
  await page.goto(portalUrl);
  await openMenu(page);
  await page.getByRole('menuitem', { name: 'Change password' }).click();
  await expect(page.getByRole('heading', { name: 'Change your password' })).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel('User name').fill(login);
  await page.getByLabel('Present password').fill(PASSWORD);
  await page.getByLabel('New password', { exact: true }).fill(next);
  await page.getByLabel('New password again').fill(next);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'The password is saved' })).toBeVisible();
  await logIn(page, login, next);
  await expect(page.getByRole('heading', { name: LIBRARY })).toBeVisible();
}

/** A person in the administration. */
const rowOf = (page: Page, name: string): Locator =>
  page.getByRole('main').getByRole('listitem').filter({ hasText: name });

let portal: LaunchedPortal;
test.beforeAll(async () => {
  portal = await startEmptyPortal();
});
test.afterAll(() => portal.stop());

test('an empty portal becomes a library, of which one person reads the book and the next one waits [S1.1 S1.3 S1.4 S2.1 S2.2 S2.13 S2.16 S2.26]', async ({
  openContext,
}) => {
  const page = await (await openContext({ locale: 'en-GB' })).newPage();
  await page.goto(portal.url);
  await expect(page.getByRole('heading', { name: 'No library yet' })).toBeVisible();
  await expectAccessible(page);

  const link = await printedLink(portal);
  await page.goto(link);
  await expectAccessible(page);
  await answerByKeyboard(page);
  await expect(page.getByRole('heading', { name: 'Your library is ready' })).toBeVisible();
  await logIn(page, ADMINISTRATOR.login);
  await openMenu(page);
  await expect(page.getByText(ADMINISTRATOR.name)).toBeVisible();
  await page.getByRole('menuitem', { name: 'Administration' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Administration' })).toBeVisible();
  await expect(page.getByRole('main').getByText(LIBRARY)).toBeVisible();

  await page.goto(link);
  await expect(page.getByText('It has been set up already.')).toBeVisible();
  await importTheBook(portal);

  const first = await choosePassword(
    { openContext },
    await addByCommand(portal, 'jan@meerzicht.example'),
    invited('jan@meerzicht.example'),
  );
  await readTheBook(first);

  await page.goto(`${portal.url}/admin`);
  const mia = 'mia@meerzicht.example';
  const second = await choosePassword(
    { openContext },
    await addInAdministration(page, portal, mia),
    invited(mia),
  );
  await second.goto(first.url());
  await expect(inUse(second)).toContainText('Jan Lezer');

  await page.getByRole('button', { name: 'Actions for Jan Lezer' }).click();
  await page.getByRole('button', { name: 'Deactivate Jan Lezer' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Deactivate' }).click();
  await expect(rowOf(page, 'Jan Lezer')).toContainText('Deactivated');
  await expect(async () => {
    await second.goto(first.url());
    const text = textOfTheBook(second);
    await expect(text.or(inUse(second)).first()).toBeVisible();
    await expect(text).toBeVisible({ timeout: 100 });
  }).toPass();
  await changePassword(second, portal.url, mia);
});
