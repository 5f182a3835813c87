import { mkdtemp, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { readRegistry } from '@leeszaal/reference-server/registry';
import {
  createTestServer,
  makeReleaseToken,
  smallestRelease,
  type TestServer,
  writeFiles,
} from '@leeszaal/reference-server/testing/suites';
import {
  ensureKey,
  portalTarget,
  publishCommand,
  readPublishArguments,
  releasesCommand,
  rollBackCommand,
  signRelease,
} from '@leeszaal/remote-kit/release';
import { folderOf } from '@leeszaal/shared-contracts/registry';
import { type DistLayout, distLayout } from '../dist-layout.ts';
import { type FileServer, startFileServer } from '../origin/file-server.ts';
import { runKeyCommand } from '../trust/key-command.ts';
import { prepareRoot } from '../trust/prepare-root.ts';
import { type ObjectStore, startObjectStore } from './testing/start-object-store.ts';

/* A team publishes a remote whose files another server sends than the portal's. */
let root: string;
let layout: DistLayout;
let server: TestServer;
let portal: URL;
let files: FileServer;
let bucket: ObjectStore;
const former = { ...process.env };

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'leeszaal-elsewhere-'));
  layout = distLayout(join(root, 'dist'));
  await prepareRoot(layout, layout.keyFolder, ['folder', 'bucket']);
  server = await createTestServer({ config: { distDir: layout.root } });
  await server.app.listen({ port: 0, host: '127.0.0.1' });
  portal = new URL(`http://127.0.0.1:${(server.app.server.address() as AddressInfo).port}`);
  files = await startFileServer(join(root, 'files'));
  bucket = await startObjectStore(join(root, 'store'), 'leeszaal');
  Object.assign(process.env, bucket.environment);
});
afterAll(async () => {
  process.env = former;
  await bucket.stop();
  await files.close();
  await server.close();
  await rm(root, { recursive: true });
});

const places: readonly [string, () => readonly [files: string, at: string]][] = [
  ['folder', () => [join(root, 'files/deep'), `${files.address}deep/`]],
  ['bucket', () => ['s3://leeszaal/some/prefix', `${bucket.address}some/prefix/`]],
];

describe.each(places)('files in a %s', (remote, place) => {
  const targetOf = async () =>
    portalTarget(portal, (await makeReleaseToken(server.database, { remote, label: 'CI' })).text);

  /** Signs and publishes a small build, as the team's command does. */
  async function publish(text: string, ...elsewhere: string[]): Promise<string> {
    const target = await targetOf();
    const given = readPublishArguments(elsewhere, () => target);
    const folder = join(root, 'builds', remote, text);
    await writeFiles(folder, { ...smallestRelease(remote, text), 'parts/later.css': text });
    const key = await ensureKey(layout.keyFolder, remote);
    await signRelease(folder, remote, key, given.elsewhere?.base);
    const line = await publishCommand(given, remote, folder);
    return / is at (\w+) on /.exec(line)?.[1] ?? '';
  }

  const active = async () => (await readRegistry(layout)).remotes[remote]?.active;

  it('are read at their address once the operator allows it, and go back with the release', async () => {
    const [to, at] = place();
    const there = ['--files', to, '--at', at];
    await expect(publish('one', ...there)).rejects.toThrow('does not allow the address');
    await runKeyCommand(layout, ['allow', remote, at]);
    const one = await publish('one', ...there);
    expect(await active()).toMatchObject({ version: 'one', base: at });
    const stored = await fetch(`${at}${folderOf(remote, one)}/parts/later.css`, {
      headers: { origin: portal.origin },
    });
    expect([stored.headers.get('cache-control'), await stored.text()]).toEqual([
      'public, max-age=31536000, immutable',
      'one',
    ]);
    await publish('two');
    expect(await active()).not.toHaveProperty('base');
    const target = await targetOf();
    await rollBackCommand(target, remote, undefined);
    expect(await active()).toMatchObject({ version: 'one', base: at });
    expect(await releasesCommand(target)).toContain(`  files     ${at}`);
    const lines = await runKeyCommand(layout, ['forbid', remote, at]);
    expect(lines.join('\n')).toContain(`${remote} is refused from now on`);
  });

  it('are not published where pages cannot read them', async () => {
    const [to] = place();
    await expect(
      publish('three', '--files', to, '--at', `${files.address}nowhere/`),
    ).rejects.toThrow('answers 404');
  });
});

it('a store that refuses says why, and nothing is published', async () => {
  process.env['AWS_ACCESS_KEY_ID'] = 'another';
  const folder = join(root, 'builds/refused');
  await writeFiles(folder, smallestRelease('bucket', 'four'));
  const to = ['--files', 's3://leeszaal', '--at', bucket.address];
  const given = readPublishArguments(to, () => portalTarget(portal, undefined));
  await expect(publishCommand(given, 'bucket', folder)).rejects.toThrow(/was not stored: 403 .+/);
});
