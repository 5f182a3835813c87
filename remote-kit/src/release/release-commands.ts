import { parseArgs } from 'node:util';
import { publishTo, rollBack } from './change-release.ts';
import { portalAt } from './portal-at.ts';
import { readPortalToken } from './portal-token.ts';
import { releaseLines } from './release-lines.ts';
import type { ReleaseTarget } from './release-target.contract.ts';

/** The arguments of a command for releases. */
export interface ReleaseArguments {
  readonly positionals: readonly string[];
  readonly target: ReleaseTarget;
}

/** Finds the target that `--to` names. */
export type ChooseTarget = (to: string | undefined, token: string | undefined) => ReleaseTarget;

/**
 * Reads the arguments `… [--to <address>]`, and the token for a portal.
 *
 * @param parameters those of the command
 * @throws when `--to` names no target, or the token is not one
 */
export function readReleaseArguments(
  parameters: string[],
  chooseTarget: ChooseTarget = portalAt,
): ReleaseArguments {
  const { values, positionals } = parseArgs({
    args: parameters,
    options: { to: { type: 'string' } },
    allowPositionals: true,
  });
  return { positionals, target: chooseTarget(values.to, readPortalToken()) };
}

/**
 * Stores a built release and makes it the active one.
 *
 * @param folder of the build, absolute
 * @returns a line for people
 */
export async function publishCommand(
  target: ReleaseTarget,
  remote: string,
  folder: string,
): Promise<string> {
  const { release, sequence } = await publishTo(target, remote, folder);
  return `${remote} is at ${release} on ${target.name} (registry ${sequence}).`;
}

/**
 * Makes the previous release of a remote the active one again, or the given one. No host needs a rebuild; a reload
 * shows it.
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
  releaseLines(await target.readRegistry()).join('\n');
