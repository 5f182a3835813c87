import type { Publication, Registry, SignedRegistry } from '../../model/registry.contract.ts';
import { folderOf } from '../../model/release-hash.ts';
import { signStatement } from '../../release/release-statement.ts';
import type { Root } from '../../roots/root.contract.ts';
import { type SignedDocument, signDocument } from '../../signing/signed-document.ts';
import { generateSigningKey, type PrivateKey, parsePublicKey } from '../../signing/signing-key.ts';
import { sealRegistry } from '../seal-registry.ts';
import { emptyRegistry, withPublication } from '../update-registry.ts';

/** The time of the tests. */
export const now = new Date('2026-03-01T12:00:00Z');
const HASH = '0a'.repeat(10);

/** What a team publishes: a release with one file, and one screen. */
export const publication = (name: string, hash = HASH): Publication => ({
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
/** A registry without remotes. */
export const empty = { ...emptyRegistry(now), sequence: 5 };
/** The registry of a reader and a shop. */
export const registry: Registry = both.reduce(
  (before, name) => withPublication(before, name, publication(name), now),
  empty,
);

/** A registry that a portal and two teams have signed. */
export interface SealedRegistry {
  readonly keys: Readonly<Record<'root' | 'registry' | 'reader' | 'shop', PrivateKey>>;
  readonly root: Root;
  readonly statements: Readonly<Record<'reader' | 'shop', SignedDocument>>;
  readonly signed: SignedRegistry;
}

/** Seals the registry with new keys. */
export async function sealedRegistry(): Promise<SealedRegistry> {
  const [own, portal, reader, shop] = await Promise.all([
    generateSigningKey(),
    generateSigningKey(),
    generateSigningKey(),
    generateSigningKey(),
  ]);
  const keys = { root: own, registry: portal, reader, shop };
  const root: Root = {
    version: 1,
    expires: '2027-01-01T00:00:00.000Z',
    keys: [parsePublicKey(own)],
    threshold: 1,
    registry: [parsePublicKey(portal)],
    remotes: { reader: [parsePublicKey(reader)], shop: [parsePublicKey(shop)] },
  };
  const statements = {
    reader: await signStatement('reader', publication('reader'), reader),
    shop: await signStatement('shop', publication('shop'), shop),
  };
  const roots = [await signDocument('root', root, [own])];
  const signed = await sealRegistry(registry, { roots, statements }, portal);
  return { keys, root, statements, signed };
}
