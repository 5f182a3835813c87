import type { Browser, Page } from 'playwright/test';
import { wholeChromiumOptions } from '../../portal/chromium.ts';
import { portalUrl } from '../../portal/portal-address.ts';
import { expect, test } from '../../support/portal-test.ts';
import { type Collector, startCollector } from '../collector.ts';
import { segmentOf } from '../hostile-book.ts';
import { LEFT, VECTORS } from '../vectors.ts';
import { serveSources } from './serve-sources.ts';

// The headless shell of most journeys ignores preconnect hints.
test.use({ launchOptions: wholeChromiumOptions() });

/** The active defences: the sanitiser, the policies of frame and portal, the sandbox. */
interface Walls {
  readonly sanitiser: boolean;
  readonly policy: boolean;
  readonly portal: boolean;
  readonly sandbox: boolean;
}

const ALL: Walls = { sanitiser: true, policy: true, portal: true, sandbox: true };
const NONE: Walls = { sanitiser: false, policy: false, portal: false, sandbox: false };

/** Has a page show books behind these defences, in a fresh browser. */
async function withPage<T>(
  browser: Browser,
  walls: Walls,
  work: (page: Page, show: (markup: string) => Promise<void>) => Promise<T>,
): Promise<T> {
  const header = (await fetch(portalUrl())).headers.get('content-security-policy') ?? '';
  expect(header).toContain("script-src 'self'");
  const server = await serveSources(walls.portal ? header : undefined);
  const context = await browser.newContext();
  const page = await context.newPage();
  try {
    return await work(page, async (markup) => {
      await page.goto(server.url);
      await page.waitForFunction(() => 'showBehind' in globalThis);
      await page.evaluate(([markup, kept]) => Reflect.get(globalThis, 'showBehind')(markup, kept), [
        markup,
        walls,
      ] as const);
    });
  } finally {
    await context.close();
    await server.close();
  }
}

/** Shows every vector behind these defences; resolves to the names that reached the collector. */
function through(browser: Browser, collector: Collector, walls: Walls): Promise<Set<string>> {
  return withPage(browser, walls, async (page, show) => {
    const got = new Set<string>();
    for (const vector of VECTORS) {
      collector.forget();
      await show(segmentOf(vector, collector.address));
      // Styles and pictures are requested within the next painted frames, before this request.
      await page.evaluate(paintedThrice);
      await page.evaluate(() => fetch('/afterwards'));
      if (collector.heard().length > 0) got.add(vector.name);
    }
    return got;
  });
}

/** Follows a book's link; resolves when it has taken the frame to another address of the portal. */
function leaves(browser: Browser, { address }: Collector, walls: Walls): Promise<void> {
  return withPage(browser, walls, async (page, show) => {
    const vector = VECTORS.find(({ name }) => name === 'link-within');
    if (vector === undefined) throw new Error('There is no such vector');
    await show(segmentOf(vector, address));
    await page.frameLocator('iframe').getByRole('link', { name: 'press me' }).click();
    const shown = () => page.mainFrame().childFrames()[0]?.url() ?? '';
    await expect.poll(shown).toMatch(new RegExp(`${LEFT}$`));
  });
}

/** Resolves when three frames have been painted. Runs in the browser. */
async function paintedThrice(): Promise<void> {
  for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
}

test('each wall keeps something out: taken away one after another, more and more gets through @full', async ({
  browser,
}) => {
  test.setTimeout(600_000);
  const collector = await startCollector();
  const behind = (walls: Walls) => through(browser, collector, walls);
  try {
    const all = await behind(ALL);
    expect([...all]).toEqual([]);
    // The sanitiser alone suffices.
    const sanitised = await behind({ ...NONE, sanitiser: true });
    expect([...sanitised]).toEqual([]);

    // The other defences allow one thing: a link to the portal itself, which may frame its own
    // pages.
    const others = { ...ALL, sanitiser: false };
    await leaves(browser, collector, others);
    const unsanitised = await behind(others);
    const unpoliced = await behind({ ...NONE, sandbox: true });
    const withoutPolicy = unpoliced.difference(unsanitised);
    const blocked = expect.arrayContaining(['image', 'style-rule', 'poster']);
    expect([...withoutPolicy]).toEqual(blocked);
    // The policy that the reader writes into a frame suffices for them.
    const framed = await behind({ ...NONE, policy: true, sandbox: true });
    expect([...unpoliced.difference(framed)]).toEqual(blocked);
    // Now scripts are fetched, and still none runs.
    expect([...unpoliced]).not.toContain('script');
    expect([...unpoliced]).not.toContain('handler-error');
    const unguarded = await behind(NONE);
    const withoutSandbox = unguarded.difference(unpoliced);
    expect([...withoutSandbox]).toEqual(expect.arrayContaining(['script', 'handler-error']));
    test
      .info()
      .annotations.push(
        { type: 'without the sanitiser', description: [...unsanitised].join(' ') },
        { type: 'and without the policies', description: [...withoutPolicy].join(' ') },
        { type: 'and without the sandbox', description: [...withoutSandbox].join(' ') },
      );
  } finally {
    await collector.close();
  }
});
