import { CONTRACT_VERSION } from '@leeszaal/shared-contracts';
import { satisfiesContract } from '@leeszaal/shared-contracts/registry';

/** A contract that this host offers to remotes. */
export interface OfferedContract {
  /** The highest version of this major that the host offers. */
  readonly version: string;
  /**
   * Turns what a remote of this contract exposes into what one of the present contract exposes: its `mount` gets the
   * ports of the earlier contract, made from the present ones, and its handle takes the present changes.
   */
  readonly lift: (exposed: unknown) => unknown;
}

/**
 * The present contract, and the previous major's once there is one, so that a new major of the host breaks no
 * published remote.
 */
export const offeredContracts: readonly OfferedContract[] = [
  { version: CONTRACT_VERSION, lift: (exposed) => exposed },
];

/**
 * The contract for a remote that was built with this range.
 *
 * @returns undefined when this host cannot run the remote
 */
export const contractFor = (
  range: string,
  offered: readonly OfferedContract[],
): OfferedContract | undefined => offered.find(({ version }) => satisfiesContract(range, version));
