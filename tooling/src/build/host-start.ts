import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

/** KB of gzip of the scripts that the page of the host names; slightly more than the present size. */
const BUDGET = 131;

/** A script that a page loads or preloads. */
const SCRIPT = /(?:src|href)="?\/([\w.-]+\.js)(?=[">\s])/g;

/**
 * The line about a host whose start is above its budget; undefined for one below it.
 *
 * @param folder of the build, absolute
 */
export async function hostStartFault(folder: string, budget = BUDGET): Promise<string | undefined> {
  const page = await readFile(join(folder, 'index.html'), 'utf8');
  const scripts = new Set([...page.matchAll(SCRIPT)].map(([, name = '']) => name));
  const files = await Promise.all([...scripts].map((name) => readFile(join(folder, name))));
  const size = files.reduce((sum, bytes) => sum + gzipSync(bytes).length, 0) / 1024;
  if (size <= budget) return undefined;
  return `The start of the host has ${size.toFixed(1)} KB of gzip. Its budget is ${budget} KB.`;
}
