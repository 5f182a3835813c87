import * as v from 'valibot';

/** The hash that names a release's folder. */
export const releaseHashSchema = v.pipe(v.string(), v.regex(/^[0-9a-f]{20}$/));

/**
 * The folder of all releases of a remote, relative to the registry's address or another base, with a slash at the end.
 */
export const folderOfAll = (remote: string): string => `remotes/${remote}/`;

/** The folder of a release, relative to the same. */
export const folderOf = (remote: string, release: string): string =>
  `${folderOfAll(remote)}${release}`;

/** The hash at the end of a release's folder. */
export const hashOf = (folder: string): string => folder.slice(folder.lastIndexOf('/') + 1);
