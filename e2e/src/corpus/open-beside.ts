import type { Locator, Page } from 'playwright/test';
import { expect } from 'playwright/test';
import { nextShown, type ShownPage } from './leaf-through-epub.ts';
import type { Desk } from './library-desk.ts';

/** From rare letters to letters that every text contains: the list shows only the first hits. */
const LETTERS = ['z', 'q', 'x', 'j', 'k', 'b', 'の', 'し', 'ا', 'e', 'a'];

/** A file with hits, from the search answer. */
interface FoundFile {
  readonly path: string;
  readonly count: number;
  /** The text around the first hits; later hits are not listed. */
  readonly passages?: readonly unknown[];
}

/** The number of hits in these files. */
const countOf = (files: readonly FoundFile[]) => files.reduce((sum, { count }) => sum + count, 0);

/** The file of a hit, by the hit's number from 1. */
const pathOfHit = (files: readonly FoundFile[], number: number) =>
  files.find((_, at) => countOf(files.slice(0, at + 1)) >= number)?.path;

/** The number of list items of these files. */
const listedOf = (files: readonly FoundFile[]) =>
  files.reduce((sum, { passages = [] }) => sum + passages.length, 0);

/**
 * A list item, by its number from 1: scrolls to it, because only items near the visible part are
 * rendered.
 */
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
 * Opens the search in the document, and returns its container: the bar and the panel on a wide
 * screen, the sheet on a narrow one.
 */
async function openSearch(page: Page): Promise<Locator> {
  const bar = page.getByRole('search').getByRole('searchbox', { name: 'Search in this document' });
  if (await bar.isVisible()) return page.locator('body');
  const sheet = page.getByRole('dialog', { name: 'Panel' });
  // By keyboard: the mouse would leave a tooltip on the neighbouring button.
  await page.getByRole('button', { name: 'Show panel' }).press('Enter');
  await sheet.getByRole('tab', { name: 'Search results' }).click();
  return sheet;
}

/**
 * Opens segments outside the reading order, which turning pages never reaches; a search in the
 * document finds them.
 *
 * @param paths the segments
 * @returns the shown page of each, by path
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
    // The search shows the first hit after the current place.
    let shown = await nextShown(page, null);
    const [, number = '1'] = /result (\d+) of/.exec((await panel.textContent()) ?? '') ?? [];
    let shownPath = pathOfHit(files, Number(number));
    for (const [at, { path, passages = [] }] of files.entries()) {
      if (!paths.includes(path) || opened.has(path) || passages.length === 0) continue;
      if (path !== shownPath) {
        // On a narrow screen the sheet closes with each selection.
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
  const close = search.getByRole('button', { name: 'Hide panel' });
  if ((await search.getAttribute('role')) === 'dialog') await close.click();
  return opened;
}
