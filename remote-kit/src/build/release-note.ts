import { CONTRACT_VERSION } from '@leeszaal/shared-contracts';
import { contractRange, type RemoteFacts } from '@leeszaal/shared-contracts/registry';
import { packageVersion, readRemoteConfig } from '../webpack/remote-package.ts';

/** The facts about a build of a remote, in its own folder. */
export interface ReleaseNote extends RemoteFacts {
  readonly version: string;
  readonly contract: string;
}

/**
 * The description of a build of a remote, made now.
 *
 * @param folder of the remote's package, absolute
 */
export function releaseNote(folder: string): ReleaseNote {
  const { port, copy, budget, budgets, licences, ...facts } = readRemoteConfig(folder);
  return { version: packageVersion(folder), contract: contractRange(CONTRACT_VERSION), ...facts };
}
