import { beforeEach, expect, it, jest } from '@jest/globals';
import { createFakeHost } from '@leeszaal/remote-kit/testing';
import type { RemoteModule } from '@leeszaal/shared-contracts';
import type { LocalRemote, Registry } from '@leeszaal/shared-contracts/registry';
import { guard } from '../guard/guard.ts';
import type { Remotes, RemotesOptions } from '../remotes/index.ts';
import type { RunningRemote } from '../remotes/start-remote.ts';
import { registryTime, smallRegistry, smallRelease } from '../testing/small-release.ts';
import { createRemotes } from './create-remotes.ts';
import type { LocalState } from './find-local-remote.ts';

const registry = smallRegistry(await smallRelease({ 'mf-manifest.json': '{}' }));
const origin = 'http://localhost:4201';
const notices: LocalRemote = {
  name: 'notices',
  version: '0.1.0',
  contract: '^1.0',
  routes: [{ name: 'notices', path: '/notices', minimumRole: 'admin' }],
};
const module: RemoteModule = {
  contract: '1.0.0',
  mount: async (element) => {
    element.append('local');
    return { update: () => undefined, unmount: async () => undefined };
  },
};

let entries: string[];
let loadEntry: (entry: string) => Promise<void>;
let release: Remotes['start'];
let prefetched: string[];

/** The trace that the entry of the local remote leaves in the page. */
const container = {
  init: () => undefined,
  get: async () => () => ({ default: module }),
};

beforeEach(() => {
  [entries, prefetched] = [[], []];
  loadEntry = async (entry) => {
    entries.push(entry);
    Object.assign(globalThis, { notices: container });
  };
  release = jest.fn<Remotes['start']>();
});

/** Released remotes whose registry is fetched as `options` say. */
const released = ({ fetchFile, registryUrl }: RemotesOptions): Remotes => {
  const listeners = new Set<(registry: Registry) => void>();
  const refreshed = async (signal: AbortSignal) => {
    await fetchFile(registryUrl, { cache: 'no-store', signal });
    for (const listener of listeners) listener(registry);
    return { kind: 'registry', registry } as const;
  };
  return {
    registry: {
      refreshed,
      latest: () => refreshed(AbortSignal.timeout(1000)),
      current: () => refreshed(AbortSignal.timeout(1000)),
      listen: (listener) => void listeners.add(listener),
    },
    prefetch: async (name) => void prefetched.push(name),
    start: release,
  };
};

const create = (state: LocalState): Remotes =>
  createRemotes(
    {
      shared: Promise.resolve({}),
      registryUrl: 'https://test.example/registry.json',
      fetchFile: async () => new Response(),
      store: localStorage,
      now: () => registryTime,
    },
    Promise.resolve(state),
    released,
    (entry) => loadEntry(entry),
  );

const start = (remotes: Remotes, name: string): RunningRemote =>
  remotes.start({
    name,
    outlet: document.body.appendChild(document.createElement('main')),
    contextFor: () => createFakeHost().context,
  });

const settled = (remote: RunningRemote): Promise<void> =>
  new Promise((resolve) => {
    remote.subscribe(() => ['mounted', 'failed'].includes(remote.state.phase) && resolve());
  });

it('adds the screens of a local remote to the registry, with their roles', async () => {
  const remotes = create({ kind: 'local', origin, remote: notices });
  const heard: Registry[] = [];
  remotes.registry.listen((each) => heard.push(each));
  const answer = await remotes.registry.current();
  if (answer.kind !== 'registry') throw new Error(answer.kind);
  expect(heard).toEqual([answer.registry]);
  expect(Object.keys(answer.registry.remotes)).toEqual(['catalogue', 'notices']);
  const session = { hasTokens: true, hasShop: false, screens: answer.registry } as const;
  expect(guard('/notices', { ...session, role: 'user' })).toMatchObject({ reason: 'refused' });
  expect(guard('/notices', { ...session, role: 'admin' })).toMatchObject({
    kind: 'show',
    route: { remote: 'notices' },
  });
});

it('shows a local remote from its development server, and loads it once', async () => {
  const remotes = create({ kind: 'local', origin, remote: notices });
  await remotes.registry.current();
  const remote = start(remotes, 'notices');
  await settled(remote);
  await settled(start(remotes, 'notices'));
  expect(remote.state.phase).toBe('mounted');
  expect(entries).toEqual([`${origin}/remoteEntry.js`]);
  expect(release).not.toHaveBeenCalled();
});

it('loads a local remote again after its development server has failed', async () => {
  const remotes = create({ kind: 'local', origin, remote: notices });
  await remotes.registry.current();
  const works = loadEntry;
  loadEntry = () => Promise.reject(new Error('stopped'));
  const remote = start(remotes, 'notices');
  await settled(remote);
  expect(remote.state).toMatchObject({ phase: 'failed', failure: { reason: 'load-error' } });
  loadEntry = works;
  remote.retry();
  await settled(remote);
  expect(remote.state.phase).toBe('mounted');
});

it('refuses a local remote of another contract before its code loads', async () => {
  const remotes = create({ kind: 'local', origin, remote: { ...notices, contract: '^9.0' } });
  await remotes.registry.current();
  const remote = start(remotes, 'notices');
  await settled(remote);
  expect(remote.state).toMatchObject({ failure: { reason: 'contract-mismatch' } });
  expect(entries).toEqual([]);
});

it('replaces a released remote, and leaves the others as they are', async () => {
  const local = create({ kind: 'local', origin, remote: { ...notices, name: 'catalogue' } });
  await local.registry.current();
  await settled(start(local, 'catalogue'));
  expect(entries).toEqual([`${origin}/remoteEntry.js`]);
  const remotes = create({ kind: 'local', origin, remote: notices });
  await remotes.prefetch('notices');
  await remotes.prefetch('catalogue');
  expect(prefetched).toEqual(['catalogue']);
  start(remotes, 'catalogue');
  expect(release).toHaveBeenCalledTimes(1);
});

it.each<LocalState>([{ kind: 'none' }, { kind: 'used-link' }, { kind: 'unreachable', origin }])(
  'has the released remotes alone when the state is %j',
  async (state) => {
    const remotes = create(state);
    expect(await remotes.registry.current()).toEqual({ kind: 'registry', registry });
    start(remotes, 'notices');
    expect(release).toHaveBeenCalledTimes(1);
  },
);
