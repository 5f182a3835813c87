import { createHash } from 'node:crypto';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { readRoots } from '@leeszaal/reference-server/registry';
import { baseConfig, compile } from '@leeszaal/remote-kit/webpack';
import { pinRoot } from '@leeszaal/shared-contracts/registry';
import type { Browser } from 'playwright';
import { buildStale } from '../build/build-stale.ts';
import { distLayout } from '../dist-layout.ts';
import { packageFolder } from '../packages.ts';
import { launchChromium } from '../remote-loading/testing/launch-chromium.ts';
import { type InstitutionPortal, startInstitutionPortal } from './testing/institution-portal.ts';
import { type ApplicationServer, serveApplication } from './testing/serve-application.ts';

/*
 * A React application that is not ours, on another origin than the portal: it loads the reader's active release from
 * the signed registry, and reads a page.
 */
const LIMIT = 600_000;
const TITLE = 'A Handbook of the Reading Room';
const BOOK = 'pub-handbook-of-the-reading-room';

let root: string;
let portal: InstitutionPortal;
let application: ApplicationServer;
let browser: Browser;

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'leeszaal-react-example-'));
  await buildStale();
  portal = await startInstitutionPortal(root);
  const folder = await buildApplication();
  application = await serveApplication({
    folder,
    getToken: () => portal.getToken(),
    settings: async () => ({
      library: portal.url,
      root: await pinRoot(await readRoots(distLayout())),
      books: [{ docKey: await portal.findDocument(BOOK), title: TITLE }],
    }),
  });
  await portal.allow(application.url);
  browser = await launchChromium();
}, LIMIT);

afterAll(async () => {
  await browser?.close();
  await application?.close();
  await portal?.stop();
  await rm(root, { recursive: true, force: true });
});

/** Builds it with the preset of the kit. */
async function buildApplication(): Promise<string> {
  const outputPath = join(root, 'application');
  const name = 'react-example';
  const folder = packageFolder(name);
  const base = baseConfig({ name, folder, mode: 'production', outputPath, uniqueName: name });
  await compile({
    ...base,
    entry: { main: './src/main.tsx' },
    output: { ...base.output, filename: '[name].js' },
    optimization: { ...base.optimization, splitChunks: false, runtimeChunk: false },
    cache: false,
  });
  const bytes = await readFile(join(outputPath, 'main.js'));
  const digest = createHash('sha384').update(bytes).digest('base64');
  const integrity = { 'main.js': `sha384-${digest}` };
  await writeFile(join(outputPath, 'integrity.json'), JSON.stringify(integrity));
  return outputPath;
}

test(
  'an application of others reads a page with the reader of the registry',
  async () => {
    const page = await browser.newPage();
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(error.message));
    await page.goto(application.url);
    await page.getByRole('button', { name: `Open ${TITLE}` }).click();
    await page.getByText('Page 1 is shown').waitFor();
    await page.getByRole('button', { name: 'Next page' }).click();
    await page.getByText('Page 2 is shown').waitFor();
    const withoutDigest = await page.evaluate(
      () => [...document.scripts].filter(({ src, integrity }) => src && !integrity).length,
    );
    expect(withoutDigest).toBe(0);
    const released = page.waitForResponse((answer) => answer.url().endsWith('/release'));
    await page.getByRole('button', { name: 'Close document' }).click();
    expect((await released).status()).toBe(204);
    await page.locator('.reader').waitFor({ state: 'detached' });
    expect(errors).toEqual([]);
  },
  LIMIT,
);

test(
  'it runs nothing that the library has not signed',
  async () => {
    const page = await browser.newPage();
    await page.route('**/settings.json', async (route) => {
      const answer = await route.fetch();
      const settings = await answer.json();
      // The root of another library.
      for (const key of settings.root.root.registry) key.x = settings.root.root.keys[0].x;
      await route.fulfill({ json: settings });
    });
    const error = page.waitForEvent('pageerror');
    await page.goto(application.url);
    await page.getByRole('button', { name: `Open ${TITLE}` }).click();
    expect((await error).message).toContain('The registry was refused');
    await page.close();
  },
  LIMIT,
);
