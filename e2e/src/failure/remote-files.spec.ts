import { PEOPLE } from '../support/people.ts';
import { closeDocument, expect, openDocument, searchPath, test } from '../support/portal-test.ts';
import { HANDBOOK } from '../support/titles.ts';

const isCatalogue = (path: string) => path.startsWith('/remotes/catalogue/');

for (const fault of ['missing', 'changed'] as const) {
  test(`a remote whose files are ${fault} does not run, and Try again recovers`, async ({
    openAs,
    faultProxy: proxy,
  }) => {
    proxy.spoil((path) => (isCatalogue(path) ? fault : 'none'));
    const page = await openAs(PEOPLE.user, '/', {}, proxy.url);
    await expect(page.getByText('This part of the library could not be opened')).toBeVisible();
    await expect(page.getByRole('searchbox')).toHaveCount(0);
    await page.getByRole('button', { name: 'Menu' }).click();
    await expect(page.getByRole('menuitem', { name: 'About' })).toBeVisible();
    await page.keyboard.press('Escape');
    proxy.spoil(() => 'none');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('searchbox')).toBeVisible();
  });
}

test('a worker script that was changed by one byte does not run', async ({
  openAs,
  faultProxy: proxy,
}) => {
  proxy.spoil((path) => (/pdf\.worker/.test(path) ? 'changed' : 'none'));
  const path = searchPath({ query: HANDBOOK, queryType: 0 });
  const page = await openAs(PEOPLE.user, path, {}, proxy.url);
  await openDocument(page, HANDBOOK);
  await expect(page.getByText('An error occurred while opening the page')).toBeVisible();
  await page.getByRole('button', { name: 'Close', exact: true }).last().click();
  proxy.spoil(() => 'none');
  await page.reload();
  await expect(page.locator('canvas').first()).toBeVisible();
  await closeDocument(page);
});
