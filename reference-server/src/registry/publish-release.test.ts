import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readdirSync, statSync, writeFileSync } from 'node:fs';
import { appendFile, mkdtemp, readdir, readFile, rm, stat, utimes } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { promisify } from 'node:util';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import {
  latestRoot,
  openRegistry,
  type PrivateKey,
  type RegistryVerdict,
  signDocument,
  statementFile,
} from '@leeszaal/shared-contracts/registry';
import { smallestRelease, writeFiles } from '../testing/smallest-release.ts';
import { signRelease } from './check-release.ts';
import { readJson, writeJson } from './json-file.ts';
import { ensureKey } from './key-folder.ts';
import { type RegistryLayout, registryLayout } from './layout.ts';
import { publishRelease, releaseFolder, storeRelease } from './publish-release.ts';
import { readRegistry, renewRegistry, updateRegistry } from './registry-store.ts';
import { extendRoots, prepareRoot, readRoots } from './root-store.ts';
import { upgradeRegistry } from './upgrade-registry.ts';

let home: string;
let layout: RegistryLayout;
const keyFolder = () => join(home, 'keys');
const keyOf = (name: string): Promise<PrivateKey> => ensureKey(keyFolder(), name);

beforeEach(async () => {
  home = await mkdtemp(join(tmpdir(), 'leeszaal-registry-'));
  layout = registryLayout(join(home, 'dist'));
  await prepareRoot(layout, keyFolder(), ['admin', 'catalogue', 'reader', 'shop', 'thief']);
});
afterEach(() => rm(home, { recursive: true, force: true }));

const routeOf = (path: string) => ({ name: 'home', path, minimumRole: 'none' });

/** Stores a small signed release with a file that cannot run, and more files; the text distinguishes releases. */
async function build(
  name: string,
  text: string,
  facts: object = {},
  {
    signer = name,
    more = {},
  }: { readonly signer?: string; readonly more?: Readonly<Record<string, string>> } = {},
): Promise<string> {
  const folder = join(layout.incoming, `${name}-${text}`);
  const notes = { 'notes.txt': 'nothing that runs' };
  await writeFiles(folder, { ...smallestRelease(name, text, facts), ...notes, ...more });
  // What is no release cannot be signed.
  await signRelease(folder, name, await keyOf(signer)).catch(() => undefined);
  return storeRelease(layout, name, folder);
}

const DRAFT = /^registry[.]json[.][0-9a-f-]{36}$/;

/** Runs a task as soon as the next registry lies beside the present one. */
async function onDraft<T>(task: () => T): Promise<T> {
  while (!readdirSync(layout.root).some((name) => DRAFT.test(name))) await setImmediate();
  return task();
}

/** The registry as a browser takes it. */
async function opened(): Promise<RegistryVerdict> {
  return openRegistry(await readJson(layout.registry), {
    root: await latestRoot(await readRoots(layout)),
    now: new Date(),
    highestSequence: 0,
  });
}

describe('publishRelease', () => {
  it('names the folder after its contents and lists every file that may run', async () => {
    const hash = await build('shop', 'one');
    const registry = await publishRelease(layout, 'shop', hash);
    expect(registry.sequence).toBe(1);
    const active = registry.remotes['shop']?.active;
    expect(active).toMatchObject({
      version: 'one',
      folder: `remotes/shop/${hash}`,
      contract: '^1.0',
    });
    expect(active?.files.map(({ path }) => path)).toEqual(['mf-manifest.json', 'remoteEntry.js']);
    expect(await opened()).toMatchObject({ accepted: true, registry });
  });

  it('names the digest of every file but data', async () => {
    const files = {
      'odd.JS': 'a',
      'frame.html': 'b',
      'decoder.wasm': 'c',
      'picture.png': 'd',
      LICENSE_X: 'e',
    };
    await publishRelease(layout, 'shop', await build('shop', 'one', {}, { more: files }));
    const named = (await readRegistry(layout)).remotes['shop']?.active.files.map(
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
    const hash = await build('shop', 'one', {}, { more: files });
    const { remotes } = await publishRelease(layout, 'shop', hash);
    const { active } = remotes['shop'] ?? {};
    const sha384 = createHash('sha384').update('one').digest('base64');
    const text = `{"integrity":{"/remotes/shop/${hash}/remoteEntry.js":"sha384-${sha384}"}}`;
    expect(active?.importMap).toBe(createHash('sha256').update(text).digest('base64'));
  });

  it('keeps private keys to their owner', async () => {
    for (const folder of [layout.keys, keyFolder()]) {
      expect((await stat(folder)).mode & 0o777).toBe(0o700);
      for (const name of await readdir(folder)) {
        expect((await stat(join(folder, name))).mode & 0o777).toBe(0o600);
      }
    }
    expect(await readFile(layout.roots, 'utf8')).not.toContain('"d"');
  });

  it('goes back to an older folder with a higher sequence number', async () => {
    const one = await build('shop', 'one');
    await publishRelease(layout, 'shop', one);
    const two = await build('shop', 'two');
    const { remotes } = await publishRelease(layout, 'shop', two);
    expect(remotes['shop']?.previous?.folder).toBe(`remotes/shop/${one}`);
    const back = await publishRelease(layout, 'shop', one);
    expect(back.sequence).toBe(3);
    expect(back.remotes['shop']?.active.folder).toBe(`remotes/shop/${one}`);
  });

  it('counts the time of a release that pages still use from when it was replaced', async () => {
    const one = await build('shop', 'one');
    await publishRelease(layout, 'shop', one);
    const long = new Date(0);
    await utimes(releaseFolder(layout, 'shop', one), long, long);
    const two = await build('shop', 'two');
    // Another publication and its clean-up may follow at once.
    const noted = onDraft(() => statSync(releaseFolder(layout, 'shop', one)).mtimeMs);
    await publishRelease(layout, 'shop', two);
    expect(await noted).toBeGreaterThan(0);
  });

  it('signs the registry anew when the release is active already', async () => {
    const hash = await build('shop', 'one');
    const { sequence } = await publishRelease(layout, 'shop', hash);
    await renewRegistry(layout, new Date('2001-01-01T00:00:00Z'));
    expect((await publishRelease(layout, 'shop', hash)).sequence).toBe(sequence);
    expect((await opened()).accepted).toBe(true);
  });

  it('gives the same build the same folder', async () => {
    expect(await build('shop', 'one')).toBe(await build('shop', 'one'));
  });

  it('counts the time of a release that is stored again from then on', async () => {
    const hash = await build('shop', 'one');
    await utimes(releaseFolder(layout, 'shop', hash), new Date(0), new Date(0));
    await build('shop', 'one');
    expect((await stat(releaseFolder(layout, 'shop', hash))).mtimeMs).toBeGreaterThan(0);
  });

  it('refuses a folder whose files have changed', async () => {
    const hash = await build('shop', 'one');
    await appendFile(join(releaseFolder(layout, 'shop', hash), 'remoteEntry.js'), ';evil()');
    await expect(publishRelease(layout, 'shop', hash)).rejects.toThrow('has changed');
  });

  it.each([
    ['the key of another remote', 'reader'],
    ['a key that the root does not name', 'stranger'],
  ])('refuses a release signed with %s', async (_what, signer) => {
    const hash = await build('shop', 'one', {}, { signer });
    await expect(publishRelease(layout, 'shop', hash)).rejects.toThrow('is not signed with a key');
    expect((await readRegistry(layout)).remotes).toEqual({});
  });

  it('refuses a release of a remote that the root does not name, and one without a statement', async () => {
    const unknown = await build('maps', 'one');
    await expect(publishRelease(layout, 'maps', unknown)).rejects.toThrow('names no key for maps');
    const hash = await build('shop', 'one');
    const folder = releaseFolder(layout, 'shop', hash);
    await rm(join(folder, statementFile));
    await expect(publishRelease(layout, 'shop', hash)).rejects.toThrow('(malformed)');
  });

  it('refuses the statement of another release', async () => {
    const [one, two] = [await build('shop', 'one'), await build('shop', 'two')];
    const statement = await readJson(join(releaseFolder(layout, 'shop', one), statementFile));
    await writeJson(join(releaseFolder(layout, 'shop', two), statementFile), statement);
    await expect(publishRelease(layout, 'shop', two)).rejects.toThrow('(another-release)');
  });

  it('takes a new key of a team, with the same release signed again, and ends the old one', async () => {
    const hash = await build('shop', 'one');
    const { sequence } = await publishRelease(layout, 'shop', hash);
    const { remotes } = await latestRoot(await readRoots(layout));
    const { d: _, ...next } = await keyOf('shop-next');
    await extendRoots(layout, { remotes: { ...remotes, shop: [next] } }, [await keyOf('root')]);
    await renewRegistry(layout);
    expect(await opened()).toMatchObject({
      registry: { remotes: { shop: { refusal: 'bad-signature', active: { files: [] } } } },
    });
    await expect(publishRelease(layout, 'shop', hash)).rejects.toThrow('bad-signature');
    expect(await build('shop', 'one', {}, { signer: 'shop-next' })).toBe(hash);
    const again = await publishRelease(layout, 'shop', hash);
    expect([again.sequence, await opened()]).toMatchObject([
      sequence,
      { accepted: true, registry: { remotes: { shop: { active: { version: 'one' } } } } },
    ]);
  });

  it('refuses a release that another publication has overtaken', async () => {
    const one = await build('shop', 'one');
    const { sequence } = await publishRelease(layout, 'shop', one, 0);
    const two = await build('shop', 'two');
    await expect(publishRelease(layout, 'shop', two, 0)).rejects.toThrow('is at 1, not at 0');
    expect((await publishRelease(layout, 'shop', two, sequence)).sequence).toBe(2);
  });

  it.each([
    { routes: [routeOf('/thief'), routeOf('/shop')] },
    { routes: [routeOf('/:anything')] },
    { moved: [{ path: '/shop', to: '/thief' }] },
  ])('refuses a release that takes the screens of another remote', async (facts) => {
    await publishRelease(layout, 'shop', await build('shop', 'one'));
    const thief = await build('thief', 'one', facts);
    await expect(publishRelease(layout, 'thief', thief)).rejects.toThrow('belongs to shop');
    expect(Object.keys((await readRegistry(layout)).remotes)).toEqual(['shop']);
  });

  it.each([{ routes: [routeOf('/sso')] }, { moved: [{ path: '/sso', to: '/thief' }] }])(
    'refuses a release that takes the screen of the host',
    async (facts) => {
      const thief = await build('thief', 'one', facts);
      await expect(publishRelease(layout, 'thief', thief)).rejects.toThrow('belongs to the host');
    },
  );

  it.each([
    { routes: [{ ...routeOf('/shop'), minimumRole: 'emperor' }] },
    { contract: 'any' },
    { routes: [routeOf('shop')] },
    { trustedTypes: ['*; script-src *'] },
    { version: 'v'.repeat(600_000) },
  ])('refuses a description that no host would accept', async (wrong) => {
    const hash = await build('shop', 'one', wrong);
    await expect(publishRelease(layout, 'shop', hash)).rejects.toThrow('is no release');
  });

  it('does not parse a description of many megabytes', async () => {
    const hash = await build('shop', 'one', { version: 'v'.repeat(2 ** 21) });
    await expect(publishRelease(layout, 'shop', hash)).rejects.toThrow('release.json is too large');
  });

  it('says when there is no such release', async () => {
    await expect(publishRelease(layout, 'shop', 'abc')).rejects.toThrow('no release abc of shop');
  });

  it('loses no publication, however many processes publish at once', async () => {
    const names = ['catalogue', 'reader', 'shop', 'admin'];
    const jobs = await Promise.all(
      names.flatMap((name) =>
        ['one', 'two', 'three'].map(async (text) => ({ name, hash: await build(name, text) })),
      ),
    );
    await Promise.all(jobs.map(({ name, hash }) => publishInProcess(name, hash)));
    const registry = await readRegistry(layout);
    expect(registry.sequence).toBe(jobs.length);
    expect(Object.keys(registry.remotes).sort()).toEqual([...names].sort());
    expect((await opened()).accepted).toBe(true);
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
    layout.root,
    name,
    hash,
  ]);
}

describe('the registry on disk', () => {
  it('is signed anew without a new sequence number', async () => {
    const { sequence } = await publishRelease(layout, 'shop', await build('shop', 'one'));
    const renewed = await renewRegistry(layout, new Date('2030-01-01T00:00:00Z'));
    expect(renewed.sequence).toBe(sequence);
    expect(renewed.expires).toBe('2030-01-08T00:00:00.000Z');
    expect(await readRegistry(layout)).toEqual(renewed);
  });

  it('can be renewed after it has expired', async () => {
    await renewRegistry(layout, new Date('2001-01-01T00:00:00Z'));
    await renewRegistry(layout);
    expect((await opened()).accepted).toBe(true);
  });

  it('is not taken over when another key signed it', async () => {
    await publishRelease(layout, 'shop', await build('shop', 'one'));
    const stored = (await readJson(layout.registry)) as object;
    const forged = await signDocument('registry', {}, [await keyOf('shop')]);
    await writeJson(layout.registry, { ...stored, index: { ...forged } });
    await expect(readRegistry(layout)).rejects.toThrow('cannot be used');
  });

  it('is not signed with a key that the root does not name', async () => {
    await writeJson(join(layout.keys, 'registry.json'), await keyOf('stranger'));
    await expect(renewRegistry(layout)).rejects.toThrow('no key that the root names');
  });

  it('is not written over what another process has written meanwhile', async () => {
    await publishRelease(layout, 'shop', await build('shop', 'one'));
    const other = { ...((await readJson(layout.registry)) as object), statements: {} };
    const overtaken = updateRegistry(layout, async (registry) => {
      await writeJson(layout.registry, other);
      return { registry: { ...registry, sequence: registry.sequence + 1 } };
    });
    await expect(overtaken).rejects.toThrow('was changed meanwhile');
    expect(await readJson(layout.registry)).toEqual(other);
  });

  it('is not written over what another process writes while the new one is synced', async () => {
    await publishRelease(layout, 'shop', await build('shop', 'one'));
    const hash = await build('shop', 'two');
    const written = onDraft(() => writeFileSync(layout.registry, '"other"'));
    await expect(publishRelease(layout, 'shop', hash)).rejects.toThrow('was changed meanwhile');
    await written;
    expect(await readJson(layout.registry)).toBe('other');
    expect((await readdir(layout.root)).filter((name) => DRAFT.test(name))).toEqual([]);
  });
});

describe('a registry of an earlier portal', () => {
  /** Replaces the registry by one with this content, which only the portal has signed. */
  async function writeFormer(content: object): Promise<void> {
    const key = await ensureKey(layout.keys, 'registry');
    const { payload, signatures } = await signDocument('registry', content, [key]);
    await writeJson(layout.registry, { payload, ...signatures[0] });
    await rm(layout.roots);
  }

  it('keeps what is live, and what to go back to', async () => {
    const one = await build('shop', 'one');
    await publishRelease(layout, 'shop', one);
    const two = await build('shop', 'two');
    const before = await publishRelease(layout, 'shop', two);
    await writeFormer(before);
    for (const hash of [one, two]) {
      await rm(join(releaseFolder(layout, 'shop', hash), statementFile));
    }
    expect(await upgradeRegistry(layout, keyFolder())).toEqual(['shop']);
    const registry = { ...before, sequence: before.sequence + 1 };
    expect(await opened()).toMatchObject({ accepted: true, registry });
    const back = await publishRelease(layout, 'shop', one);
    expect(back.remotes['shop']?.active.version).toBe('one');
    expect(await upgradeRegistry(layout, keyFolder())).toBeUndefined();
  });

  it('goes on with a higher number when its form is still older', async () => {
    await writeFormer({
      sequence: 7,
      remotes: { shop: { routes: ['/shop'], minimumRole: 'none' } },
    });
    await upgradeRegistry(layout, keyFolder());
    await prepareRoot(layout, keyFolder(), ['shop']);
    const { sequence, remotes } = await publishRelease(layout, 'shop', await build('shop', 'one'));
    expect([sequence, Object.keys(remotes)]).toEqual([9, ['shop']]);
  });
});
