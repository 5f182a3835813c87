import { join } from 'node:path';

/** Where the registry, its keys and the releases are, as absolute paths. */
export interface RegistryLayout {
  readonly root: string;
  /** `<name>/<content hash>/` for each release of a remote; never changes once it is there. */
  readonly remotes: string;
  /** Releases that are still being received. */
  readonly incoming: string;
  /** The signed registry, which the server sends at `/registry.json`. */
  readonly registry: string;
  /** The private signing key; readable by its owner only. */
  readonly signingKey: string;
  /** The public half, which the server sends to the host in `/config.json`. */
  readonly publicKey: string;
}

/** @param root the folder of the built portal */
export function registryLayout(root: string): RegistryLayout {
  return {
    root,
    remotes: join(root, 'remotes'),
    incoming: join(root, 'incoming'),
    registry: join(root, 'registry.json'),
    signingKey: join(root, 'keys/registry.json'),
    publicKey: join(root, 'registry-key.json'),
  };
}
