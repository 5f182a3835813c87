import { cp, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { ensureKey, portalAt, publishTo, signRelease } from '@leeszaal/remote-kit/release';
import { entryFile, releaseFile } from '@leeszaal/shared-contracts/registry';
import type { Browser, Page } from 'playwright';
import { distLayout } from '../dist-layout.ts';
import { signIn } from '../release-target/testing/sign-in.ts';
import {
  type ReleasingPortal,
  startReleasingPortal,
} from '../release-target/testing/start-releasing-portal.ts';
import { launchChromium } from '../remote-loading/testing/launch-chromium.ts';

/* A team gives a broken release of the catalogue to half of the sessions. It halts itself, and a superadmin sees so. */
const LIMIT = 1_200_000;
/** Each account counts once. */
const PEOPLE = ['user', 'user2', 'admin', 'anonymous', 'superadmin'] as const;
const TRIAL = { share: 50, threshold: 5 };
const HOME = '[data-remote="catalogue"] h2';

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

const catalogue = async () =>
  (await portalAt(portal.url, undefined).readRegistry()).remotes['catalogue'];

/** Writes the live release of the catalogue again, with an entry that throws. */
async function writeBroken(): Promise<string> {
  const broken = join(portal.root, 'broken');
  await cp(join(portal.dist, (await catalogue())?.active.folder ?? ''), broken, {
    recursive: true,
    filter: (path) => !path.endsWith('.br'),
  });
  await writeFile(join(broken, entryFile), 'throw new Error("broken");');
  const note = JSON.parse(await readFile(join(broken, releaseFile), 'utf8'));
  await writeFile(join(broken, releaseFile), JSON.stringify({ ...note, version: 'broken' }));
  await signRelease(broken, 'catalogue', await ensureKey(distLayout().keyFolder, 'catalogue'));
  return broken;
}

/** Opens a page of a session that gets the release as a canary of any share. */
async function openSession(release: string): Promise<Page> {
  const context = await browser.newContext({ locale: 'en-GB' });
  const draw = (100 - (Number.parseInt(release.slice(0, 8), 16) % 100)) % 100;
  await context.addInitScript((number) => {
    if (self.origin === 'null' || localStorage.getItem('leeszaal.canary')) return;
    localStorage.setItem('hl-language', 'en');
    localStorage.setItem('leeszaal.canary', JSON.stringify({ draw: number, trials: {} }));
  }, draw);
  const page = await context.newPage();
  page.setDefaultTimeout(60_000);
  return page;
}

const panelOf = (page: Page) => page.getByRole('button', { name: 'Try again' });

/**
 * The response to the second report of a session, which tells the failure. The server has halted by then, if it does.
 */
function failureReported(page: Page) {
  let reports = 0;
  return page.waitForResponse((response) => {
    if (response.url().endsWith('/releases/outcomes')) reports += 1;
    return reports === 2;
  });
}

test(
  'a broken canary halts itself, and the next session gets the live release',
  async () => {
    const live = (await catalogue())?.active.folder;
    const target = await portal.targetOf('catalogue');
    const { release } = await publishTo(target, 'catalogue', await writeBroken(), TRIAL);
    const pages: Page[] = [];
    for (const login of PEOPLE) {
      const page = await openSession(release);
      const reported = failureReported(page);
      await signIn(page, portal.url, login);
      await Promise.all([panelOf(page).waitFor(), reported]);
      pages.push(page);
    }
    expect((await catalogue())?.halted).toMatchObject({
      release,
      version: 'broken',
      failures: PEOPLE.length,
    });
    expect((await catalogue())?.active.folder).toBe(live);

    const next = await openSession(release);
    await signIn(next, portal.url, 'user');
    await next.locator(HOME).first().waitFor();
    expect(await panelOf(next).count()).toBe(0);
    for (const page of pages) {
      await panelOf(page).click();
      await page.locator(HOME).first().waitFor();
    }

    const [superadmin] = pages.slice(-1);
    await superadmin?.goto(`${portal.url}/admin?tab=releases`);
    const row = superadmin?.getByRole('row', { name: /^catalogue/ });
    await row?.getByText('Failed in 5 of 5 sessions').waitFor();
    expect(await row?.textContent()).toContain('Version broken');
  },
  LIMIT,
);
