import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { basename, extname, join } from 'node:path';
import { INTEGRITY_POLICY } from '@leeszaal/shared-contracts/registry';

/** The server of an application that is not ours, on a port of its own. */
export interface ApplicationServer {
  /** Its origin. */
  readonly url: string;
  close(): Promise<void>;
}

/** The served files. */
export interface ApplicationOptions {
  /** The folder of the build; its entry is `main.js`. */
  readonly folder: string;
  /** The answer of `/settings.json`, once the address of the server is known. */
  readonly settings: (url: string) => Promise<object>;
  /** Gets a token for the person who is signed in. */
  readonly getToken: () => Promise<string>;
}

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.js': 'text/javascript',
};

/** Starts the server. Its page runs only scripts with a digest. */
export async function serveApplication(options: ApplicationOptions): Promise<ApplicationServer> {
  const { folder, settings, getToken } = options;
  const integrity = JSON.parse(await readFile(join(folder, 'integrity.json'), 'utf8'));
  const page = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Books</title>
<link rel="icon" href="data:,"><link rel="stylesheet" href="/main.css"></head>
<body><main id="app"></main><script src="/main.js" integrity="${integrity['main.js']}" crossorigin></script></body></html>`;
  const server = createServer(async ({ url = '/', method }, response) => {
    const json = (value: object) =>
      response.setHeader('Content-Type', 'application/json').end(JSON.stringify(value));
    if (url === '/settings.json') return json(await settings(`http://localhost:${port}`));
    if (url === '/reader-token' && method === 'POST')
      return json({ accessToken: await getToken() });
    if (url === '/') {
      response.setHeader('Content-Type', 'text/html; charset=utf-8');
      return response.setHeader('Integrity-Policy', INTEGRITY_POLICY).end(page);
    }
    const bytes = await readFile(join(folder, basename(url))).catch(() => null);
    if (bytes === null) return response.writeHead(404).end();
    const type = TYPES[extname(url)] ?? 'application/octet-stream';
    return response.setHeader('Content-Type', type).end(bytes);
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
