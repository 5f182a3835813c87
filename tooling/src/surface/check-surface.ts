import { glob, mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { readChangesets } from '@changesets/read';
import { hashSources } from '@leeszaal/remote-kit/release';
import * as v from 'valibot';
import { type LibraryName, libraries } from '../library/libraries.ts';
import { packageFolder, repositoryRoot } from '../packages.ts';
import { highest } from './demanded-level.ts';
import { findComplaints, type LibraryState } from './find-complaints.ts';
import { differingEntries } from './reports.ts';
import { readReports, releasedFile, surfaceFile } from './surface-files.ts';

/** The hash of the sources whose reports were right. */
const marker = join(repositoryRoot, 'node_modules/.cache/leeszaal/surface');

const manifestSchema = v.object({ name: v.string(), version: v.string() });

/** Reports that differ from the sources, and changes that no changeset announces, as lines for people. */
export async function checkSurface(): Promise<string[]> {
  const outdated = await findOutdated();
  if (outdated.length > 0) return [...outdated, 'These reports are out of date: pnpm surface'];
  const states = await Promise.all(libraries.map(libraryState));
  return states.flatMap(findComplaints);
}

/** The extraction takes seconds, so it runs only after a change of its sources or of the reports. */
async function findOutdated(): Promise<string[]> {
  const hash = await surfaceHash();
  if ((await readFile(marker, 'utf8').catch(() => '')) === hash) return [];
  // Its compiler takes a while to load.
  const { extractReports } = await import('./extract-reports.ts');
  const outdated: string[] = [];
  for (const [name, reports] of await extractReports()) {
    const entries = differingEntries(await readReports(surfaceFile(name)), reports);
    outdated.push(...entries.map((entry) => `${name}/${entry}`));
  }
  if (outdated.length === 0) {
    await mkdir(dirname(marker), { recursive: true });
    await writeFile(marker, hash);
  }
  return outdated;
}

async function surfaceHash(): Promise<string> {
  const places = ['pnpm-lock.yaml', 'tooling/src/surface', 'tooling/src/library'];
  for (const name of libraries) places.push(`${name}/src`, `${name}/package.json`);
  // As a place of its own a report counts, though it is Markdown.
  for await (const report of glob('*/surface/current.api.md', { cwd: repositoryRoot })) {
    places.push(report);
  }
  return hashSources(repositoryRoot, places);
}

async function libraryState(library: LibraryName): Promise<LibraryState> {
  const manifest = await readFile(join(packageFolder(library), 'package.json'), 'utf8');
  const { name, version } = v.parse(manifestSchema, JSON.parse(manifest));
  const changesets = await readChangesets(repositoryRoot);
  const planned = changesets.flatMap(({ releases }) =>
    releases.filter((release) => release.name === name).map(({ type }) => type),
  );
  return {
    name,
    version,
    released: await readReports(releasedFile(library)),
    current: await readReports(surfaceFile(library)),
    planned: highest(planned),
  };
}
