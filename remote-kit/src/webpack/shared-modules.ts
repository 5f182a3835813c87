import { readFileSync } from 'node:fs';

/** The options of one shared module in module federation. */
export interface SharedModule {
  readonly singleton: true;
  readonly strictVersion: true;
  readonly requiredVersion: string;
  readonly import?: false;
}

const sharedPackages = ['react', 'react-dom'] as const;

/** The version ranges of React with which this package works. */
function peerVersions(): Readonly<Record<string, string>> {
  const manifest = new URL('../../package.json', import.meta.url);
  return JSON.parse(readFileSync(manifest, 'utf8')).peerDependencies;
}

/**
 * React is the only thing that host and remotes have in common at run time: the host brings it, a
 * remote takes it (`import: false`) and fails to load rather than bring a second one.
 *
 * The name with a slash covers `react/jsx-runtime`, `react-dom/client` and their like.
 */
export function sharedModules(role: 'host' | 'remote'): Record<string, SharedModule> {
  const versions = peerVersions();
  const names = sharedPackages.flatMap((name) => [name, `${name}/`]);
  return Object.fromEntries(
    names.map((name) => [
      name,
      {
        singleton: true,
        strictVersion: true,
        requiredVersion: versions[name.replace('/', '')] ?? '*',
        ...(role === 'remote' && { import: false }),
      },
    ]),
  );
}
