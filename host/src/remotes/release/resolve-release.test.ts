import { expect, it } from '@jest/globals';
import { smallRegistry, smallRelease } from '../../testing/small-release.ts';
import type { RegistryAnswer } from '../registry/registry-client.contract.ts';
import { resolveRelease } from './resolve-release.ts';

const answered = async (contract: string): Promise<RegistryAnswer> => ({
  kind: 'registry',
  registry: smallRegistry(await smallRelease({ 'mf-manifest.json': '{}' }, { contract })),
});

it('finds the active release', async () => {
  expect(resolveRelease(await answered('^1.0'), 'catalogue')).toMatchObject({
    kind: 'resolved',
    release: { folder: 'remotes/catalogue/0a0a0a0a0a0a0a0a0a0a' },
  });
});

it.each(['^2.0', '^1.99', '^0.1'])('refuses a remote for contract %s', async (range) => {
  expect(resolveRelease(await answered(range), 'catalogue')).toEqual({
    kind: 'failed',
    failure: { reason: 'contract-mismatch', range },
  });
});

it('refuses a release that its team has not signed', async () => {
  const registry = smallRegistry(await smallRelease({ 'mf-manifest.json': '{}' }));
  const { catalogue } = registry.remotes;
  if (!catalogue) throw new Error('no remote');
  const refusal = 'bad-signature';
  const remotes = { catalogue: { ...catalogue, refusal } } as const;
  expect(
    resolveRelease({ kind: 'registry', registry: { ...registry, remotes } }, 'catalogue'),
  ).toEqual({ kind: 'failed', failure: { reason: 'release-refused', refusal } });
});

it('says that a remote is not registered', async () => {
  expect(resolveRelease(await answered('^1.0'), 'shop')).toEqual({
    kind: 'failed',
    failure: { reason: 'not-registered' },
  });
});

it('passes on why there is no registry', () => {
  expect(resolveRelease({ kind: 'unreachable' }, 'shop')).toEqual({
    kind: 'failed',
    failure: { reason: 'registry-unreachable' },
  });
  const refusal = { reason: 'bad-signature' } as const;
  expect(resolveRelease({ kind: 'refused', refusal }, 'shop')).toEqual({
    kind: 'failed',
    failure: { reason: 'registry-invalid', refusal },
  });
});
