/*
 * Exports for Jest suites of other packages.
 */
export { describeOnBothDatabases } from './describe-on-both-databases.ts';
export { createTestServer, type TestServer } from './test-server.ts';
