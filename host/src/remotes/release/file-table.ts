import type { RegistryFile, Release } from '@leeszaal/shared-contracts/registry';

/** The base address of a release, absolute, with a slash at the end. */
export function releaseBase(release: Pick<Release, 'folder'>, registryUrl: string): string {
  return new URL(`${release.folder}/`, registryUrl).href;
}

/** The files that may run, by absolute address. */
export type FileTable = ReadonlyMap<string, RegistryFile>;

export function fileTable(release: Release, registryUrl: string): FileTable {
  const base = releaseBase(release, registryUrl);
  return new Map(release.files.map((file) => [new URL(file.path, base).href, file]));
}
