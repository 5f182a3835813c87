import { expectAccessible } from '../screen-checks/accessibility.ts';
import { PEOPLE } from '../support/people.ts';
import { expect, searchPath, test } from '../support/portal-test.ts';
import { searchField } from '../support/shell.ts';
import { BY_NIGHT } from '../support/titles.ts';
import { faultyPortal } from './faulty-portal.ts';

/* The catalogue's other rows of the error catalogue (`docs/behaviour.md` C 8). The journeys cover the
   messages of a failing request. */

const { page, press, proxy, searchFor, spoil, spoilNothing } = faultyPortal();

const CATALOGUE = searchPath({ query: '', queryType: 0, connection: 1 });

const cards = () => page().getByRole('article');

test('a detail that cannot be had says so beside the results, and can be asked for again [C8.12]', async () => {
  await page().goto(proxy().url + CATALOGUE);
  spoil(/\/search\/detail/, { status: 500 });
  await cards().first().getByRole('heading').getByRole('button').click();
  const panel = page().getByRole('region', { name: 'Publication' });
  await expect(panel).toContainText('there has been an error while searching');
  await expect(cards().first()).toBeVisible();
  await expectAccessible(page());
  spoilNothing();
  await panel.getByRole('button', { name: 'Try again' }).click();
  await expect(panel).toContainText('Characteristics');
});

test('acquisitions that cannot be had say so, and searching goes on [C8.11]', async () => {
  spoil(/\/search\/acquisitions/, { status: 500 });
  await page().goto(proxy().url);
  await expect(page().getByText('there was a problem loading the acquisitions')).toBeVisible();
  await expectAccessible(page());
  await searchFor('reading');
  await expect(cards().first()).toBeVisible();
});

test('a part of the catalogue that does not come is asked for again, like a call [C2.40]', async ({
  openAs,
}) => {
  // The portal prefetches nothing before home is rendered.
  const isAcquisitions = (path: string) => path.startsWith('/api/search/acquisitions');
  proxy().spoil((path) => (isAcquisitions(path) ? 'held' : 'none'));
  const home = await openAs(PEOPLE.user, '/', {}, proxy().url);
  const toggle = home.getByRole('button', { name: 'Advanced search' });
  await expect(toggle).toBeVisible();
  proxy().spoil((path) => {
    if (isAcquisitions(path)) return 'held';
    return path.startsWith('/remotes/catalogue/') ? 'cut' : 'none';
  });
  await toggle.click();
  const question = home.getByRole('alertdialog', { name: 'Server could not be reached' });
  await expect(question).toHaveCount(1);
  await expectAccessible(home);
  await home.keyboard.press('Escape');
  await question.getByRole('button', { name: 'Try again' }).click();
  await expect(question).toBeVisible();
  spoilNothing();
  await question.getByRole('button', { name: 'Try again' }).click();
  await expect(home.getByRole('region', { name: 'Advanced search' })).toBeVisible();
  await expect(question).toBeHidden();
  await expect(toggle).toBeFocused();
  await home.keyboard.press('Escape');
  await expect(home.getByRole('region', { name: 'Advanced search' })).toBeHidden();
});

test('a shelf tells what the server says, and what of it cannot be loaded [C2.181 C5.22 C8.13]', async () => {
  const refusal = { status: 409, body: { message: 'There is no room for another bookshelf.' } };
  await page().goto(`${proxy().url}/bookshelf`);
  await expect(page().getByRole('navigation', { name: 'Bookshelves' })).toBeVisible();
  proxy().spoil((path, method) =>
    method === 'POST' && path.startsWith('/api/bookshelf') ? refusal : 'none',
  );
  await press('New bookshelf');
  const dialog = page().getByRole('dialog', { name: 'New bookshelf' });
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Broken things');
  await page().keyboard.press('Enter');
  await expect(dialog).toContainText('There is no room for another bookshelf.');
  await expectAccessible(page());
  spoilNothing();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page().getByRole('heading', { level: 1, name: 'Broken things' })).toBeVisible();
  const shelf = new URL(page().url()).pathname;

  await page().goto(proxy().url + CATALOGUE);
  await cards().first().getByRole('heading').getByRole('button').click();
  const panel = page().getByRole('region', { name: 'Publication' });
  await panel.getByRole('button', { name: 'Add to shelf' }).click();
  const add = page().getByRole('dialog', { name: 'Add to shelf' });
  await add.getByText('Broken things', { exact: true }).click();
  spoil(/\/api\/bookshelf\/\d+\/add/, { status: 500, body: { message: 'The shelf is locked.' } });
  await add.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(add).toContainText('The shelf is locked.');
  spoilNothing();
  await add.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(add).toBeHidden();

  spoil(/\/search\/detail/, { status: 404 });
  await page().goto(proxy().url + shelf);
  await expect(page().getByRole('main').getByText('ERROR', { exact: true })).toBeVisible();
  await expectAccessible(page());
  spoil(/^\/api\/bookshelf\/\d+$/, { status: 500, body: { message: 'Not just now.' } });
  await press('Delete Broken things');
  const question = page().getByRole('alertdialog', { name: 'Delete this bookshelf?' });
  await question.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(question).toContainText('Not just now.');
  await page().goto(`${proxy().url}/bookshelf/424242`);
  await expect(page().getByText('the requested bookshelf can not be loaded')).toBeVisible();
  await expectAccessible(page());
  spoilNothing();
  await page().goto(proxy().url + shelf);
  await press('Delete Broken things');
  await question.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(question).toBeHidden();
});

test('a way into the catalogue system that leads nowhere closes its tab and says so [C7.12]', async ({
  openAs,
}) => {
  const path = searchPath({ query: BY_NIGHT, queryType: 0, connection: 1 });
  const desk = await openAs(PEOPLE.admin, path, {}, proxy().url);
  const open = desk.getByRole('button', { name: /^Open in the catalogue system/ }).first();
  await expect(open).toBeVisible();
  for (const fault of [
    { status: 200, body: { token: 'once', url: '' } },
    { status: 200, body: { token: '', url: 'https://system.example/' } },
    { status: 500 },
  ]) {
    spoil(/openinbibisactiontoken/, fault);
    const [tab] = await Promise.all([desk.waitForEvent('popup'), open.click()]);
    await expect.poll(() => tab.isClosed()).toBe(true);
    await expect(
      desk.getByText('The catalogue system could not be opened. Try again later.').last(),
    ).toBeVisible();
  }
});

test('a portal that cannot start says whose it is, and tries again [C8.6]', async () => {
  spoil(/^\/api\/search\/moduleinfo/, { status: 500 });
  await page().goto(proxy().url);
  await expect(page().getByText(/^Could not initialise .+/)).toBeVisible();
  await expectAccessible(page());
  spoilNothing();
  await press('Try again');
  await expect(searchField(page())).toBeVisible();
});
