import { randomUUID } from 'node:crypto';
import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import {
  publishCanary,
  publishRelease,
  type RegistryLayout,
  ReleaseError,
  readJson,
  readRegistry,
  storeRelease,
} from '@leeszaal/reference-server/registry';
import { OvertakenError, type ReleaseTarget, signersOf } from '@leeszaal/remote-kit/release';

/** Publishes to a folder on this machine, with the key in it. */
export function folderTarget(layout: RegistryLayout): ReleaseTarget {
  return {
    name: layout.root,
    readRegistry: () => readRegistry(layout),
    async readSigners() {
      const signed = await readJson(layout.registry);
      return signed === null ? {} : signersOf(signed);
    },
    readCounts: async () => ({}),
    async store(remote, folder) {
      const draft = join(layout.incoming, randomUUID());
      await cp(folder, draft, { recursive: true });
      return storeRelease(layout, remote, draft);
    },
    async activate(name, hash, sequence, trial) {
      try {
        const registry = trial
          ? await publishCanary(layout, { name, hash }, trial, sequence)
          : await publishRelease(layout, name, hash, sequence);
        return registry.sequence;
      } catch (error) {
        if (!(error instanceof ReleaseError) || error.refusal !== 'sequence-changed') throw error;
        throw new OvertakenError(error.message, { cause: error });
      }
    },
  };
}
