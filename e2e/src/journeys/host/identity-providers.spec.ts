import { CLIENT, type OidcPeer, startOidcPeer } from '@leeszaal/test-support/oidc-peer';
import type { Page } from 'playwright/test';
import { type LaunchedPortal, launchPortal } from '../../portal/launch-portal.ts';
import { expectAccessible } from '../../screen-checks/accessibility.ts';
import { PEOPLE } from '../../support/people.ts';
import { expect, openDocument, test } from '../../support/portal-test.ts';
import { openMenu, searchField } from '../../support/shell.ts';
import { HANDBOOK } from '../../support/titles.ts';

/* People sign in with the account that they have at their institution. */

const NAME = 'Example Campus';

let portal: LaunchedPortal;
let peer: OidcPeer;
test.beforeAll(async () => {
  portal = await launchPortal();
  const at = (name: string) => `${portal.url}/auth/providers/1/${name}`;
  peer = await startOidcPeer({
    redirectUri: at('answer'),
    signedOutUri: `${portal.url}/auth/logout`,
    backchannelUri: at('ended'),
  });
  peer.people.set('jan', { name: 'Jan Campus', email: 'jan@campus.example', groups: ['students'] });
});
test.afterAll(async () => {
  await peer.stop();
  await portal.stop();
});

/** Signs in on the provider's own pages. */
async function signInThere(page: Page): Promise<void> {
  await expect(page).toHaveURL((url) => url.origin === peer.issuer);
  await page.locator('[name=login]').fill('jan');
  await page.locator('[name=password]').fill('any');
  await page.getByRole('button', { name: 'Sign-in' }).click();
  await page.getByRole('button', { name: 'Continue' }).click();
}

async function openSignInTab(page: Page): Promise<void> {
  const { login, password } = PEOPLE.admin;
  await page.goto(`${portal.url}/admin?tab=sign-in`);
  await page.getByLabel('User name').fill(login);
  await page.getByLabel('Password').fill(password);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Add a provider' })).toBeVisible();
}

/** Adds the provider in the administration, inactive at first. */
async function addProvider(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Add a provider' }).click();
  const form = page.getByRole('dialog');
  await form.getByRole('radio', { name: /^OpenID Connect/ }).check({ force: true });
  await form.getByRole('button', { name: 'Continue' }).click();
  await form.getByLabel(/^Name/).fill(NAME);
  await form.getByLabel('Issuer').fill(peer.issuer);
  await form.getByLabel('Client ID').fill(CLIENT.id);
  await form.getByLabel('Client secret').fill(CLIENT.secret);
  await expectAccessible(page);
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form.getByText(`${portal.url}/auth/providers/1/answer`)).toBeVisible();
  await expectAccessible(page);
  await form.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByText('Inactive')).toBeVisible();
}

test('an administrator sets up an identity provider and tries it, and a person reads with it [C2.229 C2.230 C2.235 S2.31 S2.32 S2.38 S2.42]', async ({
  openContext,
}) => {
  test.setTimeout(120_000);
  const context = await openContext({ locale: 'en-GB' });
  const page = await context.newPage();
  await openSignInTab(page);
  await expectAccessible(page);
  await addProvider(page);

  const opening = context.waitForEvent('page');
  await page.getByRole('button', { name: /^Try it/ }).click();
  const trial = await opening;
  await signInThere(trial);
  await expect(trial.getByRole('heading', { name: `Trial of ${NAME}` })).toBeVisible();
  await expect(trial.getByText('jan@campus.example').first()).toBeVisible();
  await expect(trial.getByText('students')).toBeVisible();
  await expectAccessible(trial);
  await trial.close();

  await page.getByRole('button', { name: /^Edit/ }).click();
  const form = page.getByRole('dialog');
  await form.getByText('Active', { exact: true }).click();
  await expect(form.getByRole('checkbox', { name: 'Active' })).toBeChecked();
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form).toBeHidden();
  await expect(page.getByText('Active', { exact: true })).toBeVisible();

  const reader = await (await openContext({ locale: 'en-GB' })).newPage();
  await reader.goto(`${portal.url}/search`);
  await expectAccessible(reader);
  await reader.getByRole('link', { name: `Log in with ${NAME}` }).click();
  await signInThere(reader);
  await searchField(reader).fill(HANDBOOK);
  await reader.keyboard.press('Enter');
  await openDocument(reader, HANDBOOK);

  await reader.goto(portal.url);
  await openMenu(reader);
  await expect(reader.getByText('Jan Campus')).toBeVisible();
  await reader.getByRole('menuitem', { name: 'Log out' }).click();
  await expect(reader).toHaveURL((url) => url.origin === peer.issuer);
  await reader.getByRole('button', { name: /Yes, sign me out/ }).click();
  await expect(reader.getByRole('link', { name: `Log in with ${NAME}` })).toBeVisible();
  await reader.getByRole('link', { name: `Log in with ${NAME}` }).click();
  await expect(reader.locator('[name=login]')).toBeVisible();
  await expect(reader).toHaveURL((url) => url.origin === peer.issuer);
});
