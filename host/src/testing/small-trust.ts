import {
  generateSigningKey,
  type PinnedRoot,
  type PrivateKey,
  parsePublicKey,
  pinRoot,
  type Registry,
  type Root,
  type SignedRegistry,
  sealRegistry,
  signDocument,
  signStatement,
} from '@leeszaal/shared-contracts/registry';

/** The keys of a portal with one remote, `catalogue`, and its first root. */
export interface SmallTrust {
  readonly keys: Readonly<Record<'root' | 'registry' | 'catalogue', PrivateKey>>;
  readonly root: Root;
  readonly pinned: PinnedRoot;
  /** Signs a registry. @param signer the key of the remote's team */
  seal(registry: Registry, signer?: PrivateKey): Promise<SignedRegistry>;
}

/** Makes the keys and the root. */
export async function makeSmallTrust(): Promise<SmallTrust> {
  const [root, registry, catalogue] = await Promise.all([
    generateSigningKey(),
    generateSigningKey(),
    generateSigningKey(),
  ]);
  const content: Root = {
    version: 1,
    expires: '2030-01-01T00:00:00.000Z',
    keys: [parsePublicKey(root)],
    threshold: 1,
    registry: [parsePublicKey(registry)],
    remotes: { catalogue: [parsePublicKey(catalogue)] },
  };
  const roots = [await signDocument('root', content, [root])];
  return {
    keys: { root, registry, catalogue },
    root: content,
    pinned: await pinRoot(roots),
    async seal(sealed, signer = catalogue) {
      const statements: SignedRegistry['statements'] = {};
      for (const [name, { previous: _previous, since: _since, ...publication }] of Object.entries(
        sealed.remotes,
      )) {
        statements[name] = await signStatement(name, publication, signer);
      }
      return sealRegistry(sealed, { roots, statements }, registry);
    },
  };
}
