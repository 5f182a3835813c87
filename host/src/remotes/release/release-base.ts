import type { Release } from '@leeszaal/shared-contracts/registry';

/** The base address of a release, absolute, with a slash at the end. */
export function releaseBase(
  release: Pick<Release, 'base' | 'folder'>,
  registryUrl: string,
): string {
  return new URL(`${release.folder}/`, release.base ?? registryUrl).href;
}
