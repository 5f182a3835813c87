import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { CONTRACT_VERSION } from '@leeszaal/shared-contracts';
import { contractRange, type RemoteFacts } from '@leeszaal/shared-contracts/registry';
import * as v from 'valibot';
import { readRemoteConfig } from '../webpack/remote-package.ts';

/** What a build of a remote says of itself, in its own folder. */
export interface ReleaseNote extends RemoteFacts {
  readonly version: string;
  readonly contract: string;
}

/**
 * The description of a build of a remote, made now.
 *
 * @param folder of the remote's package, absolute
 */
export async function releaseNote(folder: string): Promise<ReleaseNote> {
  const { port, copy, budget, ...facts } = readRemoteConfig(folder);
  const text = await readFile(join(folder, 'package.json'), 'utf8');
  const { version } = v.parse(v.object({ version: v.string() }), JSON.parse(text));
  return { version, contract: contractRange(CONTRACT_VERSION), ...facts };
}
