import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import {
  entryFile,
  manifestFile,
  manifestSchema,
  releaseListingSchema,
  syncFiles,
} from '@leeszaal/shared-contracts/registry';
import * as v from 'valibot';
import { kilobytes } from './kilobytes.ts';
import { listFiles } from './list-files.ts';

/**
 * Finds what a portal or a team's budget refuses in a built remote.
 *
 * @param folder of the build, absolute
 * @param budget the largest size of the files that load first, in KB of gzip
 * @returns a line for each fault, for people
 */
export async function releaseFaults(folder: string, budget: number): Promise<string[]> {
  const listing = v.safeParse(releaseListingSchema, await listFiles(folder));
  if (!listing.success) {
    return listing.issues.map(({ input, message }) =>
      typeof input === 'string' ? `${input}: ${message}` : message,
    );
  }
  const manifest = JSON.parse(await readFile(join(folder, manifestFile), 'utf8'));
  const first = [entryFile, ...syncFiles(v.parse(manifestSchema, manifest))];
  const missing = first.filter((file) => !listing.output.some(({ path }) => path === file));
  if (missing.length > 0) return missing.map((file) => `${file} is missing.`);
  const files = await Promise.all(first.map((file) => readFile(join(folder, file))));
  const size = kilobytes(files.reduce((sum, bytes) => sum + gzipSync(bytes).byteLength, 0));
  return size <= budget
    ? []
    : [`The files that load first have ${size} KB of gzip. The budget is ${budget} KB.`];
}
