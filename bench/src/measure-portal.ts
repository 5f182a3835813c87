import { gzipSync } from 'node:zlib';
import { hidePlaces } from '@leeszaal/test-support';
import type { Browser, BrowserContext, LaunchOptions, Page } from 'playwright';
import { measureResults } from './measure-results.ts';
import { measureShift } from './measure-shift.ts';
import { turnPages } from './turn-pages.ts';

/** The figures of one fresh browser; times in ms, sizes in bytes after gzip. */
export interface Round {
  /** The access token of the signed-in user. */
  readonly token: string;
  readonly homeBytes: number[];
  readonly pdfBytes: number[];
  readonly epubBytes: number[];
  readonly homePaint: number[];
  readonly resultsPaint: number[];
  /** From the answer of a search to its first card. */
  readonly firstCard: number[];
  /** Cumulative layout shift, without a unit. */
  readonly resultsShift: number[];
  readonly firstPdfPage: number[];
  readonly firstEpubPage: number[];
  readonly pdfTurns: number[];
  readonly epubTurns: number[];
}

const LOGIN = { login: 'user@demo.example', password: 'user-leeszaal' };
const HANDBOOK = 'A Handbook of the Reading Room';
const NOVELLA = 'The Lighthouse Index';
/** Has results in several connections. */
const QUERY = 'reading';
const TURNS = 20;
/** The connection whose publications have covers. */
const DIGITAL_LIBRARY = 2;

/** The launch options of the measured browser. */
export const launchOptions = (): LaunchOptions => ({
  executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
});

/** The values of all rounds. */
export const gather = (rounds: readonly Round[], what: Exclude<keyof Round, 'token'>): number[] =>
  rounds.flatMap((round) => round[what]);

/** Visits home, results, a PDF and an EPUB, each in a fresh browser context with a cold cache. */
export async function measureRound(browser: Browser, portal: string): Promise<Round> {
  const state = await signIn(browser, portal);
  const fresh = async () => {
    const context = await browser.newContext({ storageState: state, viewport: SCREEN });
    await context.addInitScript(hidePlaces);
    return context;
  };

  const home = await visit(await fresh(), portal, hasCovers);
  await home.page.context().close();

  const searched = await visit(await fresh(), portal, hasCovers);
  const firstCard = await measureResults(searched.page, QUERY);
  await searched.page.context().close();

  const covers = await visit(await fresh(), portal + searchPath('', DIGITAL_LIBRARY), (page) =>
    ready(page),
  );
  const resultsShift = await measureShift(covers.page);
  await covers.page.context().close();

  const results = await visit(await fresh(), portal + searchPath(HANDBOOK), (page) => ready(page));
  const pdf = await open(results, HANDBOOK, (page) => page.locator('canvas').first().waitFor());
  const pdfTurns = await turnPages(results.page, TURNS);
  const pdfBytes = pdf.bytes();
  await leave(results.page);

  const others = await visit(await fresh(), portal + searchPath(NOVELLA), (page) => ready(page));
  const epub = await open(others, NOVELLA, (page) => page.locator('iframe:visible').waitFor());
  const epubTurns = await turnPages(others.page, TURNS);
  const epubBytes = epub.bytes();
  await leave(others.page);

  return {
    token: tokenIn(state),
    homeBytes: [home.bytes()],
    pdfBytes: [pdfBytes],
    epubBytes: [epubBytes],
    homePaint: [home.paint],
    resultsPaint: [results.paint, others.paint],
    firstCard: [firstCard],
    resultsShift: [resultsShift],
    firstPdfPage: [pdf.time],
    firstEpubPage: [epub.time],
    pdfTurns,
    epubTurns,
  };
}

/** The viewport. */
export const SCREEN = { width: 1280, height: 800 };

/** The address of a search, in the tab of a connection if given. */
export const searchPath = (query: string, connection?: number) =>
  `/search?${new URLSearchParams({ query: JSON.stringify({ query, queryType: 0, connection }) })}`;

/** Signs a user in; resolves to the browser's storage state. */
export async function signIn(browser: Browser, portal: string, { login, password } = LOGIN) {
  const context = await browser.newContext();
  await context.addInitScript(() => localStorage.setItem('hl-language', 'en'));
  const page = await context.newPage();
  await page.goto(portal);
  await page.locator('input[name="login"]').fill(login);
  await page.locator('input[type="password"]').fill(password);
  await page.locator('button[type="submit"]').click();
  await page.getByRole('search').getByRole('combobox').first().waitFor();
  const state = await context.storageState();
  await context.close();
  return state;
}

/** The access token in a storage state. */
export function tokenIn({ origins }: Awaited<ReturnType<typeof signIn>>): string {
  const items = origins.flatMap(({ localStorage }) => localStorage);
  return items.find(({ name }) => name === 'hl-access-token')?.value ?? '';
}

/** A loaded page, and the size of its scripts. */
interface Visit {
  readonly page: Page;
  readonly paint: number;
  bytes(): number;
}

async function visit(
  context: BrowserContext,
  address: string,
  until: (page: Page) => Promise<void>,
): Promise<Visit> {
  const page = await context.newPage();
  let bytes = 0;
  context.on('response', async (response) => {
    if (!/\.m?js$/.test(new URL(response.url()).pathname)) return;
    const body = await response.body().catch(() => undefined);
    if (body !== undefined) bytes += gzipSync(body).length;
  });
  await page.goto(address);
  await until(page);
  return { page, paint: await largestPaint(page), bytes: () => bytes };
}

const hasCovers = async (page: Page) => {
  const cover = page.getByRole('region', { name: 'New acquisitions' }).getByRole('button');
  await cover.nth(3).waitFor();
};

const ready = async (page: Page) => {
  await page.getByRole('tab', { name: /Bookshop\s*\d/ }).waitFor();
};

async function open({ page, bytes }: Visit, title: string, until: (page: Page) => Promise<void>) {
  const before = bytes();
  const started = performance.now();
  await page
    .getByRole('button', { name: `Read ${title}` })
    .first()
    .click();
  await until(page);
  const time = performance.now() - started;
  return { time, bytes: () => bytes() - before };
}

async function leave(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Back to results' }).click();
  await page.waitForURL(/\/search/);
  await page.context().close();
}

const largestPaint = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const observer = new PerformanceObserver((list) =>
          resolve(list.getEntries().at(-1)?.startTime ?? Number.NaN),
        );
        observer.observe({ type: 'largest-contentful-paint', buffered: true });
      }),
  );
