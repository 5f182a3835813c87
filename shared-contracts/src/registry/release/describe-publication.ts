import * as v from 'valibot';
import { remoteFactsSchema } from '../facts/remote-facts.contract.ts';
import { contractRangeSchema } from '../model/contract-range.ts';
import { RELEASE_LIMITS } from '../model/publishing.contract.ts';
import {
  type Publication,
  publicationSchema,
  type RegistryFile,
} from '../model/registry.contract.ts';
import { folderOf } from '../model/release-hash.ts';
import { sha256 } from './digest.ts';
import { importMap } from './import-map.ts';
import { entryFile, isData, manifestFile, manifestSchema, syncFiles } from './release-files.ts';

const noteSchema = v.object({
  version: v.string(),
  contract: contractRangeSchema,
  ...remoteFactsSchema.entries,
});

/** The sources of a release's description. */
export interface ReleaseSource {
  readonly remote: string;
  /** The release's content hash. */
  readonly hash: string;
  /** Every file. */
  readonly files: readonly RegistryFile[];
  /** The parsed content of `manifestFile`. */
  readonly manifest: unknown;
  /** The parsed content of `releaseFile`. */
  readonly note: unknown;
  /** Where its folder lies, if not on the portal. */
  readonly base?: string | undefined;
}

/**
 * The registry's description of a release. The team signs it; the portal compares it with the files.
 *
 * @throws when no host could load the release
 */
export async function describePublication(source: ReleaseSource): Promise<Publication> {
  const { version, contract, ...facts } = v.parse(noteSchema, source.note);
  const manifest = v.parse(manifestSchema, source.manifest);
  const initial = [manifestFile, entryFile, ...syncFiles(manifest)];
  // In one order, so that team and portal describe the same files alike.
  const files = source.files
    .filter(({ path }) => !isData(path) || path === manifestFile)
    .toSorted((a, b) => (a.path < b.path ? -1 : 1));
  const missing = initial.find((path) => !files.some((file) => file.path === path));
  if (missing !== undefined) throw new Error(`its manifest names ${missing}, which is not there`);
  const folder = folderOf(source.remote, source.hash);
  const isOfModules = manifest.metaData?.remoteEntry?.type === 'module';
  const elsewhere = source.base === undefined ? {} : { base: source.base };
  const map = isOfModules && {
    importMap: await sha256(importMap({ ...elsewhere, folder, files })),
  };
  const active = {
    version,
    folder,
    ...elsewhere,
    contract,
    manifest: manifestFile,
    initial,
    files,
    ...map,
  };
  const entry = v.parse(publicationSchema, { active, ...facts });
  if (JSON.stringify(entry).length > RELEASE_LIMITS.entryBytes) throw new Error('it is too large');
  return entry;
}
