import type { LicensedPackage } from '@leeszaal/shared-contracts/registry';
import { describePackage, type StatedLicences } from './describe-package.ts';

/**
 * The packages of a build with their licences, by name and version. A package that is installed in several folders is
 * described once.
 *
 * @param folders of packages, absolute
 * @param stated licences that replace those of `package.json`
 * @throws with the name of each package that has no known licence, or one that is not allowed
 */
export async function describePackages(
  folders: Iterable<string>,
  stated: StatedLicences = {},
): Promise<LicensedPackage[]> {
  const all = await Promise.all([...folders].map((folder) => describePackage(folder, stated)));
  const reasons = all.flatMap((each) => (each.kind === 'refused' ? [each.reason] : []));
  if (reasons.length > 0) throw new Error(reasons.sort().join('\n'));
  const described = all.flatMap((each) => (each.kind === 'licensed' ? [each.described] : []));
  const once = new Map(described.map((each) => [`${each.name} ${each.version}`, each]));
  return [...once].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, each]) => each);
}
