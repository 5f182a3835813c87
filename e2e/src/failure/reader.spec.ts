import { wordsInSight } from '../open-book/book-page.ts';
import { expectAccessible } from '../screen-checks/accessibility.ts';
import { pollNow } from '../support/poll-now.ts';
import { closeDocument, expect, openDocument, test } from '../support/portal-test.ts';
import { NOVELLA } from '../support/titles.ts';
import { resultsOf, troubledReader } from './troubled-reader.ts';

/* The rows of the reader's error catalogue (`docs/behaviour.md` R 8) about the document; a proxy
   in front of the server makes the faults. */

const { page, proxy, address, reopen, spoil, spoilNothing, notice, pageNumber, press } =
  troubledReader();

test('without metadata the reader does not start [R8.4]', async () => {
  for (const status of [404, 500]) {
    spoil(/\/api\/appearances\/[^/]+$/, { status });
    await page().goto(address());
    const missing = notice('Metadata not found');
    await expect(missing).toContainText('Without its metadata this document cannot be opened');
    await press('Close document');
    await expect(page()).not.toHaveURL(/\/reader\//);
  }
});

test('without a contents table the reader goes on, with the thumbnails of a PDF [R2.16 R8.5]', async () => {
  spoil(/\/toc/, { status: 500 });
  await reopen();
  await expect(page().getByRole('tab', { name: 'Pages' })).toHaveAttribute('aria-selected', 'true');
  await expect(page().getByRole('tab', { name: 'Contents' })).toHaveCount(0);
  spoilNothing();
  await reopen();
});

test('a page that fails is told, and the one before it stays [R2.36 R2.37 R8.7 R8.8 R8.9]', async () => {
  for (const [fault, text] of [
    [{ status: 404 }, "Looks like the page you are trying to load doesn't exist"],
    [{ status: 422 }, 'This page is too large to display. You can read the other pages.'],
    [{ status: 500 }, 'An error occurred while fetching the page'],
    [{ status: 200, body: 'no page at all' }, 'An error occurred while opening the page'],
  ] as const) {
    spoil(/\/200\.pdf/, fault);
    await pageNumber().fill('200');
    await page().keyboard.press('Enter');
    const failed = notice('Could not get page');
    await expect(failed).toContainText(text);
    await press('Close');
    await expect(pageNumber()).toHaveValue('1');
  }
  // A failure of the first page leaves the reader with *Try again*.
  spoil(/\/1\.pdf/, { status: 500 });
  await page().goto(address());
  await expect(notice('Could not get page')).toBeVisible();
  await press('Close');
  spoilNothing();
  await press('Try again');
  await expect(page().locator('canvas').first()).toBeVisible();
});

test('a print that fails closes the preparation, and tells of a page that is missing [R2.152 R8.6 R8.10 R8.11]', async () => {
  await page().getByRole('tab', { name: 'Print' }).click();
  spoil(/\/print/, 'held');
  await press('Print');
  await expect(page().getByRole('dialog', { name: 'Preparing print' })).toBeVisible();
  spoil(/\/print/, { status: 404 });
  await expect(page().getByText('Could not get the page for printing')).toBeVisible();
  await press('Close');
  spoil(/\/print/, { status: 500 });
  await press('Print');
  await expect(page().getByText('Preparing print')).toHaveCount(0);
  await expect(page().getByText('Could not get the page for printing')).toHaveCount(0);
  spoil(/\/print/, { status: 403 });
  await press('Print');
  await expect(notice('Loan period expired')).toBeVisible();
  await expect(page().getByText('Preparing print')).toHaveCount(0);
  spoilNothing();
  await press('Request extension');
  await expect(page().locator('canvas').first()).toBeVisible();
});

test('a search in the document tells why it failed [C2.35 R2.142 R2.145 R8.6 R8.12 R8.13 R8.14 R8.19]', async () => {
  const field = page().getByRole('searchbox', { name: 'Search in this document' });
  const panel = page().getByRole('region', { name: 'Panel' });
  const search = async () => {
    await field.fill('reading');
    await page().keyboard.press('Enter');
  };
  spoil(/\/search\?/, 'held');
  await search();
  await expect(panel).toContainText('Searching...');
  spoil(/\/search\?/, { status: 404 });
  await expect(panel).toContainText('Document not found');
  spoil(/\/search\?/, { status: 500 });
  await search();
  await expect(panel).toContainText('The search failed. Try again.');
  spoil(/\/search\?/, { status: 403 });
  await search();
  await expect(panel).toContainText('License key expired/not known');
  await expect(notice('Loan period expired')).toBeVisible();
  spoilNothing();
  await press('Request extension');
  await expect(notice('Loan period expired')).toBeHidden();
  spoil(/\/search\?/, 'cut');
  await search();
  const unreachable = notice('Server could not be reached');
  await expect(unreachable).toContainText(
    'There was a problem establishing a connection to the server. Please try again.',
  );
  await expectAccessible(page());
  await page().keyboard.press('Escape');
  await expect(unreachable).toBeVisible();
  spoilNothing();
  await press('Try again');
  await expect(panel).toContainText(/result \d+ of \d+/);
});

test('a network that is lost in the middle of a poll is one dialog, and Try again goes on [R4.25 R8.19]', async () => {
  let cut = 0;
  proxy().spoil(() => {
    cut += 1;
    return 'cut';
  });
  await pollNow(page());
  const unreachable = notice('Server could not be reached');
  await expect(unreachable).toHaveCount(1);
  const before = cut;
  await press('Try again');
  await expect.poll(() => cut).toBeGreaterThan(before);
  await expect(unreachable).toBeVisible();
  spoilNothing();
  await press('Try again');
  await expect(unreachable).toBeHidden();
  await pageNumber().fill('12');
  await page().keyboard.press('Enter');
  await expect(pageNumber()).toHaveValue('12');
});

test('a segment of an EPUB that fails is told, and the page before it stays [R2.36 R4.19 R8.6 R8.7 R8.9 R8.19]', async () => {
  // The viewer prefetches chapters: these fail.
  const far = /\/0[89]-[^/]*\.xhtml/;
  await closeDocument(page());
  spoil(far, { status: 404 });
  await page().goto(proxy().url + resultsOf(NOVELLA));
  await openDocument(page(), NOVELLA);
  await page().getByRole('button', { name: 'Next chapter' }).click();
  await expect.poll(async () => (await wordsInSight(page())).length).toBeGreaterThan(0);
  const before = await wordsInSight(page());
  const turnFar = () => page().getByRole('row').last().click();
  for (const [status, text] of [
    [404, "Looks like the page you are trying to load doesn't exist"],
    [500, 'An error occurred while fetching the page'],
  ] as const) {
    spoil(/\.xhtml/, { status });
    await turnFar();
    await expect(notice('Could not get page')).toContainText(text);
    await press('Close');
    expect(await wordsInSight(page())).toEqual(before);
  }
  spoil(/\.xhtml/, { status: 403 });
  await turnFar();
  await expect(notice('Loan period expired')).toHaveCount(1);
  await expect(page().locator('iframe:visible')).toHaveCount(0);
  spoil(far, { status: 404 });
  await press('Request extension');
  await expect.poll(() => wordsInSight(page())).not.toEqual([]);
  spoil(/\.xhtml/, 'cut');
  await turnFar();
  await expect(notice('Server could not be reached')).toBeVisible();
  spoilNothing();
  await press('Try again');
  await expect(notice('Server could not be reached')).toHaveCount(0);
  await expect.poll(() => wordsInSight(page())).not.toEqual([]);
  await closeDocument(page());
});

test('a 502 or 503 is tried again, three times at most [R8.21]', async () => {
  let failures = 3;
  proxy().spoil((path) => {
    if (!path.includes('/90.pdf') || failures === 0) return 'none';
    failures -= 1;
    return { status: failures % 2 === 0 ? 503 : 502 };
  });
  await pageNumber().fill('90');
  await page().keyboard.press('Enter');
  await expect(pageNumber()).toHaveValue('90');
  await expect(page().locator('canvas').first()).toBeVisible();
  let asked = 0;
  proxy().spoil((path) => {
    if (!path.includes('/150.pdf')) return 'none';
    asked += 1;
    return { status: 503 };
  });
  await pageNumber().fill('150');
  await page().keyboard.press('Enter');
  await expect(notice('Could not get page')).toBeVisible();
  expect(asked).toBe(4);
  await press('Close');
});

test('a 401 refreshes the tokens and goes on [R8.23]', async () => {
  let refused = false;
  proxy().spoil((path) => {
    if (!path.includes('/60.pdf') || refused) return 'none';
    refused = true;
    return { status: 401 };
  });
  await pageNumber().fill('60');
  await page().keyboard.press('Enter');
  await expect.poll(() => refused).toBe(true);
  await expect(page().getByRole('region', { name: 'Page 60 of 310' })).toBeVisible();
});

test('a publication that is unknown or has no appearances is told so [R2.158 R8.16 R8.17]', async () => {
  await closeDocument(page());
  await page().goto(`${proxy().url}/pub-unknown`);
  await expect(page().getByText('Publication not found')).toBeVisible();
  await expect(page().getByText('The requested publication could not be found')).toBeVisible();
  spoil(/\/api\/publications\/pub-/, { status: 200, body: { metadata: { appearances: [] } } });
  await page().goto(`${proxy().url}/pub-without-anything`);
  await expect(page().getByText('No appearances found for this publication')).toBeVisible();
});

test('several appearances are offered by their kind [R2.157]', async () => {
  const docKey = decodeURIComponent(address().split('/').at(-1) ?? '');
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
  await page().goto(`${proxy().url}/pub-some`);
  const choice = notice('Multiple appearances found for this publication');
  await expect(choice.getByRole('button', { name: 'EPUB' })).toBeVisible();
  await expectAccessible(page());
  await choice.getByRole('button', { name: 'PDF' }).click();
  await expect(page().locator('canvas').first()).toBeVisible();
  await closeDocument(page());
});
