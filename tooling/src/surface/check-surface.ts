import { glob, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { readChangesets } from '@changesets/read';
import { hashSources } from '@leeszaal/remote-kit/release';
import * as v from 'valibot';
import { type LibraryName, libraries } from '../library/libraries.ts';
import { packageFolder, repositoryRoot } from '../packages.ts';
import { highest } from './demanded-level.ts';
import { findComplaints, type LibraryState } from './find-complaints.ts';
import { outdatedReports, readReports, releasedFolder, surfaceFolder } from './surface-files.ts';

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
  const scratch = await mkdtemp(join(tmpdir(), 'leeszaal-surface-'));
  try {
    // Its compiler takes a while to load.
    const { extractReports } = await import('./extract-reports.ts');
    await extractReports(scratch);
    const outdated = await outdatedReports(scratch);
    if (outdated.length === 0) {
      await mkdir(dirname(marker), { recursive: true });
      await writeFile(marker, hash);
    }
    return outdated;
  } finally {
    await rm(scratch, { recursive: true });
  }
}

async function surfaceHash(): Promise<string> {
  const places = ['pnpm-lock.yaml', 'tooling/src/surface', 'tooling/src/library'];
  for (const name of libraries) places.push(`${name}/src`, `${name}/package.json`);
  // As a place of its own a report counts, though it is Markdown.
  for await (const report of glob('*/surface/*.api.md', { cwd: repositoryRoot }))
    places.push(report);
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
    released: await readReports(releasedFolder(library)),
    current: await readReports(surfaceFolder(library)),
    planned: highest(planned),
  };
}
