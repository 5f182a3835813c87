import { globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';
import type { LibraryName } from '../library/libraries.ts';
import { packageFolder } from '../packages.ts';

/** An entry of a library, and its declarations. */
export interface LibraryEntry {
  /** As importers write it after the package's name: `registry`. `index` is the package itself. */
  readonly name: string;
  /** The file of its declarations, relative to the folder of declarations. */
  readonly declarations: string;
}

/** The types that cross between host and remotes. They are no entry; their version is `CONTRACT_VERSION`. */
export const CONTRACT: LibraryEntry = {
  name: 'contract',
  declarations: 'remote/remote-module.contract.d.ts',
};

const manifestSchema = v.object({
  publishConfig: v.object({
    exports: v.record(v.string(), v.union([v.string(), v.object({ types: v.string() })])),
  }),
});

/** The entries of a library that have declarations, each `*` replaced by the folders that it matches. */
export async function libraryEntries(library: LibraryName): Promise<LibraryEntry[]> {
  const folder = packageFolder(library);
  const manifest = await readFile(join(folder, 'package.json'), 'utf8');
  const { exports } = v.parse(manifestSchema, JSON.parse(manifest)).publishConfig;
  return Object.entries(exports).flatMap(([entry, target]) => {
    if (typeof target === 'string' || target.types.endsWith('.css.d.ts')) return [];
    const declarations = target.types.replace('./lib/', '');
    const name = entry.slice('./'.length) || 'index';
    if (!name.includes('*')) return [{ name, declarations }];
    const source = declarations.replace('.d.ts', '.ts');
    return globSync(source, { cwd: join(folder, 'src') }).map((file) => ({
      name: name.replace('*', file.slice(0, file.indexOf('/'))),
      declarations: file.replace(/\.ts$/, '.d.ts'),
    }));
  });
}
