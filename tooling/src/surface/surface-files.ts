import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { LibraryName } from '../library/libraries.ts';
import { packageFolder } from '../packages.ts';
import { formatReports, parseReports, type Reports } from './reports.ts';

/** The file with the reports of a library. */
export const surfaceFile = (name: LibraryName): string =>
  join(packageFolder(name), 'surface/current.api.md');

/** The file with the reports that the released version of a library has. */
export const releasedFile = (name: LibraryName): string =>
  join(packageFolder(name), 'surface/released.api.md');

/** The reports in a file; none when there is no file. */
export const readReports = async (file: string): Promise<Reports> =>
  parseReports(await readFile(file, 'utf8').catch(() => ''));

/** Replaces the reports of a library. */
export async function writeReports(name: LibraryName, reports: Reports): Promise<void> {
  const file = surfaceFile(name);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, formatReports(name, reports));
}
