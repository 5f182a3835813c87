import type { Registry } from '@leeszaal/shared-contracts/registry';

/** A remote with screens at these paths, for every role. */
export function testRemote(name: string, paths: readonly string[]): Registry['remotes'][string] {
  return {
    active: {
      version: '1',
      folder: `remotes/${name}/abc`,
      contract: '^1.0',
      manifest: 'mf-manifest.json',
      initial: ['mf-manifest.json', 'remoteEntry.js'],
      files: [],
    },
    previous: null,
    routes: paths.map((path) => ({ name, path, minimumRole: 'none' })),
  };
}

/** The file of a registry with these remotes; its signature is missing, which the server does not check. */
export function registryFile(remotes: Registry['remotes']): string {
  const registry: Registry = {
    sequence: 1,
    issuedAt: '2026-01-01T00:00:00.000Z',
    expires: '2027-01-01T00:00:00.000Z',
    remotes,
  };
  return JSON.stringify({ payload: Buffer.from(JSON.stringify(registry)).toString('base64url') });
}
