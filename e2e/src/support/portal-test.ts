import { type FaultProxy, startFaultProxy } from '@leeszaal/test-support';
import { test as base, expect, type Page } from 'playwright/test';
import { dataFolder, portalUrl, proxyPort } from '../portal/portal-address.ts';
import { healthOf, readLogFromHere } from '../portal/server-log.ts';
import { tokenOn } from './call-api.ts';
import { documentPath } from './document-path.ts';
import { embedAddress, isEmbedded } from './embedded-page.ts';
import { PEOPLE, type Person } from './people.ts';
import { closeButton, expectClosed } from './place.ts';
import { expectOpen, type Place, type Reading, startReading } from './reading.ts';
import { type Institution, startInstitution } from './start-institution.ts';
import { startVisits, type Visits } from './visits.ts';

interface PortalFixtures {
  /** Prints the server's health and its log, from warnings upwards, after a failed journey. */
  readonly serverSaid: undefined;
  readonly visits: Visits;
  /** Opens the portal as a user, in a fresh browser context, in English. */
  readonly openAs: Visits['openAs'];
  /** Opens a document where the project reads. */
  readonly readAs: Reading['readAs'];
  /** Opens a page without a document where the project reads. */
  readonly arriveAs: Reading['arriveAs'];
  /** Opens a browser context without a sign-in; in English unless specified. */
  readonly openContext: Visits['openContext'];
  /** The worker's proxy in front of its portal, without faults. */
  readonly faultProxy: FaultProxy;
}

interface WorkerFixtures {
  /** Where journeys of the reader open documents; an option of the project. */
  readonly place: Place;
  /** The website of an institution whose pages reach the worker's portal through its proxy; it starts when asked. */
  readonly institution: () => Promise<Institution>;
  /** The proxy for `beforeAll`, and for files whose journeys continue one another. */
  readonly lastingProxy: FaultProxy;
  /** Visits for all journeys of a file; end them in `afterAll`. */
  readonly lastingVisits: Visits;
}

/** A journey: fails on any unexpected error of a page, and cleans up after itself. */
export const test = base.extend<PortalFixtures, WorkerFixtures>({
  place: ['portal', { option: true, scope: 'worker' }],
  institution: [
    async ({ lastingProxy: { url: library } }, use) => {
      let started: Promise<Institution> | undefined;
      await use(() => {
        started ??= startInstitution({ portal: portalUrl(), library });
        return started;
      });
      await (await started)?.stop();
    },
    { scope: 'worker' },
  ],
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
  readAs: ({ visits, place, institution }, use) =>
    use(startReading({ visits, place, institution }).readAs),
  arriveAs: ({ visits, place, institution }, use) =>
    use(startReading({ visits, place, institution }).arriveAs),
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
  await expectOpen(page);
}

/** Opens another document, by its address. */
export async function readNext(page: Page, title: string): Promise<void> {
  if (isEmbedded(page)) {
    await page.goto(await embedAddress(new URL(page.url()).origin, title));
  } else {
    const path = await documentPath(title, () => tokenOn(page));
    await page.goto(new URL(path, page.url()).href);
  }
  await expectOpen(page);
}

/** Closes the document; resolves when the licence is released. */
export async function closeDocument(page: Page): Promise<void> {
  const released = page.waitForResponse((answer) => answer.url().endsWith('/release'));
  await closeButton(page).click();
  await expectClosed(page);
  await released;
}

export { expect };
