import {
  type CanaryCounts,
  hashOf,
  type RegisteredRemote,
  type Registry,
  type ReleaseRef,
  type SessionCounts,
  shown,
} from '@leeszaal/shared-contracts/registry';
import { kilobytes } from './kilobytes.ts';
import type { Signers } from './signers.ts';

const brief = (text: string): string => shown(text, 60);

const nameOf = ({ folder, version }: ReleaseRef): string =>
  `${hashOf(folder)}, version ${brief(version)}`;

const inSessions = ({ failures, sessions }: SessionCounts): string =>
  `in ${failures} of ${sessions} sessions`;

/** Of a release that is not live for all. */
function canaryLines(
  { canary, halted }: RegisteredRemote,
  counts: CanaryCounts[string] | undefined,
): string[] {
  if (canary !== undefined) {
    const { publication, share, threshold, since } = canary;
    return [
      `  canary    ${nameOf(publication.active)}`,
      `            for ${share} % of the sessions since ${since}; halts above ${threshold} % failures`,
      ...(counts
        ? [`            failed ${inSessions(counts.canary)}, live ${inSessions(counts.active)}`]
        : []),
    ];
  }
  if (halted === undefined) return [];
  const { release, version, at } = halted;
  return [
    `  halted    ${nameOf({ folder: release, version })}`,
    `            at ${at}: failed ${inSessions(halted)}`,
  ];
}

function linesOf(
  name: string,
  remote: RegisteredRemote,
  signers: readonly string[] = [],
  counts?: CanaryCounts[string],
): string[] {
  const { active, previous, since, routes } = remote;
  const size = active.files.reduce((sum, file) => sum + file.size, 0);
  return [
    name,
    `  live      ${nameOf(active)}`,
    `  since     ${since ?? 'unknown'}`,
    `  contract  ${active.contract}`,
    `  key       ${signers.join(' ') || 'none that the root names'}`,
    ...(active.base === undefined ? [] : [`  files     ${active.base}`]),
    `  size      ${kilobytes(size)} KB in ${active.files.length} files that may run`,
    `  routes    ${routes.map(({ path }) => brief(path)).join(' ')}`,
    `  previous  ${previous ? nameOf(previous) : 'none'}`,
    ...canaryLines(remote, counts),
  ];
}

/** The active release of each remote, with the keys that have signed it, and its canary, for people. */
export function releaseLines(
  { sequence, expires, remotes }: Registry,
  signers: Signers = {},
  counts: CanaryCounts = {},
): string[] {
  const names = Object.keys(remotes).sort();
  return [
    `Registry ${sequence}, valid until ${expires}`,
    ...names.flatMap((name) => {
      const remote = remotes[name];
      return remote === undefined
        ? []
        : ['', ...linesOf(name, remote, signers[name], counts[name])];
    }),
  ];
}
