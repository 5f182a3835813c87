import { existsSync, readFileSync, realpathSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import {
  type Endpoint,
  type EndpointName,
  endpoints,
  LANGUAGES,
  requestPath,
} from '@leeszaal/shared-contracts';
import {
  picturesSchema,
  remoteFactsSchema,
  remoteNameSchema,
} from '@leeszaal/shared-contracts/registry';
import * as v from 'valibot';

/** The file of a remote's configuration, in the folder of its package. */
export const CONFIG_FILE = 'remote.config.json';

const isRead = (name: string): name is EndpointName =>
  name in endpoints && endpoints[name as EndpointName].method === 'GET';

/** A call by its endpoint; the registry has its path. */
const prefetchedCallSchema = v.pipe(
  v.strictObject({
    endpoint: v.pipe(v.string(), v.guard(isRead, 'no endpoint with the method GET')),
    query: v.optional(v.record(v.string(), v.union([v.string(), v.number(), v.boolean()]))),
    pictures: v.optional(picturesSchema),
  }),
  v.transform(({ endpoint, query, pictures }) => {
    const called: Endpoint = endpoints[endpoint];
    return { path: requestPath(called, { query }), ...(pictures && { pictures }) };
  }),
);

/** A new build has a label in every language; the portal accepts earlier ones that lack some. */
const routesSchema = v.pipe(
  remoteFactsSchema.entries.routes,
  v.check(
    (routes) =>
      routes.every(({ entry }) => !entry || LANGUAGES.every((language) => entry.label[language])),
    'a label lacks a language of the portal',
  ),
);

const remoteConfigSchema = v.strictObject({
  ...remoteFactsSchema.entries,
  routes: routesSchema,
  prefetch: v.optional(v.record(v.string(), v.array(prefetchedCallSchema))),
  port: v.pipe(v.number(), v.integer()),
  budget: v.optional(v.number(), 200),
  budgets: v.optional(v.record(v.string(), v.number())),
  copy: v.optional(v.record(v.string(), v.string()), {}),
  licences: v.optional(v.record(v.string(), v.string()), {}),
  laterMessages: v.optional(v.array(v.string()), []),
});

/**
 * The `remote.config.json` of a remote: what the portal has to know of it, the port of its development server, the
 * largest size of the files that load first (`budget`, in KB of gzip) and of each package in its scripts (`budgets`),
 * folders of its dependencies that are copied into its build (`package/folder` → folder), the licences of packages
 * that do not name one (package → SPDX identifier, or `LicenseRef-…` for a package of the team's own organisation), and
 * the files and folders whose messages load later (`laterMessages`): a catalogue then exports `loadLater` for them.
 */
export type RemoteConfig = v.InferOutput<typeof remoteConfigSchema>;

/** Reads a JSON file. @throws with its name when it is missing, or not of the shape that the schema has */
export function readJson<T>(file: string, schema: v.GenericSchema<unknown, T>): T {
  const text = readFileSync(file, 'utf8');
  const read = v.safeParse(v.pipe(v.string(), v.parseJson(), schema), text);
  if (read.success) return read.output;
  throw new Error(`${file}:\n${v.summarize(read.issues)}`);
}

/**
 * Reads the configuration of a remote.
 *
 * @param folder of the remote's package, absolute
 * @throws when the file is missing or not of the shape above
 */
export const readRemoteConfig = (folder: string): RemoteConfig =>
  readJson(join(folder, CONFIG_FILE), remoteConfigSchema);

const manifestSchema = v.object({
  name: v.pipe(
    v.string(),
    v.transform((name) => name.replace(/^(?:@[^/]+\/)?(?:remote-)?/, '')),
    remoteNameSchema,
  ),
});

/**
 * The name of a remote, which the registry and module federation know: the name of its package, without scope and
 * `remote-`. Letters only: module federation matches names by prefix.
 *
 * @param folder of the remote's package, absolute
 * @throws when the package has no such name, or a reserved one
 */
export function remoteName(folder: string): string {
  return readJson(join(folder, 'package.json'), manifestSchema).name;
}

const versionSchema = v.object({ version: v.string() });

/**
 * The version of a package.
 *
 * @param folder of the package, absolute
 * @throws when it has none
 */
export const packageVersion = (folder: string): string =>
  readJson(join(folder, 'package.json'), versionSchema).version;

/**
 * The real paths of the folders to copy, whatever layout the package manager uses and whatever the packages export.
 *
 * @throws when a package is not installed
 */
export function copiedFolders(
  folder: string,
  config: Pick<RemoteConfig, 'copy'>,
): Map<string, string> {
  const require = createRequire(join(folder, 'package.json'));
  return new Map(
    Object.entries(config.copy).map(([from, to]) => {
      const [packageName, ...path] = splitSpecifier(from);
      const installed = require.resolve
        .paths(packageName)
        ?.map((modules) => join(modules, packageName))
        .find(existsSync);
      if (installed === undefined) throw new Error(`${packageName}, to copy, is not installed.`);
      return [join(realpathSync(installed), ...path), to];
    }),
  );
}

function splitSpecifier(specifier: string): readonly [string, ...string[]] {
  const [first = '', second = '', ...rest] = specifier.split('/');
  return first.startsWith('@') ? [`${first}/${second}`, ...rest] : [first, second, ...rest];
}
