import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { execa } from 'execa';
import * as v from 'valibot';
import { packageFolder, repositoryRoot } from '../../packages.ts';
import type { LibraryName } from '../libraries.ts';

const manifestSchema = v.object({ packageManager: v.string() });
const packedSchema = v.object({ filename: v.string() });

/**
 * Packs a package as npm distributes it: its `lib/`, the manifest with the entries of `publishConfig`, and the
 * versions of the packages it imports. Its `prepack` script builds it.
 *
 * @param destination the folder of the tarball, absolute
 * @returns the tarball, absolute
 * @throws with what pnpm said
 */
export async function packLibrary(name: LibraryName, destination: string): Promise<string> {
  const manifest = await readFile(join(repositoryRoot, 'package.json'), 'utf8');
  const { packageManager } = v.parse(manifestSchema, JSON.parse(manifest));
  const { stdout } = await execa(
    'npx',
    ['--yes', packageManager, 'pack', '--json', '--pack-destination', destination],
    { cwd: packageFolder(name), stdin: 'ignore' },
  );
  const { filename } = v.parse(packedSchema, JSON.parse(stdout.slice(stdout.indexOf('{'))));
  return join(destination, filename.slice(filename.lastIndexOf('/') + 1));
}
