import { expectAccessible } from '../../screen-checks/accessibility.ts';
import { PEOPLE } from '../../support/people.ts';
import { expect, searchPath, test } from '../../support/portal-test.ts';
import { expectNoOverflow } from '../../support/shell.ts';

test('shelves are made, named, filled, emptied and deleted [C2.77 C2.173]', {
  tag: '@skew',
}, async ({ openAs }) => {
  const page = await openAs(PEOPLE.secondUser);
  await page.getByRole('button', { name: 'Bookshelves' }).click();
  await expect(page).toHaveURL(/\/bookshelf/);
  const shelves = page.getByRole('navigation', { name: 'Bookshelves' });

  await page.getByRole('button', { name: 'New bookshelf' }).click();
  const dialog = page.getByRole('dialog', { name: 'New bookshelf' });
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toContainText('bookshelf name is required');
  await expectAccessible(page);
  await dialog.getByRole('textbox', { name: 'Name' }).fill('  Sea and ships  ');
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('heading', { level: 1, name: 'Sea and ships' })).toBeVisible();
  await expect(page.getByText('This bookshelf is empty')).toBeVisible();

  // A name of one word, of maximum length, pushes nothing out of view.
  const long = 'Scheepvaart'.repeat(18);
  await shelves.getByRole('button', { name: 'Rename Sea and ships' }).click();
  await page.getByRole('textbox', { name: 'Name' }).fill(long);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: long })).toBeVisible();
  await shelves.getByRole('button', { name: `Delete ${long}` }).click();
  for (const width of [1280, 320]) {
    await page.setViewportSize({ width, height: 800 });
    await expectNoOverflow(page);
  }
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).click();
  await shelves.getByRole('button', { name: `Rename ${long}` }).click();
  await page.getByRole('textbox', { name: 'Name' }).fill('Ships');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Ships' })).toBeVisible();
  const shelf = new URL(page.url()).pathname;

  await page.goto(
    new URL(searchPath({ query: 'reading', queryType: 0, connection: 1 }), page.url()).href,
  );
  await page.getByRole('button', { name: 'Add this search to a shelf' }).click();
  const add = page.getByRole('dialog', { name: 'Add to shelf' });
  await expectAccessible(page);
  await add.getByText('Ships', { exact: true }).click();
  await add.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(add).toBeHidden();
  await page.getByRole('article').first().getByRole('heading').getByRole('button').click();
  await page
    .getByRole('region', { name: 'Publication' })
    .getByRole('button', { name: 'Add to shelf' })
    .click();
  await add.getByText('Ships', { exact: true }).click();
  await add.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(add).toBeHidden();

  // Until a publication has loaded, its line is a placeholder with a remove button.
  const answer = Promise.withResolvers<void>();
  await page.route('**/search/detail*', (route) => answer.promise.then(() => route.continue()));
  await page.goto(new URL(shelf, page.url()).href);
  const items = page.getByRole('main').getByRole('button', { name: 'Remove from shelf' });
  const awaited = page.getByRole('button', { name: 'Remove from shelf', exact: true });
  await expect(awaited).toHaveCount(1);
  const line = await page.getByRole('listitem').filter({ has: awaited }).boundingBox();
  const button = await awaited.boundingBox();
  const ends = [line, button].map((box) => (box ? box.x + box.width : 0));
  expect(Math.abs((ends[0] ?? 0) - (ends[1] ?? 1000))).toBeLessThan(2);
  expect(line?.height).toBeGreaterThan(80);
  answer.resolve();
  await expect(items).toHaveCount(2);
  await expectAccessible(page);
  await page.getByRole('link', { name: 'reading' }).click();
  await expect(page).toHaveURL(/\/search/);
  await page.goto(new URL(shelf, page.url()).href);
  const titles = page.getByRole('main').getByRole('listitem').getByRole('strong');
  await expect(titles).toHaveCount(2);
  const order = await titles.allTextContents();
  await items.first().click();
  await expect(items).toHaveCount(1);
  await expect(page.getByRole('button', { name: /^Undo: put/ })).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  await expect(items).toHaveCount(2);
  await expect.poll(() => titles.allTextContents()).toEqual(order);
  await items.first().click();
  await expect(items).toHaveCount(1);

  await shelves.getByRole('button', { name: 'Delete Ships' }).click();
  const question = page.getByRole('alertdialog', { name: 'Delete this bookshelf?' });
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(question).toBeHidden();
  await shelves.getByRole('button', { name: 'Delete Ships' }).click();
  await question.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(question).toBeHidden();
  await expect(shelves.getByRole('link', { name: 'Ships' })).toHaveCount(0);
  expect(new URL(page.url()).pathname).not.toBe(shelf);
});

test("another person's shelf can be looked at, not changed [C2.172 C2.179 C6.4]", async ({
  openAs,
}) => {
  const owner = await openAs(PEOPLE.secondUser, '/bookshelf');
  await owner.getByRole('button', { name: 'New bookshelf' }).click();
  await owner.getByRole('textbox', { name: 'Name' }).fill('For everyone');
  await owner.keyboard.press('Enter');
  await expect(owner.getByRole('heading', { level: 1, name: 'For everyone' })).toBeVisible();
  const address = new URL(owner.url()).pathname;
  // Private until it is shared.
  const guest = await openAs(PEOPLE.user, address);
  await expect(guest.getByText('the requested bookshelf can not be loaded')).toBeVisible();
  const sharing = owner.getByRole('switch', { name: /^Share this bookshelf/ });
  await expect(sharing).not.toBeChecked();
  await sharing.focus();
  await owner.keyboard.press('Space');
  await expect(owner.getByRole('button', { name: 'Copy a link to this bookshelf' })).toBeVisible();
  await expectAccessible(owner);
  await guest.getByRole('button', { name: 'Try again' }).click();
  await expect(guest.getByRole('heading', { level: 1, name: 'For everyone' })).toBeVisible();
  await expect(guest.getByRole('heading', { name: 'Shared bookshelf' })).toBeVisible();
  await expect(guest.getByRole('button', { name: 'Delete For everyone' })).toHaveCount(0);
  await guest.goto(new URL('/bookshelf/999999', guest.url()).href);
  await expect(guest.getByText('the requested bookshelf can not be loaded')).toBeVisible();
  await owner.getByRole('button', { name: 'Delete For everyone' }).click();
  await owner.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(owner.getByRole('button', { name: 'Delete For everyone' })).toHaveCount(0);
});

test('new results of a saved search are mailed as its author chooses [C2.506]', async ({
  openAs,
}) => {
  const page = await openAs(
    PEOPLE.secondUser,
    searchPath({ query: 'reading', queryType: 0, connection: 1 }),
  );
  await page.getByRole('button', { name: 'Add this search to a shelf' }).click();
  const add = page.getByRole('dialog', { name: 'Add to shelf' });
  await add.getByText('New bookshelf', { exact: true }).click();
  await add.getByRole('textbox', { name: 'Name' }).fill('New books');
  await add.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(add).toBeHidden();
  await page.getByRole('button', { name: 'Bookshelves' }).click();
  await page
    .getByRole('navigation', { name: 'Bookshelves' })
    .getByRole('link', { name: 'New books' })
    .click();
  const mails = page
    .getByRole('group', { name: 'reading' })
    .getByRole('combobox', { name: 'Mail me new results' });
  await expect(mails).toHaveValue('off');
  // The portal of the journeys has no mail server.
  await expect(mails).toHaveAccessibleDescription(/^This portal sends no mails at present/);
  const stored = page.waitForResponse((response) => response.url().endsWith('/alert'));
  await mails.press('d');
  expect((await stored).status()).toBe(204);
  await expect(mails).toHaveValue('daily');
  await expectAccessible(page);
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 800 });
    await page.screenshot({ path: test.info().outputPath(`alert-${width}.png`) });
    await expectNoOverflow(page);
  }
  await page.reload();
  await expect(mails).toHaveValue('daily');
  await mails.press('o');
  await expect(mails).toHaveValue('off');
});
