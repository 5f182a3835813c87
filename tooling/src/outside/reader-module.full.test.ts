import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { OPENING_TYPE } from '@leeszaal/shared-contracts';
import { onePage, say, writePdf } from '@leeszaal/test-documents';
import type { Browser, BrowserContext, Page, Response } from 'playwright';
import { buildStale } from '../build/build-stale.ts';
import { packLibrary } from '../library/testing/pack-library.ts';
import { launchChromium } from '../remote-loading/testing/launch-chromium.ts';
import {
  type BundledPage,
  type Bundler,
  bundlers,
  createBundledPage,
} from './testing/bundled-page.ts';
import { type InstitutionPortal, startInstitutionPortal } from './testing/institution-portal.ts';
import { serveWebsite, type Website } from './testing/serve-website.ts';

/*
 * An institution without this repository: it installs the reader from npm, bundles it into its own script with its own
 * bundler, and reads in its page, which is on another origin than the portal and has a strict policy.
 */
const LIMIT = 900_000;
/** Of the first script, in bytes of gzip: the element, and the page's own code. */
const ENTRY_LIMIT = 12 * 1024;
const REPORT = 'pub-handbook-of-the-reading-room';
const BOOK = 'pub-the-lighthouse-index';

let root: string;
let bundled: BundledPage;
let portal: InstitutionPortal;
let browser: Browser;
let context: BrowserContext | undefined;
const websites = new Map<Bundler, Website>();

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'leeszaal-reader-module-'));
  const tarball = await packLibrary('reader-embed', root);
  bundled = await createBundledPage(join(root, 'website'), tarball);
  // The page uses the portal's API, and none of its remotes.
  await buildStale({ only: ['host'] });
  portal = await startInstitutionPortal(root);
  for (const bundler of bundlers) {
    const folder = await bundled.build(bundler);
    const website = await serveWebsite({ folder, policy, getToken: () => portal.getToken() });
    websites.set(bundler, website);
  }
  await portal.allow(...[...websites.values()].map(({ url }) => url));
  browser = await launchChromium();
}, LIMIT);

afterEach(async () => {
  await context?.close();
  context = undefined;
});
afterAll(async () => {
  await browser?.close();
  for (const website of websites.values()) await website.close();
  await portal?.stop();
  await rm(root, { recursive: true, force: true });
});

/** The policy of `docs/embedding.md` for the module; `school` is the page's own. */
function policy({ searchParams }: URL): string {
  return [
    "default-src 'none'",
    "script-src 'self' 'wasm-unsafe-eval'",
    "style-src 'self'",
    `connect-src 'self' ${portal.url}`,
    `img-src 'self' ${portal.url} blob: data:`,
    `font-src 'self' ${portal.url} data:`,
    `media-src ${portal.url} blob: data:`,
    searchParams.get('workers') === 'none' ? "worker-src 'none'" : 'worker-src blob:',
    'frame-src blob:',
    "require-trusted-types-for 'script'",
    "trusted-types school leeszaal-reader-worker leeszaal-epub dompurify 'allow-duplicates'",
  ].join('; ');
}

/** An open page. */
interface OpenPage {
  readonly page: Page;
  /** Violations of its policy, errors of scripts, and requests that were refused. */
  readonly complaints: readonly string[];
  /** The endings of the files that the website has sent. */
  readonly kinds: ReadonlySet<string>;
  /** The scripts that the website has sent, in the order of their requests. */
  scripts(): Promise<readonly string[]>;
}

/** @param before prepares the page */
async function open(
  bundler: Bundler,
  publication: string,
  { workers = 'blob', before = async (_: Page): Promise<void> => undefined } = {},
): Promise<OpenPage> {
  const { url = '' } = websites.get(bundler) ?? {};
  context = await browser.newContext();
  const page = await context.newPage();
  const complaints: string[] = [];
  const kinds = new Set<string>();
  const scripts: Response[] = [];
  page.on('pageerror', ({ message }) => complaints.push(message));
  page.on('console', (line) => {
    if (line.type() === 'error') complaints.push(line.text());
  });
  context.on('response', (response) => {
    const address = new URL(response.url());
    if (response.status() >= 400) complaints.push(`${response.status()} ${address.href}`);
    if (address.origin !== url) return;
    kinds.add(extname(address.pathname));
    if (address.pathname.endsWith('.js')) scripts.push(response);
  });
  const docKey = await portal.findDocument(publication);
  const asked = { 'doc-key': docKey, 'api-base': `${portal.url}/api`, workers };
  await before(page);
  await page.goto(`${url}/?${new URLSearchParams(asked)}`);
  return {
    page,
    complaints,
    kinds,
    scripts: () => Promise.all(scripts.map((response) => response.text())),
  };
}

/** Waits for the first page of a PDF. */
const showsReport = ({ page }: OpenPage): Promise<void> =>
  page.locator('[data-sheet] canvas').first().waitFor();

async function turnsReport({ page }: OpenPage): Promise<void> {
  await page.getByRole('button', { name: 'Next page' }).click();
  await page.waitForFunction(() => document.title === 'Page 2');
}

/** The font size of the reader, which its own style sheets say. */
const fontSize = (page: Page): Promise<string> =>
  page.locator('.lz-embed').evaluate((embed) => getComputedStyle(embed).fontSize);

/** Whether the code for PDFs is among scripts, by a name that no bundler changes. */
const hasEngine = (scripts: readonly string[]): boolean =>
  scripts.some((script) => script.includes('GlobalWorkerOptions'));

test.each(bundlers)(
  '%s: a PDF is opened and turned, under a strict policy',
  async (bundler) => {
    const opened = await open(bundler, REPORT);
    await showsReport(opened);
    await turnsReport(opened);
    expect(opened.page.workers()).toHaveLength(1);
    expect(hasEngine(await opened.scripts())).toBe(true);
    expect(opened.complaints).toEqual([]);
  },
  LIMIT,
);

test.each(bundlers)(
  '%s: an EPUB is opened and turned, without the code for PDFs',
  async (bundler) => {
    const { page, complaints, scripts } = await open(bundler, BOOK);
    await page.locator('iframe:visible').waitFor();
    const [first = '', ...later] = await scripts();
    expect(gzipSync(first).byteLength).toBeLessThan(ENTRY_LIMIT);
    expect(hasEngine([first, ...later])).toBe(false);
    expect(await fontSize(page)).toBe('17px');
    await page.getByRole('region', { name: 'Page 1 of 1: The Lighthouse Index' }).waitFor();
    await page.getByRole('button', { name: 'Next chapter' }).click();
    await page.getByRole('region', { name: 'Page 1 of 7: The Lighthouse Index' }).waitFor();
    expect(complaints).toEqual([]);
  },
  LIMIT,
);

/** A page with a font, a character map and colours that pdf.js has files for. */
const NEEDY = writePdf({
  ...onePage({
    content: `${say('Quay')} BT /F2 20 Tf 40 80 Td <65E5672C> Tj ET 0 1 1 0 k 200 20 50 50 re f`,
    resources: '/Font << /F1 5 0 R /F2 10 0 R >>',
  }),
  10: '<< /Type /Font /Subtype /Type0 /BaseFont /KozMinPro-Regular /Encoding /UniJIS-UTF16-H /DescendantFonts [11 0 R] >>',
  11: '<< /Type /Font /Subtype /CIDFontType0 /BaseFont /KozMinPro-Regular /CIDSystemInfo << /Registry (Adobe) /Ordering (Japan1) /Supplement 6 >> /FontDescriptor 12 0 R >>',
  12: '<< /Type /FontDescriptor /FontName /KozMinPro-Regular /Flags 6 /FontBBox [0 0 1000 1000] /ItalicAngle 0 /Ascent 800 /Descent -200 /CapHeight 700 /StemV 80 >>',
});

describe.each(bundlers)("%s: the data of pdf.js are the website's own files", (bundler) => {
  async function openNeedy(workers?: string): Promise<OpenPage> {
    const before = async (page: Page): Promise<void> => {
      const headers = { 'access-control-allow-origin': '*' };
      // An opening with nothing in it, so that the page is a request of its own.
      await page.route(/\/open(?:\?|$)/, (route) =>
        route.fulfill({ contentType: OPENING_TYPE, headers, body: '' }),
      );
      await page.route(/\.pdf(?:\?|$)/, (route) =>
        route.fulfill({ contentType: 'application/pdf', headers, body: Buffer.from(NEEDY) }),
      );
    };
    const opened = await open(bundler, REPORT, { ...(workers && { workers }), before });
    await showsReport(opened);
    await opened.page.getByText('Quay').first().waitFor({ state: 'attached' });
    return opened;
  }

  test(
    'with a worker',
    async () => {
      const { kinds, complaints } = await openNeedy();
      expect([...kinds]).toEqual(expect.arrayContaining(['.bcmap', '.icc', '.wasm']));
      expect(kinds.has('.ttf') || kinds.has('.pfb')).toBe(true);
      expect(complaints).toEqual([]);
    },
    LIMIT,
  );

  test(
    'in the thread of the page, whose policy allows no worker',
    async () => {
      const opened = await openNeedy('none');
      expect([...opened.kinds]).toEqual(expect.arrayContaining(['.bcmap']));
      expect(opened.kinds.has('.ttf') || opened.kinds.has('.pfb')).toBe(true);
      expect(opened.page.workers()).toEqual([]);
      expect(opened.complaints.filter((line) => !line.includes('worker-src'))).toEqual([]);
    },
    LIMIT,
  );
});

test.each([
  ['bundler', 'esnext'],
  ['nodenext', 'nodenext'],
])('its types need nothing else: module resolution %s', async (resolution, module) => {
  const options = [
    '--noEmit',
    '--strict',
    '--target',
    'es2022',
    '--lib',
    'es2022,dom,dom.iterable',
  ];
  const modules = ['--module', module, '--moduleResolution', resolution];
  await bundled.run('tsc', ...options, ...modules, 'src/main.ts');
});

test('a server that renders pages can import it', async () => {
  const script =
    "import('@leeszaal/reader-embed').then((all) => console.log(Object.keys(all).join()))";
  expect(await bundled.run('node', '--eval', script)).toBe(
    'EmbedCommandError,defineLeeszaalReader',
  );
});
