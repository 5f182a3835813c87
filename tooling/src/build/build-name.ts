import { type RemoteName, remoteNames } from '../webpack/remote-package.ts';

/** The name of a build: the host or a remote. */
export type BuildName = 'host' | RemoteName;

/** The host first: it is the largest, and two builds run at a time. */
export const buildNames: readonly BuildName[] = ['host', ...remoteNames];

export function isBuildName(name: string): name is BuildName {
  return buildNames.some((known) => known === name);
}

/** The folder of the package that is built. */
export function packageOf(name: BuildName): 'host' | `remote-${RemoteName}` {
  return name === 'host' ? 'host' : `remote-${name}`;
}
