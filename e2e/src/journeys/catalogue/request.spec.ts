import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { dataFolder } from '../../portal/portal-address.ts';
import { expectAccessible } from '../../screen-checks/accessibility.ts';
import { PEOPLE } from '../../support/people.ts';
import { expect, searchPath, test } from '../../support/portal-test.ts';
import { BY_NIGHT } from '../../support/titles.ts';

const toTitle = searchPath({ query: BY_NIGHT, queryType: 0, connection: 1 });

test('a publication is requested by e-mail, with what is required and no more [C2.187]', async ({
  openAs,
}) => {
  const page = await openAs(PEOPLE.user, toTitle);
  await page
    .getByRole('button', { name: `Request ${BY_NIGHT}` })
    .first()
    .click();
  const dialog = page.getByRole('dialog', { name: 'Request a publication' });
  const name = dialog.getByRole('textbox', { name: 'Name' });
  const email = dialog.getByRole('textbox', { name: 'E-mail' });
  await expect(name).toHaveValue(PEOPLE.user.name);
  await expect(email).toHaveValue(PEOPLE.user.login);
  await name.fill(' ');
  await email.fill('not an address');
  await dialog.getByRole('button', { name: 'Send' }).click();
  await expect(dialog).toContainText('name is required');
  await expect(dialog).toContainText('email is invalid');
  await expectAccessible(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await expectAccessible(page);
  await email.fill('');
  await expect(dialog).toContainText('e-mail is required');
  await name.fill('Ada Byron');
  await email.fill('ada@example.org');
  await dialog.getByRole('textbox', { name: 'Message' }).fill('For the reading group, please.');
  await dialog.getByRole('button', { name: 'Send' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText('Your request has been sent')).toBeVisible();
  const outbox = join(dataFolder(), 'outbox');
  await expect(async () => {
    const mails = await Promise.all(
      (await readdir(outbox)).map((file) => readFile(join(outbox, file), 'utf8')),
    );
    const isIt = (mail: string) => mail.includes('ada@example.org') && mail.includes(BY_NIGHT);
    expect(mails.some(isIt)).toBe(true);
  }).toPass();
});

test('a request that fails, or for something that is gone, says so in the form [C8.8 C8.9]', async ({
  openAs,
  faultProxy: proxy,
}) => {
  const page = await openAs(PEOPLE.user, toTitle, {}, proxy.url);
  const request = page.getByRole('button', { name: `Request ${BY_NIGHT}` }).first();
  const dialog = page.getByRole('dialog', { name: 'Request a publication' });
  await request.click();
  proxy.spoil((path) => (path.includes('/requestpublication') ? { status: 429 } : 'none'));
  await dialog.getByRole('button', { name: 'Send' }).click();
  await expect(dialog).toContainText(
    'Something went wrong while sending the request, please try again later',
  );
  proxy.spoil((path) => (path.includes('/search/detail') ? { status: 404 } : 'none'));
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await request.click();
  await expect(dialog).toContainText('The requested publication could not be found');
  await expectAccessible(page);
});

test('an administrator opens a publication in the catalogue system [C7.12]', async ({ openAs }) => {
  const page = await openAs(PEOPLE.admin, toTitle);
  const [tab] = await Promise.all([
    page.waitForEvent('popup'),
    page
      .getByRole('button', { name: `Open in the catalogue system: ${BY_NIGHT}` })
      .first()
      .click(),
  ]);
  await tab.waitForURL(/token=/);
  expect(await tab.evaluate(() => window.opener)).toBeNull();
});
