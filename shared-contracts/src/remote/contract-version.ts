/**
 * The version of the contract between host and remotes, in the sense of semantic versioning: a
 * remote built against `1.2.0` runs in every host of `1.x` with `x >= 2`.
 */
export const CONTRACT_VERSION = '1.1.0';
