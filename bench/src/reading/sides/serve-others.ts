import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer, type ServerResponse } from 'node:http';
import { dirname, extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import type { BenchBook } from '../books/bench-book.contract.ts';

const packageFolder = (name: string, file: string): string =>
  join(dirname(fileURLToPath(import.meta.resolve(name))), file);

const FOLDERS: Readonly<Record<string, string>> = {
  pdfjs: packageFolder('pdfjs-dist', '..'),
  epubjs: packageFolder('epubjs', '../dist'),
  foliate: packageFolder('foliate-js/view.js', ''),
};

const pageFile = (name: string): Promise<Buffer> =>
  readFile(new URL(`../pages/${name}.html`, import.meta.url));

const TYPES: Readonly<Record<string, string>> = {
  '.mjs': 'text/javascript',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.xhtml': 'application/xhtml+xml',
  '.opf': 'application/oebps-package+xml',
  '.xml': 'application/xml',
  '.pdf': 'application/pdf',
  '.epub': 'application/epub+zip',
};

/** Files that are sent packed. */
const TEXT = /\.(?:xhtml|opf|xml|css|js|mjs)$/;

/** The server of the comparison. */
export interface OtherReaders extends AsyncDisposable {
  readonly url: URL;
}

/** Serves the pages of the comparison, and the documents that they open: whole, and EPUBs unpacked too. */
export async function serveOthers(books: readonly BenchBook[]): Promise<OtherReaders> {
  const documents = new Map<string, Buffer>(
    books.flatMap((book) => [
      [`/books/${book.fileName}`, Buffer.from(book.bytes)] as const,
      ...(book.kind === 'EPUB' ? book.files : []).map(
        ({ path, text }) => [`/unpacked/${book.fileName}/${path}`, Buffer.from(text)] as const,
      ),
    ]),
  );
  const read = async (path: string): Promise<Uint8Array> => {
    const document = documents.get(path);
    if (document) return document;
    const [, folder = '', file] = /^\/(\w+)\/(.+)$/.exec(path) ?? [];
    const packaged = FOLDERS[folder];
    return packaged && file ? readFile(join(packaged, file)) : pageFile(path.slice(1));
  };
  const server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    try {
      const isPackaged = Object.keys(FOLDERS).some((folder) => pathname.startsWith(`/${folder}/`));
      const isFile = isPackaged || documents.has(pathname);
      const type = isFile ? TYPES[extname(pathname)] : undefined;
      response.setHeader('content-type', type ?? 'text/html');
      // Cached like the portal's own code.
      if (isPackaged) response.setHeader('cache-control', 'max-age=3600');
      const bytes = Buffer.from(await read(pathname));
      // A server of unpacked books packs their texts, and so does the portal.
      if (TEXT.test(pathname)) {
        response.setHeader('content-encoding', 'gzip');
        response.end(gzipSync(bytes));
      } else sendPart(response, bytes, request.headers.range);
    } catch {
      response.writeHead(404).end();
    }
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  return {
    url: new URL(`http://127.0.0.1:${port}`),
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
