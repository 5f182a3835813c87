import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { browserProject, codeProject } from '@leeszaal/remote-kit/jest';
import type { Config } from 'jest';
import { browserPackages, repositoryRoot } from '../packages.ts';
import { isFullRun } from './full-run.ts';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

type Project = Exclude<NonNullable<Config['projects']>[number], string>;

/** Code of browser packages that runs on Node. */
const presets = [
  'build',
  'catalogue',
  'check',
  'command',
  'create',
  'dev-server',
  'jest',
  'release',
  'webpack',
].map((name) => `remote-kit/src/${name}`);

/** Tests that take long are in files of their own. */
const ignored = ['/node_modules/', ...(isFullRun() ? [] : ['[.]full[.]test[.]'])];

const sourcesOf = (packages: readonly string[]): string[] =>
  packages.map((name) => join(name, 'src'));

const CACHE = join(repositoryRoot, '.cache');

function project(name: string, folders: readonly string[], rest: Project): Project {
  return {
    ...codeProject(repositoryRoot, CACHE),
    displayName: name,
    roots: folders.map((folder) => join(repositoryRoot, folder)).filter(existsSync),
    testPathIgnorePatterns: ignored,
    ...rest,
  };
}

/** The tests of the server and the demonstration share one PostgreSQL. */
const serverPostgres = 'reference-server/src/testing/postgres';

/**
 * The heap at which Jest replaces a worker between two files. A worker keeps some megabytes of each
 * file that it has run, and collecting such a heap makes late files several times slower.
 */
const WORKER_MEMORY = '800MB';

/**
 * One more than the cores: tests of servers wait for processes, databases and timers. With two on two cores the
 * processors were idle for 7 to 18 % of the time of such tests, with three for 2 %.
 */
const WORKERS = availableParallelism() + 1;

/** The unit tests of every package: those for the browser in jsdom, the others on Node. */
export function jestConfig(): Config {
  return {
    rootDir: repositoryRoot,
    maxWorkers: WORKERS,
    workerIdleMemoryLimit: WORKER_MEMORY,
    // Timings decide no test: this ends a test that hangs, on a busy machine too.
    testTimeout: 60_000,
    projects: [
      project('browser', sourcesOf(browserPackages), {
        ...browserProject(repositoryRoot, CACHE),
        testPathIgnorePatterns: [...ignored, ...presets.map((folder) => `/${folder}/`)],
      }),
      project('server', sourcesOf(['reference-server', 'demo-library']), {
        testEnvironment: here('./server-environment.ts'),
        globalSetup: join(repositoryRoot, serverPostgres, 'global-setup.ts'),
        globalTeardown: join(repositoryRoot, serverPostgres, 'global-teardown.ts'),
      }),
      project(
        'tools',
        [...sourcesOf(['test-support', 'embed-example', 'tooling', 'bench']), ...presets],
        {
          testEnvironment: here('./node-environment.ts'),
        },
      ),
    ],
  };
}
