import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  contentHash,
  describePublication,
  manifestFile,
  type PrivateKey,
  releaseFile,
  signStatement,
  statementFile,
} from '@leeszaal/shared-contracts/registry';
import { listFiles } from './list-files.ts';

/**
 * Signs a build with the key of its team: writes its statement beside its files.
 *
 * @param base the address that its folder will be relative to, if not the portal's
 */
export async function signRelease(
  folder: string,
  remote: string,
  key: PrivateKey,
  base?: string,
): Promise<void> {
  const files = await listFiles(folder);
  const read = async (name: string) => JSON.parse(await readFile(join(folder, name), 'utf8'));
  const publication = await describePublication({
    remote,
    hash: await contentHash(files),
    files,
    manifest: await read(manifestFile),
    note: await read(releaseFile),
    base,
  });
  const statement = await signStatement(remote, publication, key);
  await writeFile(join(folder, statementFile), JSON.stringify(statement));
}
