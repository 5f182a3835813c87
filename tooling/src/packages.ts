import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder that holds every package, absolute. */
export const repositoryRoot: string = dirname(dirname(dirname(fileURLToPath(import.meta.url))));

/** Packages whose code runs in a browser: checked with the DOM's types, tested in jsdom. */
export const browserPackages = [
  'shared-contracts',
  'shared-ui',
  'remote-kit',
  'host',
  'remote-catalogue',
  'remote-reader',
  'remote-shop',
  'remote-admin',
] as const;

/** Packages whose code runs on Node, as it is written: nothing of theirs is built. */
export const nodePackages = [
  'test-documents',
  'test-support',
  'reference-server',
  'demo-library',
  'tooling',
  'e2e',
  'bench',
] as const;

/** Every package of the workspace, each after the packages that it imports. */
export const packages = [...browserPackages, ...nodePackages] as const;

export type PackageName = (typeof packages)[number];

/** The folder of a package, absolute. */
export function packageFolder(name: PackageName): string {
  return join(repositoryRoot, name);
}
