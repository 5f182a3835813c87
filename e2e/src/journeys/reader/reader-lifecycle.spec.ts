import type { FaultOf, FaultProxy } from '@leeszaal/test-support';
import { type Browser, chromium, type Page } from 'playwright/test';
import { canvas, inUse, notice, openWhenFree, press } from '../../open-book/loan-parts.ts';
import { wholeChromiumOptions } from '../../portal/chromium.ts';
import { portalUrl } from '../../portal/portal-address.ts';
import { PEOPLE } from '../../support/people.ts';
import { closeButton, expectClosed } from '../../support/place.ts';
import { pollNow } from '../../support/poll-now.ts';
import { closeDocument, expect, test } from '../../support/portal-test.ts';
import { startReading } from '../../support/reading.ts';
import { searchField } from '../../support/shell.ts';
import { ATLAS, HANDBOOK } from '../../support/titles.ts';
import { startVisits, type Visits } from '../../support/visits.ts';

/* The life of a loan while its page is closed, reloaded, hidden, asleep or signed out. */

/** Opens the document as another user, who sees that it is in use. */
async function expectTaken(other: Page, reader: string): Promise<void> {
  await other.goto(reader);
  await expect(inUse(other)).toContainText(PEOPLE.user.name);
}

/** Opens the document, which is available, and closes it. */
async function expectFree(other: Page, reader: string): Promise<void> {
  await openWhenFree(other, reader);
  await closeDocument(other);
}

/** Sets the tab's visibility; the test browser shows all its pages at once. */
const setVisibility = (page: Page, state: DocumentVisibilityState): Promise<void> =>
  page.evaluate((value) => {
    Object.defineProperty(document, 'visibilityState', { value, configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  }, state);

test('a reload keeps the seat, two tabs share it, and the last one to close gives it back [R4.13 R4.14]', async ({
  readAs,
  arriveAs,
}) => {
  const first = await readAs(PEOPLE.user, HANDBOOK);
  const other = await arriveAs(PEOPLE.secondUser);
  const reader = first.url();
  await expectTaken(other, reader);

  await first.reload();
  await expect(canvas(first)).toBeVisible();
  await expectTaken(other, reader);

  const second = await first.context().newPage();
  await second.goto(reader);
  await expect(canvas(second)).toBeVisible();
  await first.close({ runBeforeUnload: true });
  await expectTaken(other, reader);
  // The remaining tab has lost nothing: a page that is not cached loads.
  await second.getByRole('textbox', { name: 'Page', exact: true }).fill('200');
  await second.keyboard.press('Enter');
  await expect(second.getByRole('region', { name: /^Page 200 of/ })).toHaveAttribute(
    'aria-busy',
    'false',
  );
  await second.close({ runBeforeUnload: true });
  await expectFree(other, reader);
});

test('signing out from the reader gives the document back first [R4.11]', async ({
  openAs,
  readAs,
}) => {
  const page = await readAs(PEOPLE.user, HANDBOOK);
  const reader = page.url();
  const released = page.waitForResponse((answer) => answer.url().endsWith('/release'));
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Log out' }).click();
  expect((await released).status()).toBe(204);
  await page.waitForURL(/\/auth\//);
  const other = await openAs(PEOPLE.secondUser);
  await expect(searchField(other)).toBeVisible();
  await expectFree(other, reader);
});

test.describe('with a browser that keeps pages aside', () => {
  let browser: Browser;
  let keeping: Visits;
  test.beforeAll(async () => {
    browser = await chromium.launch({
      ...wholeChromiumOptions(),
      ignoreDefaultArgs: ['--disable-back-forward-cache'],
    });
    keeping = startVisits(browser);
  });
  test.afterAll(async () => {
    await keeping.end();
    await browser.close();
  });

  test('a page that comes back from the back-forward cache borrows again, at its place [R4.22 R4.23]', async ({
    arriveAs,
    place,
    institution,
  }) => {
    const there = startReading({ visits: keeping, place, institution });
    const page = await there.readAs(PEOPLE.user, HANDBOOK);
    await expect(canvas(page)).toBeVisible();
    const reader = page.url();
    await page.evaluate(() => {
      window.addEventListener('pageshow', (event) => {
        document.documentElement.dataset['kept'] = String(event.persisted);
      });
    });
    await page.getByRole('textbox', { name: 'Page', exact: true }).fill('7');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('region', { name: /^Page 7 of/ })).toBeVisible();
    const other = await arriveAs(PEOPLE.secondUser);
    await page.goto(`${portalUrl()}/healthz`);
    await expectFree(other, reader);

    await page.goBack({ waitUntil: 'commit' });
    await expect(page.locator('html')).toHaveAttribute('data-kept', 'true');
    await expect(page.getByRole('region', { name: /^Page 7 of/ })).toBeVisible();
    await expect(canvas(page)).toBeVisible();
    await expectTaken(other, reader);

    await page.goto(`${portalUrl()}/healthz`);
    await other.goto(reader);
    await expect(canvas(other)).toBeVisible();
    await page.goBack({ waitUntil: 'commit' });
    await expect(inUse(page)).toContainText(PEOPLE.secondUser.name);
    await expect(canvas(page)).toHaveCount(0);
    await closeDocument(other);
  });
});

test.describe('behind a proxy', () => {
  let proxy: FaultProxy;
  let page: Page;
  test.beforeEach(async ({ faultProxy, readAs }) => {
    proxy = faultProxy;
    page = await readAs(PEOPLE.user, ATLAS, {}, { proxied: true });
    await expect(canvas(page)).toBeVisible();
  });
  const polls =
    (fault: ReturnType<FaultOf>): FaultOf =>
    (path) =>
      path.includes('getExpiryTime') ? fault : 'none';

  test('a poll that is refused as unauthenticated gets new tokens, and reading goes on [R8.23]', async () => {
    // Tokens of the last ten seconds count as new (`docs/decisions.md` 47); an institution's page got its own just now.
    await page.clock.install();
    await page.reload();
    await expect(canvas(page)).toBeVisible();
    await page.clock.fastForward(10_001);
    let refused = 0;
    proxy.spoil((path) => {
      if (!path.includes('getExpiryTime') || refused > 0) return 'none';
      refused += 1;
      return { status: 401 };
    });
    const refreshed = page.waitForResponse((answer) =>
      /\/auth\/|\/reader-token$/.test(answer.url()),
    );
    const polled = page.waitForResponse(
      (answer) => answer.url().endsWith('/getExpiryTime') && answer.status() === 200,
    );
    await pollNow(page);
    expect((await refreshed).status()).toBe(200);
    await polled;
    expect(refused).toBe(1);
    await expect(page.getByRole('alertdialog')).toHaveCount(0);
    await expect(canvas(page)).toBeVisible();
  });

  test('a release that fails does not keep a person in the reader [R4.10]', async () => {
    const reader = page.url();
    for (const fault of [{ status: 500 }, 'cut', 'held'] as const) {
      proxy.spoil((path) => (path.endsWith('/release') ? fault : 'none'));
      await closeButton(page).click();
      await expectClosed(page);
      await expect(page.getByRole('alertdialog')).toHaveCount(0);
      proxy.spoil(() => 'none');
      // The user's own seat does not count as taken.
      await page.goto(reader);
      await expect(canvas(page)).toBeVisible();
    }
  });

  test('after a sleep, or long out of sight, the document is covered until a poll confirms the loan [R4.20 R4.21]', async () => {
    await page.clock.install();
    await page.reload();
    await expect(canvas(page)).toBeVisible();
    const covered = page.locator('[inert] canvas');
    // A short pause does not count: less than 15 seconds since the page last read the clock.
    proxy.spoil(polls('held'));
    await page.clock.fastForward(8000);
    await expect(covered).toHaveCount(0);
    await page.clock.fastForward(16_000);
    await expect(covered.first()).toBeAttached();
    proxy.spoil(() => 'none');
    await expect(covered).toHaveCount(0);
    await expect(canvas(page)).toBeVisible();

    // Held from the start: a poll in progress at the end of the three minutes would confirm the
    // loan.
    proxy.spoil(polls('held'));
    await setVisibility(page, 'hidden');
    await page.clock.fastForward('03:00');
    await setVisibility(page, 'visible');
    await expect(covered.first()).toBeAttached();
    proxy.spoil(() => 'none');
    await expect(covered).toHaveCount(0);

    // A sleep longer than the loan.
    await page.clock.fastForward('20:00');
    await expect(notice(page, 'Loan period expired')).toBeVisible();
    await expect(page.locator('canvas')).toHaveCount(0);
    await press(page, 'Request extension');
    await expect(canvas(page)).toBeVisible();
  });
});
