/** The file a federation container starts with: the only script without a hash in its name. */
export const entryFile = 'remoteEntry.js';

/** The file in which a build describes itself to the federation runtime. */
export const manifestFile = 'mf-manifest.json';

/** The file with the facts about a release that its build does not show. */
export const releaseFile = 'release.json';
