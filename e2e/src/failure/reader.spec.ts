import type { Locator, Page } from 'playwright/test';
import { wordsInSight } from '../support/book-page.ts';
import type { Fault, FaultProxy } from '../support/fault-proxy.ts';
import { PEOPLE } from '../support/people.ts';
import { pollNow } from '../support/poll-now.ts';
import {
  closeDocument,
  expect,
  expectAccessible,
  openDocument,
  searchPath,
  test,
} from '../support/portal-test.ts';
import { ATLAS, HANDBOOK, NOVELLA } from '../support/titles.ts';

/* Every row of the reader's error catalogue (`docs/behaviour.md` R 8), made by a proxy in front of the server. */

const to = (title: string) => searchPath({ query: title, queryType: 0 });
const EMPTY: Fault = { status: 200, body: [] };

let proxy: FaultProxy;
let page: Page;
let reader: string;

test.beforeAll(async ({ lastingProxy, lastingVisits }) => {
  proxy = lastingProxy;
  page = await lastingVisits.openAs(PEOPLE.user, to(HANDBOOK), {}, proxy.url);
  await openDocument(page, HANDBOOK);
  reader = page.url();
});
test.beforeEach(async () => {
  proxy.spoil(() => 'none');
  if (!page.url().includes('/reader/')) await reopen();
});
test.afterAll(({ lastingVisits }) => lastingVisits.end());

/** Spoils the answers to addresses that match. */
const spoil = (pattern: RegExp, fault: Fault) =>
  proxy.spoil((path) => (pattern.test(path) ? fault : 'none'));
const notice = (name: string): Locator =>
  page.getByRole('alertdialog', { name }).or(page.getByRole('dialog', { name }));
const pageNumber = () => page.getByRole('textbox', { name: 'Page', exact: true });
const press = (name: string) => page.getByRole('button', { name, exact: true }).last().click();
const reopen = async () => {
  await page.goto(reader);
  await expect(page.locator('canvas').first()).toBeVisible();
};

test('a loan that is about to expire is extended, or closes the document', async () => {
  spoil(/getExpiryTime/, { status: 200, body: { licenseKey: 'k', softExpiryTime: 25 } });
  await pollNow(page);
  const ending = notice('The loan period is about to expire');
  await expect(ending).toContainText(/closed in \d+ seconds/);
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(ending).toBeVisible();
  proxy.spoil(() => 'none');
  await press('Continue using this document');
  await expect(ending).toBeHidden();
  await expect(page.locator('canvas').first()).toBeVisible();

  spoil(/getExpiryTime/, { status: 200, body: { licenseKey: 'k', softExpiryTime: 25 } });
  await pollNow(page);
  await expect(ending).toBeVisible();
  await press('Close document');
  await expect(page).not.toHaveURL(/\/reader\//);
});

test('the notice goes by itself when a poll shows thirty seconds or more again', async () => {
  spoil(/getExpiryTime/, { status: 200, body: { licenseKey: 'k', softExpiryTime: 29 } });
  await pollNow(page);
  const ending = notice('The loan period is about to expire');
  await expect(ending).toBeVisible();
  spoil(/getExpiryTime/, { status: 200, body: { licenseKey: 'k', softExpiryTime: 30 } });
  await pollNow(page);
  await expect(ending).toBeHidden();
});

test('an extension that gives nothing ends the loan, which can be asked for again', async () => {
  proxy.spoil((path) => {
    if (path.includes('getExpiryTime')) {
      return { status: 200, body: { licenseKey: 'k', softExpiryTime: 25 } };
    }
    return path.includes('/extend') ? EMPTY : 'none';
  });
  await pollNow(page);
  await press('Continue using this document');
  const expired = notice('Loan period expired');
  await expect(expired).toBeVisible();
  await expect(page.locator('canvas')).toHaveCount(0);
  await expectAccessible(page);
  proxy.spoil(() => 'none');
  await press('Request extension');
  await expect(expired).toBeHidden();
  await expect(page.locator('canvas').first()).toBeVisible();
});

for (const [how, fault] of [
  ['no licence', EMPTY],
  ['a 403', { status: 403 }],
] as const) {
  test(`a poll that answers ${how} ends the loan, at the same place afterwards`, async () => {
    await pageNumber().fill('7');
    await page.keyboard.press('Enter');
    await expect(pageNumber()).toHaveValue('7');
    spoil(/getExpiryTime/, fault);
    await pollNow(page);
    await expect(notice('Loan period expired')).toBeVisible();
    proxy.spoil(() => 'none');
    await press('Request extension');
    await expect(page.locator('canvas').first()).toBeVisible();
    await expect(pageNumber()).toHaveValue('7');
  });
}

test('a loan that others took meanwhile cannot be had again', async () => {
  proxy.spoil((path) => {
    if (path.includes('/license/acquire')) return { status: 403, body: { users: ['Someone'] } };
    return path.includes('getExpiryTime') ? EMPTY : 'none';
  });
  await pollNow(page);
  await press('Request extension');
  const taken = notice('This document is already in use');
  await expect(taken).toContainText(
    'This document is already in use by a colleague. Try again later.',
  );
  await press('Close document');
  await expect(page).not.toHaveURL(/\/reader\//);
});

test('a document in use names who has it, or else a colleague', async () => {
  spoil(/license\/acquire/, { status: 403, body: { users: ['Ada Byron', 'Jan Jansen'] } });
  await page.goto(reader);
  const taken = notice('This document is already in use');
  await expect(taken).toContainText('This document is currently opened by:');
  await expect(taken.getByRole('listitem')).toHaveText(['Ada Byron', 'Jan Jansen']);
  await expect(taken).toContainText('Please try again when one of the open documents is closed');
  await expectAccessible(page);
  spoil(/license\/acquire/, { status: 403 });
  await page.goto(reader);
  await expect(taken).toContainText(
    'This document is already in use by a colleague. Try again later.',
  );
  await press('Close document');
  await expect(page).not.toHaveURL(/\/reader\//);
});

test('without metadata the reader does not start', async () => {
  for (const status of [404, 500]) {
    spoil(/\/api\/appearances\/[^/]+$/, { status });
    await page.goto(reader);
    const missing = notice('Metadata not found');
    await expect(missing).toContainText('is needed to start the reader');
    await press('Close document');
    await expect(page).not.toHaveURL(/\/reader\//);
  }
});

test('without a contents table the reader goes on, with the thumbnails of a PDF', async () => {
  spoil(/\/toc/, { status: 500 });
  await reopen();
  await expect(page.getByRole('tab', { name: 'Pages' })).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('tab', { name: 'Contents' })).toHaveCount(0);
  proxy.spoil(() => 'none');
  await reopen();
});

test('a page that fails is told, and the one before it stays', async () => {
  for (const [fault, text] of [
    [{ status: 404 }, "Looks like the page you are trying to load doesn't exist"],
    [{ status: 500 }, 'An error occurred while fetching the page'],
    [{ status: 200, body: 'no page at all' }, 'An error occurred while opening the page'],
  ] as const) {
    spoil(/\/200\.pdf/, fault);
    await pageNumber().fill('200');
    await page.keyboard.press('Enter');
    const failed = notice('Could not get page');
    await expect(failed).toContainText(text);
    await press('Close');
    await expect(pageNumber()).toHaveValue('1');
  }
  // Where it is the very first one, nobody is left with nothing.
  spoil(/\/1\.pdf/, { status: 500 });
  await page.goto(reader);
  await expect(notice('Could not get page')).toBeVisible();
  await press('Close');
  proxy.spoil(() => 'none');
  await press('Try again');
  await expect(page.locator('canvas').first()).toBeVisible();
});

test('a 403 on a page ends the loan with one notice', async () => {
  spoil(/\/\d+\.pdf/, { status: 403 });
  await press('Last page');
  await expect(notice('Loan period expired')).toHaveCount(1);
  proxy.spoil(() => 'none');
  await press('Request extension');
  await expect(page.locator('canvas').first()).toBeVisible();
});

test('a print that fails closes the preparation, and tells of a page that is missing', async () => {
  await page.getByRole('tab', { name: 'Print' }).click();
  spoil(/\/print/, 'held');
  await press('Print');
  await expect(page.getByText('Preparing print').last()).toBeVisible();
  spoil(/\/print/, { status: 404 });
  await expect(page.getByText('Could not get the page for printing')).toBeVisible();
  await press('Close');
  spoil(/\/print/, { status: 500 });
  await press('Print');
  await expect(page.getByText('Preparing print')).toHaveCount(0);
  await expect(page.getByText('Could not get the page for printing')).toHaveCount(0);
  spoil(/\/print/, { status: 403 });
  await press('Print');
  await expect(notice('Loan period expired')).toBeVisible();
  await expect(page.getByText('Preparing print')).toHaveCount(0);
  proxy.spoil(() => 'none');
  await press('Request extension');
  await expect(page.locator('canvas').first()).toBeVisible();
});

test('a search in the document tells why it failed', async () => {
  const field = page.getByRole('searchbox', { name: 'Search in this document' });
  const panel = page.getByRole('region', { name: 'Panel' });
  const search = async () => {
    await field.fill('reading');
    await page.keyboard.press('Enter');
  };
  spoil(/\/search\?/, 'held');
  await search();
  await expect(panel).toContainText('Searching...');
  spoil(/\/search\?/, { status: 404 });
  await expect(panel).toContainText('Document not found');
  spoil(/\/search\?/, { status: 500 });
  await search();
  await expect(panel).toContainText('Something went wrong while searching in this document');
  spoil(/\/search\?/, { status: 403 });
  await search();
  await expect(panel).toContainText('License key expired/not known');
  await expect(notice('Loan period expired')).toBeVisible();
  proxy.spoil(() => 'none');
  await press('Request extension');
  await expect(notice('Loan period expired')).toBeHidden();
  spoil(/\/search\?/, 'cut');
  await search();
  const unreachable = notice('Server could not be reached');
  await expect(unreachable).toContainText(
    'There was a problem establishing a connection to the server. Please try again.',
  );
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(unreachable).toBeVisible();
  proxy.spoil(() => 'none');
  await press('Try again');
  await expect(panel).toContainText(/result 1 of \d+/);
});

test('a network that is lost in the middle of a poll is one dialog, and Try again goes on', async () => {
  let cut = 0;
  proxy.spoil(() => {
    cut += 1;
    return 'cut';
  });
  await pollNow(page);
  const unreachable = notice('Server could not be reached');
  await expect(unreachable).toHaveCount(1);
  const before = cut;
  await press('Try again');
  await expect.poll(() => cut).toBeGreaterThan(before);
  await expect(unreachable).toBeVisible();
  proxy.spoil(() => 'none');
  await press('Try again');
  await expect(unreachable).toBeHidden();
  await pageNumber().fill('12');
  await page.keyboard.press('Enter');
  await expect(pageNumber()).toHaveValue('12');
});

test('leaving the reader takes away what it asks and says', async () => {
  await page.goto(proxy.url + to(HANDBOOK));
  await openDocument(page, HANDBOOK);
  spoil(/\/(\d+\.pdf|licenses\/)/, 'cut');
  await press('Last page');
  const unreachable = notice('Server could not be reached');
  await expect(unreachable).toBeVisible();
  await page.goBack();
  await expect(page).not.toHaveURL(/\/reader\//);
  await expect(unreachable).toHaveCount(0);
  proxy.spoil(() => 'none');

  await openDocument(page, HANDBOOK);
  spoil(/\/\d+\.pdf/, { status: 404 });
  await press('Last page');
  await expect(notice('Could not get page')).toBeVisible();
  let polls = 0;
  const released = page.waitForResponse((answer) => answer.url().endsWith('/release'));
  await page.goBack();
  await expect(page).not.toHaveURL(/\/reader\//);
  await released;
  await expect(notice('Could not get page')).toHaveCount(0);
  proxy.spoil((path) => {
    if (path.includes('getExpiryTime')) polls += 1;
    return 'none';
  });
  await openDocument(page, HANDBOOK);
  // The next loan polls after five seconds; the one before would have been heard by then.
  await expect.poll(() => polls).toBeGreaterThan(0);
  expect(polls).toBe(1);
});

test('a segment of an EPUB that fails is told, and the page before it stays', async () => {
  await closeDocument(page);
  await page.goto(proxy.url + to(NOVELLA));
  await openDocument(page, NOVELLA);
  await page.getByRole('button', { name: 'Next chapter' }).click();
  await expect.poll(async () => (await wordsInSight(page)).length).toBeGreaterThan(0);
  const before = await wordsInSight(page);
  const turnFar = () => page.getByRole('row').last().click();
  for (const [status, text] of [
    [404, "Looks like the page you are trying to load doesn't exist"],
    [500, 'An error occurred while fetching the page'],
  ] as const) {
    spoil(/\.xhtml/, { status });
    await turnFar();
    await expect(notice('Could not get page')).toContainText(text);
    await press('Close');
    expect(await wordsInSight(page)).toEqual(before);
  }
  spoil(/\.xhtml/, { status: 403 });
  await turnFar();
  await expect(notice('Loan period expired')).toHaveCount(1);
  await expect(page.locator('iframe:visible')).toHaveCount(0);
  proxy.spoil(() => 'none');
  await press('Request extension');
  await expect.poll(() => wordsInSight(page)).not.toEqual([]);
  spoil(/\.xhtml/, 'cut');
  await turnFar();
  await expect(notice('Server could not be reached')).toBeVisible();
  proxy.spoil(() => 'none');
  await press('Try again');
  await expect(notice('Server could not be reached')).toHaveCount(0);
  await expect.poll(() => wordsInSight(page)).not.toEqual([]);
  await closeDocument(page);
});

test('a 502 or 503 is tried again, three times at most', async () => {
  let failures = 3;
  proxy.spoil((path) => {
    if (!path.includes('/90.pdf') || failures === 0) return 'none';
    failures -= 1;
    return { status: failures % 2 === 0 ? 503 : 502 };
  });
  await pageNumber().fill('90');
  await page.keyboard.press('Enter');
  await expect(pageNumber()).toHaveValue('90');
  await expect(page.locator('canvas').first()).toBeVisible();
  let asked = 0;
  proxy.spoil((path) => {
    if (!path.includes('/150.pdf')) return 'none';
    asked += 1;
    return { status: 503 };
  });
  await pageNumber().fill('150');
  await page.keyboard.press('Enter');
  await expect(notice('Could not get page')).toBeVisible();
  expect(asked).toBe(4);
  await press('Close');
});

test('a 401 refreshes the tokens and goes on', async () => {
  let refused = false;
  proxy.spoil((path) => {
    if (!path.includes('/60.pdf') || refused) return 'none';
    refused = true;
    return { status: 401 };
  });
  await pageNumber().fill('60');
  await page.keyboard.press('Enter');
  await expect(pageNumber()).toHaveValue('60');
  expect(refused).toBe(true);
});

test('a publication that is unknown or has no appearances is told so', async () => {
  await closeDocument(page);
  await page.goto(`${proxy.url}/pub-nobody-knows`);
  await expect(page.getByText('Publication not found')).toBeVisible();
  await expect(page.getByText('The requested publication could not be found')).toBeVisible();
  spoil(/\/api\/publications\/pub-/, { status: 200, body: { metadata: { appearances: [] } } });
  await page.goto(`${proxy.url}/pub-without-anything`);
  await expect(page.getByText('No appearances found for this publication')).toBeVisible();
});

test('several appearances are offered by their kind', async () => {
  const docKey = decodeURIComponent(reader.split('/').at(-1) ?? '');
  spoil(/\/api\/publications\/pub-some$/, {
    status: 200,
    body: {
      metadata: {
        appearances: [
          { docKey, mimetype: 'application/pdf' },
          { docKey: 'another', mimetype: 'application/epub+zip' },
        ],
      },
    },
  });
  await page.goto(`${proxy.url}/pub-some`);
  const choice = notice('Multiple appearances found for this publication');
  await expect(choice.getByRole('button', { name: 'EPUB' })).toBeVisible();
  await expectAccessible(page);
  await choice.getByRole('button', { name: 'PDF' }).click();
  await expect(page.locator('canvas').first()).toBeVisible();
  await closeDocument(page);
});

test('a refresh that fails asks to log in again', async () => {
  // Without tokens the loan can't be given back: it is one that no other journey needs.
  await closeDocument(page);
  await page.goto(proxy.url + searchPath({ query: ATLAS, queryType: 0 }));
  await openDocument(page, ATLAS);
  proxy.spoil((path) =>
    path.startsWith('/api/') || path.startsWith('/auth/application') ? { status: 401 } : 'none',
  );
  await pollNow(page);
  const refused = notice('Authentication could not be refreshed');
  await expect(refused).toContainText(
    'The authentication with the server has expired and could not be refreshed. Please log in again to continue using the application.',
  );
  await expectAccessible(page);
  proxy.spoil(() => 'none');
  await refused.getByRole('button', { name: 'Log in' }).click();
  await page.waitForURL(/\/auth\//);
});
