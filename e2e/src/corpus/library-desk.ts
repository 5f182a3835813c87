import { expect, type Page } from 'playwright/test';
import { tokenOn } from '../support/call-api.ts';
import { documentPath } from '../support/document-path.ts';
import { goWithin } from '../support/go-within.ts';
import { closeDocument } from '../support/portal-test.ts';

/** A reader's place in the library: a page of the browser with everything that went wrong on it. */
export interface Desk {
  readonly page: Page;
  /** Errors of the page and of the console, and answers that weren't, since they were taken last. */
  takeFaults(): readonly string[];
  /** The bearer token that the portal used last. */
  token(): string;
}

const STEP_LIMIT_MS = 20_000;

/** Sits down at the home page of who signed in, and writes down whatever goes wrong from now on. */
export async function sitDown(page: Page): Promise<Desk> {
  // Whoever goes on before the portal has read its tokens has to sign in again.
  await expect(page.getByRole('searchbox').first()).toBeVisible();
  const faults: string[] = [];
  // A test here lasts for minutes: what doesn't come must not take as long.
  page.setDefaultTimeout(STEP_LIMIT_MS);
  let token = '';
  page.on('pageerror', ({ message }) => faults.push(`error: ${message}`));
  page.on('console', (message) => {
    // Whoever goes on takes pictures away that are still loading; those of a page that is shown are looked
    // at there.
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

/** A document that is open on a desk. */
export interface OpenedDocument {
  readonly docKey: string;
  /** What of its metadata its pages are held against. */
  readonly metadata: {
    readonly appearance: { readonly mimeType: string; readonly numPages: number };
    readonly spine?: readonly { readonly path: string; readonly linear: boolean }[];
  };
}

/**
 * Looks a document up by its title and opens it by the address of its publication: how it is come to from
 * a search, others try.
 *
 * @param which of several that share a title, from 0
 */
export async function borrow(desk: Desk, title: string, which = 0): Promise<OpenedDocument> {
  const { page } = desk;
  const path = await documentPath(title, () => tokenOn(page), which);
  const metadata = page.waitForResponse((answered) =>
    /\/appearances\/[^/?]+$/.test(answered.url()),
  );
  await goWithin(page, path);
  const answer = await metadata;
  await expect(page.getByRole('region', { name: 'Document' })).toBeVisible();
  const [, docKey = ''] = /\/reader\/([^/?]+)/.exec(page.url()) ?? [];
  return { docKey, metadata: await answer.json() };
}

/** Gives the document back: no notice told of an error meanwhile, and nothing else went wrong. */
export async function giveBack(desk: Desk): Promise<void> {
  await expect(desk.page.getByRole('alertdialog')).toHaveCount(0);
  await closeDocument(desk.page);
  expect(desk.takeFaults()).toEqual([]);
}
