import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize } from 'node:path';

/** A server of files on a port of its own. */
export interface FileServer {
  /** Ends in a slash. */
  readonly address: string;
  /** How many files it has sent. */
  readonly sent: number;
  close(): Promise<void>;
}

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.mjs': 'text/javascript',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.wasm': 'application/wasm',
  '.woff2': 'font/woff2',
};

/** Serves a folder as those do who serve remotes from another origin: plain files, for pages of any site. */
export async function startFileServer(folder: string): Promise<FileServer> {
  let sent = 0;
  const server = createServer(async ({ url = '/' }, response) => {
    const { pathname } = new URL(url, 'http://localhost');
    const bytes = await readFile(join(folder, normalize(pathname))).catch(() => null);
    response.setHeader('Access-Control-Allow-Origin', '*');
    if (bytes === null) return response.writeHead(404).end();
    sent += 1;
    return response
      .writeHead(200, {
        'Cache-Control': 'public, max-age=31536000, immutable',
        'Content-Type': TYPES[extname(pathname)] ?? 'application/octet-stream',
        'Cross-Origin-Resource-Policy': 'cross-origin',
        'X-Content-Type-Options': 'nosniff',
      })
      .end(bytes);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    // The portal of the journeys has another name and another port.
    address: `http://127.0.0.1:${port}/`,
    get sent() {
      return sent;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
