import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type FrameLocator, type Page } from 'playwright/test';
import { wholeChromiumOptions } from '../portal/chromium.ts';
import { expectAccessible } from '../screen-checks/accessibility.ts';
import { embedAddress, signInThere } from '../support/embedded-page.ts';
import { PEOPLE } from '../support/people.ts';
import { expect, test } from '../support/portal-test.ts';
import { HANDBOOK, NOVELLA } from '../support/titles.ts';
import { expectEvent } from './embed-controls.ts';

/* The page of the library in a frame of an institution's page, with messages between them. */

const frameOf = (page: Page): FrameLocator => page.frameLocator('main iframe');

test('a frame gives the same document, events and commands by messages', async ({
  openContext,
  institution,
}) => {
  const { url } = await institution();
  const context = await openContext();
  await signInThere(context, url, PEOPLE.user);
  const page = await context.newPage();
  await page.goto(await embedAddress(url, HANDBOOK, { way: 'frame' }));
  const frame = frameOf(page);
  await expect(frame.locator('leeszaal-reader canvas').first()).toBeVisible();
  await expectEvent(page, 'opened', { title: HANDBOOK, format: 'pdf', pages: 310 });
  await frame.getByRole('button', { name: 'Next page' }).click();
  await expectEvent(page, 'page', { page: 2 });
  await expectAccessible(page);

  await page.getByText('About this page').click();
  await page.getByRole('button', { name: 'Go there' }).click();
  await expect(frame.getByRole('textbox', { name: 'Page', exact: true })).toHaveValue('10');
  // The page shows the outcome of the command that ended last.
  await expect(page.locator('output')).toHaveText('done');
  await page.getByRole('button', { name: 'Search' }).click();
  await expect(page.locator('output')).toHaveText(/^\d+ results$/);
  const released = page.waitForResponse((answer) => answer.url().endsWith('/release'));
  await page.getByRole('button', { name: 'Close the document' }).click();
  expect((await released).status()).toBe(204);
  await expectEvent(page, 'closed');
});

test('the frame hears no other window and no other origin', async ({
  openContext,
  institution,
}) => {
  const { url } = await institution();
  const context = await openContext();
  await signInThere(context, url, PEOPLE.user);
  const page = await context.newPage();
  await page.goto(await embedAddress(url, HANDBOOK, { way: 'frame' }));
  const frame = frameOf(page);
  await expect(frame.locator('leeszaal-reader canvas').first()).toBeVisible();
  // From the frame itself: the right origin of neither window.
  await frame.locator('body').evaluate(() => {
    window.postMessage(
      { type: 'leeszaal:command', id: 1, name: 'goTo', args: [{ page: 99 }] },
      '*',
    );
    window.postMessage({ type: 'leeszaal:command', id: 2, name: 'close', args: [] }, '*');
  });
  await page.evaluate(() =>
    document.querySelector('iframe')?.contentWindow?.postMessage('noise', '*'),
  );
  await frame.getByRole('button', { name: 'Next page' }).click();
  await expectEvent(page, 'page', { page: 2 });
  await expect(frame.getByRole('textbox', { name: 'Page', exact: true })).toHaveValue('2');
});

test('both ways work while the browser blocks third-party cookies and storage', async ({
  institution,
}) => {
  const { otherSite } = await institution();
  const profile = await mkdtemp(join(tmpdir(), 'leeszaal-blocked-'));
  await mkdir(join(profile, 'Default'));
  const preferences = { profile: { block_third_party_cookies: true, cookie_controls_mode: 1 } };
  await writeFile(join(profile, 'Default/Preferences'), JSON.stringify(preferences));
  const context = await chromium.launchPersistentContext(profile, wholeChromiumOptions());
  try {
    await signInThere(context, otherSite, PEOPLE.user);
    const page = await context.newPage();
    await page.goto(await embedAddress(otherSite, NOVELLA, { way: 'frame' }));
    const frame = frameOf(page);
    await expect(frame.locator('iframe:visible')).toBeVisible();
    const storage = await frame.locator('body').evaluate(() => {
      try {
        return typeof localStorage;
      } catch (error) {
        return (error as Error).name;
      }
    });
    expect(storage).toBe('SecurityError');
    await frame.getByRole('button', { name: 'Next chapter' }).click();
    await expectEvent(page, 'position');
    await frame.getByRole('button', { name: 'Zoom in' }).click();

    await page.goto(await embedAddress(otherSite, NOVELLA));
    await expect(page.locator('leeszaal-reader iframe:visible')).toBeVisible();
    const released = page.waitForResponse((answer) => answer.url().endsWith('/release'));
    await page.evaluate(() => document.querySelector('leeszaal-reader')?.remove());
    await released;
  } finally {
    await context.close();
    await rm(profile, { recursive: true, force: true });
  }
});
