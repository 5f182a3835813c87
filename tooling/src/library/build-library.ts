import { cp, glob, mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { packageFolder } from '../packages.ts';
import { compileLibrary } from './compile-library.ts';
import { expandMacros } from './expand-macros.ts';
import type { LibraryName } from './libraries.ts';

/** The declarations of the packages that others import. */
const contracts = join(packageFolder('shared-contracts'), 'lib');
const ui = join(packageFolder('shared-ui'), 'lib');

/**
 * Builds a package into its `lib/`: JavaScript modules, declarations, and style sheets beside them. The packages
 * that it imports have to be built before.
 *
 * @throws with the compiler's messages
 */
export async function buildLibrary(name: LibraryName): Promise<void> {
  const folder = packageFolder(name);
  const lib = join(folder, 'lib');
  await rm(lib, { recursive: true, force: true });
  await compileLibrary(name, {
    rewriteRelativeImportExtensions: true,
    outDir: lib,
    paths: {
      '@leeszaal/shared-contracts': [join(contracts, 'index.d.ts')],
      '@leeszaal/shared-contracts/registry': [join(contracts, 'registry/index.d.ts')],
      '@leeszaal/shared-ui/*': [join(ui, '*/index.d.ts')],
    },
  });
  for await (const file of glob('**/*.{css,html}', { cwd: join(folder, 'src') })) {
    await mkdir(dirname(join(lib, file)), { recursive: true });
    await cp(join(folder, 'src', file), join(lib, file));
  }
  // A style sheet that is an entry exports nothing; its importers need a declaration.
  for await (const file of glob('styles/{index,scoped,fonts}.css', { cwd: lib })) {
    await writeFile(join(lib, `${file}.d.ts`), 'export {};\n');
  }
  for await (const file of glob('**/*.js', { cwd: lib })) await expandMacros(join(lib, file));
}
