import { portalUrl } from '../../portal/portal-address.ts';
import { expectAccessible } from '../../screen-checks/accessibility.ts';
import { PEOPLE } from '../../support/people.ts';
import { expect, searchPath, signIn, test } from '../../support/portal-test.ts';

test('a person who is not signed in is asked to, and comes back to the address they opened [C1.8 C2.17]', {
  tag: '@skew',
}, async ({ openContext }) => {
  const page = await (await openContext()).newPage();
  // An address longer than the server carries through the login.
  const fields = Array.from({ length: 40 }, (_, year) => ({
    name: 'title',
    value: `proceedings of ${1900 + year}`,
    mode: 2,
    operator: 0,
  }));
  const path = searchPath({ query: 'reading', queryType: 0, fields });
  expect(path.length).toBeGreaterThan(2000);
  await page.goto(portalUrl() + path);
  await page.waitForURL(/\/auth\//);
  await expectAccessible(page);
  await page.locator('input[name="login"]').fill(PEOPLE.user.login);
  await page.locator('input[type="password"]').fill('not the password');
  await page.locator('button[type="submit"]').click();
  await expect(page.getByRole('alert')).toBeVisible();
  await expect(page.locator('input[name="login"]')).toHaveValue(PEOPLE.user.login);
  await signIn(page);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('reading');
  expect(page.url()).toBe(portalUrl() + path);
});

test('a person who forgot the password asks for a link by mail [S2.7 S2.8]', async ({
  openContext,
}) => {
  const page = await (await openContext({ locale: 'en-GB' })).newPage();
  await page.goto(portalUrl());
  await page.getByRole('link', { name: 'Forgotten your password?' }).click();
  await expectAccessible(page);
  await page.keyboard.type(PEOPLE.secondUser.login);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Look in your mailbox' })).toBeVisible();
  await expect(page.getByText(PEOPLE.secondUser.login)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Log in' }).click();
  await signIn(page, PEOPLE.secondUser);
  await expect(page.getByRole('button', { name: 'Menu' })).toBeVisible();
});

test('signing out ends the session [C4.44]', { tag: '@skew' }, async ({ openAs }) => {
  const page = await openAs(PEOPLE.user);
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(page.getByText(PEOPLE.user.name)).toBeVisible();
  const token = await page.evaluate(() => localStorage.getItem('hl-access-token'));
  const statusOfToken = async () => {
    const headers = { authorization: `Bearer ${token}` };
    return (await page.request.get(`${portalUrl()}/api/user/me`, { headers })).status();
  };
  expect(await statusOfToken()).toBe(200);
  await page.getByRole('menuitem', { name: 'Log out' }).click();
  await page.waitForURL(/\/auth\//);
  // The server has revoked the token: a copy is useless too.
  await expect.poll(statusOfToken).toBe(401);
  await page.goto(portalUrl());
  await page.waitForURL(/\/auth\/.*login/);
});
