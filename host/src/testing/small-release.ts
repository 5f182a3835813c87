import type { Registry, Release } from '@leeszaal/shared-contracts/registry';
import {
  emptyRegistry,
  folderOf,
  sha384,
  withPublication,
} from '@leeszaal/shared-contracts/registry';

/** The issue time of the tests' registries. */
export const registryTime = new Date('2026-03-01T12:00:00Z');

/** A release of the given files, as the publisher describes it; the first is the manifest. */
export async function smallRelease(
  files: Readonly<Record<string, string>>,
  { contract = '^1.0', later = [] }: { contract?: string; later?: readonly string[] } = {},
): Promise<Release> {
  const table = await Promise.all(
    Object.entries(files).map(async ([path, text]) => {
      const bytes = new TextEncoder().encode(text);
      return { path, size: bytes.length, sha384: await sha384(bytes) };
    }),
  );
  const [manifest = ''] = Object.keys(files);
  return {
    version: '1.0.0',
    folder: folderOf('catalogue', '0a'.repeat(10)),
    contract,
    manifest,
    initial: Object.keys(files).filter((path) => !later.includes(path)),
    files: table,
  };
}

/** A registry with that release as the active one of `catalogue`. */
export function smallRegistry(active: Release): Registry {
  return withPublication(
    emptyRegistry(registryTime),
    'catalogue',
    { active, routes: [{ name: 'home', path: '/', minimumRole: 'none' }] },
    registryTime,
  );
}
