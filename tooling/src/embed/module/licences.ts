import type { LicensedPackage } from '@leeszaal/shared-contracts/registry';

/** The file with the licences of all packages in the module. */
export const LICENCES_FILE = 'third-party-licenses.txt';

const RULE = `\n${'-'.repeat(80)}\n\n`;

/**
 * The licences of packages as text.
 *
 * @throws when a package has no text of its licence
 */
export function formatLicences(packages: readonly LicensedPackage[]): string {
  const without = packages.filter(({ texts }) => texts.length === 0);
  if (without.length > 0) {
    throw new Error(`No text: ${without.map(({ name }) => name).join(', ')}`);
  }
  const described = packages.map(
    ({ name, version, licence, texts }) =>
      `${name} ${version} (${licence})\n\n${texts.map(({ text }) => text).join('\n\n')}\n`,
  );
  return ['The reader contains these packages.\n', ...described].join(RULE);
}
