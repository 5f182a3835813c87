import { readFile } from 'node:fs/promises';
import type { Locator, Page } from 'playwright/test';
import { choosePassword, fillLogin } from '../../joining/choose-password.ts';
import { mailedLink } from '../../joining/mailed-link.ts';
import { type LaunchedPortal, launchPortal } from '../../portal/launch-portal.ts';
import { expectAccessible } from '../../screen-checks/accessibility.ts';
import { PEOPLE } from '../../support/people.ts';
import { expect, test } from '../../support/portal-test.ts';
import { expectNoOverflow, RIJNLAND, TELEPHONE, WATERLAND } from '../../support/shell.ts';

/* A superadmin makes a library of the portal, and removes it again. */

const LIBRARY = 'Bibliotheek Duinzicht';
const ADMINISTRATOR = {
  login: 'wil@duinzicht.example',
  password: 'long enough for a library',
  library: LIBRARY,
};

let portal: LaunchedPortal;
test.beforeAll(async () => {
  portal = await launchPortal();
});
test.afterAll(() => portal.stop());

/** A library in the administration. */
const rowOf = (page: Page, name: string): Locator =>
  page.getByRole('list', { name: 'Libraries' }).getByRole('listitem').filter({ hasText: name });

/** Opens the menu of the new library. */
const openActions = (page: Page) =>
  page.getByRole('button', { name: `Actions for ${LIBRARY}` }).click();

/** Adds the library with connections of its own, after a try without anything. */
async function addLibrary(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'New library' }).click();
  const form = page.getByRole('dialog', { name: 'New library' });
  await form.getByRole('button', { name: 'Add and invite' }).click();
  await expect(form.getByText('Enter a name').first()).toBeVisible();
  await expect(form.getByLabel(/^Name of the library/)).toBeFocused();
  await expectAccessible(page);
  await form.getByLabel(/^Name of the library/).fill(WATERLAND);
  await form.getByLabel(/^E-mail of the library/).fill('balie@duinzicht.example');
  await form.getByRole('group', { name: 'Languages' }).getByText('Deutsch').click();
  await form.getByLabel(/^Name of the administrator/).fill('Wil Beheer');
  await form.getByLabel(/^E-mail of the administrator/).fill(ADMINISTRATOR.login);
  await form.getByRole('button', { name: 'Add and invite' }).click();
  await expect(form.getByText('Another library has this name')).toBeVisible();
  await form.getByLabel(/^Name of the library/).fill(LIBRARY);
  await form.getByRole('button', { name: 'Add and invite' }).click();
  await expect(form).toBeHidden();
  await expect(rowOf(page, LIBRARY)).toBeFocused();
  await expect(rowOf(page, LIBRARY)).toContainText('1 person');
}

/** Exports all that the library has. @returns the text of the file */
async function exportLibrary(page: Page): Promise<string> {
  await openActions(page);
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: `Export data of ${LIBRARY}` }).click();
  const file = await saved;
  expect(file.suggestedFilename()).toMatch(/^library-bibliotheek-duinzicht-\d{4}-\d\d-\d\d\.json$/);
  await expect(rowOf(page, LIBRARY)).toContainText('Data exported');
  return readFile(await file.path(), 'utf8');
}

test('a superadmin makes a library, whose administrator comes in until it is switched off, and removes it [C2.280 C2.282 C2.283 C2.287 C2.288 C2.289 C2.290 C2.291 C2.292 C5.38 C5.39]', async ({
  openAs,
  openContext,
}) => {
  test.setTimeout(180_000);
  const page = await openAs(PEOPLE.superadmin, '/admin?tab=libraries', {}, portal.url);
  await expect(rowOf(page, WATERLAND)).toContainText('this library');
  await expect(rowOf(page, RIJNLAND)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: `Actions for ${WATERLAND}` }).click();
  await expect(page.getByText(/You are signed in at this library/)).toBeVisible();
  await page.keyboard.press('Escape');
  await addLibrary(page);

  const link = await mailedLink(portal, ADMINISTRATOR.login);
  const administrator = await choosePassword({ openContext }, link, ADMINISTRATOR);
  await administrator.goto(`${portal.url}/admin`);
  await expect(administrator.getByRole('heading', { name: 'Administration' })).toBeVisible();
  await expect(administrator.getByText(LIBRARY).first()).toBeVisible();
  await expect(administrator.getByRole('tab', { name: 'Libraries' })).toHaveCount(0);
  await administrator.context().close();

  await openActions(page);
  await page.getByRole('button', { name: `Switch off ${LIBRARY}…` }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Switch off' }).click();
  await expect(rowOf(page, LIBRARY)).toContainText('switched off');
  const refused = await (await openContext({ locale: 'en-GB' })).newPage();
  await refused.goto(portal.url);
  await fillLogin(refused, ADMINISTRATOR);
  await expect(refused.getByRole('heading', { name: 'Closed at present' })).toBeVisible();
  await expectAccessible(refused);

  await openActions(page);
  const remove = page.getByRole('button', { name: `Remove ${LIBRARY}…` });
  await expect(remove).toHaveAttribute('aria-disabled', 'true');
  await page.keyboard.press('Escape');
  expect(await exportLibrary(page)).toContain(ADMINISTRATOR.login);

  await page.setViewportSize(TELEPHONE);
  await expectNoOverflow(page);
  await openActions(page);
  await remove.click();
  const question = page.getByRole('dialog', { name: `Remove ${LIBRARY}?` });
  await expectAccessible(page);
  await question.getByLabel(/^Name of the library/).fill(WATERLAND);
  await page.keyboard.press('Enter');
  await expect(question.getByText('This is not the name of the library')).toBeVisible();
  await question.getByLabel(/^Name of the library/).fill(LIBRARY);
  await page.keyboard.press('Enter');
  await expect(rowOf(page, LIBRARY)).toHaveCount(0);
  await expect(rowOf(page, WATERLAND)).toBeFocused();
  await page.reload();
  await expect(rowOf(page, WATERLAND)).toBeVisible();
  await expect(rowOf(page, LIBRARY)).toHaveCount(0);
});
