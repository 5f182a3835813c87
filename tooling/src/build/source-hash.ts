import { hashSources } from '@leeszaal/remote-kit/release';
import { repositoryRoot } from '../packages.ts';

/** The sources of every build besides its own package. */
const commonSources = [
  'shared-contracts/src',
  'shared-contracts/package.json',
  'shared-ui/src',
  'shared-ui/package.json',
  'remote-kit/src',
  'remote-kit/package.json',
  'tooling/src/embed',
  'tooling/src/webpack',
  'tooling/src/build/build-one.ts',
  'tooling/package.json',
  'pnpm-lock.yaml',
];

/** Folders of the workspace that no build includes. */
const IGNORED = ['node_modules', 'dev', 'dist', 'lib', 'testing'];

/**
 * A hash of all sources of a build; equal hashes make equal builds.
 *
 * @param packageNames folders of its packages below the root
 * @param root the repository, or a test's substitute
 * @returns 16 hexadecimal digits
 */
export const sourceHash = (
  packageNames: readonly string[],
  root = repositoryRoot,
): Promise<string> => hashSources(root, [...packageNames, ...commonSources], IGNORED);
