import { contractRange, satisfiesContract } from '@leeszaal/shared-contracts/registry';
import { compareSurfaces, type SurfaceChange } from './compare-surfaces.ts';
import { demandedLevel, type Level, raise, suffices } from './demanded-level.ts';
import { CONTRACT } from './entries.ts';
import { readSurface } from './read-surface.ts';
import type { Reports } from './reports.ts';

/** A library since its release. */
export interface LibraryState {
  readonly name: string;
  /** The released version. */
  readonly version: string;
  readonly released: Reports;
  readonly current: Reports;
  /** The level of the next version that the changesets ask for. */
  readonly planned: Level;
}

const CONTRACT_VERSION = /const CONTRACT_VERSION = "(.+)"/;

/** The changes of a library that no changeset announces enough, and those of the contract without its version. */
export const findComplaints = (library: LibraryState): string[] => [
  ...packageComplaints(library),
  ...contractComplaints(library),
];

function packageComplaints({ name, version, released, current, planned }: LibraryState): string[] {
  const entries = [...new Set([...released.keys(), ...current.keys()])];
  const changes = entries
    .filter((entry) => entry !== CONTRACT.name)
    .flatMap((entry) => entryChanges(entry, released.get(entry), current.get(entry)));
  const demanded = demandedLevel(changes, version);
  if (suffices(planned, demanded)) return [];
  return [
    ...changes.map(({ text }) => `${name}/${text}`),
    `These changes of ${name} ${version} need a changeset: pnpm changeset --${demanded} ${name} -m '…'`,
  ];
}

function entryChanges(
  entry: string,
  released: string | undefined,
  current: string | undefined,
): SurfaceChange[] {
  if (current === undefined) return [{ level: 'major', text: `${entry} is removed` }];
  if (released === undefined) return [{ level: 'minor', text: `${entry} is added` }];
  return (
    compareSurfaces(readSurface(released), readSurface(current))
      // It has to change with the contract, and no importer breaks by its value.
      .filter(({ text }) => text !== 'CONTRACT_VERSION is changed')
      .map(({ level, text }) => ({ level, text: `${entry}: ${text}` }))
  );
}

function contractComplaints({ released, current }: LibraryState): string[] {
  const [before, after] = [released.get(CONTRACT.name), current.get(CONTRACT.name)];
  if (before === undefined || after === undefined) return [];
  const [version, present] = [contractVersion(released), contractVersion(current)];
  const changes = compareSurfaces(readSurface(before), readSurface(after));
  const demanded = raise(version, demandedLevel(changes, version));
  if (satisfiesContract(contractRange(demanded), present)) return [];
  return [
    ...changes.map(({ text }) => `contract: ${text}`),
    `These changes of the contract ${version} need another CONTRACT_VERSION: ${demanded}, not ${present}`,
  ];
}

function contractVersion(reports: Reports): string {
  const [, version] = CONTRACT_VERSION.exec(reports.get('index') ?? '') ?? [];
  if (version === undefined) throw new Error('The surface has no CONTRACT_VERSION.');
  return version;
}
