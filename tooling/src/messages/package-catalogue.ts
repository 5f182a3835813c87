import type { CatalogType, ExtractedCatalogType } from '@lingui/cli/api';
import { getCatalogs } from '@lingui/cli/api';
import { messageConfig } from './config.ts';

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
 * @param folder the package's folder, absolute
 * @throws when a source file can't be read as code; the extractor prints which
 */
export async function readPackageCatalogue(folder: string): Promise<PackageCatalogue> {
  const [catalogue] = await getCatalogs(messageConfig(folder));
  if (catalogue === undefined) throw new Error(`No catalogue is configured for ${folder}.`);
  const [fromSource, onDisk] = await Promise.all([catalogue.collect(), catalogue.readAll()]);
  if (fromSource === undefined) throw new Error(`The messages of ${folder} can't be read.`);
  return { catalogue, fromSource, onDisk };
}
