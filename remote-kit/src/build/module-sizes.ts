import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { decode } from '@jridgewell/sourcemap-codec';
import * as v from 'valibot';
import { filesBelow } from '../release/list-files.ts';

const sourceMapSchema = v.object({
  sources: v.array(v.nullable(v.string())),
  mappings: v.string(),
});

/** The module of a source in a map of webpack: no scheme, no build's name, no query, no folder of the package manager. */
function moduleOf(source: string): string {
  const path = source.replace(/^webpack:\/\/[^/]*\//, '').replace(/\?.*$/, '');
  return path.split('/node_modules/').at(-1)?.replace('../', '') ?? path;
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
 * @returns by path: `react-aria/dist/…` of a package, `shared-ui/src/…` of a workspace, `./src/…` of the remote itself
 */
export async function moduleSizes(folder: string): Promise<Map<string, number>> {
  const sizes = new Map<string, number>();
  for (const path of (await filesBelow(folder)).filter((name) => name.endsWith('.js.map'))) {
    const map = v.parse(
      v.pipe(v.string(), v.parseJson(), sourceMapSchema),
      await readFile(join(folder, path), 'utf8'),
    );
    const code = await readFile(join(folder, path.replace(/\.map$/, '')), 'utf8');
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
