import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { runTool } from '../check/run-tool.ts';
import { packageFolder } from '../packages.ts';
import type { LibraryName } from './libraries.ts';

/**
 * Compiles the sources of a package that npm distributes, without its tests.
 *
 * @param compilerOptions besides those of the package; paths are absolute
 * @throws with the compiler's messages
 */
export async function compileLibrary(
  name: LibraryName,
  compilerOptions: Readonly<Record<string, unknown>>,
): Promise<void> {
  const folder = packageFolder(name);
  const scratch = await scratchFolder(name);
  const config = {
    extends: join(folder, 'tsconfig.json'),
    include: [join(folder, 'src')],
    exclude: ['test.ts', 'test.tsx'].map((ending) => join(folder, `src/**/*.${ending}`)),
    compilerOptions: {
      noEmit: false,
      declaration: true,
      rootDir: join(folder, 'src'),
      ...compilerOptions,
    },
  };
  try {
    await writeFile(join(scratch, 'tsconfig.json'), JSON.stringify(config));
    const { passed, complaints } = await runTool('tsc', '--project', scratch, '--pretty', 'false');
    if (!passed) throw new Error(`${name} cannot be built:\n${complaints}`);
  } finally {
    await rm(scratch, { recursive: true });
  }
}

/** A new folder in the package, from which its dependencies resolve. Git and the checks ignore it. */
export async function scratchFolder(name: LibraryName): Promise<string> {
  const cache = join(packageFolder(name), '.cache');
  await mkdir(cache, { recursive: true });
  return mkdtemp(join(cache, 'library-'));
}
