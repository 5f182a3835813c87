import { join } from 'node:path';
import type { Config } from 'jest';
import { browserProject } from './browser-project.ts';

/**
 * The configuration of Jest for the tests of a remote.
 *
 * @param folder of the remote's package, absolute
 */
export const remoteTests = (folder: string): Config => ({
  ...browserProject(folder, join(folder, 'node_modules/.cache')),
  roots: ['<rootDir>/src'],
  // Timings decide no test: this ends a test that hangs, on a busy machine too.
  testTimeout: 60_000,
});
