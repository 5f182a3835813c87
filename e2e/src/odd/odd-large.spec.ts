import type { Book } from '@leeszaal/test-documents';
import { nextShown } from '../corpus/leaf-through-epub.ts';
import { borrow, giveBack, sitDown } from '../corpus/library-desk.ts';
import { shownFrame } from '../open-book/book-page.ts';
import { PEOPLE } from '../support/people.ts';
import { expect, test } from '../support/portal-test.ts';
import { importBook } from './import-book.ts';

/* A book with one chapter of five megabytes: it opens, can be searched, and its pages turn. */

const MEGABYTES = 5;
const PARAGRAPH = 'The keeper wrote down what the sea did, and the sea did it again. ';
const PARAGRAPHS = Math.ceil((MEGABYTES * 1_000_000) / (PARAGRAPH.length + 12));

const LARGE: Book = {
  title: 'A Book of One Chapter',
  spine: [
    {
      path: 'all.xhtml',
      mediaType: 'application/xhtml+xml',
      bytes: `<html xmlns="http://www.w3.org/1999/xhtml"><head><title>t</title><style>p{margin:0}</style></head><body>
        ${Array.from({ length: PARAGRAPHS }, (_, at) => `<p>${at} ${PARAGRAPH}</p>`).join('')}<p>thelastwordofall</p></body></html>`,
    },
  ],
};

test('a chapter of five megabytes is opened, searched and leafed @full', async ({ openAs }) => {
  test.setTimeout(300_000);
  await importBook(LARGE);
  const desk = await sitDown(await openAs(PEOPLE.user));
  const { page } = desk;
  page.setDefaultTimeout(120_000);
  const started = performance.now();
  await borrow(desk, LARGE.title);
  await expect(shownFrame(page)).toBeVisible({ timeout: 120_000 });
  const opened = performance.now();
  const field = page.getByRole('searchbox', { name: 'Search in this document' });
  await field.fill('thelastwordofall');
  await page.keyboard.press('Enter');
  const last = shownFrame(page).contentFrame().getByText('thelastwordofall');
  await expect(last).toBeInViewport({ timeout: 120_000 });
  const found = performance.now();
  const shown = await nextShown(page, null);
  await page.getByRole('button', { name: 'Previous page' }).click();
  const before = await nextShown(page, shown);
  expect(before.showsContent).toBe(true);
  const turned = performance.now();
  console.log(
    `    ${shown.label}: opened in ${Math.round(opened - started)} ms, found in ${Math.round(found - opened)} ms, turned in ${Math.round(turned - found)} ms`,
  );
  await giveBack(desk);
});
