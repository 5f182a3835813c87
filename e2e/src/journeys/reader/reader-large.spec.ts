import type { Page } from 'playwright/test';
import { importLargePdf, LARGE } from '../../books/large-pdf.ts';
import { pressWhereItStands } from '../../open-book/contents-table.ts';
import { PEOPLE } from '../../support/people.ts';
import { openDocumentSearch } from '../../support/place.ts';
import { closeDocument, expect, test } from '../../support/portal-test.ts';

/** The number of scroll steps through a whole list. */
const STEPS = 25;
/** The maximum number of elements in a list: the visible ones and their neighbours. */
const MOST_ELEMENTS = 1_500;

const elementsIn = (page: Page) => page.locator('[role="tabpanel"] *').count();

/** Scrolls the open tab; 0 is the start and 1 the end. */
const scrollTo = (page: Page, part: number) =>
  page.getByRole('tabpanel').evaluate((panel, at) => {
    panel.scrollTop = at * (panel.scrollHeight - panel.clientHeight);
  }, part);

/** Scrolls to the end; resolves to the maximum number of elements on the way. */
async function leafThrough(page: Page): Promise<number> {
  let most = 0;
  for (let step = 1; step <= STEPS; step += 1) {
    await scrollTo(page, step / STEPS);
    await page.evaluate(() => new Promise(requestAnimationFrame));
    most = Math.max(most, await elementsIn(page));
  }
  return most;
}

test('a document of five thousand pages is as light as a short one [R2.116 R2.136]', async ({
  readAs,
}) => {
  test.setTimeout(180_000);
  await importLargePdf();
  const page = await readAs(PEOPLE.user, LARGE.title);
  const pictures = new Set<string>();
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/\/\d+\.png$/.test(pathname)) pictures.add(pathname);
  });
  const number = page.getByRole('textbox', { name: 'Page', exact: true });
  const panel = page.getByRole('region', { name: 'Panel' });

  // The contents, with an entry for each page.
  const entry = (at: number) => panel.getByRole('row', { name: `Sheet ${at}`, exact: true });
  await expect(entry(1)).toBeVisible();
  await expect(entry(LARGE.pages)).toHaveCount(0);
  expect(await leafThrough(page)).toBeLessThan(MOST_ELEMENTS);
  // Presses at once; `click()` would wait until scrolling has ended.
  await pressWhereItStands(entry(LARGE.pages));
  await expect(number).toHaveValue(String(LARGE.pages));
  await expect(entry(LARGE.pages)).toHaveAttribute('aria-current', 'location');
  await page.getByRole('button', { name: 'First page' }).click();
  await expect(entry(1)).toBeInViewport();

  // Thumbnails load only where scrolling stops.
  await panel.getByRole('tab', { name: 'Pages' }).click();
  const thumbnail = (at: number) => panel.getByRole('button', { name: `Page ${at}`, exact: true });
  await expect(thumbnail(1)).toHaveAttribute('data-state', 'loaded');
  const atFirst = await elementsIn(page);
  expect(await leafThrough(page)).toBeLessThan(2 * atFirst);
  await expect(thumbnail(LARGE.pages)).toHaveAttribute('data-state', 'loaded');
  expect(pictures.size).toBeLessThan(200);
  await thumbnail(LARGE.pages).click();
  await expect(number).toHaveValue(String(LARGE.pages));

  // A word on every page.
  await (await openDocumentSearch(page)).fill('register');
  await page.keyboard.press('Enter');
  await expect(panel).toContainText(`result ${LARGE.pages} of ${LARGE.pages}`);
  await panel.getByRole('button', { name: 'Next result' }).click();
  await expect(panel).toContainText(`result 1 of ${LARGE.pages}`);
  await expect(number).toHaveValue('1');
  // Of hundreds of hits, only the visible ones are rendered.
  const hits = panel.getByRole('list', { name: 'Results' }).getByRole('listitem');
  await expect(hits.first()).toHaveAttribute('aria-setsize', /^[5-9]\d\d$|^\d{4,}$/);
  expect(await leafThrough(page)).toBeLessThan(MOST_ELEMENTS);
  expect(await hits.count()).toBeLessThan(60);
  await hits.last().getByRole('button').click();
  await expect(number).not.toHaveValue('1');
  expect(await elementsIn(page)).toBeLessThan(MOST_ELEMENTS);
  await closeDocument(page);
});
