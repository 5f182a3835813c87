import { cp, glob, mkdir, readFile, rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { type LibraryName, libraries } from '../library/libraries.ts';
import { packageFolder } from '../packages.ts';
import type { Reports } from './find-complaints.ts';

/** The folder of a library's reports. */
export const surfaceFolder = (name: LibraryName): string => join(packageFolder(name), 'surface');

/** The folder of the reports that the released version has. */
export const releasedFolder = (name: LibraryName): string => join(surfaceFolder(name), 'released');

/** The reports in a folder, and not below it. */
export async function readReports(folder: string): Promise<Reports> {
  const reports = new Map<string, string>();
  for await (const file of glob('*.api.md', { cwd: folder })) {
    reports.set(basename(file, '.api.md'), await readFile(join(folder, file), 'utf8'));
  }
  return reports;
}

/** Replaces the reports in a folder, and not those below it. */
export async function replaceReports(folder: string, source: string): Promise<void> {
  for await (const file of glob('*.api.md', { cwd: folder })) await rm(join(folder, file));
  await mkdir(folder, { recursive: true });
  for await (const file of glob('*.api.md', { cwd: source })) {
    await cp(join(source, file), join(folder, file));
  }
}

/** The reports of the repository that differ from the given ones, as paths from its root. */
export async function outdatedReports(extracted: string): Promise<string[]> {
  const outdated: string[] = [];
  for (const name of libraries) {
    const present = await readReports(surfaceFolder(name));
    const right = await readReports(join(extracted, name));
    for (const report of new Set([...present.keys(), ...right.keys()])) {
      if (present.get(report) === right.get(report)) continue;
      outdated.push(`${name}/surface/${report}.api.md`);
    }
  }
  return outdated;
}
