import { readFile } from 'node:fs/promises';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { readRegistry } from '@leeszaal/reference-server/registry';
import {
  claimedRegistry,
  contentSecurityPolicy,
  INTEGRITY_POLICY,
  type Registry,
} from '@leeszaal/shared-contracts/registry';
import type { DistLayout } from '../../dist-layout.ts';

/**
 * A fault of a file: it is missing, one of its bytes is changed, it never arrives, or the byte is
 * changed from the second request on.
 */
export type Fault = 'missing' | 'changed' | 'hung' | 'changed-later';

/** A server of built files with the policy of the real one, and with faults that a test sets. */
export interface FaultyServer {
  readonly address: string;
  /** Faults by the end of a file's path. */
  readonly faults: Map<string, Fault>;
  /** The requested paths since the last reset, in order. */
  readonly requests: readonly string[];
  /** Removes the faults and the requests. */
  reset(): void;
  close(): Promise<void>;
}

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
};

/** Serves the host at `/`, the remotes below `/remotes/` and the registry. */
export async function startFaultyServer(layout: DistLayout): Promise<FaultyServer> {
  // A test may spoil the published registry: the last readable one makes the policy.
  let registry = await readRegistry(layout);
  const faults = new Map<string, Fault>();
  const requests: string[] = [];

  const timesAsked = (path: string): number => requests.filter((asked) => asked === path).length;

  const answer = async (path: string, response: ServerResponse): Promise<void> => {
    const fault = [...faults].find(([end]) => path.endsWith(end))?.[1];
    const changed = fault === 'changed' || (fault === 'changed-later' && timesAsked(path) > 1);
    if (fault === 'hung') return;
    if (isPage(path)) registry = (await claimed(layout)) ?? registry;
    const bytes = fault === 'missing' ? null : await readPublic(layout, path);
    response.setHeader('Content-Security-Policy', contentSecurityPolicy(registry));
    response.setHeader('Integrity-Policy', INTEGRITY_POLICY);
    // The portal's page takes files of remotes from another server, too.
    response.setHeader('Access-Control-Allow-Origin', '*');
    if (bytes === null) {
      response.writeHead(404, { 'Content-Type': 'application/json', 'Cache-Control': 'no-store' });
      response.end('{"error":"not found"}');
      return;
    }
    response.writeHead(200, {
      'Content-Type': types[extname(path)] ?? types['.html'],
      // Changed files are cached like any other: the worst case, as a bad cache does.
      'Cache-Control':
        path.startsWith('/remotes/') && fault !== 'changed-later'
          ? 'public, max-age=31536000, immutable'
          : 'no-store',
    });
    response.end(changed ? withOneByteChanged(bytes) : bytes);
  };

  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    requests.push(pathname);
    answer(pathname, response).catch((error: unknown) => response.destroy(asError(error)));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    address: `http://localhost:${port}`,
    faults,
    requests,
    reset: () => {
      faults.clear();
      requests.length = 0;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** The registry as the server reads it, which checks no signature. */
async function claimed({ registry }: DistLayout): Promise<Registry | undefined> {
  return claimedRegistry(JSON.parse(await readFile(registry, 'utf8')));
}

async function readPublic(layout: DistLayout, path: string): Promise<Buffer | null> {
  if (path === '/registry.json') return readFile(layout.registry);
  const file = path.startsWith('/remotes/')
    ? join(layout.root, path)
    : join(layout.host, isPage(path) ? 'index.html' : path);
  return readFile(file).catch(() => null);
}

const isPage = (path: string): boolean => extname(path) === '';

const isWordByte = (byte: number): boolean => /^[A-Za-z0-9]$/.test(String.fromCharCode(byte));

/**
 * Changes a byte near the middle, from one letter or digit to another: the file stays readable, also as base64url in
 * JSON, and the loader must notice.
 */
function withOneByteChanged(bytes: Buffer): Buffer {
  const changed = Buffer.from(bytes);
  const middle = Math.floor(bytes.length / 2);
  const offset = bytes
    .subarray(middle)
    .findIndex((byte) => isWordByte(byte) && isWordByte(byte ^ 1));
  if (offset < 0) throw new Error('There is no letter or digit to change.');
  const index = middle + offset;
  changed[index] = (bytes[index] ?? 0) ^ 1;
  return changed;
}

const asError = (error: unknown): Error =>
  error instanceof Error ? error : new Error(String(error));
