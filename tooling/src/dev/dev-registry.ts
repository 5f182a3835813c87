import { releaseNote } from '@leeszaal/remote-kit/build';
import {
  emptyRegistry,
  entryFile,
  type Registry,
  withPublication,
} from '@leeszaal/shared-contracts/registry';
import { remoteFolder, remoteNames } from '../webpack/remote-package.ts';

/** The path on the host's address that a remote's development server answers. */
export function devFolder(name: string): string {
  return `remotes/${name}/dev`;
}

/**
 * The registry of `pnpm dev`: every remote from source, unsigned and without digests. It names the
 * entry instead of the manifest: the host of a development build needs nothing else.
 */
export function devRegistry(now = new Date()): Registry {
  let registry = emptyRegistry(now);
  for (const name of remoteNames) {
    const { version, contract, ...facts } = releaseNote(remoteFolder(name));
    const active = {
      version,
      folder: devFolder(name),
      contract,
      manifest: entryFile,
      initial: [],
      files: [],
    };
    registry = withPublication(registry, name, { active, ...facts }, now);
  }
  return registry;
}
