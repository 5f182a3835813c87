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

const pageFile = (name: string): Promise<Buffer> => readFile(new URL(name, import.meta.url));

const TYPES: Readonly<Record<string, string>> = {
  '.mjs': 'text/javascript',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.xhtml': 'application/xhtml+xml',
  '.opf': 'application/oebps-package+xml',
  '.xml': 'application/xml',
  '.pdf': 'application/pdf',
};

/** The server of the comparison. */
export interface OtherReaders extends AsyncDisposable {
  readonly url: string;
  /** Delays each response, in ms. */
  setDelay(delay: number): void;
}

/** Serves the pages of the comparison, and the documents that they open. */
export async function serveOthers(
  report: Uint8Array,
  chapters: readonly BookFile[],
): Promise<OtherReaders> {
  let delay = 0;
  const files = new Map(chapters.map(({ path, text }) => [`/book/${path}`, Buffer.from(text)]));
  const read = async (path: string): Promise<Uint8Array | string> => {
    if (path === '/pdf') return pageFile('pdf-page.html');
    if (path === '/epub') return pageFile('epub-page.html');
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
    async [Symbol.asyncDispose]() {
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
