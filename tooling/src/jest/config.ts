import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Config } from 'jest';
import { browserPackages, repositoryRoot } from '../packages.ts';
import { isFullRun } from './full-run.ts';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
const resolved = (specifier: string): string => fileURLToPath(import.meta.resolve(specifier));

/** TypeScript and the message macros become plain modules; nothing is bundled. */
const code: Config['transform'] = {
  '\\.tsx?$': [
    resolved('@swc/jest'),
    {
      swcrc: false,
      jsc: {
        parser: { syntax: 'typescript', tsx: true },
        target: 'es2024',
        transform: { react: { runtime: 'automatic' } },
        experimental: {
          plugins: [[resolved('@lingui/swc-plugin'), {}]],
          cacheRoot: join(repositoryRoot, '.cache/swc'),
        },
      },
      experimental: { customCoverageInstrumentation: { enabled: false } },
    },
  ],
};

type Project = Exclude<NonNullable<Config['projects']>[number], string>;

/** Code of browser packages that runs on Node. */
const presets = ['remote-kit/src/catalogue', 'remote-kit/src/webpack'] as const;

/** Tests that take long are in files of their own. */
const ignored = ['/node_modules/', ...(isFullRun() ? [] : ['[.]full[.]test[.]'])];

const sourcesOf = (packages: readonly string[]): string[] =>
  packages.map((name) => join(name, 'src'));

function project(name: string, folders: readonly string[], rest: Project): Project {
  return {
    displayName: name,
    rootDir: repositoryRoot,
    roots: folders.map((folder) => join(repositoryRoot, folder)).filter(existsSync),
    testMatch: ['**/*.test.ts', '**/*.test.tsx'],
    testPathIgnorePatterns: ignored,
    extensionsToTreatAsEsm: ['.ts', '.tsx', '.css', '.po', '.svg', '.png', '.woff2'],
    moduleFileExtensions: ['ts', 'tsx', 'js', 'mjs', 'cjs', 'json', 'wasm', 'node'],
    cacheDirectory: join(repositoryRoot, '.cache/jest'),
    transform: code,
    ...rest,
  };
}

/** The tests of the server and the demonstration share one PostgreSQL. */
const serverPostgres = 'reference-server/src/testing/postgres';

/** The unit tests of every package: those for the browser in jsdom, the others on Node. */
export function jestConfig(): Config {
  return {
    rootDir: repositoryRoot,
    // Timings decide no test: this ends a test that hangs, on a busy machine too.
    testTimeout: 60_000,
    projects: [
      project('browser', sourcesOf(browserPackages), {
        testPathIgnorePatterns: [...ignored, ...presets.map((folder) => `/${folder}/`)],
        testEnvironment: here('./browser-environment.ts'),
        setupFiles: [here('./browser-setup.ts')],
        setupFilesAfterEnv: [here('./patient-queries.ts')],
        transform: {
          ...code,
          '\\.css$': here('./css-transform.ts'),
          '\\.(svg|png|woff2)$': here('./asset-transform.ts'),
          '\\.po$': here('./po-transform.ts'),
        },
        // Fonts come from packages, and are no code in them.
        transformIgnorePatterns: ['/node_modules/(?!.*\\.woff2$)'],
      }),
      project('server', sourcesOf(['reference-server', 'demo-library']), {
        testEnvironment: here('./server-environment.ts'),
        globalSetup: join(repositoryRoot, serverPostgres, 'global-setup.ts'),
        globalTeardown: join(repositoryRoot, serverPostgres, 'global-teardown.ts'),
      }),
      project('tools', [...sourcesOf(['test-support', 'tooling', 'bench']), ...presets], {
        testEnvironment: here('./node-environment.ts'),
      }),
    ],
  };
}
