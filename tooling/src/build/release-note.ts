import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ReleaseNote } from '@leeszaal/reference-server/registry';
import { readRemoteConfig } from '@leeszaal/remote-kit/webpack';
import { CONTRACT_VERSION } from '@leeszaal/shared-contracts';
import { contractRange } from '@leeszaal/shared-contracts/registry';
import * as v from 'valibot';

/**
 * The description of a build of a remote, made now.
 *
 * @param folder of the remote's package, absolute
 */
export async function releaseNote(folder: string): Promise<ReleaseNote> {
  const { port, copy, ...facts } = readRemoteConfig(folder);
  const text = await readFile(join(folder, 'package.json'), 'utf8');
  const { version } = v.parse(v.object({ version: v.string() }), JSON.parse(text));
  return { version, contract: contractRange(CONTRACT_VERSION), ...facts };
}
