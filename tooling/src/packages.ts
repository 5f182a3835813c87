import { globSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder that holds every package, absolute. */
export const repositoryRoot: string = dirname(dirname(dirname(fileURLToPath(import.meta.url))));

/** The packages of the remotes: each folder `remote-…` with a `remote.config.json`. */
export const remotePackages: readonly string[] = globSync('remote-*/remote.config.json', {
  cwd: repositoryRoot,
})
  .map(dirname)
  .sort();

/** Packages whose code runs in a browser: checked with the DOM's types, tested in jsdom. */
export const browserPackages: readonly string[] = [
  'shared-contracts',
  'shared-ui',
  'remote-kit',
  'host',
  ...remotePackages,
  'reader-embed',
];

/** Packages whose code runs on Node, as it is written: nothing of theirs is built. */
export const nodePackages: readonly string[] = [
  'test-documents',
  'test-support',
  'reference-server',
  'embed-example',
  'react-example',
  'demo-library',
  'tooling',
  'e2e',
  'bench',
];

/** Every package of the workspace, each after the packages that it imports. */
export const packages: readonly string[] = [...browserPackages, ...nodePackages];

/** The folder of a package, absolute. */
export function packageFolder(name: string): string {
  return join(repositoryRoot, name);
}
