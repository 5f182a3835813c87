import { type FaultProxy, startFaultProxy } from '../support/fault-proxy.ts';
import {
  closeDocument,
  expect,
  inEnglish,
  openDocument,
  searchPath,
  signIn,
  test,
} from '../support/portal-test.ts';

let proxy: FaultProxy;
test.beforeAll(async () => {
  proxy = await startFaultProxy();
});
test.afterAll(() => proxy.close());

const isCatalogue = (path: string) => path.startsWith('/remotes/catalogue/');

for (const fault of ['missing', 'changed'] as const) {
  test(`a remote whose files are ${fault} does not run, and Try again recovers`, async ({
    page,
    context,
  }) => {
    await inEnglish(context);
    await page.goto(proxy.url);
    proxy.spoil((path) => (isCatalogue(path) ? fault : 'none'));
    await signIn(page);
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

test('a worker script that was changed by one byte does not run', async ({ page, context }) => {
  const title = 'A Handbook of the Reading Room';
  proxy.spoil((path) => (/pdf\.worker/.test(path) ? 'changed' : 'none'));
  await inEnglish(context);
  await page.goto(proxy.url + searchPath({ query: title, queryType: 0 }));
  await signIn(page);
  await openDocument(page, title);
  await expect(page.getByText('An error occurred while opening the page')).toBeVisible();
  await page.getByRole('button', { name: 'Close', exact: true }).last().click();
  proxy.spoil(() => 'none');
  await page.reload();
  await expect(page.locator('canvas').first()).toBeVisible();
  await closeDocument(page);
});
