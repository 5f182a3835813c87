/*
 * Exports for Jest suites of other packages.
 */
export { makeReleaseToken } from '../releases/release-tokens.ts';
export { describeOnBothDatabases } from './describe-on-both-databases.ts';
export { smallestRelease, writeFiles } from './smallest-release.ts';
export { createTestServer, type TestServer } from './test-server.ts';
