import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { readRegistry, registryLayout } from '@leeszaal/reference-server/registry';
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
  promote,
  publishTo,
  type ReleaseTarget,
  rollBack,
  signRelease,
} from '@leeszaal/remote-kit/release';
import { keyId } from '@leeszaal/shared-contracts/registry';
import { prepareRoot } from '../trust/prepare-root.ts';
import { folderTarget } from './folder-target.ts';

const remotes = ['alpha', 'bravo', 'charlie', 'delta', 'echo', 'foxtrot'];
let root: string;
let server: TestServer;
let address: URL;
const tokens = new Map<string, string>();

/** Writes a small build with a later chunk; the text distinguishes builds. */
async function build(remote: string, text: string): Promise<string> {
  const folder = join(root, 'builds', remote, text);
  await writeFiles(folder, { ...smallestRelease(remote, text), 'parts/later.js': 'later' });
  await signRelease(folder, remote, await ensureKey(join(root, 'keys'), remote));
  return folder;
}

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'leeszaal-target-'));
  for (const name of ['portal', 'folder']) {
    await prepareRoot(registryLayout(join(root, name)), join(root, 'keys'), remotes);
  }
  server = await createTestServer({ config: { distDir: join(root, 'portal') } });
  await server.app.listen({ port: 0, host: '127.0.0.1' });
  address = new URL(`http://127.0.0.1:${(server.app.server.address() as AddressInfo).port}`);
  for (const remote of remotes) {
    const { text } = await makeReleaseToken(server.database, { remote, label: 'CI' });
    tokens.set(remote, text);
  }
});
afterAll(async () => {
  await server.close();
  await rm(root, { recursive: true, force: true });
});

const targets: readonly [string, (remote: string) => ReleaseTarget, string][] = [
  ['a portal', (remote) => portalTarget(address, tokens.get(remote)), 'portal'],
  ['a folder', () => folderTarget(registryLayout(join(root, 'folder'))), 'folder'],
];

describe.each(targets)('publishing to %s', (_name, targetOf, dist) => {
  const registry = () => readRegistry(registryLayout(join(root, dist)));

  it('publishes, rolls back to the previous release and to any other', async () => {
    const target = targetOf('alpha');
    expect((await target.readRegistry()).remotes).toEqual({});
    const one = await publishTo(target, 'alpha', await build('alpha', 'one'));
    await expect(rollBack(target, 'alpha')).rejects.toThrow('no previous release');
    const two = await publishTo(target, 'alpha', await build('alpha', 'two'));
    expect([one.sequence, two.sequence]).toEqual([1, 2]);
    expect(await rollBack(target, 'alpha')).toMatchObject({ release: one.release, sequence: 3 });
    expect((await target.readRegistry()).remotes['alpha']?.active.version).toBe('one');
    expect((await rollBack(target, 'alpha', two.release)).sequence).toBe(4);
    expect((await registry()).remotes['alpha']?.active.version).toBe('two');
    const key = await ensureKey(join(root, 'keys'), 'alpha');
    expect(await target.readSigners()).toEqual({ alpha: [await keyId(key)] });
  });

  it('tries a release on a share of the sessions, ends the trial, and makes a release whole', async () => {
    const [target, trial] = [targetOf('alpha'), { share: 10, threshold: 5 }];
    const now = async () => (await target.readRegistry()).remotes['alpha'];
    const { active } = (await now()) ?? {};
    await expect(promote(target, 'alpha')).rejects.toThrow('alpha has no canary');
    const tried = await publishTo(target, 'alpha', await build('alpha', 'tried'), trial);
    expect(await now()).toMatchObject({
      active,
      canary: { ...trial, publication: { active: { version: 'tried' } } },
    });
    await rollBack(target, 'alpha');
    expect(await now()).toMatchObject({ active });
    expect(await now()).not.toHaveProperty('canary');
    await publishTo(target, 'alpha', await build('alpha', 'tried'), trial);
    const whole = await promote(target, 'alpha');
    expect(whole).toMatchObject({ release: tried.release, sequence: tried.sequence + 3 });
    expect(await now()).toMatchObject({
      active: { version: 'tried' },
      previous: { version: active?.version },
    });
    expect(await now()).not.toHaveProperty('canary');
    const again = publishTo(target, 'alpha', await build('alpha', 'tried'), trial);
    await expect(again).rejects.toThrow('is the active release');
    await rollBack(target, 'alpha');
  });

  it('says what cannot be rolled back', async () => {
    const target = targetOf('bravo');
    await expect(rollBack(target, 'bravo')).rejects.toThrow('no remote “bravo”');
    await expect(rollBack(target, 'bravo', '0'.repeat(20))).rejects.toThrow('There is no release');
  });

  it('does not roll back what was published meanwhile', async () => {
    const target = targetOf('alpha');
    const three = await build('alpha', 'three');
    const hurried: ReleaseTarget = {
      ...target,
      async activate(remote, release, sequence) {
        await publishTo(target, 'alpha', three);
        return target.activate(remote, release, sequence);
      },
    };
    await expect(rollBack(hurried, 'alpha')).rejects.toThrow('published meanwhile');
    expect((await registry()).remotes['alpha']?.active.version).toBe('three');
  });

  it('loses no release of simultaneous teams', async () => {
    const before = (await registry()).sequence;
    await Promise.all(
      remotes.map(async (remote) => {
        for (const text of ['red', 'blue']) {
          await publishTo(targetOf(remote), remote, await build(remote, text));
        }
      }),
    );
    const after = await registry();
    expect(after.sequence).toBe(before + 2 * remotes.length);
    for (const remote of remotes) {
      expect(after.remotes[remote]).toMatchObject({
        active: { version: 'blue' },
        previous: { version: 'red' },
      });
    }
  }, 60_000);
});

describe('a portal that refuses', () => {
  it('says so in its own words', async () => {
    const folder = await build('alpha', 'words');
    const other = portalTarget(address, tokens.get('bravo'));
    await expect(publishTo(other, 'alpha', folder)).rejects.toThrow('for bravo only');
    const unknown = portalTarget(address, 'leeszaal_unknown');
    await expect(publishTo(unknown, 'alpha', folder)).rejects.toThrow('token for releases');
  });

  it('gets nothing without a token', async () => {
    const target = portalTarget(address, undefined);
    await expect(target.store('alpha', await build('alpha', 'x'))).rejects.toThrow(
      'LEESZAAL_TOKEN',
    );
    expect((await target.readRegistry()).sequence).toBeGreaterThan(0);
  });

  it('is sent no folder with a file that a release cannot have', async () => {
    const folder = join(root, 'builds/odd');
    await cp(await build('alpha', 'one'), folder, { recursive: true });
    await writeFile(join(folder, '.secrets'), 'x');
    const target = portalTarget(address, tokens.get('alpha'));
    await expect(target.store('alpha', folder)).rejects.toThrow('not a plain relative path');
  });

  it('leads the token nowhere else', async () => {
    const seen: string[] = [];
    const proxy = createServer((request, response) => {
      seen.push(request.url ?? '');
      response.writeHead(307, { location: `${address.origin}${request.url}` }).end();
    });
    await new Promise<void>((resolve) => proxy.listen({ port: 0, host: '127.0.0.1' }, resolve));
    const { port } = proxy.address() as AddressInfo;
    const target = portalTarget(new URL(`http://127.0.0.1:${port}`), tokens.get('alpha'));
    await expect(target.activate('alpha', '0'.repeat(20), 0)).rejects.toThrow('cannot be reached');
    expect(seen).toEqual(['/publishing/alpha/active']);
    await new Promise((resolve) => proxy.close(resolve));
  });
});
