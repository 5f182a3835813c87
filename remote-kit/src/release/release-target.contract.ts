import type { CanaryCounts, CanaryTerms, Registry } from '@leeszaal/shared-contracts/registry';
import type { Signers } from './signers.ts';

/** Where releases are published: a portal over HTTP, or a folder that a server serves. */
export interface ReleaseTarget {
  /** For people: an address, or a path. */
  readonly name: string;
  /** The registry as it is now. */
  readRegistry(): Promise<Registry>;
  /** The keys that have signed the active releases. */
  readSigners(): Promise<Signers>;
  /** The counts of the canaries that run; none where no server counts. */
  readCounts(): Promise<CanaryCounts>;
  /**
   * Stores an immutable release; one that is there already stays.
   *
   * @param folder of the built remote, absolute
   * @returns the release's hash
   */
  store(remote: string, folder: string): Promise<string>;
  /**
   * Makes a stored release the active one, or a canary.
   *
   * @param sequence the registry's sequence number, as the caller has read it
   * @param trial of a canary
   * @returns the new sequence number
   * @throws OvertakenError when the registry has another one by now
   */
  activate(remote: string, release: string, sequence: number, trial?: CanaryTerms): Promise<number>;
}

/** Another publication came between reading the registry and changing it. */
export class OvertakenError extends Error {
  override readonly name = 'OvertakenError';
}
