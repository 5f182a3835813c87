import { existsSync } from 'node:fs';
import { cp, glob, mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { remoteNameSchema } from '@leeszaal/shared-contracts/registry';
import * as v from 'valibot';

/** A working remote with the name `notices`. */
const TEMPLATE = fileURLToPath(new URL('../../template', import.meta.url));

/** The parts of the template that change. */
export interface NewRemote {
  /** Letters only: it is the remote's name in the registry, and its path. */
  readonly name: string;
  /** The folder to make, absolute. */
  readonly folder: string;
  readonly packageName: string;
  /** The version of the packages of Leeszaal. */
  readonly kitVersion: string;
  /** Of its development server; default: the template's. */
  readonly port?: number;
}

/**
 * Makes a working remote: a screen at `/<name>`, its tests, four catalogues, and its page alone.
 *
 * @throws when no remote can have the name, or the folder exists
 */
export async function createRemote(remote: NewRemote): Promise<void> {
  const { name, folder } = remote;
  if (!v.is(remoteNameSchema, name)) {
    throw new Error(
      `“${name}” is reserved, or not 1 to 40 lower-case letters only. The path of a screen may have hyphens: remote.config.json.`,
    );
  }
  if (existsSync(folder)) throw new Error(`${folder} exists. Nothing was made.`);
  await mkdir(folder);
  await cp(TEMPLATE, folder, { recursive: true });
  // npm packs no file of that name.
  await rename(join(folder, 'gitignore'), join(folder, '.gitignore'));
  for await (const path of glob('**/*.*', { cwd: folder })) {
    const file = join(folder, path);
    await writeFile(file, filledIn(path, await readFile(file, 'utf8'), remote));
  }
}

function filledIn(path: string, text: string, { name, port, ...remote }: NewRemote): string {
  const title = name.slice(0, 1).toUpperCase() + name.slice(1);
  const named = text.replaceAll('notices', name).replaceAll('Notices', title);
  if (path === 'remote.config.json' && port !== undefined) return named.replace('4201', `${port}`);
  if (path !== 'package.json') return named;
  return named
    .replace(`"name": "${name}"`, `"name": "${remote.packageName}"`)
    .replaceAll('workspace:*', remote.kitVersion);
}
