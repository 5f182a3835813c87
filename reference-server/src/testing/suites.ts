/*
 * What tests beside the server need in a suite of Jest.
 */
export { describeOnBothDatabases } from './describe-on-both-databases.ts';
export { createTestServer, type TestServer } from './test-server.ts';
