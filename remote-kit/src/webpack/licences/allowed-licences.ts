import satisfies from 'spdx-satisfies';

/**
 * The licences that a package of a build may have: none of them asks for the source of what contains the package.
 * Every build, also of a team in its own repository, and the packages of the server are compared with this list.
 */
export const ALLOWED_LICENCES: readonly string[] = [
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'CC-BY-4.0',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'MPL-2.0',
  'OFL-1.1',
  'PostgreSQL',
  'Python-2.0',
  'Unlicense',
  'Zlib',
];

/** A licence without an SPDX identifier, which a remote states of a package of its own organisation. */
const OWN_LICENCE = /^LicenseRef-[\w.-]+$/;

/**
 * Whether a package may be part of a build.
 *
 * @param expression of SPDX; of an `OR`, one side has to be allowed
 * @param isStated whether the remote states it, so that `LicenseRef-…` is allowed
 */
export function isAllowedLicence(expression: string, isStated = false): boolean {
  if (isStated && OWN_LICENCE.test(expression)) return true;
  try {
    return satisfies(expression, [...ALLOWED_LICENCES]);
  } catch {
    return false;
  }
}
