import type { RegistryFile } from '../model/registry.contract.ts';
import { statementFile } from './release-files.ts';

/**
 * The name of a release's folder: a hash of the names, sizes and digests of all its files but the signed statement,
 * which names the hash.
 *
 * @returns 20 hexadecimal digits
 */
export async function contentHash(files: readonly RegistryFile[]): Promise<string> {
  const lines = files
    .filter(({ path }) => path !== statementFile)
    .map(({ path, size, sha384 }) => `${path}\0${size}\0${sha384}\n`);
  const bytes = new TextEncoder().encode(lines.sort().join(''));
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return Array.from(digest.subarray(0, 10), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
