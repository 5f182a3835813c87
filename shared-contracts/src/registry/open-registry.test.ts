import { beforeAll, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { claimedRegistry, judge, openRegistry } from './open-registry.ts';
import type { Publication, Registry, SignedRegistry } from './registry.contract.ts';
import { folderOf } from './release-hash.ts';
import { signStatement } from './release-statement.ts';
import type { Root } from './root.contract.ts';
import { sealRegistry } from './seal-registry.ts';
import { type SignedDocument, signDocument } from './signed-document.ts';
import { generateSigningKey, type PrivateKey, parsePublicKey } from './signing-key.ts';
import { emptyRegistry, withPublication } from './update-registry.ts';

const now = new Date('2026-03-01T12:00:00Z');
const HASH = '0a'.repeat(10);

const publication = (name: string, hash = HASH): Publication => ({
  active: {
    version: '1.0.0',
    folder: folderOf(name, hash),
    contract: '^1.0',
    manifest: 'mf-manifest.json',
    initial: [],
    files: [{ path: 'remoteEntry.js', size: 3, sha384: 'A'.repeat(64) }],
  },
  trustedTypes: [`leeszaal-${name}-worker`],
  routes: [{ name: 'home', path: `/${name}`, minimumRole: 'none' }],
});
const both = ['reader', 'shop'] as const;
const empty = { ...emptyRegistry(now), sequence: 5 };
const registry: Registry = both.reduce(
  (before, name) => withPublication(before, name, publication(name), now),
  empty,
);

let keys: Readonly<Record<'root' | 'registry' | 'reader' | 'shop', PrivateKey>>;
let root: Root;
let statements: Record<'reader' | 'shop', SignedDocument>;
let signed: SignedRegistry;

beforeAll(async () => {
  const [own, portal, reader, shop] = await Promise.all([
    generateSigningKey(),
    generateSigningKey(),
    generateSigningKey(),
    generateSigningKey(),
  ]);
  keys = { root: own, registry: portal, reader, shop };
  root = {
    version: 1,
    expires: '2027-01-01T00:00:00.000Z',
    keys: [parsePublicKey(own)],
    threshold: 1,
    registry: [parsePublicKey(portal)],
    remotes: { reader: [parsePublicKey(reader)], shop: [parsePublicKey(shop)] },
  };
  statements = {
    reader: await signStatement('reader', publication('reader'), reader),
    shop: await signStatement('shop', publication('shop'), shop),
  };
  const roots = [await signDocument('root', root, [own])];
  signed = await sealRegistry(registry, { roots, statements }, portal);
});

const open = (document: unknown, highestSequence = 0, at = now) =>
  openRegistry(document, { root, now: at, highestSequence });
const refusalOf = async (document: unknown, at = now) => {
  const verdict = await open(document, 0, at);
  return verdict.accepted ? undefined : verdict.refusal;
};
const withReader = (statement: SignedDocument) => ({
  ...signed,
  statements: { ...signed.statements, reader: statement },
});

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

  it('claims nothing of a statement about another release', async () => {
    const other = publication('reader', '0b'.repeat(10));
    const swapped = withReader(await signStatement('reader', other, keys.reader));
    expect(Object.keys(claimedRegistry(swapped)?.remotes ?? {})).toEqual(['shop']);
  });

  it('refuses a sequence number that no memory can hold', async () => {
    const huge = await sealRegistry({ ...registry, sequence: 2 ** 53 }, signed, keys.registry);
    expect(await refusalOf(huge)).toEqual({ reason: 'malformed' });
  });

  it('refuses a statement with more signatures than a team makes', async () => {
    const { payload, signatures } = statements.reader;
    const many = Array.from(
      { length: 17 },
      () => signatures[0] ?? { protected: '', signature: '' },
    );
    const document = withReader({ payload, signatures: many });
    expect(await refusalOf(document)).toEqual({ reason: 'malformed' });
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

  it.each<[string, () => Promise<SignedDocument>, string]>([
    [
      'another team',
      () => signStatement('reader', publication('reader'), keys.shop),
      'bad-signature',
    ],
    [
      'the portal',
      () => signStatement('reader', publication('reader'), keys.registry),
      'bad-signature',
    ],
    ['its team, of another remote', async () => statements.shop, 'bad-signature'],
    [
      'its team, for another remote',
      () => signStatement('shop', publication('reader'), keys.reader),
      'another-release',
    ],
    [
      'its team, of a release that is not active',
      () => signStatement('reader', publication('reader', '0b'.repeat(10)), keys.reader),
      'another-release',
    ],
    [
      'its team, of no release',
      () => signDocument('release', { remote: 'reader' }, [keys.reader]),
      'malformed',
    ],
  ])('gives no files to a remote whose statement comes from %s', async (_who, make, refusal) => {
    const verdict = await open(withReader(await make()));
    if (!verdict.accepted) throw new Error(verdict.refusal.reason);
    const { reader, shop } = verdict.registry.remotes;
    expect(reader).toMatchObject({ refusal, active: { files: [], initial: [] } });
    expect(reader).not.toHaveProperty('trustedTypes');
    expect(shop).toEqual(registry.remotes['shop']);
  });

  it('puts the screens of a refused remote behind those of the others', async () => {
    const thief = { ...publication('reader'), routes: publication('shop').routes };
    const verdict = await open(withReader(await signStatement('reader', thief, keys.shop)));
    if (!verdict.accepted) throw new Error(verdict.refusal.reason);
    expect(Object.keys(verdict.registry.remotes)).toEqual(['shop', 'reader']);
  });

  it('gives no files to a remote that the root does not name, or that has no statement', async () => {
    const { reader: _, ...others } = signed.statements;
    expect(await open({ ...signed, statements: others })).toMatchObject({
      registry: { remotes: { reader: { refusal: 'malformed', active: { files: [] } } } },
    });
    const unnamed = { ...root, remotes: { shop: root.remotes['shop'] ?? [] } };
    expect(await openRegistry(signed, { root: unnamed, now, highestSequence: 0 })).toMatchObject({
      registry: { remotes: { reader: { refusal: 'bad-signature' } } },
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

  it.each(['../up', '/root', 'https://elsewhere/x', 'a//b', 'a/../b', '.hidden'])(
    'refuses the folder %s',
    async (folder) => {
      const strange = {
        ...publication('reader'),
        active: { ...publication('reader').active, folder },
      };
      const statement = await signStatement('reader', strange, keys.reader);
      expect(await open(withReader(statement))).toMatchObject({
        registry: { remotes: { reader: { refusal: 'malformed', active: { files: [] } } } },
      });
    },
  );

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
