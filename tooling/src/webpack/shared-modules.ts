import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { packageFolder } from '../packages.ts';

/** The options of one shared module in module federation. */
export interface SharedModule {
  readonly singleton: true;
  readonly strictVersion: true;
  readonly requiredVersion: string;
  readonly import?: false;
}

const sharedPackages = ['react', 'react-dom'] as const;

function hostDependencies(): Readonly<Record<string, string>> {
  const manifest = JSON.parse(readFileSync(join(packageFolder('host'), 'package.json'), 'utf8'));
  return manifest.dependencies;
}

/**
 * React is the only thing that host and remotes have in common at run time: the host brings it, a
 * remote takes it (`import: false`) and fails to load rather than bring a second one.
 *
 * The name with a slash covers `react/jsx-runtime`, `react-dom/client` and their like.
 */
export function sharedModules(role: 'host' | 'remote'): Record<string, SharedModule> {
  const versions = hostDependencies();
  const names = sharedPackages.flatMap((name) => [name, `${name}/`]);
  return Object.fromEntries(
    names.map((name) => [
      name,
      {
        singleton: true,
        strictVersion: true,
        requiredVersion: `^${versions[name.replace('/', '')]}`,
        ...(role === 'remote' && { import: false }),
      },
    ]),
  );
}
