import { beforeEach, describe, expect, it } from '@jest/globals';
import type { RemoteModule } from '@leeszaal/shared-contracts';
import type { ModuleFederationRuntimePlugin } from '@module-federation/runtime';
import { smallRelease } from '../../testing/small-release.ts';
import { FederationLoader, type FederationRuntime } from './federation-loader.ts';

const release = await smallRelease({ 'mf-manifest.json': '{"a":1}', 'remoteEntry.js': 'go()' });
const base = 'https://portal.example/remotes/catalogue/0a0a0a0a0a0a0a0a0a0a/';
const manifest = new TextEncoder().encode('{"a":1}');
const module: RemoteModule = {
  contract: '1.0.0',
  mount: async () => ({ update: () => undefined, unmount: async () => undefined }),
};

let plugin: ModuleFederationRuntimePlugin;
let registered: unknown[];
let exposed: () => Promise<unknown>;

const runtime: FederationRuntime = {
  registerPlugins: (plugins) => {
    for (const one of plugins ?? []) plugin = one;
  },
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
  it('registers the remote by its manifest and gives its module', async () => {
    expect(await loader().load('catalogue', release, manifest)).toBe(module);
    expect(registered).toEqual([
      [[{ name: 'catalogue', entry: `${base}mf-manifest.json` }], { force: true }],
    ]);
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
});

describe('its federation plugin', () => {
  it('answers the manifest itself and never fetches', async () => {
    await loader().load('catalogue', release, manifest);
    const response = await plugin.fetch?.(`${base}mf-manifest.json`, {});
    expect(await (response as Response).json()).toEqual({ a: 1 });
    await expect(plugin.fetch?.(`${base}other.json`, {})).rejects.toThrow('no manifest');
  });

  it('allows the files of the release before they load', async () => {
    exposed = async () => ({ default: allowed.length === 1 ? module : undefined });
    await loader().load('catalogue', release, manifest);
    expect(allowed).toEqual([[release, base]]);
  });
});
