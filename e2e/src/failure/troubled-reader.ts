import type { Fault, FaultProxy } from '@leeszaal/test-support';
import type { Locator, Page } from 'playwright/test';
import { PEOPLE } from '../support/people.ts';
import { expect, openDocument, searchPath, test } from '../support/portal-test.ts';
import { HANDBOOK } from '../support/titles.ts';

/** A reader behind a proxy with faults; one page for all journeys of a file. */
export interface TroubledReader {
  readonly page: () => Page;
  readonly proxy: () => FaultProxy;
  /** The address of the document that every journey begins with. */
  readonly address: () => string;
  /** Opens that document again. */
  readonly reopen: () => Promise<void>;
  /** Applies a fault to responses whose address matches. */
  readonly spoil: (pattern: RegExp, fault: Fault) => void;
  readonly spoilNothing: () => void;
  /** The dialog with this title. */
  readonly notice: (name: string) => Locator;
  readonly pageNumber: () => Locator;
  /** Presses the last button with this name: a dialog's, if there is one. */
  readonly press: (name: string) => Promise<void>;
}

/** The address of the results for a title. */
export const resultsOf = (title: string): string => searchPath({ query: title, queryType: 0 });

/**
 * Opens the handbook before the journeys of a file, and again before each journey that finds it
 * closed.
 */
export function troubledReader(): TroubledReader {
  let proxy: FaultProxy;
  let page: Page;
  let address: string;
  const reopen = async () => {
    await page.goto(address);
    await expect(page.locator('canvas').first()).toBeVisible();
  };
  const spoilNothing = () => proxy.spoil(() => 'none');
  test.beforeAll(async ({ lastingProxy, lastingVisits }) => {
    proxy = lastingProxy;
    page = await lastingVisits.openAs(PEOPLE.user, resultsOf(HANDBOOK), {}, proxy.url);
    await openDocument(page, HANDBOOK);
    address = page.url();
  });
  test.beforeEach(async () => {
    spoilNothing();
    if (!page.url().includes('/reader/')) await reopen();
  });
  test.afterAll(({ lastingVisits }) => lastingVisits.end());
  return {
    page: () => page,
    proxy: () => proxy,
    address: () => address,
    reopen,
    spoil: (pattern, fault) => proxy.spoil((path) => (pattern.test(path) ? fault : 'none')),
    spoilNothing,
    notice: (name) =>
      page.getByRole('alertdialog', { name }).or(page.getByRole('dialog', { name })),
    pageNumber: () => page.getByRole('textbox', { name: 'Page', exact: true }),
    press: (name) => page.getByRole('button', { name, exact: true }).last().click(),
  };
}
