import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { ensureKey, portalAt, publishTo, signRelease } from '@leeszaal/remote-kit/release';
import { entryFile, releaseFile } from '@leeszaal/shared-contracts/registry';
import { freePort, type RunningProgram, startProgram } from '@leeszaal/test-support';
import { execa } from 'execa';
import type { Browser, Page } from 'playwright';
import { buildStale } from '../build/build-stale.ts';
import { distLayout } from '../dist-layout.ts';
import { packageFolder } from '../packages.ts';
import { launchChromium } from '../remote-loading/testing/launch-chromium.ts';

/* A team gives a broken release of the catalogue to half of the sessions. It halts itself, and a superadmin sees so. */
const LIMIT = 1_200_000;
/** Each account counts once. */
const PEOPLE = ['user', 'user2', 'admin', 'anonymous', 'superadmin'] as const;
const TRIAL = { share: 50, threshold: 5 };
const HOME = '[data-remote="catalogue"] h2';

let root: string;
let server: RunningProgram;
let browser: Browser;
let token: string | undefined;

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'leeszaal-canary-'));
  await buildStale();
  const dist = join(root, 'dist');
  await cp(distLayout().root, dist, { recursive: true });
  const environment = { DATA_DIR: join(root, 'data'), DIST_DIR: dist };
  server = await startProgram(new URL('../../../demo-library/src/main.ts', import.meta.url), {
    environment: { ...environment, PORT: String(await freePort()), LOG_LEVEL: 'warn' },
    logFile: join(root, 'server.log'),
  });
  const command = join(packageFolder('reference-server'), 'src/release-token-cli.ts');
  const made = await execa(process.execPath, [command, 'make', 'catalogue'], { env: environment });
  token = made.stdout.trim().split('\n').at(-1);
  browser = await launchChromium();
}, LIMIT);

afterAll(async () => {
  await browser?.close();
  await server?.stop();
  await rm(root, { recursive: true, force: true });
});

const catalogue = async () =>
  (await portalAt(server.url, undefined).readRegistry()).remotes['catalogue'];

/** Writes the live release of the catalogue again, with an entry that throws. */
async function writeBroken(): Promise<string> {
  const broken = join(root, 'broken');
  await cp(join(root, 'dist', (await catalogue())?.active.folder ?? ''), broken, {
    recursive: true,
    filter: (path) => !path.endsWith('.br'),
  });
  await writeFile(join(broken, entryFile), 'throw new Error("broken");');
  const note = JSON.parse(await readFile(join(broken, releaseFile), 'utf8'));
  await writeFile(join(broken, releaseFile), JSON.stringify({ ...note, version: 'broken' }));
  await signRelease(broken, 'catalogue', await ensureKey(distLayout().keyFolder, 'catalogue'));
  return broken;
}

/** Signs an account in, in a browser of its own whose session gets the release as a canary of any share. */
async function openAs(login: string, release: string): Promise<Page> {
  const context = await browser.newContext({ locale: 'en-GB' });
  const draw = (100 - (Number.parseInt(release.slice(0, 8), 16) % 100)) % 100;
  await context.addInitScript((number) => {
    if (self.origin === 'null' || localStorage.getItem('leeszaal.canary')) return;
    localStorage.setItem('hl-language', 'en');
    localStorage.setItem('leeszaal.canary', JSON.stringify({ draw: number, trials: {} }));
  }, draw);
  const page = await context.newPage();
  page.setDefaultTimeout(60_000);
  await page.goto(server.url);
  await page.locator('input[name="login"]').fill(`${login}@demo.example`);
  await page.locator('input[type="password"]').fill(`${login}-leeszaal`);
  await page.locator('button[type="submit"]').click();
  return page;
}

const panelOf = (page: Page) => page.getByRole('button', { name: 'Try again' });

async function halted() {
  for (let turn = 0; turn < 100; turn += 1) {
    const { halted: canary } = (await catalogue()) ?? {};
    if (canary !== undefined) return canary;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return undefined;
}

test(
  'a broken canary halts itself, and the next session gets the live release',
  async () => {
    const live = (await catalogue())?.active.folder;
    const target = portalAt(server.url, token);
    const { release } = await publishTo(target, 'catalogue', await writeBroken(), TRIAL);
    const pages: Page[] = [];
    for (const login of PEOPLE) {
      const page = await openAs(login, release);
      await panelOf(page).waitFor();
      pages.push(page);
    }
    expect(await halted()).toMatchObject({ release, version: 'broken', failures: PEOPLE.length });
    expect((await catalogue())?.active.folder).toBe(live);

    const next = await openAs('user', release);
    await next.locator(HOME).first().waitFor();
    expect(await panelOf(next).count()).toBe(0);
    for (const page of pages) {
      await panelOf(page).click();
      await page.locator(HOME).first().waitFor();
    }

    const [superadmin] = pages.slice(-1);
    await superadmin?.goto(`${server.url}/admin?tab=releases`);
    const row = superadmin?.getByRole('row', { name: /^catalogue/ });
    await row?.getByText('Failed in 5 of 5 sessions').waitFor();
    expect(await row?.textContent()).toContain('Version broken');
  },
  LIMIT,
);
