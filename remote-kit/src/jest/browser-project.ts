import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Config } from 'jest';
import { assetKinds, assetName } from '../webpack/asset-kinds.ts';

type Project = Exclude<NonNullable<Config['projects']>[number], string>;

/** A file in this folder: source in this package's workspace, JavaScript elsewhere. */
const beside = (name: string): string =>
  join(import.meta.dirname, `${name}${extname(import.meta.filename)}`);
const resolved = (specifier: string): string => fileURLToPath(import.meta.resolve(specifier));

/** TypeScript and the message macros become plain modules; nothing is bundled. */
const codeTransform = (cache: string): Config['transform'] => ({
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
          cacheRoot: join(cache, 'swc'),
        },
      },
      experimental: { customCoverageInstrumentation: { enabled: false } },
    },
  ],
});

/**
 * The configuration that all projects of Jest share.
 *
 * @param folder where Jest starts, absolute
 * @param cache the folder of the caches, absolute
 */
export const codeProject = (folder: string, cache: string): Project => ({
  rootDir: folder,
  testMatch: ['**/*.test.ts', '**/*.test.tsx'],
  extensionsToTreatAsEsm: ['.ts', '.tsx', '.css', '.po', ...assetKinds.map((kind) => `.${kind}`)],
  moduleFileExtensions: ['ts', 'tsx', 'js', 'mjs', 'cjs', 'json', 'wasm', 'node'],
  cacheDirectory: join(cache, 'jest'),
  transform: codeTransform(cache),
});

/** A project of Jest for code of a browser: jsdom with the interfaces that the code needs. */
export const browserProject = (folder: string, cache: string): Project => ({
  ...codeProject(folder, cache),
  testEnvironment: beside('browser-environment'),
  setupFiles: [beside('browser-setup')],
  setupFilesAfterEnv: [beside('patient-queries')],
  transform: {
    ...codeTransform(cache),
    '\\.css$': beside('css-transform'),
    [assetName.source]: beside('asset-transform'),
    '\\.po$': beside('po-transform'),
  },
  // Style sheets and fonts come from packages too, and are no code in them.
  transformIgnorePatterns: ['/node_modules/(?!.*\\.(?:css|woff2)$)'],
});
