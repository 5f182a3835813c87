import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { folderOf, type Registry, withPublication } from '@leeszaal/shared-contracts/registry';
import type { RunningRemote } from '../remotes/index.ts';
import type { RegistryAnswer } from '../remotes/registry/registry-client.contract.ts';
import { registryTime, smallRegistry, smallRelease } from '../testing/small-release.ts';
import { createReleaseWatch, LOOK_PAUSE } from './release-watch.ts';

const release = await smallRelease({ 'mf-manifest.json': '{}' });
const registry = smallRegistry(release);
const next = { ...release, folder: folderOf('catalogue', '1b'.repeat(10)) };

const publish = (name: string): Registry =>
  withPublication(registry, name, { active: next, routes: [] }, registryTime);
const published = publish('catalogue');

const latest = jest.fn<() => Promise<RegistryAnswer>>();
const onNewer = jest.fn();
let visibility: DocumentVisibilityState;

beforeEach(() => {
  jest.useFakeTimers();
  latest.mockReset().mockResolvedValue({ kind: 'registry', registry });
  onNewer.mockReset();
  visibility = 'visible';
  jest.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility);
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

const pass = (pauses: number) => jest.advanceTimersByTimeAsync(pauses * LOOK_PAUSE);

async function show(state: DocumentVisibilityState): Promise<void> {
  visibility = state;
  document.dispatchEvent(new Event('visibilitychange'));
  await jest.advanceTimersByTimeAsync(0);
}

/** A remote that the watch follows, and that mounts this release. */
function showRemote(active = release): void {
  const listeners: (() => void)[] = [];
  const running: Pick<RunningRemote, 'state' | 'subscribe'> = {
    state: {
      phase: 'mounted',
      attempt: 0,
      release: active,
      handle: { update: () => undefined, unmount: async () => undefined },
    },
    subscribe: (listener) => {
      listeners.push(listener);
      return () => undefined;
    },
  };
  createReleaseWatch({ registry: { latest }, onNewer }).follow('catalogue', running);
  for (const listener of listeners) listener();
}

test('a page learns once that a remote that it has shown has another release', async () => {
  showRemote();
  await pass(3);
  expect(latest).toHaveBeenCalledTimes(3);
  expect(onNewer).not.toHaveBeenCalled();
  latest.mockResolvedValue({ kind: 'registry', registry: published });
  await pass(5);
  await show('visible');
  expect(latest).toHaveBeenCalledTimes(4);
  expect(onNewer).toHaveBeenCalledTimes(1);
});

test('the rollback of a release that the page has shown is told as well', async () => {
  showRemote(next);
  await pass(1);
  expect(onNewer).toHaveBeenCalledTimes(1);
});

test('a release that the page has already is not told', async () => {
  showRemote(next);
  latest.mockResolvedValue({ kind: 'registry', registry: published });
  await pass(2);
  expect(latest).toHaveBeenCalledTimes(2);
  expect(onNewer).not.toHaveBeenCalled();
});

test('a release of a remote that the page has not shown is not told', async () => {
  showRemote();
  latest.mockResolvedValue({ kind: 'registry', registry: publish('notices') });
  await pass(2);
  expect(latest).toHaveBeenCalledTimes(2);
  expect(onNewer).not.toHaveBeenCalled();
});

test('a hidden page asks nothing, and asks when it is shown again', async () => {
  showRemote();
  await show('hidden');
  latest.mockResolvedValue({ kind: 'registry', registry: published });
  await pass(5);
  expect(latest).not.toHaveBeenCalled();
  await show('visible');
  expect(latest).toHaveBeenCalledTimes(1);
  expect(onNewer).toHaveBeenCalledTimes(1);
});

test('a page that was just shown again does not ask before its time', async () => {
  showRemote();
  await show('hidden');
  await show('visible');
  expect(latest).not.toHaveBeenCalled();
});

test('an outage, a refused registry and a refused release are no newer version', async () => {
  showRemote();
  latest.mockRejectedValueOnce(new Error('offline'));
  latest.mockResolvedValueOnce({ kind: 'unreachable' });
  latest.mockResolvedValueOnce({ kind: 'refused', refusal: { reason: 'malformed' } });
  const { catalogue } = published.remotes;
  if (catalogue === undefined) throw new Error('The registry has no catalogue');
  const refused = { ...catalogue, refusal: 'bad-signature' } as const;
  latest.mockResolvedValue({
    kind: 'registry',
    registry: { ...published, remotes: { catalogue: refused } },
  });
  await pass(4);
  expect(latest).toHaveBeenCalledTimes(4);
  expect(onNewer).not.toHaveBeenCalled();
});
