import { join, resolve } from 'node:path';
import { repositoryRoot } from './packages.ts';

/** Where builds, the registry and its keys lie. One place, so that a test can have its own. */
export interface DistLayout {
  readonly root: string;
  /** The host's page and chunks. */
  readonly host: string;
  /** When files of former hosts, which are kept for pages that are open, went out of use. */
  readonly superseded: string;
  /** `<name>/<content hash>/` for each published build of a remote; never changed once there. */
  readonly remotes: string;
  /** Builds that are still being written. */
  readonly building: string;
  /** From which sources each build was made. */
  readonly buildState: string;
  /** The signed registry, as the server answers it at `/registry.json`. */
  readonly registry: string;
  /** The private signing key; readable by its owner only. */
  readonly signingKey: string;
  /** The public half, which the server hands to the host in `/config.json`. */
  readonly publicKey: string;
}

/** @param root as `DIST_DIR` says, which the server goes by too; else the repository's `dist/` */
export function distLayout(
  root: string = resolve(process.env['DIST_DIR'] || join(repositoryRoot, 'dist')),
): DistLayout {
  return {
    root,
    host: join(root, 'host'),
    superseded: join(root, 'superseded.json'),
    remotes: join(root, 'remotes'),
    building: join(root, 'building'),
    buildState: join(root, 'build-state.json'),
    registry: join(root, 'registry.json'),
    signingKey: join(root, 'keys/registry.json'),
    publicKey: join(root, 'registry-key.json'),
  };
}
