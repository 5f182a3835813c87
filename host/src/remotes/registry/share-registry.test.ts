import { expect, jest, test } from '@jest/globals';
import type { Registry } from '@leeszaal/shared-contracts/registry';
import { registryTime, smallRegistry, smallRelease } from '../../testing/small-release.ts';
import type { RegistryAnswer } from './registry-client.contract.ts';
import { shareRegistry } from './share-registry.ts';

const registry = smallRegistry(await smallRelease({ 'mf-manifest.json': '{}' }));
const { signal } = new AbortController();

test('simultaneous callers share one request, and listeners hear of each accepted registry', async () => {
  const request = jest.fn(async (): Promise<RegistryAnswer> => ({ kind: 'registry', registry }));
  const client = shareRegistry(request);
  const heard: Registry[] = [];
  client.listen((each) => heard.push(each));
  await Promise.all([client.current(), client.current()]);
  expect(request).toHaveBeenCalledTimes(1);
  const next = { ...registry, issuedAt: registryTime.toISOString(), sequence: 9 };
  request.mockResolvedValueOnce({ kind: 'registry', registry: next });
  await client.refreshed(signal);
  client.listen((each) => heard.push(each));
  expect(heard).toEqual([registry, next, next]);
});

test('a failed request is repeated for the next caller', async () => {
  const request = jest.fn(async (): Promise<RegistryAnswer> => ({ kind: 'unreachable' }));
  const client = shareRegistry(request);
  expect(await client.current()).toEqual({ kind: 'unreachable' });
  request.mockResolvedValueOnce({ kind: 'registry', registry });
  expect(await client.current()).toEqual({ kind: 'registry', registry });
});
