import { remoteNames } from '../webpack/remote-package.ts';

/** The name of the build of the embedded reader. */
export const EMBED = 'embed';

/** The names of the builds; the largest first, because two builds run at a time. */
export const buildNames: readonly string[] = ['host', EMBED, ...remoteNames];

/** The folders of the packages that are built. */
export function packagesOf(name: string): readonly string[] {
  if (name === 'host') return ['host'];
  return name === EMBED ? ['reader-embed', 'remote-reader'] : [`remote-${name}`];
}
