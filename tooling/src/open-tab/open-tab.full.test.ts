import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { portalAt, publishTo, rollBack } from '@leeszaal/remote-kit/release';
import type { Browser, Page } from 'playwright';
import { distLayout } from '../dist-layout.ts';
import { varyRelease } from '../release-soak/testing/vary-release.ts';
import { signIn } from '../release-target/testing/sign-in.ts';
import {
  type ReleasingPortal,
  startReleasingPortal,
} from '../release-target/testing/start-releasing-portal.ts';
import { launchChromium } from '../remote-loading/testing/launch-chromium.ts';

/* A tab stays open while a team publishes the catalogue and rolls it back. */
const LIMIT = 1_200_000;
const REMOTE = 'catalogue';

let portal: ReleasingPortal;
let browser: Browser;

beforeAll(async () => {
  portal = await startReleasingPortal();
  browser = await launchChromium();
}, LIMIT);

afterAll(async () => {
  await browser?.close();
  await portal?.stop();
});

/** Opens the portal in German. The browser's clock is the test's. */
async function openTab(): Promise<Page> {
  const context = await browser.newContext();
  await context.addInitScript(() => {
    if (self.origin !== 'null') localStorage.setItem('hl-language', 'de');
  });
  const page = await context.newPage();
  page.setDefaultTimeout(60_000);
  await page.clock.install();
  await signIn(page, portal.url, 'user');
  return page;
}

/** Writes and signs another release of the active code; resolves to its folder. */
async function writeNext(): Promise<string> {
  const { remotes } = await portalAt(portal.url, undefined).readRegistry();
  const from = join(portal.dist, remotes[REMOTE]?.active.folder ?? '');
  const to = join(portal.root, 'next');
  const { keyFolder } = distLayout();
  await varyRelease({ remote: REMOTE, from, to, mark: 'next', keyFolder });
  return to;
}

const home = (page: Page) => page.locator(`[data-remote="${REMOTE}"] h2`).first();
const notice = (page: Page) => page.getByText('Eine neue Version ist verfügbar');
/** A look at the registry is due. */
const passTenMinutes = (page: Page) => page.clock.fastForward('10:00');

/** Reloads the page by the notice, and waits for the entry of this release. */
async function reloadTo(page: Page, release: string): Promise<void> {
  const folder = `/remotes/${REMOTE}/${release}/`;
  const entry = page.waitForResponse((response) => response.url().includes(folder));
  await page.getByRole('button', { name: 'Seite neu laden' }).click();
  await entry;
  await home(page).waitFor();
}

test(
  'an open tab goes on through a release and a rollback, and says that a newer version is there',
  async () => {
    const page = await openTab();
    await home(page).waitFor();
    await passTenMinutes(page);
    const target = await portal.targetOf(REMOTE);
    const { release } = await publishTo(target, REMOTE, await writeNext());
    expect(await notice(page).count()).toBe(0);
    await passTenMinutes(page);
    await notice(page).waitFor();
    await page.getByRole('search').getByRole('combobox').first().fill('reading');
    await page.keyboard.press('Enter');
    await page.getByRole('article').first().waitFor();
    await reloadTo(page, release);
    expect(await notice(page).count()).toBe(0);

    const { release: former } = await rollBack(target, REMOTE);
    await passTenMinutes(page);
    await notice(page).waitFor();
    await reloadTo(page, former);
  },
  LIMIT,
);
