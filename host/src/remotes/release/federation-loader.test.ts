import { beforeEach, describe, expect, it } from '@jest/globals';
import type { RemoteModule } from '@leeszaal/shared-contracts';
import { smallRelease } from '../../testing/small-release.ts';
import { FederationLoader } from './federation-loader.ts';
import type { ContainerEntry } from './load-exposed.ts';

const described = JSON.stringify({
  metaData: { globalName: 'leeszaal_catalogue' },
});
const release = await smallRelease({ 'mf-manifest.json': described, 'remoteEntry.js': 'go()' });
const base = 'https://portal.example/remotes/catalogue/0a0a0a0a0a0a0a0a0a0a/';
const manifest = new TextEncoder().encode(described);
const module: RemoteModule = {
  contract: '1.0.0',
  mount: async () => ({ update: () => undefined, unmount: async () => undefined }),
};

let entries: ContainerEntry[];
let exposed: () => Promise<unknown>;

let allowed: unknown[];
const loader = (): FederationLoader =>
  new FederationLoader(
    async (entry) => {
      entries.push(entry);
      return exposed();
    },
    'https://portal.example/registry.json',
    (...args) => void allowed.push(args),
  );

beforeEach(() => {
  entries = [];
  allowed = [];
  exposed = async () => ({ default: module });
});

describe('FederationLoader', () => {
  it.each([
    ['classic scripts', release, false],
    ['ECMAScript modules', { ...release, importMap: 'x' }, true],
  ])('loads the entry of a remote of %s and gives its module', async (_, of, isModule) => {
    expect(await loader().load('catalogue', of, manifest)).toBe(module);
    const url = `${base}remoteEntry.js`;
    expect(entries).toEqual([{ url, globalName: 'leeszaal_catalogue', isModule }]);
  });

  it('loads a release once, however often it is asked for', async () => {
    const one = loader();
    await Promise.all([
      one.load('catalogue', release, manifest),
      one.load('catalogue', release, manifest),
    ]);
    await one.load('catalogue', release, manifest);
    expect(entries).toHaveLength(1);
  });

  it('loads afresh after a failure', async () => {
    const one = loader();
    exposed = () => Promise.reject(new Error('chunk'));
    await expect(one.load('catalogue', release, manifest)).rejects.toThrow('chunk');
    exposed = async () => ({ default: module });
    expect(await one.load('catalogue', release, manifest)).toBe(module);
    expect(entries).toHaveLength(2);
  });

  it.each([null, {}, { default: {} }, { default: { contract: 1, mount: () => 1 } }])(
    'refuses %j as a remote module',
    async (value) => {
      exposed = async () => value;
      await expect(loader().load('catalogue', release, manifest)).rejects.toThrow();
    },
  );

  it('allows the files of the release before they load', async () => {
    exposed = async () => ({ default: allowed.length === 1 ? module : undefined });
    await loader().load('catalogue', release, manifest);
    expect(allowed).toEqual([[release, base]]);
  });
});
