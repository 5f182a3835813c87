import { existsSync, readFileSync, realpathSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import * as v from 'valibot';

const namesSchema = v.optional(v.record(v.string(), v.string()), {});
const manifestSchema = v.object({
  dependencies: namesSchema,
  optionalDependencies: namesSchema,
});

const manifestOf = (folder: string) =>
  v.parse(manifestSchema, JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')));

/** The real folder of a dependency, as Node finds it; undefined for an optional one of another platform. */
function dependencyFolder(folder: string, name: string): string | undefined {
  // With the slash a name is no module of Node, which has no folders.
  const { resolve } = createRequire(join(folder, 'package.json'));
  const found = resolve
    .paths(`${name}/`)
    ?.map((modules) => join(modules, name))
    .find(existsSync);
  return found && realpathSync(found);
}

/**
 * The folders of all packages that a package runs with, without itself: its dependencies and theirs, as they are
 * installed.
 *
 * @param start the folder of the package, absolute
 * @throws when a dependency is not installed
 */
export function installedPackages(start: string): Set<string> {
  const found = new Set<string>();
  const open = [realpathSync(start)];
  for (let folder = open.pop(); folder !== undefined; folder = open.pop()) {
    const { dependencies, optionalDependencies } = manifestOf(folder);
    for (const name of Object.keys({ ...dependencies, ...optionalDependencies })) {
      const next = dependencyFolder(folder, name);
      if (next === undefined && !(name in optionalDependencies)) {
        throw new Error(`${name}, a dependency of ${folder}, is not installed.`);
      }
      if (next === undefined || found.has(next)) continue;
      found.add(next);
      open.push(next);
    }
  }
  return found;
}
