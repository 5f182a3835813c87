import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer, type ServerResponse } from 'node:http';
import { dirname, extname, join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { BookFile } from './make-books.ts';

const packageFolder = (name: string, file: string): string =>
  join(dirname(fileURLToPath(import.meta.resolve(name))), file);

const PDFJS = packageFolder('pdfjs-dist', '..');
const EPUBJS = packageFolder('epubjs', '../dist');

const TYPES: Readonly<Record<string, string>> = {
  '.mjs': 'text/javascript',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.xhtml': 'application/xhtml+xml',
  '.opf': 'application/oebps-package+xml',
  '.xml': 'application/xml',
  '.pdf': 'application/pdf',
};

/**
 * pdf.js's own component on the whole file. Its code and its engine's load before the press, as the
 * portal preloads its reader; the press starts the engine and loads the document, as in the portal.
 */
const PDF_PAGE = `<!doctype html><meta charset="utf-8"><link rel="stylesheet" href="/pdfjs/web/pdf_viewer.css">
<link rel="modulepreload" href="/pdfjs/build/pdf.min.mjs"><link rel="modulepreload" href="/pdfjs/web/pdf_viewer.mjs">
<style>body{margin:0}#outer{position:absolute;inset:40px 0 0 350px;overflow:auto}</style>
<button id="open">Open</button><div id="outer"><div id="viewer" class="pdfViewer"></div></div>
<script type="module">
fetch('/pdfjs/build/pdf.worker.min.mjs');
document.getElementById('open').onclick = async () => {
  const started = performance.now();
  const pdfjs = await import('/pdfjs/build/pdf.min.mjs');
  globalThis.pdfjsLib = pdfjs;
  const { EventBus, PDFLinkService, PDFViewer, ScrollMode } = await import('/pdfjs/web/pdf_viewer.mjs');
  pdfjs.GlobalWorkerOptions.workerSrc = '/pdfjs/build/pdf.worker.min.mjs';
  const eventBus = new EventBus();
  const linkService = new PDFLinkService({ eventBus });
  const viewer = new PDFViewer({ container: document.getElementById('outer'), eventBus, linkService });
  linkService.setViewer(viewer);
  eventBus.on('pagesinit', () => { viewer.scrollMode = ScrollMode.PAGE; viewer.currentScaleValue = 'page-width'; });
  const file = await pdfjs.getDocument({ url: '/report.pdf' }).promise;
  viewer.setDocument(file);
  linkService.setDocument(file);
  const painted = (number) => new Promise((resolve) => {
    const look = () => viewer.getPageView(number - 1)?.renderingState === 3
      ? requestAnimationFrame(() => resolve()) : requestAnimationFrame(look);
    look();
  });
  await painted(1);
  globalThis.opened = performance.now() - started;
  globalThis.goTo = async (number) => {
    const from = performance.now();
    viewer.currentPageNumber = number;
    await painted(number);
    return performance.now() - from;
  };
};
</script>`;

/** epub.js on the same segments, loaded in the same way. */
const EPUB_PAGE = `<!doctype html><meta charset="utf-8"><link rel="preload" as="script" href="/epubjs/epub.min.js"><style>body{margin:0}#viewer{position:absolute;inset:40px 0 0 350px}</style>
<button id="open">Open</button><div id="viewer"></div>
<script>
const load = (src) => new Promise((resolve) => {
  const script = document.createElement('script');
  script.src = src; script.onload = resolve; document.head.append(script);
});
document.getElementById('open').onclick = async () => {
  const started = performance.now();
  await load('/epubjs/epub.min.js');
  const book = ePub('/book/book.opf');
  const rendition = book.renderTo('viewer', { width: '100%', height: '100%', flow: 'paginated', spread: 'none' });
  await rendition.display();
  await new Promise(requestAnimationFrame);
  globalThis.opened = performance.now() - started;
  globalThis.goTo = async (chapter) => {
    const from = performance.now();
    await rendition.display('chapter-' + chapter + '.xhtml');
    await new Promise(requestAnimationFrame);
    return performance.now() - from;
  };
};
</script>`;

/** The server of the comparison. */
export interface OtherReaders {
  readonly url: string;
  /** Delays each response, in ms. */
  setDelay(delay: number): void;
  close(): Promise<void>;
}

/** Serves the pages of the comparison, and the documents that they open. */
export async function serveOthers(
  report: Uint8Array,
  chapters: readonly BookFile[],
): Promise<OtherReaders> {
  let delay = 0;
  const files = new Map(chapters.map(({ path, text }) => [`/book/${path}`, Buffer.from(text)]));
  const read = async (path: string): Promise<Uint8Array | string> => {
    if (path === '/pdf') return PDF_PAGE;
    if (path === '/epub') return EPUB_PAGE;
    if (path === '/report.pdf') return report;
    if (path.startsWith('/pdfjs/')) return readFile(PDFJS + path.slice('/pdfjs'.length));
    if (path.startsWith('/epubjs/')) return readFile(EPUBJS + path.slice('/epubjs'.length));
    const file = files.get(path);
    if (file === undefined) throw new Error(`There is no ${path}`);
    return file;
  };
  const server = createServer(async (request, response) => {
    await setTimeout(delay);
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    try {
      const type = TYPES[extname(pathname)] ?? 'text/html';
      response.setHeader('content-type', type);
      // Cached like the portal's own code.
      if (/^\/(pdf|epub)js\//.test(pathname)) response.setHeader('cache-control', 'max-age=3600');
      sendPart(response, Buffer.from(await read(pathname)), request.headers.range);
    } catch {
      response.writeHead(404).end();
    }
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  return {
    url: `http://127.0.0.1:${port}`,
    setDelay: (time) => {
      delay = time;
    },
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

/** Sends the requested range: the component reads a file in parts if the server supports it. */
function sendPart(response: ServerResponse, bytes: Buffer, range: string | undefined): void {
  response.setHeader('accept-ranges', 'bytes');
  const [, from = '', to = ''] = /^bytes=(\d+)-(\d*)$/.exec(range ?? '') ?? [];
  if (from === '') {
    response.setHeader('content-length', bytes.length);
    response.end(bytes);
    return;
  }
  const start = Number(from);
  const end = to === '' ? bytes.length - 1 : Math.min(Number(to), bytes.length - 1);
  response.writeHead(206, {
    'content-range': `bytes ${start}-${end}/${bytes.length}`,
    'content-length': end - start + 1,
  });
  response.end(bytes.subarray(start, end + 1));
}
