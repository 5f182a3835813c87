import type { Publication, Registry, SignedRegistry } from '../../model/registry.contract.ts';
import { folderOf } from '../../model/release-hash.ts';
import { signStatement } from '../../release/release-statement.ts';
import type { Root } from '../../roots/root.contract.ts';
import { type SignedDocument, signDocument } from '../../signing/signed-document.ts';
import { generateSigningKey, parsePublicKey } from '../../signing/signing-key.ts';
import { openRegistry } from '../open-registry.ts';
import { sealRegistry } from '../seal-registry.ts';
import { emptyRegistry, withPublication } from '../update-registry.ts';

/** The time of the tests. */
export const now = new Date('2026-03-01T12:00:00Z');
const HASH = '0a'.repeat(10);

/** A team's publication: a release with one file, and one screen. */
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

const [rootKey, portalKey, readerKey, shopKey] = await Promise.all([
  generateSigningKey(),
  generateSigningKey(),
  generateSigningKey(),
  generateSigningKey(),
]);
/** The private keys of the portal and of two teams. */
export const keys = { root: rootKey, registry: portalKey, reader: readerKey, shop: shopKey };
/** Names the keys. */
export const root: Root = {
  version: 1,
  expires: '2027-01-01T00:00:00.000Z',
  keys: [parsePublicKey(keys.root)],
  threshold: 1,
  registry: [parsePublicKey(keys.registry)],
  remotes: { reader: [parsePublicKey(keys.reader)], shop: [parsePublicKey(keys.shop)] },
};
/** The statements of the two teams. */
export const statements = {
  reader: await signStatement('reader', publication('reader'), keys.reader),
  shop: await signStatement('shop', publication('shop'), keys.shop),
};
/** The registry, signed with all keys. */
export const signed = await sealRegistry(
  registry,
  { roots: [await signDocument('root', root, [keys.root])], statements },
  keys.registry,
);

/** The signed registry with another statement of the reader. */
export const withReader = (reader: SignedDocument): SignedRegistry => ({
  ...signed,
  statements: { ...statements, reader },
});

/** Opens a registry with the root. */
export const open = (document: unknown, highestSequence = 0, at = now) =>
  openRegistry(document, { root, now: at, highestSequence });

/** Why a registry is refused. */
export async function refusalOf(document: unknown, at = now) {
  const verdict = await open(document, 0, at);
  return verdict.accepted ? undefined : verdict.refusal;
}
