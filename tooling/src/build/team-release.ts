import { hashOf, type Registry } from '@leeszaal/shared-contracts/registry';
import type { Built } from './build-state.ts';

/** How many earlier builds count. */
const REMEMBERED = 100;

/** The releases of a build and of those before it, latest first. */
export const ownReleases = ({ release, earlier = [] }: Pick<Built, 'release' | 'earlier'>) =>
  [...(release === null ? [] : [release]), ...earlier].slice(0, REMEMBERED);

/** The active release of a remote, if no build of this workspace made it but a team. */
export function teamRelease(
  { remotes }: Pick<Registry, 'remotes'>,
  name: string,
  built: Built | undefined,
): string | undefined {
  const { active } = remotes[name] ?? {};
  if (active === undefined) return undefined;
  const release = hashOf(active.folder);
  return built && ownReleases(built).includes(release) ? undefined : release;
}
