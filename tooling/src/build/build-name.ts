import { remoteNames } from '../webpack/remote-package.ts';

/** The names of the builds; the host first, because it is the largest and two builds run at a time. */
export const buildNames: readonly string[] = ['host', ...remoteNames];

/** The folder of the package that is built. */
export function packageOf(name: string): string {
  return name === 'host' ? 'host' : `remote-${name}`;
}
