/** The file with the licences of all packages in the module. */
export const LICENCES_FILE = 'third-party-licenses.txt';

/** A package in the module, as `webpack-license-plugin` describes it. */
export interface LicensedPackage {
  readonly name: string;
  readonly version: string;
  readonly license: string | null;
  readonly licenseText: string | null;
}

const RULE = `\n${'-'.repeat(80)}\n\n`;

/**
 * The licences of packages as text.
 *
 * @throws when a package names no licence, or has no text of it
 */
export function formatLicences(packages: readonly LicensedPackage[]): string {
  const without = packages.filter(({ license, licenseText }) => !license || !licenseText);
  if (without.length > 0) {
    throw new Error(`No licence: ${without.map(({ name }) => name).join(', ')}`);
  }
  const texts = packages.map(
    ({ name, version, license, licenseText }) =>
      `${name} ${version} (${license})\n\n${licenseText?.trim()}\n`,
  );
  return ['The reader contains these packages.\n', ...texts].join(RULE);
}
