import type { Fault, FaultProxy } from '@leeszaal/test-support';
import type { Locator, Page } from 'playwright/test';
import { withoutParts } from '../../open-book/without-parts.ts';
import { expectAccessible } from '../../screen-checks/accessibility.ts';
import { expectLegible } from '../../screen-checks/both-sizes.ts';
import { isEmbedded } from '../../support/embedded-page.ts';
import { BORROWS, OPENS } from '../../support/loans.ts';
import { messagesOf } from '../../support/messages-of.ts';
import { ordinarilyIn } from '../../support/ordinary-language.ts';
import { PEOPLE } from '../../support/people.ts';
import { pollNow } from '../../support/poll-now.ts';
import { closeDocument, expect, readNext, test } from '../../support/portal-test.ts';
import { startReading } from '../../support/reading.ts';
import { DESK, TELEPHONE } from '../../support/shell.ts';
import { HANDBOOK, NOVELLA } from '../../support/titles.ts';

/* Every tab, dialog and notice of the reader, in every language, at both sizes; all other
   journeys cover English. */

/**
 * The language for axe on a narrow screen: its rules depend on no language but its length, and
 * other journeys run them in English on a wide screen.
 */
const LONGEST = 'de';
const TABS = ['Contents', 'Details', 'Pages', 'Search results', 'Print'];

let proxy: FaultProxy;
let page: Page;
const readers: Record<string, string> = {};

test.beforeAll(async ({ lastingProxy, lastingVisits: visits, place, institution }) => {
  proxy = lastingProxy;
  const { readAs } = startReading({ visits, place, institution });
  page = await readAs(PEOPLE.user, HANDBOOK, {}, { proxied: true });
  readers[HANDBOOK] = page.url();
  await readNext(page, NOVELLA);
  readers[NOVELLA] = page.url();
  await closeDocument(page);
});
test.afterAll(({ lastingVisits }) => lastingVisits.end());

/** Applies a fault to responses whose address matches. */
const spoil = (pattern: RegExp, fault: Fault) =>
  proxy.spoil((path) => {
    if (pattern.test(path)) return fault;
    // Documents open with single calls, which can match.
    return OPENS.test(path) ? 'missing' : withoutParts(path);
  });

for (const language of ['nl', 'de', 'fr']) {
  test(
    `in ${language} each part of the reader can be read on a desk and on a telephone [C1.5]`,
    ordinarilyIn(language),
    async () => {
      test.setTimeout(240_000);
      const messages = await messagesOf(language, 'remote-reader');
      const { said } = messages;
      // Messages about the network are the host's.
      const host = await messagesOf(language, 'host');
      proxy.spoil(withoutParts);
      await page.evaluate((chosen) => localStorage.setItem('hl-language', chosen), language);

      const button = (source: string, scope: Page | Locator = page) =>
        scope.getByRole('button', { name: said(source), exact: true }).last();
      const press = (source: string) => button(source).click();
      const named = (name: string) =>
        page.getByRole('alertdialog', { name }).or(page.getByRole('dialog', { name }));
      const notice = (source: string) => named(said(source));
      const field = () => page.getByRole('searchbox', { name: said('Search in this document') });
      // An institution's page has the language in its address, the portal in its storage.
      const addressOf = (title: string) =>
        (readers[title] ?? '').replace('lang=en', `lang=${language}`);
      const open = async (title: string) => {
        await page.goto(addressOf(title));
        const shown = page.locator(isEmbedded(page) ? 'leeszaal-reader' : 'html');
        await expect(shown).toHaveAttribute('lang', language);
        await expect(button('Next page')).toBeEnabled();
      };
      const check = async (size = DESK) => {
        await page.setViewportSize(size);
        await expectLegible(page, messages);
        if (language === LONGEST && size === TELEPHONE) await expectAccessible(page, 'iframe');
      };
      /** A narrow screen is the narrowest place for a notice. */
      const checkNotice = async (source: string) => {
        await expect(notice(source)).toBeVisible();
        await check(TELEPHONE);
      };

      await page.setViewportSize(DESK);
      await open(HANDBOOK);
      const tab = (name: string) => page.getByRole('tab', { name: said(name), exact: true });
      for (const name of TABS) {
        await tab(name).click();
        await check();
      }
      await check(TELEPHONE);
      await page.setViewportSize(DESK);
      if (isEmbedded(page)) await tab('Search results').click();
      await press('Advanced search');
      await expect(page.getByRole('radio', { name: said('Seperate words') })).toBeVisible();
      await check();
      await page.keyboard.press('Escape');
      const outcome = page.getByRole('tabpanel');
      for (const [answer, text] of [
        [{ status: 200, body: [{ path: '1.pdf' }, { path: '290.pdf' }] }, said('Stop search')],
        [{ status: 200, body: [] }, said('There are no results for this query')],
        [{ status: 404 }, said('Document not found')],
        [{ status: 500 }, said('The search failed. Try again.')],
      ] as const) {
        spoil(/\/search\?/, answer);
        if (isEmbedded(page)) await tab('Search results').click();
        await field().fill('palimpsest');
        await page.keyboard.press('Enter');
        await expect(outcome).toContainText(text);
        await check();
      }

      await page.getByRole('tab', { name: said('Print'), exact: true }).click();
      spoil(/\/print/, 'held');
      await press('Print');
      await expect(page.getByRole('dialog', { name: said('Preparing print') })).toBeVisible();
      await check(TELEPHONE);
      spoil(/\/print/, { status: 404 });
      await checkNotice('Print');
      await press('Close');
      for (const [fault, text] of [
        [{ status: 404 }, "Looks like the page you are trying to load doesn't exist"],
        [{ status: 500 }, 'An error occurred while fetching the page'],
        [{ status: 200, body: 'none' }, 'An error occurred while opening the page'],
      ] as const) {
        await page.setViewportSize(DESK);
        spoil(/\/\d+\.pdf/, fault);
        await press('Last page');
        await expect(notice('Could not get page')).toContainText(said(text));
        await checkNotice('Could not get page');
        await press('Close');
      }
      await page.setViewportSize(DESK);
      spoil(/\/\d+\.pdf/, 'cut');
      await press('Last page');
      await expect(named(host.said('Server could not be reached'))).toBeVisible();
      await check(TELEPHONE);
      proxy.spoil((path) => {
        if (path.includes('/extend')) return { status: 200, body: [] };
        if (!path.includes('getExpiryTime')) return 'none';
        return { status: 200, body: { licenseKey: 'k', softExpiryTime: 25 } };
      });
      await page.getByRole('button', { name: host.said('Try again') }).click();
      // Online again, the page polls its loan.
      await pollNow(page);
      await checkNotice('The loan period is about to expire');
      await press('Continue using this document');
      await checkNotice('Loan period expired');
      spoil(BORROWS, { status: 403 });
      await press('Request extension');
      await checkNotice('This document is already in use');

      for (const [fault, name] of [
        [{ status: 403, body: { users: ['Ada Byron'] } }, 'This document is already in use'],
        [{ status: 500 }, 'This document could not be borrowed'],
      ] as const) {
        spoil(BORROWS, fault);
        await page.goto(addressOf(HANDBOOK));
        await checkNotice(name);
      }
      spoil(/\/api\/appearances\/[^/]+$/, { status: 404 });
      await page.goto(addressOf(HANDBOOK));
      await checkNotice('Metadata not found');

      proxy.spoil(() => 'none');
      await page.setViewportSize(DESK);
      await open(NOVELLA);
      await press('Reading settings');
      await expect(page.getByRole('dialog', { name: said('Reading settings') })).toBeVisible();
      await check();
      await page.keyboard.press('Escape');
      await page.setViewportSize(TELEPHONE);
      await page.getByRole('tab', { name: said('Settings'), exact: true }).click();
      await check(TELEPHONE);
      await page.setViewportSize(DESK);
      const released = page.waitForResponse((answer) => answer.url().endsWith('/release'));
      await press(isEmbedded(page) ? 'Close document' : 'Back to results');
      await released;
    },
  );

  test(
    `in ${language} the forms of a publication can be chosen on a telephone [C1.5]`,
    ordinarilyIn(language),
    async () => {
      const messages = await messagesOf(language, 'remote-reader');
      proxy.spoil(() => 'none');
      await page.evaluate((chosen) => localStorage.setItem('hl-language', chosen), language);
      await page.setViewportSize(TELEPHONE);
      const appearances = [
        { docKey: 'one', mimetype: 'application/pdf' },
        { docKey: 'two', mimetype: 'application/epub+zip' },
      ];
      for (const [fault, text] of [
        [{ status: 200, body: { metadata: { appearances } } }, 'Choose a format.'],
        [
          { status: 200, body: { metadata: { appearances: [] } } },
          'No appearances found for this publication',
        ],
        [{ status: 404 }, 'Publication not found'],
        [{ status: 500 }, 'The publication could not be opened'],
      ] as const) {
        spoil(/\/api\/publications\/pub-/, fault);
        await page.goto(`${proxy.url}/pub-some`);
        await expect(page.getByText(messages.said(text))).toBeVisible();
        await expectLegible(page, messages);
        if (language === LONGEST) await expectAccessible(page);
      }
    },
  );
}
