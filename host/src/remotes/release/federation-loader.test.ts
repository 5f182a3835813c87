import { beforeEach, describe, expect, it } from '@jest/globals';
import type { RemoteModule } from '@leeszaal/shared-contracts';
import { smallRelease } from '../../testing/small-release.ts';
import { FederationLoader, type FederationRuntime } from './federation-loader.ts';

const described = JSON.stringify({
  metaData: { globalName: 'leeszaal_catalogue', buildInfo: { buildVersion: 'abc' } },
});
const release = await smallRelease({ 'mf-manifest.json': described, 'remoteEntry.js': 'go()' });
const base = 'https://portal.example/remotes/catalogue/0a0a0a0a0a0a0a0a0a0a/';
const manifest = new TextEncoder().encode(described);
const module: RemoteModule = {
  contract: '1.0.0',
  mount: async () => ({ update: () => undefined, unmount: async () => undefined }),
};

let registered: unknown[];
let exposed: () => Promise<unknown>;

const runtime: FederationRuntime = {
  registerPlugins: () => undefined,
  registerRemotes: (...args) => void registered.push(args),
  // The runtime's return type is the caller's choice.
  loadRemote: (async () => exposed()) as FederationRuntime['loadRemote'],
};

let allowed: unknown[];
const loader = (): FederationLoader =>
  new FederationLoader(runtime, 'https://portal.example/registry.json', (...args) => {
    allowed.push(args);
  });

beforeEach(() => {
  registered = [];
  allowed = [];
  exposed = async () => ({ default: module });
});

describe('FederationLoader', () => {
  it.each([
    ['classic scripts', release, 'global'],
    ['ECMAScript modules', { ...release, importMap: 'x' }, 'module'],
  ])('registers the entry of a remote of %s and gives its module', async (_, of, type) => {
    expect(await loader().load('catalogue', of, manifest)).toBe(module);
    const remote = {
      name: 'catalogue',
      entry: `${base}remoteEntry.js`,
      type,
      entryGlobalName: 'leeszaal_catalogue',
      buildVersion: 'abc',
    };
    expect(registered).toEqual([[[remote], { force: true }]]);
  });

  it('loads a release once, however often it is asked for', async () => {
    const one = loader();
    await Promise.all([
      one.load('catalogue', release, manifest),
      one.load('catalogue', release, manifest),
    ]);
    await one.load('catalogue', release, manifest);
    expect(registered).toHaveLength(1);
  });

  it('loads afresh after a failure', async () => {
    const one = loader();
    exposed = () => Promise.reject(new Error('chunk'));
    await expect(one.load('catalogue', release, manifest)).rejects.toThrow('chunk');
    exposed = async () => ({ default: module });
    expect(await one.load('catalogue', release, manifest)).toBe(module);
    expect(registered).toHaveLength(2);
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
