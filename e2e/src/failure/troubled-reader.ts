import type { Locator } from 'playwright/test';
import { PEOPLE } from '../support/people.ts';
import { expect, openDocument, searchPath, test } from '../support/portal-test.ts';
import { HANDBOOK } from '../support/titles.ts';
import { type FaultyPortal, faultyPortal } from './faulty-portal.ts';

/** A reader in a faulty portal. */
export interface TroubledReader
  extends Pick<FaultyPortal, 'page' | 'proxy' | 'spoil' | 'spoilNothing'> {
  /** The address of the document that every journey begins with. */
  readonly address: () => string;
  /** Opens that document again. */
  readonly reopen: () => Promise<void>;
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
  const portal = faultyPortal(PEOPLE.user, resultsOf(HANDBOOK));
  const { page } = portal;
  let address: string;
  const reopen = async () => {
    await page().goto(address);
    await expect(page().locator('canvas').first()).toBeVisible();
  };
  test.beforeAll(async () => {
    await openDocument(page(), HANDBOOK);
    address = page().url();
  });
  test.beforeEach(async () => {
    if (!page().url().includes('/reader/')) await reopen();
  });
  return {
    ...portal,
    address: () => address,
    reopen,
    notice: (name) =>
      page().getByRole('alertdialog', { name }).or(page().getByRole('dialog', { name })),
    pageNumber: () => page().getByRole('textbox', { name: 'Page', exact: true }),
    press: (name) => page().getByRole('button', { name, exact: true }).last().click(),
  };
}
