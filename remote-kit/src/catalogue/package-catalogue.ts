import type { CatalogType, ExtractedCatalogType } from '@lingui/cli/api';
import { getCatalogs } from '@lingui/cli/api';
import { messageConfig } from './message-config.ts';

type Catalogue = Awaited<ReturnType<typeof getCatalogs>>[number];

/** A package's messages: as the source has them, and as each language's file has them. */
export interface PackageCatalogue {
  readonly catalogue: Catalogue;
  readonly fromSource: ExtractedCatalogType;
  readonly onDisk: Readonly<Record<string, CatalogType>>;
}

/**
 * Reads both sides of a package's messages.
 *
 * @throws when a source file can't be read as code; the extractor prints which
 */
export async function readPackageCatalogue(folder: string): Promise<PackageCatalogue> {
  const catalogue = await catalogueOf(folder);
  const [fromSource, onDisk] = await Promise.all([catalogue.collect(), catalogue.readAll()]);
  if (fromSource === undefined) throw new Error(`The messages of ${folder} can't be read.`);
  return { catalogue, fromSource, onDisk };
}

/** Reads a package's translations: each language's file. */
export const readTranslations = async (folder: string): Promise<PackageCatalogue['onDisk']> =>
  (await catalogueOf(folder)).readAll();

async function catalogueOf(folder: string): Promise<Catalogue> {
  const [catalogue] = await getCatalogs(messageConfig(folder));
  if (catalogue === undefined) throw new Error(`No catalogue is configured for ${folder}.`);
  return catalogue;
}
