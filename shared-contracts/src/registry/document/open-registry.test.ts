import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { signStatement } from '../release/release-statement.ts';
import type { Root } from '../roots/root.contract.ts';
import { signDocument } from '../signing/signed-document.ts';
import type { PrivateKey } from '../signing/signing-key.ts';
import { generateSigningKey, parsePublicKey } from '../signing/signing-key.ts';
import { claimedRegistry, judge } from './open-registry.ts';
import { sealRegistry } from './seal-registry.ts';
import {
  empty,
  keys,
  now,
  open,
  publication,
  refusalOf,
  registry,
  root,
  signed,
  statements,
  withReader,
} from './testing/sealed-registry.ts';

describe('openRegistry', () => {
  it('takes what the portal and the teams have signed, also after a round trip through text', async () => {
    expect(await open(JSON.parse(JSON.stringify(signed)))).toEqual({
      accepted: true,
      registry,
      root,
      roots: signed.roots,
    });
    expect(claimedRegistry(signed)).toEqual(registry);
  });

  it('follows a new root, whose keys count from then on', async () => {
    const portal = await generateSigningKey();
    const shop = await generateSigningKey();
    const next: Root = {
      ...root,
      version: 2,
      registry: [parsePublicKey(portal)],
      remotes: { ...root.remotes, shop: [parsePublicKey(shop)] },
    };
    const roots = [...signed.roots, await signDocument('root', next, [keys.root])];
    expect(await refusalOf({ ...signed, roots })).toEqual({ reason: 'bad-signature' });
    const resealed = await sealRegistry(registry, { roots, statements }, portal);
    expect(await open(resealed)).toMatchObject({
      root: next,
      registry: { remotes: { shop: { refusal: 'bad-signature' } } },
    });
    const again = await signStatement('shop', publication('shop'), shop);
    const replaced = { ...resealed, statements: { ...statements, shop: again } };
    expect(await open(replaced)).toEqual({ accepted: true, registry, root: next, roots });
  });

  it('forgets the sequence number of a registry key that the root no longer names', async () => {
    const portal = await generateSigningKey();
    const later = async (registryKeys: readonly PrivateKey[]) => {
      const next = { ...root, version: 2, registry: registryKeys.map(parsePublicKey) };
      const roots = [...signed.roots, await signDocument('root', next, [keys.root])];
      return sealRegistry(registry, { roots, statements }, portal);
    };
    const stolen = Number.MAX_SAFE_INTEGER;
    expect(await open(await later([portal]), stolen)).toMatchObject({ accepted: true });
    expect(await open(await later([keys.registry, portal]), stolen)).toMatchObject({
      refusal: { reason: 'rolled-back' },
    });
  });

  it('refuses a sequence number that no memory can hold', async () => {
    const huge = await sealRegistry({ ...registry, sequence: 2 ** 53 }, signed, keys.registry);
    expect(await refusalOf(huge)).toEqual({ reason: 'malformed' });
  });

  it.each(['root', 'reader', 'shop'] as const)(
    'refuses a registry that the key of the %s signed',
    async (name) => {
      const forged = await sealRegistry(registry, signed, keys[name]);
      expect(await refusalOf(forged)).toEqual({ reason: 'bad-signature' });
    },
  );

  it('refuses a forged root', async () => {
    const forged = await signDocument('root', { ...root, version: 2 }, [keys.registry]);
    expect(await refusalOf({ ...signed, roots: [...signed.roots, forged] })).toEqual({
      reason: 'bad-root',
      because: 'bad-signature',
    });
  });

  it('refuses an expired root', async () => {
    expect(await refusalOf(signed, new Date(root.expires))).toEqual({
      reason: 'bad-root',
      because: 'expired',
    });
  });

  it('runs nothing of a document with any of its characters changed', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom('protected', 'payload', 'signature'),
        fc.constantFrom('index', 'reader'),
        fc.nat(),
        fc.constantFrom(...'ABCDwxyz0189-_'),
        async (part, which, position, character) => {
          const document = which === 'index' ? signed.index : statements.reader;
          const [first = { protected: '', signature: '' }] = document.signatures;
          const text = part === 'payload' ? document.payload : first[part];
          // The last character may hold bits that mean nothing.
          const index = position % (text.length - 1);
          fc.pre(text[index] !== character);
          const changed = text.slice(0, index) + character + text.slice(index + 1);
          const wrong =
            part === 'payload'
              ? { ...document, payload: changed }
              : { ...document, signatures: [{ ...first, [part]: changed }] };
          const verdict = await open(
            which === 'index' ? { ...signed, index: wrong } : withReader(wrong),
          );
          const reader = verdict.accepted ? verdict.registry.remotes['reader'] : undefined;
          expect(verdict.accepted).toBe(which === 'reader');
          expect(reader?.active.files ?? []).toEqual([]);
        },
      ),
    );
  });

  it.each([null, 3, 'text', {}, [], { payload: 'a', protected: 'b' }])(
    'refuses %j as malformed',
    async (document) => {
      expect(await refusalOf(document)).toEqual({ reason: 'malformed' });
      expect(claimedRegistry(document)).toBeUndefined();
    },
  );

  it('refuses a genuine document of another shape', async () => {
    const strange = await signDocument('registry', { ...empty, sequence: 'six' }, [keys.registry]);
    expect(await refusalOf({ ...signed, index: strange })).toEqual({ reason: 'malformed' });
  });

  it('refuses an expired one', async () => {
    expect(await refusalOf(signed, new Date(Date.parse(registry.expires)))).toEqual({
      reason: 'expired',
      expires: registry.expires,
    });
  });

  it('refuses a replay', async () => {
    expect(await open(signed, registry.sequence + 1)).toEqual({
      accepted: false,
      refusal: {
        reason: 'rolled-back',
        sequence: registry.sequence,
        highest: registry.sequence + 1,
      },
    });
  });
});

describe('judge', () => {
  it('takes a sequence number exactly when it is not lower than the highest seen', () => {
    fc.assert(
      fc.property(fc.nat(), fc.nat(), (sequence, highestSequence) => {
        const refusal = judge({ ...registry, sequence }, { now, highestSequence });
        expect(refusal === undefined).toBe(sequence >= highestSequence);
      }),
    );
  });
});
