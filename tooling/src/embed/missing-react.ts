import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';
import { packageFolder } from '../packages.ts';

const mapSchema = v.object({
  sources: v.array(v.string()),
  sourcesContent: v.array(v.nullable(v.string())),
});

/** The members that the embed's React has as a default export. */
async function defaultMembers(): Promise<ReadonlySet<string>> {
  const file = join(packageFolder('reader-embed'), 'src/react/react.js');
  const [, members = ''] = /export default \{([^}]*)\}/.exec(await readFile(file, 'utf8')) ?? [];
  return new Set(members.split(',').map((member) => member.split(':')[0]?.trim() ?? ''));
}

/** Used only if the member is there. */
const OPTIONAL = new Set(['__SECRET_INTERNALS_DO_NOT_USE_OR_YOU_WILL_BE_FIRED', 'useEffectEvent']);

/** The members of React's default export that a module uses. */
export function usedMembers(code: string): string[] {
  const imports = code.matchAll(/import (?:\* as )?([\w$]+)(?:, *\{[^}]*\})? from ["']react["']/g);
  return Array.from(imports, ([, name = '']) => {
    const use = new RegExp(
      `${name.replaceAll('$', '\\$')}\\)?(?:\\.(\\w+)|\\[['"](\\w+)['"]\\])`,
      'g',
    );
    return Array.from(code.matchAll(use), ([, dotted, quoted]) => dotted ?? quoted ?? '');
  }).flat();
}

/**
 * A line for each member of React's default export that a package in the embed uses and that the embed's React lacks.
 *
 * @param folder of a build of the embed with its source maps, absolute
 */
export async function missingReactFaults(folder: string): Promise<string[]> {
  const members = await defaultMembers();
  const maps = (await readdir(folder)).filter((name) => name.endsWith('.js.map'));
  const missing = new Set<string>();
  for (const name of maps) {
    const map = v.parse(mapSchema, JSON.parse(await readFile(join(folder, name), 'utf8')));
    for (const [index, source] of map.sources.entries()) {
      if (!source.includes('/node_modules/') || source.includes('/preact/')) continue;
      for (const member of usedMembers(map.sourcesContent[index] ?? '')) {
        if (!members.has(member) && !OPTIONAL.has(member)) missing.add(member);
      }
    }
  }
  return [...missing].map(
    (member) => `A package uses React.${member}: add it to react.js of reader-embed.`,
  );
}
