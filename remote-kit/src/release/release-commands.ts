import { parseArgs } from 'node:util';
import {
  CANARY_THRESHOLD,
  type CanaryTerms,
  canaryTermsSchema,
} from '@leeszaal/shared-contracts/registry';
import * as v from 'valibot';
import { type ChangedRelease, promote, publishTo, rollBack } from './change-release.ts';
import { chooseStore } from './elsewhere/choose-store.ts';
import type { Elsewhere } from './elsewhere/file-store.contract.ts';
import { storeElsewhere } from './elsewhere/store-elsewhere.ts';
import { portalAt } from './portal-at.ts';
import { readPortalToken } from './portal-token.ts';
import { releaseLines } from './release-lines.ts';
import type { ReleaseTarget } from './release-target.contract.ts';

/** The arguments of a command for releases. */
export interface ReleaseArguments {
  readonly positionals: readonly string[];
  readonly target: ReleaseTarget;
}

/** The arguments of a publication. */
export interface PublishArguments extends ReleaseArguments {
  /** Set when a canary is published. */
  readonly trial?: CanaryTerms;
  /** Where the files of the release go, if the portal does not serve them. */
  readonly elsewhere?: Elsewhere;
}

/** Finds the target that `--to` names. */
export type ChooseTarget = (to: string | undefined, token: string | undefined) => ReleaseTarget;

/**
 * Reads the arguments `… [--to <address>]`, and the token for a portal.
 *
 * @param parameters those of the command
 * @throws when `--to` names no target, the token is not one, or there are arguments of a publication
 */
export function readReleaseArguments(
  parameters: string[],
  chooseTarget?: ChooseTarget,
): ReleaseArguments {
  const { trial, elsewhere, ...given } = readPublishArguments(parameters, chooseTarget);
  if (trial === undefined && elsewhere === undefined) return given;
  throw new Error('Only a publication has --canary, --threshold, --files and --at.');
}

/**
 * Reads the arguments `… [--to <address>]`, those of a canary and of files elsewhere, and the token for a portal.
 *
 * @param parameters those of the command
 * @throws when `--to` names no target, the token is not one, the canary has no share, or the files no address
 */
export function readPublishArguments(
  parameters: string[],
  chooseTarget: ChooseTarget = portalAt,
): PublishArguments {
  const { values, positionals } = parseArgs({
    args: parameters,
    options: {
      to: { type: 'string' },
      canary: { type: 'string' },
      threshold: { type: 'string' },
      files: { type: 'string' },
      at: { type: 'string' },
    },
    allowPositionals: true,
  });
  const target = chooseTarget(values.to, readPortalToken());
  const elsewhere = chooseStore(values.files, values.at);
  const given = { positionals, target, ...(elsewhere && { elsewhere }) };
  const { canary: share, threshold = CANARY_THRESHOLD } = values;
  if (share === undefined && values.threshold === undefined) return given;
  const trial = v.safeParse(canaryTermsSchema, {
    share: Number(share),
    threshold: Number(threshold),
  });
  if (trial.success) return { ...given, trial: trial.output };
  throw new Error('Give the canary 1 to 99 percent of the sessions: --canary 10 [--threshold 5].');
}

/**
 * Stores a built release and makes it the active one, or a canary. Files that go elsewhere are stored and read there
 * first.
 *
 * @param folder of the build, absolute; its statement names the address of files elsewhere
 * @returns a line for people
 */
export async function publishCommand(
  { target, trial, elsewhere }: Omit<PublishArguments, 'positionals'>,
  remote: string,
  folder: string,
): Promise<string> {
  if (elsewhere) await storeElsewhere(elsewhere, remote, folder, target.name);
  const changed = await publishTo(target, remote, folder, trial);
  const share = trial && `is at ${changed.release} for ${trial.share} % of the sessions`;
  const line = lineOf(target, remote, changed, share);
  return elsewhere === undefined ? line : `${line} Its files are at ${elsewhere.base}.`;
}

/** Makes the canary of a remote its active release. @returns a line for people */
export async function promoteCommand(target: ReleaseTarget, remote: string): Promise<string> {
  return lineOf(target, remote, await promote(target, remote));
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
  const changed = await rollBack(target, remote, wanted);
  return lineOf(target, remote, changed, `is back at ${changed.release}`);
}

/** The active release of each remote of a portal, for people. */
export async function releasesCommand(target: ReleaseTarget): Promise<string> {
  const registry = await target.readRegistry();
  const [signers, counts] = [await target.readSigners(), await target.readCounts()];
  return releaseLines(registry, signers, counts).join('\n');
}

/** @param done unless the release was the active one before */
function lineOf(
  target: ReleaseTarget,
  remote: string,
  { release, sequence, hasChanged }: ChangedRelease,
  done = `is at ${release}`,
): string {
  const state = hasChanged ? done : `was already at ${release}`;
  return `${remote} ${state} on ${target.name} (registry ${sequence}).`;
}
