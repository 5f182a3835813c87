import { parseArgs } from 'node:util';
import {
  CANARY_THRESHOLD,
  type CanaryTerms,
  canaryTermsSchema,
} from '@leeszaal/shared-contracts/registry';
import * as v from 'valibot';
import { promote, publishTo, rollBack } from './change-release.ts';
import { portalAt } from './portal-at.ts';
import { readPortalToken } from './portal-token.ts';
import { releaseLines } from './release-lines.ts';
import type { ReleaseTarget } from './release-target.contract.ts';

/** The arguments of a command for releases. */
export interface ReleaseArguments {
  readonly positionals: readonly string[];
  readonly target: ReleaseTarget;
  /** Set when a canary is published. */
  readonly trial?: CanaryTerms;
}

/** Finds the target that `--to` names. */
export type ChooseTarget = (to: string | undefined, token: string | undefined) => ReleaseTarget;

/**
 * Reads the arguments `… [--to <address>]`, those of a canary, and the token for a portal.
 *
 * @param parameters those of the command
 * @throws when `--to` names no target, the token is not one, or the canary has no share
 */
export function readReleaseArguments(
  parameters: string[],
  chooseTarget: ChooseTarget = portalAt,
): ReleaseArguments {
  const { values, positionals } = parseArgs({
    args: parameters,
    options: {
      to: { type: 'string' },
      canary: { type: 'string' },
      threshold: { type: 'string' },
    },
    allowPositionals: true,
  });
  const target = chooseTarget(values.to, readPortalToken());
  const { canary: share, threshold = CANARY_THRESHOLD } = values;
  if (share === undefined && values.threshold === undefined) return { positionals, target };
  const trial = v.safeParse(canaryTermsSchema, {
    share: Number(share),
    threshold: Number(threshold),
  });
  if (trial.success) return { positionals, target, trial: trial.output };
  throw new Error('Give the canary 1 to 99 percent of the sessions: --canary 10 [--threshold 5].');
}

/**
 * Stores a built release and makes it the active one, or a canary.
 *
 * @param folder of the build, absolute
 * @returns a line for people
 */
export async function publishCommand(
  { target, trial }: Pick<ReleaseArguments, 'target' | 'trial'>,
  remote: string,
  folder: string,
): Promise<string> {
  const { release, sequence } = await publishTo(target, remote, folder, trial);
  const share = trial && ` for ${trial.share} % of the sessions`;
  return `${remote} is at ${release}${share ?? ''} on ${target.name} (registry ${sequence}).`;
}

/** Makes the canary of a remote its active release. @returns a line for people */
export async function promoteCommand(target: ReleaseTarget, remote: string): Promise<string> {
  const { release, sequence } = await promote(target, remote);
  return `${remote} is at ${release} on ${target.name} (registry ${sequence}).`;
}

/**
 * Makes the previous release of a remote the active one again, or the given one; ends a canary. No host needs a
 * rebuild; a reload shows it.
 *
 * @returns a line for people
 */
export async function rollBackCommand(
  target: ReleaseTarget,
  remote: string,
  wanted: string | undefined,
): Promise<string> {
  const { release, sequence } = await rollBack(target, remote, wanted);
  return `${remote} is back at ${release} on ${target.name} (registry ${sequence}).`;
}

/** The active release of each remote of a portal, for people. */
export const releasesCommand = async (target: ReleaseTarget): Promise<string> =>
  releaseLines(await target.readRegistry(), await target.readCounts()).join('\n');
