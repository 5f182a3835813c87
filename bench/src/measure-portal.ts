import { type Browser, chromium, type Page } from 'playwright';
import { quantile } from './range.ts';

/** What was measured, one value a round (page turns and searches: several). */
export interface Measured {
  readonly firstScreenBytes: number[];
  readonly readerBytes: number[];
  readonly homeLcp: number[];
  readonly resultsLcp: number[];
  readonly firstPage: number[];
  readonly pageTurn: number[];
  readonly search: number[];
  readonly searchP95: number;
}

const LOGIN = { login: 'user@demo.example', password: 'user-leeszaal' };
const HANDBOOK = 'A Handbook of the Reading Room';
const TURNS = 20;
const searchPath = (query: string) =>
  `/search?${new URLSearchParams({ query: JSON.stringify({ query, queryType: 0 }) })}`;

/** Walks through the portal in so many fresh browsers. */
export async function measurePortal(portal: string, rounds: number): Promise<Measured> {
  const measured = {
    firstScreenBytes: [] as number[],
    readerBytes: [] as number[],
    homeLcp: [] as number[],
    resultsLcp: [] as number[],
    firstPage: [] as number[],
    pageTurn: [] as number[],
    search: [] as number[],
  };
  for (let round = 0; round < rounds; round += 1) {
    const browser = await chromium.launch({
      executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
      args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
    });
    try {
      await walk(browser, portal, measured);
    } finally {
      await browser.close();
    }
  }
  return { ...measured, searchP95: quantile(measured.search, 0.95) };
}

async function walk(
  browser: Browser,
  portal: string,
  measured: Omit<Measured, 'searchP95'>,
): Promise<void> {
  const page = await browser.newPage();
  await page.addInitScript(() => localStorage.setItem('hl-language', 'en'));
  let scriptBytes = 0;
  page.on('response', async (response) => {
    if (response.request().resourceType() !== 'script') return;
    const { responseBodySize } = await response.request().sizes();
    scriptBytes += responseBodySize;
  });
  page.on('response', (response) => {
    if (!response.url().endsWith('/api/search')) return;
    const timing = response.request().timing();
    if (timing.responseStart > 0) {
      measured.search.push(timing.responseStart - timing.requestStart);
    }
  });
  await page.goto(portal);
  await page.locator('input[name="login"]').fill(LOGIN.login);
  await page.locator('input[type="password"]').fill(LOGIN.password);
  await page.locator('button[type="submit"]').click();
  await page.getByRole('searchbox').waitFor();
  await page.getByRole('region', { name: 'New acquisitions' }).getByRole('button').nth(3).waitFor();
  measured.firstScreenBytes.push(scriptBytes);
  measured.homeLcp.push(await largestPaint(page));

  await page.goto(portal + searchPath(HANDBOOK));
  await page.getByRole('button', { name: HANDBOOK, exact: true }).first().waitFor();
  await page.getByRole('tab', { name: /Bookshop \d/ }).waitFor();
  measured.resultsLcp.push(await largestPaint(page));

  scriptBytes = 0;
  const opened = performance.now();
  await page
    .getByRole('button', { name: `Read ${HANDBOOK}` })
    .first()
    .click();
  await page.getByRole('textbox', { name: 'Page' }).waitFor();
  await page.locator('canvas').first().waitFor();
  measured.firstPage.push(performance.now() - opened);
  measured.readerBytes.push(scriptBytes);
  for (let turn = 2; turn <= TURNS; turn += 1) {
    const pressed = performance.now();
    await page.keyboard.press('ArrowRight');
    await page.waitForFunction(
      (wanted) =>
        document.querySelector<HTMLInputElement>('input[aria-label="Page"]')?.value === wanted,
      String(turn),
      { polling: 'raf' },
    );
    measured.pageTurn.push(performance.now() - pressed);
  }
  await page.getByRole('button', { name: 'Back to results' }).click();
  await page.waitForURL(/\/search/);
}

function largestPaint(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) =>
          resolve(list.getEntries().at(-1)?.startTime ?? 0),
        ).observe({
          type: 'largest-contentful-paint',
          buffered: true,
        });
      }),
  );
}
