import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { BrowserContext } from 'playwright/test';

const PDFJS = join(dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json')));
/** An origin that no server has: the browser gets its files from the test. */
const ORIGIN = 'https://original.example';

const PAGE = '<!doctype html><title>Original</title><canvas></canvas>';

interface PaintedPage {
  readonly number: number;
  readonly width: number;
}

/**
 * Paints a page of a PDF with pdf.js from the whole file, as stored on the disk, without the portal.
 *
 * @param width of the picture, in pixels
 * @returns the picture, in base 64
 */
export async function paintOriginal(
  context: BrowserContext,
  path: string,
  { number, width }: PaintedPage,
): Promise<string> {
  const page = await context.newPage();
  await page.route(`${ORIGIN}/**`, async (route) => {
    const { pathname } = new URL(route.request().url());
    if (pathname === '/') return route.fulfill({ contentType: 'text/html', body: PAGE });
    if (pathname === '/file') return route.fulfill({ body: await readFile(path) });
    return route.fulfill({ path: join(PDFJS, pathname) });
  });
  await page.goto(ORIGIN);
  await page.evaluate(paint, { number, width });
  const picture = await page
    .locator('canvas')
    .evaluate((canvas: HTMLCanvasElement) => canvas.toDataURL('image/png').replace(/^.*,/, ''));
  await page.close();
  return picture;
}

/** Runs in the browser, so it must not use outer variables. The engine runs in the page, without a worker. */
async function paint({ number, width }: PaintedPage): Promise<void> {
  const code = '/build/pdf.mjs';
  const worker = '/build/pdf.worker.mjs';
  await import(worker);
  const { getDocument } = (await import(code)) as typeof import('pdfjs-dist');
  const opened = await getDocument({
    url: '/file',
    cMapUrl: '/cmaps/',
    standardFontDataUrl: '/standard_fonts/',
    wasmUrl: '/wasm/',
  }).promise;
  const page = await opened.getPage(number);
  const { width: own } = page.getViewport({ scale: 1 });
  const viewport = page.getViewport({ scale: width / own });
  const canvas = document.querySelector('canvas');
  if (canvas === null) throw new Error('No canvas');
  Object.assign(canvas, { width: viewport.width, height: viewport.height });
  await page.render({ canvas, viewport }).promise;
}
