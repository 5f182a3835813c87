import { join } from 'node:path';
import { folderOf } from '@leeszaal/shared-contracts/registry';

/** Where the registry, its keys and the releases are, as absolute paths. */
export interface RegistryLayout {
  readonly root: string;
  /** `<name>/<content hash>/` for each release of a remote; never changes once it is there. */
  readonly remotes: string;
  /** Releases that are still being received. */
  readonly incoming: string;
  /** The signed registry, which the server sends at `/registry.json`. */
  readonly registry: string;
  /** The chain of roots, which the registry repeats. */
  readonly roots: string;
  /** The portal's own private key; readable by its owner only. */
  readonly keys: string;
}

/** @param root the folder of the built portal */
export function registryLayout(root: string): RegistryLayout {
  return {
    root,
    remotes: join(root, 'remotes'),
    incoming: join(root, 'incoming'),
    registry: join(root, 'registry.json'),
    roots: join(root, 'root.json'),
    keys: join(root, 'keys'),
  };
}

/** The folder of a release, absolute. */
export function releaseFolder(layout: RegistryLayout, name: string, hash: string): string {
  return join(layout.root, folderOf(name, hash));
}
