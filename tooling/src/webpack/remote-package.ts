import { packageFolder, remotePackages } from '../packages.ts';

/**
 * Every remote of the workspace, by the name that the registry and module federation know. Letters only: module
 * federation matches names by prefix.
 */
export const remoteNames: readonly string[] = remotePackages.map((name) =>
  name.slice('remote-'.length),
);

/** The folder of a remote's package, absolute. */
export function remoteFolder(name: string): string {
  return packageFolder(`remote-${name}`);
}
