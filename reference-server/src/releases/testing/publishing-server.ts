import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { request as httpRequest } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { activePath, type Registry, releasePath } from '@leeszaal/shared-contracts/registry';
import type { Database } from '../../database/database.contract.ts';
import { readRegistry, registryLayout } from '../../registry/index.ts';
import { createTestServer, type TestServer } from '../../testing/test-server.ts';
import { makeTrust } from '../../testing/test-trust.ts';
import { makeReleaseToken } from '../release-tokens.ts';
import type { Upload } from './make-upload.ts';

interface Answer {
  readonly status: number;
  readonly body: string;
}

type Headers = Readonly<Record<string, string>>;

/** The headers of a release's bytes. */
export const BYTES: Headers = { 'content-type': 'application/octet-stream' };

/** A listening server with a folder of its own, and the requests of teams. */
export interface PublishingServer extends TestServer {
  readonly distDir: string;
  readonly url: string;
  /** The token of each remote. */
  readonly tokens: ReadonlyMap<string, string>;
  bearer(remote: string): Headers;
  put(path: string, body: Uint8Array | string, headers?: Headers): Promise<Answer>;
  /** Uploads with the token of the remote, or of another one. */
  upload(remote: string, upload: Pick<Upload, 'hash' | 'body'>, as?: string): Promise<Answer>;
  activate(remote: string, release: string, sequence: number): Promise<Answer>;
  registry(): Promise<Registry>;
  /** The names of the folders of a remote. */
  folders(remote: string): Promise<string[]>;
}

function putTo(address: string, body: Uint8Array | string, headers: Headers): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const asking = httpRequest(address, { method: 'PUT', headers }, async (response) => {
      let text = '';
      for await (const chunk of response) text += chunk;
      resolve({ status: response.statusCode ?? 0, body: text });
    });
    asking.on('error', reject);
    asking.end(body);
  });
}

/** Creates a server with a token for each of the remotes. Closing it closes the database and removes the folder. */
export async function createPublishingServer(
  database: Database,
  remotes: readonly string[],
): Promise<PublishingServer> {
  const distDir = await mkdtemp(join(tmpdir(), 'leeszaal-releases-'));
  await makeTrust(registryLayout(distDir), remotes);
  const server = await createTestServer({ database, config: { distDir } });
  await server.app.listen({ port: 0, host: '127.0.0.1' });
  const url = `http://127.0.0.1:${(server.app.server.address() as AddressInfo).port}`;
  const tokens = new Map<string, string>();
  for (const remote of remotes) {
    tokens.set(remote, (await makeReleaseToken(database, { remote, label: 'CI' })).text);
  }
  const bearer = (remote: string) => ({ authorization: `Bearer ${tokens.get(remote) ?? ''}` });
  const put: PublishingServer['put'] = (path, body, headers = {}) =>
    putTo(`${url}${path}`, body, headers);
  return {
    ...server,
    distDir,
    url,
    tokens,
    bearer,
    put,
    upload: (remote, { hash, body }, as = remote) =>
      put(releasePath(remote, hash), body, { ...BYTES, ...bearer(as) }),
    activate: (remote, release, sequence) =>
      put(activePath(remote), JSON.stringify({ release }), {
        'content-type': 'application/json',
        'if-match': `"${sequence}"`,
        ...bearer(remote),
      }),
    registry: () => readRegistry(registryLayout(distDir)),
    folders: (remote) => readdir(join(distDir, 'remotes', remote)).catch((): string[] => []),
    async close() {
      await server.close();
      await database.close();
      await rm(distDir, { recursive: true });
    },
  };
}
