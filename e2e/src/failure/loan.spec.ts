import type { Fault } from '@leeszaal/test-support';
import { expectAccessible } from '../screen-checks/accessibility.ts';
import { BORROWS } from '../support/loans.ts';
import { pollNow } from '../support/poll-now.ts';
import { closeDocument, expect, openDocument, test } from '../support/portal-test.ts';
import { ATLAS, HANDBOOK } from '../support/titles.ts';
import { REFRESH } from './faulty-portal.ts';
import { resultsOf, troubledReader } from './troubled-reader.ts';

/* The rows of the reader's error catalogue (`docs/behaviour.md` R 8) about the loan; a proxy in
   front of the server makes the faults. */

const EMPTY: Fault = { status: 200, body: [] };
const { page, proxy, address, spoil, spoilNothing, notice, pageNumber, press } = troubledReader();

test('a loan that is about to expire is extended, or closes the document [C2.35 R4.3 R4.4 R4.6]', async () => {
  spoil(/getExpiryTime/, { status: 200, body: { licenseKey: 'k', softExpiryTime: 25 } });
  await pollNow(page());
  const ending = notice('The loan period is about to expire');
  await expect(ending).toContainText(/closes in \d+ seconds/);
  await expectAccessible(page());
  await page().keyboard.press('Escape');
  await expect(ending).toBeVisible();
  spoilNothing();
  await press('Continue using this document');
  await expect(ending).toBeHidden();
  await expect(page().locator('canvas').first()).toBeVisible();

  spoil(/getExpiryTime/, { status: 200, body: { licenseKey: 'k', softExpiryTime: 25 } });
  await pollNow(page());
  await expect(ending).toBeVisible();
  await press('Close document');
  await expect(page()).not.toHaveURL(/\/reader\//);
});

test('the notice goes by itself when a poll shows thirty seconds or more again [R4.3 R4.17]', async () => {
  spoil(/getExpiryTime/, { status: 200, body: { licenseKey: 'k', softExpiryTime: 29 } });
  await pollNow(page());
  const ending = notice('The loan period is about to expire');
  await expect(ending).toBeVisible();
  spoil(/getExpiryTime/, { status: 200, body: { licenseKey: 'k', softExpiryTime: 60 } });
  await pollNow(page());
  await expect(ending).toBeHidden();
});

test('an extension that gives nothing ends the loan, which can be asked for again [R4.5]', async () => {
  proxy().spoil((path) => {
    if (path.includes('getExpiryTime')) {
      return { status: 200, body: { licenseKey: 'k', softExpiryTime: 25 } };
    }
    return path.includes('/extend') ? EMPTY : 'none';
  });
  await pollNow(page());
  await press('Continue using this document');
  const expired = notice('Loan period expired');
  await expect(expired).toBeVisible();
  await expect(page().locator('canvas')).toHaveCount(0);
  await expectAccessible(page());
  spoilNothing();
  await press('Request extension');
  await expect(expired).toBeHidden();
  await expect(page().locator('canvas').first()).toBeVisible();
});

for (const [how, fault] of [
  ['no licence', EMPTY],
  ['a 403', { status: 403 }],
] as const) {
  test(`a poll that answers ${how} ends the loan, at the same place afterwards [R2.85 R4.7 R4.8 R4.19]`, async () => {
    await pageNumber().fill('7');
    await page().keyboard.press('Enter');
    await expect(pageNumber()).toHaveValue('7');
    spoil(/getExpiryTime/, fault);
    await pollNow(page());
    await expect(notice('Loan period expired')).toBeVisible();
    spoilNothing();
    await press('Request extension');
    await expect(page().locator('canvas').first()).toBeVisible();
    await expect(pageNumber()).toHaveValue('7');
  });
}

test('a loan that others took meanwhile cannot be had again [R8.15]', async () => {
  proxy().spoil((path) => {
    if (BORROWS.test(path)) return { status: 403, body: { users: ['Someone'] } };
    return path.includes('getExpiryTime') ? EMPTY : 'none';
  });
  await pollNow(page());
  await press('Request extension');
  const taken = notice('This document is already in use');
  await expect(taken).toContainText(
    'This document is already in use by a colleague. Try again later.',
  );
  await press('Close document');
  await expect(page()).not.toHaveURL(/\/reader\//);
});

test('a document in use names who has it, or else a colleague [R7.5 R8.1 R8.2]', async () => {
  spoil(BORROWS, { status: 403, body: { users: ['Ada Byron', 'Jan Jansen'] } });
  await page().goto(address());
  const taken = notice('This document is already in use');
  await expect(taken).toContainText('This document is currently opened by:');
  await expect(taken.getByRole('listitem')).toHaveText(['Ada Byron', 'Jan Jansen']);
  await expect(taken).toContainText('Please try again when one of the open documents is closed');
  await expectAccessible(page());
  spoil(BORROWS, { status: 403 });
  await page().goto(address());
  await expect(taken).toContainText(
    'This document is already in use by a colleague. Try again later.',
  );
  await press('Close document');
  await expect(page()).not.toHaveURL(/\/reader\//);
});

test('a person who may not read a document is told why [R8.24]', async () => {
  const barred = notice('You cannot read this document');
  for (const [code, text] of [
    ['staff-only', 'This document is for staff of the library.'],
    ['patrons-only', 'Your account cannot borrow documents here. Ask the library for access.'],
  ] as const) {
    spoil(BORROWS, { status: 403, body: { code } });
    await page().goto(address());
    await expect(barred).toContainText(text);
  }
  await expectAccessible(page());
  spoil(BORROWS, { status: 403, body: { code: 'sign-in-to-read' } });
  await page().goto(address());
  const visitor = notice('Log in to read this document');
  await expect(visitor.getByRole('button')).toHaveText(['Log in', 'Close document']);
  await expectAccessible(page());
  await press('Close document');
  await expect(page()).not.toHaveURL(/\/reader\//);
});

test('a loan that is refused for another reason could not be had [R8.3]', async () => {
  spoil(BORROWS, { status: 429 });
  await page().goto(address());
  await expect(notice('This document could not be borrowed')).toContainText(
    'The loan request failed. Try again later.',
  );
  await press('Close document');
  await expect(page()).not.toHaveURL(/\/reader\//);
});

test('a 403 on a page ends the loan with one notice [R4.16 R8.6]', async () => {
  spoil(/\/\d+\.pdf/, { status: 403 });
  await press('Last page');
  await expect(notice('Loan period expired')).toHaveCount(1);
  spoilNothing();
  await press('Request extension');
  await expect(page().locator('canvas').first()).toBeVisible();
});

test('leaving the reader takes away what it asks and says [R4.9 R8.20]', async () => {
  await page().goto(proxy().url + resultsOf(HANDBOOK));
  await openDocument(page(), HANDBOOK);
  spoil(/\/(\d+\.pdf|licenses\/)/, 'cut');
  await press('Last page');
  const unreachable = notice('Server could not be reached');
  await expect(unreachable).toBeVisible();
  await page().goBack();
  await expect(page()).not.toHaveURL(/\/reader\//);
  await expect(unreachable).toHaveCount(0);
  spoilNothing();

  await openDocument(page(), HANDBOOK);
  spoil(/\/\d+\.pdf/, { status: 404 });
  await press('Last page');
  await expect(notice('Could not get page')).toBeVisible();
  let polls = 0;
  const released = page().waitForResponse((answer) => answer.url().endsWith('/release'));
  await page().goBack();
  await expect(page()).not.toHaveURL(/\/reader\//);
  await released;
  await expect(notice('Could not get page')).toHaveCount(0);
  proxy().spoil((path) => {
    if (path.includes('getExpiryTime')) polls += 1;
    return 'none';
  });
  await openDocument(page(), HANDBOOK);
  // The next loan polls after five seconds; a poll of the previous one would have arrived by then.
  await expect.poll(() => polls).toBeGreaterThan(0);
  expect(polls).toBe(1);
});

test('a refresh that fails asks to log in again [R8.23]', async () => {
  // Without tokens the loan cannot be released: use a document that no other journey needs.
  await closeDocument(page());
  await page().goto(proxy().url + resultsOf(ATLAS));
  await openDocument(page(), ATLAS);
  await expect(page().locator('canvas').first()).toBeVisible();
  proxy().spoil((path) =>
    path.startsWith('/api/') || REFRESH.test(path) ? { status: 401 } : 'none',
  );
  await pollNow(page());
  const refused = notice('Authentication could not be refreshed');
  await expect(refused).toContainText(
    'The authentication with the server has expired and could not be refreshed. Please log in again to continue using the application.',
  );
  await expectAccessible(page());
  // The faults stay: with new tokens from a later poll, the button would lead back to the document.
  await refused.getByRole('button', { name: 'Log in' }).click();
  await page().waitForURL(/\/auth\//);
});
