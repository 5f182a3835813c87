import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { decode } from '@jridgewell/sourcemap-codec';
import * as v from 'valibot';
import { filesBelow } from '../release/list-files.ts';
import { readJson } from '../webpack/remote-package.ts';

const sourceMapSchema = v.object({
  sources: v.array(v.nullable(v.string())),
  mappings: v.string(),
});

/**
 * The module of a source in a map of webpack: no scheme, no build's name, no query, no folder of the package manager.
 * A package of the workspace has its name of npm, so that a remote has the same packages in any repository.
 */
function moduleOf(source: string): string {
  const path = source.replace(/^webpack:\/\/[^/]*\//, '').replace(/\?.*$/, '');
  const [own = path, ...installed] = path.split('/node_modules/');
  return installed.at(-1) ?? own.replace(/^\.\.\//, '@leeszaal/');
}

/** The characters of a script by module; those that the map leaves out, of webpack's wrappers, belong to none. */
function charactersByModule(code: string, map: v.InferOutput<typeof sourceMapSchema>) {
  const characters = new Map<string, number>();
  const lines = code.split('\n');
  for (const [number, segments] of decode(map.mappings).entries()) {
    for (const [index, [column, source]] of segments.entries()) {
      const name = source === undefined ? null : map.sources[source];
      if (!name) continue;
      const end = segments[index + 1]?.[0] ?? lines[number]?.length ?? column;
      const module = moduleOf(name);
      characters.set(module, (characters.get(module) ?? 0) + end - column);
    }
  }
  return characters;
}

/**
 * The bytes of gzip that each module has in the scripts of a build, by the source maps beside them. A module has the
 * share of a script's bytes that it has of its characters. A module of several scripts counts in each.
 *
 * @param folder of the build, absolute
 * @param scripts the scripts that count, relative to the folder; without it all of them
 * @returns by path: `react-aria/dist/…` of a package, `@leeszaal/shared-ui/src/…` of the workspace, `./src/…` of the
 * remote itself
 */
export async function moduleSizes(
  folder: string,
  scripts?: readonly string[],
): Promise<Map<string, number>> {
  const sizes = new Map<string, number>();
  const maps = (await filesBelow(folder)).filter((name) => name.endsWith('.js.map'));
  for (const path of maps) {
    const script = path.replace(/\.map$/, '');
    if (scripts !== undefined && !scripts.includes(script)) continue;
    const map = readJson(join(folder, path), sourceMapSchema);
    const code = await readFile(join(folder, script), 'utf8');
    const bytesPerCharacter = gzipSync(code).byteLength / code.length;
    for (const [module, characters] of charactersByModule(code, map)) {
      sizes.set(module, (sizes.get(module) ?? 0) + characters * bytesPerCharacter);
    }
  }
  return sizes;
}

/** The package of a module's path; `.` is the remote itself. */
export function packageOf(module: string): string {
  const [first = '', second = ''] = module.split('/');
  return first.startsWith('@') ? `${first}/${second}` : first;
}
