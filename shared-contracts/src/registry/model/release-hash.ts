import * as v from 'valibot';

/** The hash that names a release's folder. */
export const releaseHashSchema = v.pipe(v.string(), v.regex(/^[0-9a-f]{20}$/));

/** The folder of a release, relative to the registry's address. */
export const folderOf = (remote: string, release: string): string => `remotes/${remote}/${release}`;

/** The hash at the end of a release's folder. */
export const hashOf = (folder: string): string => folder.slice(folder.lastIndexOf('/') + 1);
