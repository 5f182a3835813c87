import { type FaultProxy, startFaultProxy } from '@leeszaal/test-support';
import { test as base, expect, type Page } from 'playwright/test';
import { dataFolder, portalUrl, proxyPort } from '../portal/portal-address.ts';
import { healthOf, readLogFromHere } from '../portal/server-log.ts';
import { tokenOn } from './call-api.ts';
import { documentPath } from './document-path.ts';
import { tokenOf } from './loans.ts';
import { PEOPLE, type Person } from './people.ts';
import { startVisits, type VisitOptions, type Visits } from './visits.ts';

interface PortalFixtures {
  /** Prints the server's health and its log, from warnings upwards, after a failed journey. */
  readonly serverSaid: undefined;
  readonly visits: Visits;
  /** Opens the portal as a user, in a fresh browser context, in English. */
  readonly openAs: Visits['openAs'];
  /** Opens a document by the address of its publication, for journeys that begin in the reader. */
  readonly readAs: (
    person: Person,
    title: string,
    device?: Omit<VisitOptions, 'person'>,
  ) => Promise<Page>;
  /** Opens a browser context without a sign-in; in English unless specified. */
  readonly openContext: Visits['openContext'];
  /** The worker's proxy in front of its portal, without faults. */
  readonly faultProxy: FaultProxy;
}

interface WorkerFixtures {
  /** The proxy for `beforeAll`, and for files whose journeys continue one another. */
  readonly lastingProxy: FaultProxy;
  /** Visits for all journeys of a file; end them in `afterAll`. */
  readonly lastingVisits: Visits;
}

/** A journey: fails on any unexpected error of a page, and cleans up after itself. */
export const test = base.extend<PortalFixtures, WorkerFixtures>({
  lastingProxy: [
    // Playwright reads a fixture's dependencies from its first parameter.
    async ({ browser: _ }, use) => {
      const proxy = await startFaultProxy({
        port: proxyPort(),
        target: portalUrl(),
        rewrite: { '/config.json': asPrivate },
      });
      await use(proxy);
      await proxy.close();
    },
    { scope: 'worker' },
  ],
  lastingVisits: [
    async ({ browser }, use) => {
      const visits = startVisits(browser);
      await use(visits);
      await visits.end();
    },
    { scope: 'worker' },
  ],
  serverSaid: [
    async ({ browser: _ }, use, test) => {
      const log = await readLogFromHere(dataFolder());
      await use(undefined);
      if (test.status === test.expectedStatus) return;
      const said = [`The server of ${portalUrl()}: ${await healthOf(portalUrl())}`];
      said.push(await log.lastLines());
      process.stderr.write(`${said.join('\n')}\n`);
    },
    { auto: true },
  ],
  faultProxy: async ({ lastingProxy }, use) => {
    lastingProxy.spoil(() => 'none');
    await use(lastingProxy);
    lastingProxy.spoil(() => 'none');
  },
  visits: async ({ browser }, use) => {
    const visits = startVisits(browser);
    await use(visits);
    await visits.end();
  },
  openAs: ({ visits }, use) => use(visits.openAs),
  openContext: ({ visits }, use) => use(visits.openContext),
  readAs: ({ openAs }, use) =>
    use(async (person, title, device) => {
      const path = await documentPath(title, () => tokenOf(person));
      const page = await openAs(person, path, device);
      await expect(page.getByRole('region', { name: 'Document' })).toBeVisible();
      return page;
    }),
});

/** The portal's configuration with the proxy as a private host. */
const asPrivate = (body: Buffer): Buffer =>
  Buffer.from(JSON.stringify({ ...JSON.parse(body.toString()), appHost: '' }));

/** Fills in the login page and returns to the portal. */
export async function signIn(page: Page, person: Person = PEOPLE.user): Promise<void> {
  await page.locator('input[name="login"]').fill(person.login);
  await page.locator('input[type="password"]').fill(person.password);
  await page.locator('button[type="submit"]').click();
  await page.waitForURL((url) => !url.pathname.startsWith('/auth/'));
}

/** The address of a search. */
export function searchPath(query: object): string {
  return `/search?${new URLSearchParams({ query: JSON.stringify(query) })}`;
}

/** Opens a document from its search result's detail. */
export async function openDocument(page: Page, title: string): Promise<void> {
  await page.getByRole('button', { name: title, exact: true }).first().click();
  // On a small screen the panel is a sheet, hence a dialog.
  const name = 'Publication';
  const panel = page.getByRole('region', { name }).or(page.getByRole('dialog', { name }));
  await panel.getByRole('button', { name: /^Read/ }).click();
  await expect(page).toHaveURL(/\/reader\//);
  await expect(page.getByRole('region', { name: 'Document' })).toBeVisible();
}

/** Opens another document, by the address of its publication. */
export async function readNext(page: Page, title: string): Promise<void> {
  const path = await documentPath(title, () => tokenOn(page));
  await page.goto(new URL(path, page.url()).href);
  await expect(page.getByRole('region', { name: 'Document' })).toBeVisible();
}

/** Leaves the reader, for the results or home; resolves when the licence is released. */
export async function closeDocument(page: Page): Promise<void> {
  const released = page.waitForResponse((answer) => answer.url().endsWith('/release'));
  await page.getByRole('button', { name: 'Back to results' }).click();
  await expect(page).not.toHaveURL(/\/reader\//);
  await released;
}

/** Leaves the reader for any page: without a search it leads home. */
export async function leave(page: Page): Promise<void> {
  const released = page.waitForResponse((answer) => answer.url().endsWith('/release'));
  await page.getByRole('button', { name: 'Back to results' }).click();
  await expect(page).not.toHaveURL(/\/reader\//);
  await released;
}

export { expect };
