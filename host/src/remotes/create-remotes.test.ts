import { expect, jest, test } from '@jest/globals';
import { createRemotes, type RemotesOptions } from './create-remotes.ts';
import type { Releases } from './release/releases.ts';

const never = () => Promise.reject(new Error('there is nothing to ask'));
const options: RemotesOptions = {
  registryUrl: 'https://portal.example/registry.json',
  fetchFile: never,
  store: localStorage,
  now: () => new Date(),
  shared: Promise.resolve({}),
};

test('a registry whose verification has not loaded is unreachable, and is verified at the next attempt', async () => {
  const answer = { kind: 'refused', refusal: { reason: 'malformed' } } as const;
  const releases: Releases = { request: async () => answer, verify: never, load: never };
  const createReleases = jest.fn(() => releases);
  const load = jest.fn(async () => ({ createReleases }));
  load.mockRejectedValueOnce(new Error('Loading chunk 524 failed.'));
  const { registry } = createRemotes(options, load);
  expect(await registry.current()).toEqual({ kind: 'unreachable' });
  expect(await registry.refreshed(new AbortController().signal)).toEqual(answer);
  expect(await registry.current()).toEqual(answer);
  // It changes how elements load files: once for a page.
  expect(createReleases).toHaveBeenCalledTimes(1);
});
