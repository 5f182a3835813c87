import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer, type OutgoingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { contentHash } from '@leeszaal/shared-contracts/registry';
import { listFiles } from '../list-files.ts';
import { folderStore } from './folder-store.ts';
import { storeElsewhere } from './store-elsewhere.ts';

const PORTAL = 'https://library.example';
const RIGHT: OutgoingHttpHeaders = { 'access-control-allow-origin': '*' };

let home: string;
let build: string;
let files: string;
let server: Server;
/** The server's answer to the request for a file. */
let headers: (path: string) => OutgoingHttpHeaders;
let origins: (string | undefined)[];

const typeOf = (path: string) => (path.endsWith('.js') ? 'text/javascript' : 'text/css');

beforeEach(async () => {
  home = await mkdtemp(join(tmpdir(), 'leeszaal-elsewhere-'));
  build = join(home, 'dist');
  files = join(home, 'files');
  await mkdir(join(build, 'parts'), { recursive: true });
  await writeFile(join(build, 'remoteEntry.js'), 'entry');
  await writeFile(join(build, 'parts/later.css'), 'later');
  await writeFile(join(build, 'release.jws.json'), 'signed');
  headers = (path) => ({ ...RIGHT, 'content-type': typeOf(path) });
  origins = [];
  server = createServer(async ({ url = '', headers: { origin } }, response) => {
    origins.push(origin);
    const given = headers(url);
    const bytes = await readFile(join(files, url)).catch(() => null);
    response.writeHead(given.location ? 302 : bytes ? 200 : 404, given).end(bytes);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterEach(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
  await rm(home, { recursive: true });
});

const base = () => `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
const store = (folder = files) =>
  storeElsewhere({ store: folderStore(folder), base: base() }, 'notices', build, PORTAL);

it('stores the files in a folder named by their content, without the statement, and reads each', async () => {
  await store();
  await store();
  const hash = await contentHash(await listFiles(build));
  expect((await listFiles(files)).map(({ path }) => path)).toEqual([
    `remotes/notices/${hash}/parts/later.css`,
    `remotes/notices/${hash}/remoteEntry.js`,
  ]);
  expect(origins).toEqual([PORTAL, PORTAL, PORTAL, PORTAL]);
});

it('takes a server that allows the portal alone', async () => {
  headers = (path) => ({
    'access-control-allow-origin': PORTAL,
    'cross-origin-resource-policy': 'cross-origin',
    'content-type': typeOf(path),
  });
  await expect(store()).resolves.toBeUndefined();
});

it.each<[string, OutgoingHttpHeaders, string]>([
  ['no CORS', { 'access-control-allow-origin': 'null' }, 'Access-Control-Allow-Origin: *'],
  [
    'a policy for its own pages',
    { 'cross-origin-resource-policy': 'same-origin' },
    'Cross-Origin-Resource-Policy: cross-origin',
  ],
  ['another type', { 'content-type': 'text/plain' }, 'Content-Type: text/javascript'],
  ['a redirect', { location: 'https://other.example/' }, 'cannot be read'],
])('names what is missing: %s', async (_what, wrong, message) => {
  headers = (path) => ({ ...RIGHT, 'content-type': typeOf(path), ...wrong });
  await expect(store()).rejects.toThrow(message);
});

it('names the files that are not at the address, and those with other bytes', async () => {
  await expect(store(join(home, 'another'))).rejects.toThrow(/remoteEntry\.js answers 404\./);
  const release = join('remotes/notices', await contentHash(await listFiles(build)));
  await mkdir(join(files, release), { recursive: true });
  await writeFile(join(files, release, 'remoteEntry.js'), 'other');
  await expect(store(join(home, 'another'))).rejects.toThrow(/remoteEntry\.js has other bytes\./);
});

it('says of a server that is misconfigured as a whole how many files it concerns', async () => {
  headers = () => ({});
  for (let at = 0; at < 12; at += 1) await writeFile(join(build, `${at}.js`), `${at}`);
  await expect(store()).rejects.toThrow(/… and \d+ more\.$/);
});
