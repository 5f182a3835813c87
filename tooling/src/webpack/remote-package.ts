import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { aheadPicturesSchema, aheadSchema } from '@leeszaal/shared-contracts/registry';
import * as v from 'valibot';
import { packageFolder } from '../packages.ts';

/** Every remote of the portal, by the name that the registry and module federation know. */
export const remoteNames = ['catalogue', 'reader', 'shop', 'admin'] as const;

/** One of the portal's remotes. Letters only: module federation matches names by prefix. */
export type RemoteName = (typeof remoteNames)[number];

const remoteConfigSchema = v.strictObject({
  routes: v.pipe(v.array(v.pipe(v.string(), v.startsWith('/'))), v.minLength(1)),
  minimumRole: v.picklist(['none', 'anonymous', 'user', 'admin', 'superadmin']),
  port: v.pipe(v.number(), v.integer()),
  copy: v.optional(v.record(v.string(), v.string()), {}),
  ahead: v.optional(aheadSchema),
  aheadPictures: v.optional(aheadPicturesSchema),
});

/**
 * The `remote.config.json` of a remote: the screens it answers, the lowest role
 * that may load it, its port under `pnpm dev`, folders of its dependencies that are copied into its build
 * (`package/folder` → folder), what its screens ask the API for first (screen's path → paths of calls), and
 * which pictures of those answers are in view at first.
 */
export type RemoteConfig = v.InferOutput<typeof remoteConfigSchema>;

/** The folder of a remote's package, absolute. */
export function remoteFolder(name: RemoteName): string {
  return packageFolder(`remote-${name}`);
}

/** @throws when the file is missing or not of the shape above */
export function readRemoteConfig(name: RemoteName): RemoteConfig {
  const file = join(remoteFolder(name), 'remote.config.json');
  return v.parse(remoteConfigSchema, JSON.parse(readFileSync(file, 'utf8')));
}

/** The real paths of the folders to copy, whatever layout the package manager uses. */
export function copiedFolders(name: RemoteName, config: RemoteConfig): Map<string, string> {
  const require = createRequire(join(remoteFolder(name), 'package.json'));
  return new Map(
    Object.entries(config.copy).map(([from, to]) => {
      const [packageName, ...path] = splitSpecifier(from);
      return [join(dirname(require.resolve(`${packageName}/package.json`)), ...path), to];
    }),
  );
}

function splitSpecifier(specifier: string): readonly [string, ...string[]] {
  const [first = '', second = '', ...rest] = specifier.split('/');
  return first.startsWith('@') ? [`${first}/${second}`, ...rest] : [first, second, ...rest];
}

export function isRemoteName(name: string): name is RemoteName {
  return remoteNames.some((known) => known === name);
}
