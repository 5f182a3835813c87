import { makeBook } from '@leeszaal/test-documents';
import type { Locator, Page } from 'playwright/test';
import { importFiles } from '../odd/import-book.ts';
import type { LaunchedPortal } from '../portal/launch-portal.ts';
import { openDocument } from '../support/portal-test.ts';
import { searchField } from '../support/shell.ts';

/* The only book of a new library. */

const TITLE = 'The Lighthouse of Meerzicht';
const SENTENCE = 'The lamp was lit.';

/** Imports the book as an operator does. */
export async function importTheBook({ dataDir }: LaunchedPortal): Promise<void> {
  const bytes = `<html xmlns="http://www.w3.org/1999/xhtml"><head><title>x</title></head><body><p>${SENTENCE}</p></body></html>`;
  const book = await makeBook({ title: TITLE, spine: [{ path: 'one.xhtml', bytes }] });
  await importFiles([['lighthouse.epub', book]], dataDir);
}

/** Finds the book by a search, and opens it. */
export async function readTheBook(page: Page): Promise<void> {
  await searchField(page).fill('lighthouse');
  await page.keyboard.press('Enter');
  await openDocument(page, TITLE);
}

/** The text of the open book. */
export const textOfTheBook = (page: Page): Locator =>
  page.frameLocator('iframe:visible').first().getByText(SENTENCE);
