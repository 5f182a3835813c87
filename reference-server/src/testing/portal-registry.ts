import {
  folderOf,
  hashOf,
  type Registry,
  type SignedDocument,
  type SignedRegistry,
} from '@leeszaal/shared-contracts/registry';

/** A remote with screens at these paths, for every role. */
export function testRemote(name: string, paths: readonly string[]): Registry['remotes'][string] {
  return {
    active: {
      version: '1',
      folder: folderOf(name, '0a'.repeat(10)),
      contract: '^1.0',
      manifest: 'mf-manifest.json',
      initial: ['mf-manifest.json', 'remoteEntry.js'],
      files: [],
    },
    previous: null,
    routes: paths.map((path) => ({ name, path, minimumRole: 'none' })),
  };
}

const claimed = (document: unknown): SignedDocument => ({
  payload: Buffer.from(JSON.stringify(document)).toString('base64url'),
  signatures: [],
});

/** The file of a registry with these remotes; its signatures are missing, which the server does not check. */
export function registryFile(remotes: Registry['remotes']): string {
  const entries = Object.entries(remotes);
  const releases = entries.map(([name, { active, previous }]) => [
    name,
    { release: hashOf(active.folder), previous },
  ]);
  const registry: SignedRegistry = {
    roots: [],
    index: claimed({
      sequence: 1,
      issuedAt: '2026-01-01T00:00:00.000Z',
      expires: '2027-01-01T00:00:00.000Z',
      remotes: Object.fromEntries(releases),
    }),
    statements: Object.fromEntries(entries.map(([name, remote]) => [name, claimed(remote)])),
  };
  return JSON.stringify(registry);
}
