import type { Locator, Page } from 'playwright/test';
import { portalUrl } from '../../portal/portal-address.ts';
import { expectAccessible } from '../../screen-checks/accessibility.ts';
import { PEOPLE } from '../../support/people.ts';
import { expect, test } from '../../support/portal-test.ts';
import { withSettings } from '../../support/settings/client-settings.ts';
import { DESK, TELEPHONE } from '../../support/shell.ts';

const WEBSITE = 'https://www.example.org';
const READER = { id: 'p-1042', name: 'Ada Lovelace' };

/** The request of the institution's server, and the status of the answer. */
async function requestToken(id: string, secret: string) {
  const answer = await fetch(`${portalUrl()}/api/embed/tokens`, {
    method: 'POST',
    headers: {
      authorization: `Basic ${Buffer.from(`${id}:${secret}`).toString('base64')}`,
      'content-type': 'application/json',
    },
    body: JSON.stringify({ person: READER, origins: [WEBSITE] }),
  });
  const body: { accessToken?: string; expiresIn?: number } = await answer.json();
  return { status: answer.status, ...body };
}

/** Presses Tab until an element has the focus, which it has within a few presses. */
async function tabTo(page: Page, target: Locator) {
  for (let presses = 0; presses < 20; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  await expect(target).toBeFocused();
}

/** Checks the screen as it is now, at both sizes. */
async function expectGoodScreen(page: Page) {
  for (const size of [TELEPHONE, DESK]) {
    await page.setViewportSize(size);
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth),
    ).toBe(true);
    await expectAccessible(page);
  }
}

test('by keyboard a website is allowed, and a credential made that gives tokens until it is revoked [C2.204 C2.205 C2.206 C2.207 C2.208 C5.25]', async ({
  openAs,
}) => {
  const page = await openAs(PEOPLE.admin, '/admin');
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  const tab = page.getByRole('tab', { name: 'Embedding' });
  const field = page.getByRole('textbox', { name: 'Address of a website' });
  const label = page.getByRole('textbox', { name: 'Name of the credential' });
  const secret = page.getByRole('group', {
    name: 'Copy the secret of “Website of the museum” now',
  });
  const row = page.getByRole('listitem').filter({ hasText: 'Website of the museum' });
  await withSettings(page, { embedOrigins: [] }, async () => {
    await page.reload();
    await page.getByRole('tab', { name: 'General' }).focus();
    for (const _ of ['Search', 'People', 'Embedding']) await page.keyboard.press('ArrowRight');
    await expect(tab).toBeFocused();
    await expect(page.getByText('There are no websites yet')).toBeVisible();
    await expectGoodScreen(page);

    await tabTo(page, field);
    await page.keyboard.type(`${WEBSITE}/catalogue`);
    await expect(field).toHaveAccessibleDescription(/Enter the beginning of the address only/);
    await expectGoodScreen(page);
    for (const _ of '/catalogue') await page.keyboard.press('Backspace');
    await page.keyboard.press('Enter');
    await expect(page.getByText(`${WEBSITE} was added to the list`)).toBeAttached();
    await expect(field).toBeFocused();
    const saved = page.waitForResponse(
      (answer) =>
        answer.request().method() === 'POST' && answer.url().endsWith('/api/client/settings'),
    );
    await tabTo(page, page.getByRole('button', { name: 'Save', exact: true }));
    await page.keyboard.press('Enter');
    expect(await (await saved).json()).toMatchObject({ embedOrigins: [WEBSITE] });
    await expect(page.getByRole('heading', { name: 'Administration' })).toBeFocused();

    await tabTo(page, label);
    await page.keyboard.type('Website of the museum');
    await page.keyboard.press('Enter');
    await expect(secret).toBeFocused();
    await expect(secret).toHaveAccessibleDescription(/shown this once/);
    await expectGoodScreen(page);
    const readClipboard = () => page.evaluate(() => navigator.clipboard.readText());
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(page.getByText('Copied').last()).toBeVisible();
    const id = await readClipboard();
    await expect(row).toContainText(id);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect.poll(readClipboard).not.toBe(id);
    const password = await readClipboard();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(label).toBeFocused();
    await expect(page.getByText(password)).toHaveCount(0);
    await expect(page.getByRole('figure').last()).toContainText(`${id}:$SECRET`);

    const { status, accessToken, expiresIn } = await requestToken(id, password);
    expect({ status, expiresIn }).toEqual({ status: 200, expiresIn: 600 });
    expect(accessToken).toMatch(/\S/);
    expect((await requestToken(id, `${password}x`)).status).toBe(401);
    await page.reload();
    await expect(row).toContainText(/Website of the museum.*Made .*Last used /);
    await expectGoodScreen(page);

    const revoke = page.getByRole('button', { name: 'Revoke “Website of the museum”' });
    await revoke.focus();
    await page.keyboard.press('Enter');
    const question = page.getByRole('alertdialog', { name: 'Revoke this credential?' });
    await expect(question).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(question).toHaveCount(0);
    await expect(revoke).toBeFocused();
    await page.keyboard.press('Enter');
    await tabTo(page, question.getByRole('button', { name: 'Revoke' }));
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'Credentials' })).toBeFocused();
    await expect(row).toHaveCount(0);
    expect((await requestToken(id, password)).status).toBe(401);

    await page.getByRole('tab', { name: 'Log' }).click();
    await expect(page.getByRole('row', { name: /Embedding access issued/ }).first()).toContainText(
      `Person: ${READER.id}`,
    );
  });
});
