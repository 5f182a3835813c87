import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { statSync } from 'node:fs';
import { stat, utimes } from 'node:fs/promises';
import { promisify } from 'node:util';
import { describe, expect, it } from '@jest/globals';
import { parsePublicKey } from '@leeszaal/shared-contracts/registry';
import { addRoot, testKey } from '../testing/test-trust.ts';
import { releaseFolder } from './layout.ts';
import { publishRelease } from './publish-release.ts';
import { readRegistry, renewRegistry } from './registry-store.ts';
import { readRoot } from './root-store.ts';
import { registryOnDisk } from './testing/registry-on-disk.ts';

const disk = registryOnDisk();

describe('publishRelease', () => {
  it('names the folder after its contents and lists every file that may run', async () => {
    const hash = await disk.build('shop', 'one');
    const registry = await publishRelease(disk.layout, 'shop', hash);
    expect(registry.sequence).toBe(1);
    const active = registry.remotes['shop']?.active;
    expect(active).toMatchObject({
      version: 'one',
      folder: `remotes/shop/${hash}`,
      contract: '^1.0',
    });
    expect(active?.files.map(({ path }) => path)).toEqual(['mf-manifest.json', 'remoteEntry.js']);
    expect(await disk.opened()).toMatchObject({ accepted: true, registry });
  });

  it('names the digest of every file but data', async () => {
    const files = {
      'odd.JS': 'a',
      'frame.html': 'b',
      'decoder.wasm': 'c',
      'picture.png': 'd',
      LICENSE_X: 'e',
    };
    await publishRelease(disk.layout, 'shop', await disk.build('shop', 'one', {}, { more: files }));
    const named = (await readRegistry(disk.layout)).remotes['shop']?.active.files.map(
      ({ path }) => path,
    );
    expect(named).toEqual([
      'decoder.wasm',
      'frame.html',
      'mf-manifest.json',
      'odd.JS',
      'remoteEntry.js',
    ]);
  });

  it('names the digest of the import map of a release of modules', async () => {
    const manifest = {
      metaData: { remoteEntry: { type: 'module' } },
      exposes: [{ path: './remote', assets: { js: { sync: [] }, css: { sync: [] } } }],
    };
    const files = { 'mf-manifest.json': JSON.stringify(manifest) };
    const hash = await disk.build('shop', 'one', {}, { more: files });
    const { remotes } = await publishRelease(disk.layout, 'shop', hash);
    const { active } = remotes['shop'] ?? {};
    const sha384 = createHash('sha384').update('one').digest('base64');
    const text = `{"integrity":{"/remotes/shop/${hash}/remoteEntry.js":"sha384-${sha384}"}}`;
    expect(active?.importMap).toBe(createHash('sha256').update(text).digest('base64'));
  });

  it('goes back to an older folder with a higher sequence number', async () => {
    const one = await disk.build('shop', 'one');
    await publishRelease(disk.layout, 'shop', one);
    const two = await disk.build('shop', 'two');
    const { remotes } = await publishRelease(disk.layout, 'shop', two);
    expect(remotes['shop']?.previous?.folder).toBe(`remotes/shop/${one}`);
    const back = await publishRelease(disk.layout, 'shop', one);
    expect(back.sequence).toBe(3);
    expect(back.remotes['shop']?.active.folder).toBe(`remotes/shop/${one}`);
  });

  it('counts the time of a release that pages still use from when it was replaced', async () => {
    const one = await disk.build('shop', 'one');
    await publishRelease(disk.layout, 'shop', one);
    const long = new Date(0);
    await utimes(releaseFolder(disk.layout, 'shop', one), long, long);
    const two = await disk.build('shop', 'two');
    // Another publication and its clean-up may follow at once.
    const noted = disk.onDraft(() => statSync(releaseFolder(disk.layout, 'shop', one)).mtimeMs);
    await publishRelease(disk.layout, 'shop', two);
    expect(await noted).toBeGreaterThan(0);
  });

  it('signs the registry anew when the release is active already', async () => {
    const hash = await disk.build('shop', 'one');
    const { sequence } = await publishRelease(disk.layout, 'shop', hash);
    await renewRegistry(disk.layout, new Date('2001-01-01T00:00:00Z'));
    expect((await publishRelease(disk.layout, 'shop', hash)).sequence).toBe(sequence);
    expect((await disk.opened()).accepted).toBe(true);
  });

  it('gives the same build the same folder', async () => {
    expect(await disk.build('shop', 'one')).toBe(await disk.build('shop', 'one'));
  });

  it('counts the time of a release that is stored again from then on', async () => {
    const hash = await disk.build('shop', 'one');
    await utimes(releaseFolder(disk.layout, 'shop', hash), new Date(0), new Date(0));
    await disk.build('shop', 'one');
    expect((await stat(releaseFolder(disk.layout, 'shop', hash))).mtimeMs).toBeGreaterThan(0);
  });

  it('takes a new key of a team, with the same release signed again, and ends the old one', async () => {
    const hash = await disk.build('shop', 'one');
    const { sequence } = await publishRelease(disk.layout, 'shop', hash);
    const { remotes } = await readRoot(disk.layout);
    const next = parsePublicKey(await testKey('shop-next'));
    await addRoot(disk.layout, { remotes: { ...remotes, shop: [next] } });
    await renewRegistry(disk.layout);
    expect(await disk.opened()).toMatchObject({
      registry: { remotes: { shop: { refusal: 'bad-signature', active: { files: [] } } } },
    });
    await expect(publishRelease(disk.layout, 'shop', hash)).rejects.toThrow('bad-signature');
    expect(await disk.build('shop', 'one', {}, { signer: 'shop-next' })).toBe(hash);
    const again = await publishRelease(disk.layout, 'shop', hash);
    expect([again.sequence, await disk.opened()]).toMatchObject([
      sequence,
      { accepted: true, registry: { remotes: { shop: { active: { version: 'one' } } } } },
    ]);
  });

  it('loses no publication, however many processes publish at once', async () => {
    const names = ['catalogue', 'reader', 'shop', 'admin'];
    const jobs = await Promise.all(
      names.flatMap((name) =>
        ['one', 'two', 'three'].map(async (text) => ({ name, hash: await disk.build(name, text) })),
      ),
    );
    await Promise.all(jobs.map(({ name, hash }) => publishInProcess(name, hash)));
    const registry = await readRegistry(disk.layout);
    expect(registry.sequence).toBe(jobs.length);
    expect(Object.keys(registry.remotes).sort()).toEqual([...names].sort());
    expect((await disk.opened()).accepted).toBe(true);
  }, 60_000);
});

const program = `
  const [root, name, hash] = process.argv.slice(1);
  const { registryLayout } = await import(${JSON.stringify(new URL('./layout.ts', import.meta.url).href)});
  const { publishRelease } = await import(${JSON.stringify(new URL('./publish-release.ts', import.meta.url).href)});
  await publishRelease(registryLayout(root), name, hash);
`;

async function publishInProcess(name: string, hash: string): Promise<void> {
  await promisify(execFile)(process.execPath, [
    '--input-type=module',
    '--eval',
    program,
    disk.layout.root,
    name,
    hash,
  ]);
}
