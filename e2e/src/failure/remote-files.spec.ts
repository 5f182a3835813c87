import { PEOPLE } from '../support/people.ts';
import { closeDocument, expect, openDocument, searchPath, test } from '../support/portal-test.ts';
import { readStatements } from '../support/read-statements.ts';
import { searchField } from '../support/shell.ts';
import { HANDBOOK } from '../support/titles.ts';

/** Creates a predicate for paths of the reader's files, except its initial ones. */
async function isLaterFile(origin: string): Promise<(path: string) => boolean> {
  const reader = (await readStatements(origin)).get('reader');
  if (reader === undefined) throw new Error('The registry has no reader');
  const { folder, initial } = reader.active;
  const first = new Set(initial.map((file) => `/${folder}/${file}`));
  return (path) => path.startsWith(`/${folder}/`) && !first.has(path);
}

const isCatalogue = (path: string) => path.startsWith('/remotes/catalogue/');

for (const fault of ['missing', 'changed'] as const) {
  test(`a remote whose files are ${fault} does not run, and Try again recovers [C8.20]`, async ({
    openAs,
    faultProxy: proxy,
  }) => {
    proxy.spoil((path) => (isCatalogue(path) ? fault : 'none'));
    const page = await openAs(PEOPLE.user, '/', {}, proxy.url);
    await expect(page.getByText('This part of the library could not be opened')).toBeVisible();
    await expect(searchField(page)).toHaveCount(0);
    await page.getByRole('button', { name: 'Menu' }).click();
    await expect(page.getByRole('menuitem', { name: 'About' })).toBeVisible();
    await page.keyboard.press('Escape');
    proxy.spoil(() => 'none');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(searchField(page)).toBeVisible();
  });
}

test('a worker script that was changed by one byte does not run', async ({
  openAs,
  faultProxy: proxy,
}) => {
  const isLater = await isLaterFile(proxy.url);
  proxy.spoil((path) => (isLater(path) ? 'cut' : 'none'));
  const path = searchPath({ query: HANDBOOK, queryType: 0 });
  const cuts = new Set<string>();
  const page = await openAs(PEOPLE.user, path, {}, proxy.url);
  page.on('requestfailed', (request) => cuts.add(new URL(request.url()).pathname));
  await page.reload();
  // Files that could not be prefetched, the viewer and its engine, are requested again on use.
  await expect.poll(() => [...cuts].filter(isLater).length).toBeGreaterThan(2);
  proxy.spoil((asked) => (/pdf\.worker/.test(asked) ? 'changed' : 'none'));
  await openDocument(page, HANDBOOK);
  await expect(page.getByText('An error occurred while opening the page')).toBeVisible();
  await page.getByRole('button', { name: 'Close', exact: true }).last().click();
  proxy.spoil(() => 'none');
  await page.reload();
  await expect(page.locator('canvas').first()).toBeVisible();
  await closeDocument(page);
});
