import type { Page } from 'playwright/test';
import { PEOPLE } from '../support/people.ts';
import { expect, test } from '../support/portal-test.ts';
import { HANDBOOK, NOVELLA, PICTURES } from '../support/titles.ts';

/* The strict Content-Security-Policy of docs/embedding.md, with Trusted Types. */

test.use({ place: 'embed' });

/** The refusals of the browser in a page of the institution, which has no address for reports. */
function refusalsOf(page: Page): readonly string[] {
  const refused: string[] = [];
  page.on('console', (line) => {
    if (/Content Security Policy|Trusted ?Type|Integrity-Policy/i.test(line.text())) {
      refused.push(line.text());
    }
  });
  return refused;
}

const visitParts = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Next page' }).click();
  for (const tab of await page.getByRole('tab').all()) await tab.click();
  await page.getByRole('tab', { name: 'Search results', exact: true }).click();
  await page.getByRole('searchbox', { name: 'Search in this document' }).fill('the');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('region', { name: 'Panel' })).toContainText(/result \d+ of \d+/);
};

test('the documented policy suffices, for PDFs and EPUBs', async ({ readAs }) => {
  for (const title of [HANDBOOK, NOVELLA, PICTURES]) {
    const page = await readAs(PEOPLE.user, title);
    const refused = refusalsOf(page);
    await page.reload();
    await expect(page.getByRole('button', { name: 'Next page' })).toBeEnabled();
    if (title !== PICTURES) await visitParts(page);
    expect(refused).toEqual([]);
  }
});

test('without workers from blobs a PDF is read in the thread of the page', async ({ readAs }) => {
  const page = await readAs(PEOPLE.user, HANDBOOK);
  await page.goto(`${page.url()}&workers=none`);
  await expect(page.locator('[data-sheet] canvas').first()).toBeVisible();
  expect(page.workers()).toEqual([]);
  await visitParts(page);
});
