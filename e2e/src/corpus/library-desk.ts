import { expect, type Page } from 'playwright/test';
import { goWithin } from '../open-book/go-within.ts';
import { callApi, tokenOn } from '../support/call-api.ts';
import { documentPath } from '../support/document-path.ts';
import { closeDocument } from '../support/portal-test.ts';
import { searchField } from '../support/shell.ts';

/** A browser page in the portal, with a record of its faults. */
export interface Desk {
  readonly page: Page;
  /** Returns and clears the faults: page errors, console errors and failed responses. */
  takeFaults(): readonly string[];
  /** The last bearer token of the portal. */
  token(): string;
}

const STEP_LIMIT_MS = 20_000;

/** Waits for the signed-in user's home page, and starts recording faults. */
export async function sitDown(page: Page): Promise<Desk> {
  // Leaving before the portal has read its tokens would end the session.
  await expect(searchField(page)).toBeVisible();
  const faults: string[] = [];
  // Tests here take minutes: a missing element must fail sooner.
  page.setDefaultTimeout(STEP_LIMIT_MS);
  let token = '';
  page.on('pageerror', ({ message }) => faults.push(`error: ${message}`));
  page.on('console', (message) => {
    // Turning the page removes pictures that are still loading; `ShownPage` checks those of the
    // shown page.
    const isBlob = message.location().url.startsWith('blob:');
    if (message.type() === 'error' && !isBlob) faults.push(`console: ${message.text()}`);
  });
  page.on('request', (request) => {
    token = request.headers()['authorization'] ?? token;
  });
  page.on('response', (response) => {
    if (response.status() >= 400) faults.push(`${response.status()} ${response.url()}`);
  });
  return { page, takeFaults: () => faults.splice(0), token: () => token };
}

/** An open document. */
export interface OpenedDocument {
  readonly docKey: string;
  /** The part of its metadata that the suite compares with its pages. */
  readonly metadata: {
    readonly appearance: { readonly mimeType: string; readonly numPages: number };
    readonly spine?: readonly { readonly path: string; readonly linear: boolean }[];
  };
}

/**
 * Finds a document by its title and opens it by the address of its publication. Other journeys open
 * it from a search.
 *
 * @param which the index among documents with the same title, from 0
 */
export async function borrow(desk: Desk, title: string, which = 0): Promise<OpenedDocument> {
  const { page } = desk;
  const path = await documentPath(title, () => tokenOn(page), which);
  await goWithin(page, path);
  await expect(page.getByRole('region', { name: 'Document' })).toBeVisible();
  const [, docKey = ''] = /\/reader\/([^/?]+)/.exec(page.url()) ?? [];
  // The reader's own answer may be a part of a stream, which the test cannot read.
  return { docKey, metadata: await callApi(page, 'GET', `/appearances/${docKey}`) };
}

/** Closes the document and releases the licence; fails if a notice or a fault was recorded. */
export async function giveBack(desk: Desk): Promise<void> {
  await expect(desk.page.getByRole('alertdialog')).toHaveCount(0);
  await closeDocument(desk.page);
  expect(desk.takeFaults()).toEqual([]);
}
