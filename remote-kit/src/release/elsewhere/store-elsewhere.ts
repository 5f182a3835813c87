import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  contentHash,
  folderOf,
  type RegistryFile,
  statementFile,
} from '@leeszaal/shared-contracts/registry';
import { listFiles } from '../list-files.ts';
import { fileFaults } from './file-faults.ts';
import type { Elsewhere } from './file-store.contract.ts';

/** Requests at once. */
const AT_ONCE = 8;
/** A misconfigured server has the same fault in each file. */
const MOST_LINES = 10;

async function forEach(
  files: readonly RegistryFile[],
  work: (file: RegistryFile) => Promise<void>,
): Promise<void> {
  const waiting = files.values();
  const worker = async () => {
    for (const file of waiting) await work(file);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
}

/**
 * Stores the files of a built remote where the portal's pages will read them, and reads each of them as such a page
 * does. The statement is not among them: the portal has it.
 *
 * @param folder of the build, absolute
 * @param portal the origin of the portal's pages
 * @throws when a page could not use one of them
 */
export async function storeElsewhere(
  { store, base }: Elsewhere,
  remote: string,
  folder: string,
  portal: string,
): Promise<void> {
  const listed = await listFiles(folder);
  const place = folderOf(remote, await contentHash(listed));
  const files = listed.filter(({ path }) => path !== statementFile);
  await forEach(files, async ({ path }) =>
    store.write(`${place}/${path}`, new Uint8Array(await readFile(join(folder, path)))),
  );
  const lines: string[] = [];
  await forEach(files, async (file) => {
    const address = `${base}${place}/${file.path}`;
    const faults = await fileFaults(address, file, portal);
    lines.push(...faults.map((fault) => `${address} ${fault}.`));
  });
  if (lines.length === 0) return;
  const shown = lines.sort().slice(0, MOST_LINES);
  const more = lines.length > MOST_LINES ? [`… and ${lines.length - MOST_LINES} more.`] : [];
  throw new Error(['Pages of the portal cannot use these files:', ...shown, ...more].join('\n'));
}
