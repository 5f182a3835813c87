import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize } from 'node:path';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.mjs': 'text/javascript',
  '.wasm': 'application/wasm',
};

/** The website of an institution: files, and tokens for the person who is signed in. */
export interface WebsiteOptions {
  /** Of the files, absolute. */
  readonly folder: string;
  readonly getToken: () => Promise<string>;
  /** The Content-Security-Policy of a page. */
  readonly policy: (page: URL) => string;
}

/** A running website. */
export interface Website {
  /** Its origin. */
  readonly url: string;
  close(): Promise<void>;
}

/** Starts it on a port of its own. */
export async function serveWebsite({ folder, getToken, policy }: WebsiteOptions): Promise<Website> {
  const server = createServer(async (request, response) => {
    const address = new URL(request.url ?? '/', 'http://localhost');
    if (request.method === 'POST' && address.pathname === '/reader-token') {
      response.setHeader('content-type', 'application/json');
      return response.end(JSON.stringify({ accessToken: await getToken() }));
    }
    const file = address.pathname === '/' ? '/index.html' : address.pathname;
    const bytes = await readFile(join(folder, normalize(file))).catch(() => null);
    if (bytes === null) return response.writeHead(404).end();
    if (file === '/index.html') response.setHeader('content-security-policy', policy(address));
    const type = TYPES[extname(file)] ?? 'application/octet-stream';
    return response.setHeader('content-type', type).end(bytes);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://localhost:${port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
