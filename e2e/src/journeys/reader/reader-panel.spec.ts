import { wordsInSight } from '../../open-book/book-page.ts';
import { overlappingRows } from '../../open-book/contents-table.ts';
import { hitsInSight } from '../../open-book/hits-in-sight.ts';
import { expectAccessible } from '../../screen-checks/accessibility.ts';
import { PEOPLE } from '../../support/people.ts';
import { openDocumentSearch } from '../../support/place.ts';
import { expect, test } from '../../support/portal-test.ts';
import { TELEPHONE } from '../../support/shell.ts';
import { HANDBOOK, NOVELLA } from '../../support/titles.ts';
import { button, isOn, numberOf, tab } from './reader-controls.ts';

/** A word that occurs only on the last page of the first chapter. */
const DEEP = 'intervals';

test('a search in the document marks what it finds and goes round [R1.4 R2.141 R2.143 R2.144 R2.146 R2.147 R4.28]', async ({
  readAs,
}) => {
  const page = await readAs(PEOPLE.user, HANDBOOK);
  const panel = page.getByRole('region', { name: 'Panel' });
  await page.getByRole('button', { name: 'Hide panel' }).last().click();
  await panel.getByRole('button', { name: 'Search results' }).click();
  await expect(panel).toContainText('Use the searchbar to start searching in this document');

  const field = page.getByRole('searchbox', { name: 'Search in this document' });
  await field.fill('  palimpsest ');
  await page.keyboard.press('Enter');
  await expect(panel).toContainText(/result 1 of \d+/);
  await expect(panel).toContainText('“palimpsest”');
  const last = Number(/of (\d+)/.exec((await panel.textContent()) ?? '')?.[1]);
  await panel.getByRole('button', { name: 'Previous result' }).click();
  await expect(panel).toContainText(`result ${last} of ${last}`);
  await panel.getByRole('button', { name: 'Next result' }).click();
  await expect(panel).toContainText(`result 1 of ${last}`);
  await expect.poll(() => hitsInSight(page)).toContain('palimpsest');
  // The pointer is on a button whose tooltip opens after a moment, outside of all landmarks.
  await page.mouse.move(0, 0);
  await expect(page.getByRole('tooltip')).toHaveCount(0);
  await expectAccessible(page);

  await panel.getByRole('button', { name: 'Stop search' }).click();
  await expect(panel).toContainText('Use the searchbar to start searching in this document');
  expect(await page.evaluate(() => CSS.highlights.has('leeszaal-hits'))).toBe(false);

  await field.fill('xyzzy-nowhere');
  await page.keyboard.press('Enter');
  await expect(panel).toContainText('There are no results for this query');

  await page.getByRole('button', { name: 'Advanced search' }).click();
  await page.getByText('Exact sentence').click();
  await page.keyboard.press('Escape');
  await field.fill('reading room of the');
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await expect(panel).toContainText(/result \d+ of \d+|There are no results/);
});

test('thumbnails lead to their pages, by mouse and by keyboard [R2.129 R2.130 R2.132 R5.4]', async ({
  readAs,
}) => {
  const page = await readAs(PEOPLE.user, HANDBOOK);
  await page.getByRole('tab', { name: 'Pages' }).click();
  const number = page.getByRole('textbox', { name: 'Page' });
  const fifth = page.getByRole('button', { name: 'Page 5', exact: true });
  await expect(fifth).toHaveAttribute('data-state', 'loaded');
  await fifth.click();
  await expect(number).toHaveValue('5');
  await expect(fifth).toHaveAttribute('aria-current', 'page');
  // The focus moves to the page, whose keys turn pages at once (`docs/decisions.md` 88).
  await expect(page.getByRole('region', { name: /^Page 5 of/ })).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(number).toHaveValue('6');
  await page.keyboard.press('ArrowLeft');
  await expect(number).toHaveValue('5');
  await fifth.focus();
  await page.keyboard.press('End');
  const end = page.getByRole('button', { name: 'Page 310', exact: true });
  await expect(end).toBeFocused();
  await expect(number).toHaveValue('5');
  await page.keyboard.press('Enter');
  await expect(number).toHaveValue('310');
  // The list renders the visible pages, not three hundred pictures.
  expect(await page.locator('[data-page]').count()).toBeLessThan(60);
  await expectAccessible(page);
});

test("an entry of the contents, a thumbnail and a hit are jumps: the browser's Back undoes each [R2.99]", async ({
  readAs,
}) => {
  const page = await readAs(PEOPLE.user, HANDBOOK);
  await isOn(page, 1);
  /** A jump is an entry once its page is shown. */
  const leaveAndReturn = async () => {
    await expect(numberOf(page)).not.toHaveValue('1');
    await isOn(page, Number(await numberOf(page).inputValue()));
    await page.goBack();
    await isOn(page, 1);
  };
  await tab(page, 'Contents').click();
  await page.getByRole('row').nth(2).click();
  await leaveAndReturn();
  await tab(page, 'Pages').click();
  await button(page, 'Page 5').click();
  await leaveAndReturn();
  await page.getByRole('searchbox', { name: 'Search in this document' }).fill('palimpsest');
  await page.keyboard.press('Enter');
  await leaveAndReturn();

  const book = await readAs(PEOPLE.user, NOVELLA);
  const words = async () => (await wordsInSight(book)).join(' ');
  await tab(book, 'Contents').click();
  await book.getByRole('row').nth(2).click();
  await expect.poll(words).not.toBe('');
  const first = await words();
  await book.getByRole('row').last().click();
  await expect.poll(words).not.toBe(first);
  await book.goBack();
  await expect.poll(words).toBe(first);
});

test('pages are printed from the current one, under the name of the title [R2.34 R2.151 R7.8]', async ({
  readAs,
}) => {
  const page = await readAs(PEOPLE.user, HANDBOOK);
  await page.getByRole('tab', { name: 'Print' }).click();
  await page.getByRole('combobox', { name: 'Number of pages' }).selectOption('3');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Print', exact: true }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('A_Handbook_of_the_Reading_Room.pdf');
  await expectAccessible(page);
});

test('on a small screen the panel is a sheet that a choice closes [R2.17 R2.30 R2.140 R9.1]', async ({
  readAs,
}) => {
  const page = await readAs(PEOPLE.user, HANDBOOK, { viewport: TELEPHONE });
  await expect(page.getByRole('dialog', { name: 'Panel' })).toBeHidden();
  await page.getByRole('button', { name: 'Show panel' }).click();
  const sheet = page.getByRole('dialog', { name: 'Panel' });
  await expectAccessible(page);
  await sheet.getByRole('tab', { name: 'Settings' }).click();
  await sheet.getByRole('button', { name: 'Zoom in' }).click();
  await sheet.getByRole('tab', { name: 'Contents' }).click();
  // A font that loads late makes the rows higher than measured.
  await sheet.getByRole('row').evaluateAll((rows) => {
    for (const row of rows as HTMLElement[]) row.style.fontSize = '2.5em';
  });
  await expect.poll(() => overlappingRows(sheet)).toBe(0);
  await sheet.getByRole('row', { name: 'To the Reader' }).click();
  await expect(sheet).toBeHidden();
  await expect(page.getByRole('textbox', { name: 'Page' })).not.toHaveValue('1');
});

test('a search in an EPUB lands on the page where it is found [R2.148]', async ({ readAs }) => {
  const page = await readAs(PEOPLE.user, NOVELLA);
  const panel = page.getByRole('region', { name: 'Panel' });
  await (await openDocumentSearch(page)).fill(DEEP);
  await page.keyboard.press('Enter');
  await expect(panel).toContainText(/result 1 of \d+/);
  const isInSight = () =>
    page.locator('iframe:visible').evaluate((frame: HTMLIFrameElement, words) => {
      const { contentDocument: inner, contentWindow: window } = frame;
      if (!inner || !window) return false;
      const walker = inner.createTreeWalker(inner.body, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const at = node.textContent?.toLowerCase().indexOf(words) ?? -1;
        if (at < 0) continue;
        const range = inner.createRange();
        range.setStart(node, at);
        range.setEnd(node, at + 1);
        const { left } = range.getBoundingClientRect();
        return left >= 0 && left < window.innerWidth;
      }
      return false;
    }, DEEP);
  await expect.poll(isInSight).toBe(true);
});
