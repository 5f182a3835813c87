import { type FaultProxy, startFaultProxy } from '../support/fault-proxy.ts';
import { expect, inEnglish, signIn, test } from '../support/portal-test.ts';

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
