import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ReleaseNote } from '@leeszaal/reference-server/registry';
import { CONTRACT_VERSION } from '@leeszaal/shared-contracts';
import { contractRange } from '@leeszaal/shared-contracts/registry';
import * as v from 'valibot';
import { type RemoteName, readRemoteConfig, remoteFolder } from '../webpack/remote-package.ts';

/** The description of a build of this remote, made now. */
export async function releaseNote(name: RemoteName): Promise<ReleaseNote> {
  const { routes, minimumRole, ahead, aheadPictures } = readRemoteConfig(name);
  const text = await readFile(join(remoteFolder(name), 'package.json'), 'utf8');
  const { version } = v.parse(v.object({ version: v.string() }), JSON.parse(text));
  const contract = contractRange(CONTRACT_VERSION);
  return {
    version,
    contract,
    routes,
    minimumRole,
    ...(ahead && { ahead }),
    ...(aheadPictures && { aheadPictures }),
  };
}
