import { isDeepStrictEqual } from 'node:util';
import {
  importMap,
  type Publication,
  type RegistryFile,
  sha256,
} from '@leeszaal/shared-contracts/registry';
import type { DescribedRelease } from './release-folder.ts';

/** All of a statement but the choice of files, and where they lie. */
function factsOf({ active, ...facts }: Publication): object {
  const { initial: _initial, files: _files, importMap: _map, base: _base, ...release } = active;
  return { ...facts, release };
}

const isAmong =
  (files: readonly RegistryFile[]) =>
  ({ path, size, sha384 }: RegistryFile): boolean =>
    files.some((file) => file.path === path && file.size === size && file.sha384 === sha384);

/**
 * Whether what a team has signed is true of a release. It may list more data files than a statement of today, in
 * another order, and other first files: so earlier releases stay usable when those rules change.
 */
export async function isTrueStatement(
  signed: Publication,
  { publication, files }: DescribedRelease,
): Promise<boolean> {
  const { active } = signed;
  const hasMap = publication.active.importMap !== undefined;
  const map = hasMap ? await sha256(importMap(active)) : undefined;
  return (
    isDeepStrictEqual(factsOf(signed), factsOf(publication)) &&
    active.importMap === map &&
    active.files.every(isAmong(files)) &&
    publication.active.files.every(isAmong(active.files)) &&
    active.initial.every((path) => active.files.some((file) => file.path === path))
  );
}
