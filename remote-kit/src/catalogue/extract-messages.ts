import { basename } from 'node:path';
import { readPackageCatalogue } from './package-catalogue.ts';

/**
 * Writes the messages of a package's source into its catalogues. Translations stay; what the
 * source no longer has is kept as obsolete unless it is to be cleaned away.
 *
 * @returns one line for a person, null when the package has no messages
 */
export async function extractMessages(folder: string, clean: boolean): Promise<string | null> {
  const { catalogue, fromSource, onDisk } = await readPackageCatalogue(folder);
  const count = Object.keys(fromSource).length;
  const hasCatalogues = Object.values(onDisk).some((entries) => entries !== undefined);
  if (count === 0 && !hasCatalogues) return null;
  await catalogue.make({ clean, overwrite: false, orderBy: 'message' });
  return `${basename(folder)}: ${count} messages`;
}
