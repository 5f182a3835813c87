import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import type { Registry } from '../model/registry.contract.ts';
import { signStatement } from '../release/release-statement.ts';
import { claimedRegistry } from './open-registry.ts';
import { sealRegistry } from './seal-registry.ts';
import {
  keys,
  now,
  open,
  publication,
  registry,
  signed,
  statements,
} from './testing/sealed-registry.ts';
import { withCanary, withHaltedCanary, withPublication } from './update-registry.ts';

const NEXT = '0b'.repeat(10);
const terms = { share: 10, threshold: 5 };
const tried = publication('reader', NEXT);
const withTrial = withCanary(registry, 'reader', { ...terms, publication: tried }, now);
const statement = await signStatement('reader', tried, keys.reader);

const seal = (of: Registry, canaries = { reader: statement }) =>
  sealRegistry(of, { roots: signed.roots, statements, canaries }, keys.registry);

test('a canary lies beside the active release, and survives signing', async () => {
  const sealed = JSON.parse(JSON.stringify(await seal(withTrial)));
  expect(withTrial.remotes['reader']).toEqual({
    ...registry.remotes['reader'],
    canary: { ...terms, publication: tried, since: now.toISOString() },
  });
  expect(await open(sealed)).toMatchObject({ accepted: true, registry: withTrial });
  expect(claimedRegistry(sealed)).toEqual(withTrial);
});

test.each([
  [
    'another team has signed',
    async () => ({ reader: await signStatement('reader', tried, keys.shop) }),
  ],
  ['is another release', async () => ({ reader: statements.reader })],
  ['has no statement', async () => ({ shop: statement })],
])('a canary that %s is none, and the active release stays', async (_, canaries) => {
  const sealed = await sealRegistry(
    withTrial,
    { roots: signed.roots, statements, canaries: await canaries() },
    keys.registry,
  );
  expect(await open(sealed)).toMatchObject({
    accepted: true,
    registry: { ...registry, sequence: withTrial.sequence },
  });
});

test('a canary that fails leaves the registry, with what was counted', () => {
  const counts = { sessions: 40, failures: 9 };
  const halted = withHaltedCanary(withTrial, 'reader', counts, now);
  expect(halted.remotes['reader']).toEqual({
    ...registry.remotes['reader'],
    halted: { ...counts, release: NEXT, version: '1.0.0', at: now.toISOString() },
  });
  expect(halted.sequence).toBe(withTrial.sequence + 1);
  expect(withHaltedCanary(halted, 'reader', counts, now)).toBe(halted);
  const again = withCanary(halted, 'reader', { ...terms, publication: tried }, now);
  expect(again.remotes['reader']).toEqual(withTrial.remotes['reader']);
});

test('every publication ends a canary, also one of the active release', () => {
  const hashes = fc.constantFrom('0a', '0b', '0c').map((part) => part.repeat(10));
  fc.assert(
    fc.property(hashes, (hash) => {
      const next = withPublication(withTrial, 'reader', publication('reader', hash), now);
      expect(next.remotes['reader']).toMatchObject({
        active: { folder: `remotes/reader/${hash}` },
      });
      expect(next.remotes['reader']).not.toHaveProperty('canary');
      expect(next.sequence).toBe(withTrial.sequence + 1);
    }),
  );
});

test('the active release is no canary, and a remote without one has none', () => {
  const canary = (name: string) => ({ ...terms, publication: publication(name) });
  expect(() => withCanary(registry, 'reader', canary('reader'), now)).toThrow(RangeError);
  expect(() => withCanary(registry, 'notices', canary('notices'), now)).toThrow(RangeError);
});
