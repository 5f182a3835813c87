import type { Page } from 'playwright/test';
import { type LaunchedPortal, launchPortal } from '../../portal/launch-portal.ts';
import { expectAccessible } from '../../screen-checks/accessibility.ts';
import { type Authenticator, createAuthenticator } from '../../support/authenticator.ts';
import { PEOPLE, type Person } from '../../support/people.ts';
import { expect, test } from '../../support/portal-test.ts';
import { saveSettings } from '../../support/settings/save-settings.ts';
import { menuItem, openMenu, searchField } from '../../support/shell.ts';

/* A code of an app after the password. The settings of these journeys are those of a portal of their own. */

let portal: LaunchedPortal;
test.beforeAll(async () => {
  portal = await launchPortal();
});
test.afterAll(() => portal.stop());

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

async function logOut(page: Page): Promise<void> {
  await openMenu(page);
  await menuItem(page, 'Log out').click();
}

async function enterPassword(page: Page, { login, password }: Person): Promise<void> {
  await page.getByLabel('User name').fill(login);
  await page.getByLabel('Password').fill(password);
  await page.keyboard.press('Enter');
}

async function enterCode(page: Page, code: string): Promise<void> {
  await page.getByLabel('Code').fill(code);
  await page.keyboard.press('Enter');
}

/** Enters the shown key in an app, and confirms it by a code. @returns the app and the recovery codes */
async function confirmKey(
  page: Page,
): Promise<{ readonly app: Authenticator; readonly recoveryCodes: readonly string[] }> {
  await expect(heading(page, 'Set up two-factor authentication')).toBeVisible();
  await expectAccessible(page);
  const app = createAuthenticator((await page.getByText(/^[A-Z2-7 ]{39}$/).textContent()) ?? '');
  await enterCode(page, app.nextCode());
  await expect(heading(page, 'Two-factor authentication is set up')).toBeVisible();
  await expectAccessible(page);
  const codes = page.getByRole('region', { name: 'Your recovery codes' }).getByRole('listitem');
  await expect(codes).toHaveCount(10);
  return { app, recoveryCodes: await codes.allTextContents() };
}

test('a person sets it up, and logs in with a code, then with a recovery code [C1.39 S2.50 S2.54 S2.59]', async ({
  openAs,
}) => {
  const page = await openAs(PEOPLE.user, '/', {}, portal.url);
  await openMenu(page);
  await menuItem(page, 'Two-factor authentication').click();
  await expect(heading(page, 'Two-factor authentication')).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel('User name').fill(PEOPLE.user.login);
  await page.getByLabel('Present password').fill(PEOPLE.user.password);
  await page.keyboard.press('Enter');
  const { app, recoveryCodes } = await confirmKey(page);

  await page.getByRole('link', { name: 'Log in', exact: true }).click();
  await enterPassword(page, PEOPLE.user);
  await expect(heading(page, 'Enter your code')).toBeVisible();
  await expectAccessible(page);
  await enterCode(page, app.nextCode());
  await expect(searchField(page)).toBeVisible();

  await logOut(page);
  await enterPassword(page, PEOPLE.user);
  await enterCode(page, recoveryCodes[0] ?? '');
  await expect(heading(page, 'You used a recovery code')).toBeVisible();
  await expect(page.getByText('You have 9 recovery codes left.')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Continue' }).click();
  await expect(searchField(page)).toBeVisible();
});

test('a library demands it of its administrators, who set it up at the next log-in [C2.241 S2.57]', async ({
  openAs,
}) => {
  const page = await openAs(PEOPLE.admin, '/admin?tab=sign-in', {}, portal.url);
  await page.getByText('Require two-factor authentication of administrators').click();
  await saveSettings(page);

  await logOut(page);
  await enterPassword(page, PEOPLE.admin);
  await expect(page.getByText('Your library demands it of its administrators.')).toBeVisible();
  await confirmKey(page);
  await page.getByRole('link', { name: 'Continue' }).click();
  await expect(searchField(page)).toBeVisible();

  await logOut(page);
  await enterPassword(page, PEOPLE.secondUser);
  await expect(searchField(page)).toBeVisible();
});
