import type { Locator, Page } from 'playwright/test';
import { expect } from 'playwright/test';
import { nextShown, type ShownPage } from './leaf-through-epub.ts';
import type { Desk } from './library-desk.ts';

/** From seldom letters to such of which at least one is in whatever text there is: the list shows the first hits. */
const LETTERS = ['z', 'q', 'x', 'j', 'k', 'b', 'の', 'し', 'ا', 'e', 'a'];

/** A file with hits, as the search answers. */
interface FoundFile {
  readonly path: string;
  readonly count: number;
  /** What surrounds the first hits of a search; the others are not listed. */
  readonly passages?: readonly unknown[];
}

/** How many hits there are in these files. */
const countOf = (files: readonly FoundFile[]) => files.reduce((sum, { count }) => sum + count, 0);

/** The file of a hit, by its number from 1. */
const pathOfHit = (files: readonly FoundFile[], number: number) =>
  files.find((_, at) => countOf(files.slice(0, at + 1)) >= number)?.path;

/** How many items of the list these files have. */
const listedOf = (files: readonly FoundFile[]) =>
  files.reduce((sum, { passages = [] }) => sum + passages.length, 0);

/** An item of the list, by its number from 1: only items near the visible part are elements, so it is scrolled to. */
async function itemOf(panel: Locator, number: number): Promise<Locator> {
  const item = panel.locator(`[aria-posinset="${number}"]`);
  const drawn = panel.locator('[aria-posinset]');
  await expect(async () => {
    const numbers = await drawn.evaluateAll((items) =>
      items.map((one) => Number(one.ariaPosInSet)),
    );
    if (!numbers.includes(number)) {
      const nearest = number < Math.min(...numbers) ? drawn.first() : drawn.last();
      await nearest.scrollIntoViewIfNeeded({ timeout: 1000 });
    }
    expect(numbers).toContain(number);
  }).toPass({ intervals: [50] });
  return item.getByRole('button');
}

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
    const files: readonly FoundFile[] = await (await answer).json();
    if (files.length === 0) continue;
    const panel = page.getByRole('tabpanel', { name: 'Search results' });
    await expect(panel).toContainText(/result \d+ of \d+/);
    // The search shows the first hit from where one reads.
    let shown = await nextShown(page, null);
    const [, number = '1'] = /result (\d+) of/.exec((await panel.textContent()) ?? '') ?? [];
    let shownPath = pathOfHit(files, Number(number));
    for (const [at, { path, passages = [] }] of files.entries()) {
      if (!paths.includes(path) || opened.has(path) || passages.length === 0) continue;
      if (path !== shownPath) {
        // On a telephone the sheet goes with the choice before.
        if (!(await panel.isVisible())) await openSearch(page);
        await (await itemOf(panel, listedOf(files.slice(0, at)) + 1)).click();
        shown = await nextShown(page, shown);
        shownPath = path;
      }
      opened.set(path, shown);
    }
    if (!(await panel.isVisible())) await openSearch(page);
    await panel.getByRole('button', { name: 'Stop search' }).click();
  }
  const close = search.getByRole('button', { name: 'Hide the panel' });
  if ((await search.getAttribute('role')) === 'dialog') await close.click();
  return opened;
}
