import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { distLayout } from '../dist-layout.ts';
import { folderTarget } from './folder-target.ts';
import { portalTarget } from './portal-target.ts';
import type { ReleaseTarget } from './release-target.contract.ts';

const LOOPBACK = /^(?:localhost|127(?:\.\d+){3}|\[::1\])$/;

/**
 * The target that `--to` names: the address of a portal, or a folder; default: the repository's `dist/`.
 *
 * @param token for a portal; undefined is enough to read
 * @throws when there is no such folder, or the token would travel unencrypted
 */
export function chooseTarget(to: string | undefined, token: string | undefined): ReleaseTarget {
  if (to === undefined) return folderTarget(distLayout());
  if (!/^https?:/.test(to)) {
    if (!existsSync(to)) throw new Error(`There is no folder ${to}.`);
    return folderTarget(distLayout(resolve(to)));
  }
  const address = new URL(to);
  if (address.protocol === 'http:' && !LOOPBACK.test(address.hostname)) {
    throw new Error(`${to} is not encrypted. Use https://.`);
  }
  return portalTarget(address, token);
}
