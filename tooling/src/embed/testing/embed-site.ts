import { readFile } from 'node:fs/promises';
import { dirname, extname, join } from 'node:path';
import type { Browser, BrowserContext, Page } from 'playwright';
import { EMBED } from '../../build/build-name.ts';
import { buildStale } from '../../build/build-stale.ts';
import { type DistLayout, distLayout } from '../../dist-layout.ts';
import { launchChromium } from '../../remote-loading/testing/launch-chromium.ts';
import { EMBED_FILE, type EmbedScripts } from '../store-embed.ts';
import { createFakeLibrary, type FakeLibrary } from './library-answers.ts';

/** The institution's page and the library are on different origins. */
export const SCHOOL = 'https://school.test';
export const LIBRARY = 'https://library.test';

const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript',
  '.mjs': 'text/javascript',
  '.wasm': 'application/wasm',
  '.woff2': 'font/woff2',
};

/** The embed as an institution's page has it, in a browser. */
export interface EmbedSite {
  readonly browser: Browser;
  /** The folder of the build. */
  readonly folder: string;
  /** Opens a page of the institution. */
  open(options: SchoolPage): Promise<OpenSchoolPage>;
  stop(): Promise<void>;
}

/** A page of the institution. */
export interface SchoolPage {
  /** Its content security policy; none by default. */
  readonly policy?: string;
  /** Its markup below the script of the embed. */
  readonly body: string;
  /** More in its head. */
  readonly head?: string;
  readonly viewport?: { readonly width: number; readonly height: number };
}

/** An open page. */
export interface OpenSchoolPage {
  readonly page: Page;
  readonly context: BrowserContext;
  readonly library: FakeLibrary;
  /** Violations of the page's policy, and errors of scripts. */
  readonly complaints: readonly string[];
  /** The files of the build that the page has requested. */
  readonly files: readonly string[];
}

/** Sets the provider of every reader; a page's own script may not be inline under a strict policy. */
const SCHOOL_SCRIPT = `
for (const reader of document.querySelectorAll('leeszaal-reader')) {
  reader.tokenProvider = async () => 'token';
}`;

const markup = ({ body, head = '' }: SchoolPage): string => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Course</title>${head}
<script src="${LIBRARY}/embed-files/leeszaal-reader.js" crossorigin></script></head>
<body><h1>Course</h1>${body}<script src="/school.js"></script></body></html>`;

/** The folder of the present build. */
async function presentFolder({ embed }: DistLayout): Promise<string> {
  const scripts: EmbedScripts = JSON.parse(await readFile(join(embed, EMBED_FILE), 'utf8'));
  return join(embed, dirname(scripts.reader.file));
}

/** Serves the build that institutions get. Only when it is stale is it built, which takes half a minute. */
export async function startEmbedSite(): Promise<EmbedSite> {
  const layout = distLayout();
  await buildStale({ only: [EMBED], layout });
  const folder = await presentFolder(layout);
  const browser = await launchChromium();

  async function open(school: SchoolPage): Promise<OpenSchoolPage> {
    const { viewport = { width: 1280, height: 800 } } = school;
    const context = await browser.newContext({ viewport });
    const library = await createFakeLibrary();
    const complaints: string[] = [];
    const files: string[] = [];
    await context.route(`${SCHOOL}/**`, (route) => {
      if (route.request().url().endsWith('/school.js')) {
        return route.fulfill({ contentType: 'text/javascript', body: SCHOOL_SCRIPT });
      }
      const headers = school.policy ? { 'content-security-policy': school.policy } : {};
      return route.fulfill({ headers, contentType: 'text/html', body: markup(school) });
    });
    await context.route(`${LIBRARY}/embed-files/**`, async (route) => {
      const name = new URL(route.request().url()).pathname.replace('/embed-files/', '');
      files.push(name);
      return route.fulfill({
        headers: { 'access-control-allow-origin': '*' },
        contentType: TYPES[extname(name)] ?? 'application/octet-stream',
        body: await readFile(join(folder, name)),
      });
    });
    await context.route(`${LIBRARY}/api/**`, (route) => library.answer(route));
    const page = await context.newPage();
    await page.exposeFunction('reportBreach', (breach: string) => complaints.push(breach));
    await page.addInitScript(() =>
      addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
        Reflect.get(window, 'reportBreach')(`${effectiveDirective} ${blockedURI}`),
      ),
    );
    page.on('pageerror', ({ message }) => complaints.push(message));
    await page.goto(`${SCHOOL}/course`);
    return { page, context, library, complaints, files };
  }

  return {
    browser,
    folder,
    open,
    stop: () => browser.close(),
  };
}

/** The markup of a reader. */
export const readerOf = (docKey: string, more = '', lang = 'en'): string =>
  `<leeszaal-reader doc-key="${docKey}" api-base="${LIBRARY}/api" lang="${lang}" ${more}></leeszaal-reader>`;
