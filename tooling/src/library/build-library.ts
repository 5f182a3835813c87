import { cp, glob, mkdir, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { runTool } from '../check/run-tool.ts';
import { packageFolder } from '../packages.ts';
import { expandMacros } from './expand-macros.ts';

/** The packages that other repositories install from npm. */
export const libraries = ['shared-contracts', 'shared-ui', 'remote-kit'] as const;

export type LibraryName = (typeof libraries)[number];

/** The package's own options, and emission. Imports of contracts are those of its declarations. */
const LIBRARY_CONFIG = {
  extends: './tsconfig.json',
  include: ['src'],
  exclude: ['src/**/*.test.ts', 'src/**/*.test.tsx'],
  compilerOptions: {
    noEmit: false,
    declaration: true,
    rewriteRelativeImportExtensions: true,
    rootDir: 'src',
    outDir: 'lib',
    paths: {
      '@leeszaal/shared-contracts': ['../shared-contracts/lib/index.d.ts'],
      '@leeszaal/shared-contracts/registry': ['../shared-contracts/lib/registry/index.d.ts'],
    },
  },
};

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
  await compile(folder);
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

async function compile(folder: string): Promise<void> {
  const config = join(folder, 'tsconfig.library.json');
  await writeFile(config, JSON.stringify(LIBRARY_CONFIG));
  try {
    const { passed, complaints } = await runTool('tsc', '--project', config, '--pretty', 'false');
    if (!passed) throw new Error(`${basename(folder)} cannot be built:\n${complaints}`);
  } finally {
    await rm(config);
  }
}
