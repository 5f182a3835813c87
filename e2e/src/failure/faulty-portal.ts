import type { Fault, FaultProxy } from '@leeszaal/test-support';
import type { Locator, Page } from 'playwright/test';
import { withoutParts } from '../open-book/without-parts.ts';
import { OPENS } from '../support/loans.ts';
import { PEOPLE, type Person } from '../support/people.ts';
import { expect, test } from '../support/portal-test.ts';
import { searchField } from '../support/shell.ts';

/** The path and query of a call for new tokens. */
export const REFRESH = /^\/auth\/application\/[^/]+\?/;

/** A portal behind a proxy with faults; one page for all journeys of a file. Pages of a PDF are never in parts. */
export interface FaultyPortal {
  readonly page: () => Page;
  readonly proxy: () => FaultProxy;
  /** Applies a fault to responses whose address matches. Documents open with single calls, which can match. */
  readonly spoil: (pattern: RegExp, fault: Fault) => void;
  readonly spoilNothing: () => void;
  /** The dialog with this title. */
  readonly message: (name: string, on?: Page) => Locator;
  /** Presses the first button with this name. */
  readonly press: (name: string | RegExp, on?: Page) => Promise<void>;
  /** The search field of the catalogue. */
  readonly home: (on?: Page) => Locator;
  /** Searches for these words. */
  readonly searchFor: (words: string) => Promise<void>;
}

/** Opens the portal before the journeys of a file; every journey begins without faults. */
export function faultyPortal(person: Person = PEOPLE.user, path = '/'): FaultyPortal {
  let proxy: FaultProxy;
  let page: Page;
  const spoilNothing = () => proxy.spoil(() => 'none');
  const home = (on = page) => searchField(on);
  test.beforeAll(async ({ lastingProxy, lastingVisits }) => {
    proxy = {
      ...lastingProxy,
      spoil: (faultOf) =>
        lastingProxy.spoil((path, method, bearer) => {
          const fault = faultOf(path, method, bearer);
          return fault === 'none' ? withoutParts(path) : fault;
        }),
    };
    spoilNothing();
    page = await lastingVisits.openAs(person, path, {}, proxy.url);
    await expect(home()).toBeVisible();
  });
  test.beforeEach(spoilNothing);
  test.afterAll(({ lastingProxy, lastingVisits }) => {
    // The proxy is the worker's: the next file begins without faults, too.
    lastingProxy.spoil(() => 'none');
    return lastingVisits.end();
  });
  return {
    page: () => page,
    proxy: () => proxy,
    spoil: (pattern, fault) =>
      proxy.spoil((path) => {
        if (pattern.test(path)) return fault;
        return OPENS.test(path) ? 'missing' : 'none';
      }),
    spoilNothing,
    message: (name, on = page) => on.getByRole('alertdialog', { name }),
    press: (name, on = page) => on.getByRole('button', { name }).first().click(),
    home,
    searchFor: async (words) => {
      await searchField(page).fill(words);
      await page.keyboard.press('Enter');
    },
  };
}
