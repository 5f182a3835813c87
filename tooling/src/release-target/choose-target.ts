import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { portalAt, type ReleaseTarget } from '@leeszaal/remote-kit/release';
import { distLayout } from '../dist-layout.ts';
import { folderTarget } from './folder-target.ts';

/**
 * The target that `--to` names: the address of a portal, or a folder; default: the repository's `dist/`.
 *
 * @param token for a portal; undefined is enough to read
 * @throws when there is no such folder, or the token would travel unencrypted
 */
export function chooseTarget(to: string | undefined, token: string | undefined): ReleaseTarget {
  if (to === undefined) return folderTarget(distLayout());
  if (/^https?:/.test(to)) return portalAt(to, token);
  if (!existsSync(to)) throw new Error(`There is no folder ${to}.`);
  return folderTarget(distLayout(resolve(to)));
}
