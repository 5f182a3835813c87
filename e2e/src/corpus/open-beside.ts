import type { Locator, Page } from 'playwright/test';
import { expect } from 'playwright/test';
import { nextShown, type ShownPage } from './leaf-through-epub.ts';
import type { Desk } from './library-desk.ts';

/** Letters of which at least one stands in whatever text there is. */
const LETTERS = ['e', 'a', 'の', 'し', 'ا'];

/**
 * Where a search in the document is asked for and told: on a desk the bar at the top and the panel, on a telephone
 * the panel alone, which is a sheet there.
 */
async function openSearch(page: Page): Promise<Locator> {
  const bar = page.getByRole('search').getByRole('searchbox', { name: 'Search in this document' });
  if (await bar.isVisible()) return page.locator('body');
  const sheet = page.getByRole('dialog', { name: 'Panel' });
  // By key: no finger leaves a tooltip behind on the button beside it, as the mouse of the journeys does.
  await page.getByRole('button', { name: 'Show the panel' }).press('Enter');
  await sheet.getByRole('tab', { name: 'Search results' }).click();
  return sheet;
}

/**
 * Opens segments that leafing never comes to, because they stand beside the reading order: a search in
 * the document finds them all the same.
 *
 * @param paths the segments
 * @returns what was shown of each, by its path
 */
export async function openBeside(
  { page }: Desk,
  paths: readonly string[],
): Promise<ReadonlyMap<string, ShownPage>> {
  const opened = new Map<string, ShownPage>();
  if (paths.length === 0) return opened;
  const search = await openSearch(page);
  const field = search.getByRole('searchbox', { name: 'Search in this document' });
  for (const letter of LETTERS) {
    if (paths.every((path) => opened.has(path))) break;
    const answer = page.waitForResponse((one) => /\/appearances\/[^/]+\/search\?/.test(one.url()));
    await field.fill(letter);
    await page.keyboard.press('Enter');
    const hits: { readonly path: string }[] = await (await answer).json();
    if (hits.length === 0) continue;
    const panel = page.getByRole('tabpanel', { name: 'Search results' });
    await expect(panel).toContainText(/result \d+ of \d+/);
    const [, first = '1'] = /Part (\d+) of/.exec((await panel.textContent()) ?? '') ?? [];
    let shown = await nextShown(page, null);
    for (let step = 0; step < hits.length; step += 1) {
      const path = hits[(Number(first) - 1 + step) % hits.length]?.path ?? '';
      if (step > 0) {
        await panel.getByRole('button', { name: 'Next result' }).click();
        shown = await nextShown(page, shown);
      }
      if (paths.includes(path)) opened.set(path, shown);
    }
    await panel.getByRole('button', { name: 'Stop search' }).click();
  }
  const close = search.getByRole('button', { name: 'Hide the panel' });
  if ((await search.getAttribute('role')) === 'dialog') await close.click();
  return opened;
}
