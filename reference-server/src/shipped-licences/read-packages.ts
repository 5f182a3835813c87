import { stat } from 'node:fs/promises';
import { type LicensedPackage, licencesSchema } from '@leeszaal/shared-contracts/registry';
import * as v from 'valibot';
import type { CompressedFiles } from '../portal/compressed-files.ts';

/** Of one list. Those of the portal's own parts have less than a tenth; a team may upload any file. */
const MOST_BYTES = 4 * 1024 ** 2;

const listSchema = v.pipe(v.string(), v.parseJson(), licencesSchema);
const known = new WeakMap<Uint8Array, readonly LicensedPackage[] | undefined>();

function parsed(bytes: Uint8Array): readonly LicensedPackage[] | undefined {
  if (!known.has(bytes)) {
    const read = v.safeParse(listSchema, Buffer.from(bytes).toString());
    known.set(bytes, read.success ? read.output : undefined);
  }
  return known.get(bytes);
}

/**
 * The packages in a file of licences; undefined when it is missing, too large or not of the format. The same bytes are
 * parsed once.
 */
export async function readPackages(
  files: CompressedFiles,
  path: string,
): Promise<readonly LicensedPackage[] | undefined> {
  const { size } = await stat(path).catch(() => ({ size: Number.POSITIVE_INFINITY }));
  const file = size > MOST_BYTES ? null : await files.read(path, undefined);
  return file === null ? undefined : parsed(file.bytes);
}
