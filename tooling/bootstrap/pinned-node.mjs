import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { Refusal } from './refusal.mjs';

/** From this version on Node runs TypeScript as it is written. */
const oldest = [22, 18];

/**
 * The Node that everything but the bootstrap runs on: the one among the packages, or the machine's
 * own where there is none for the platform and it is new enough.
 *
 * @param {string} root
 * @returns {string} path of the program
 */
export function pinnedNode(root) {
  const pinned = join(root, 'node_modules/.bin/node');
  if (spawnSync(pinned, ['--version']).status === 0) return pinned;
  if (isRecent(process.versions.node)) return process.execPath;
  throw new Refusal(
    `There is no Node for ${process.platform}-${process.arch} among the packages: install Node ${oldest.join('.')} or later.`,
  );
}

/**
 * @param {string} version `24.9.0`
 * @returns {boolean}
 */
function isRecent(version) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  const [oldestMajor = 0, oldestMinor = 0] = oldest;
  return major > oldestMajor || (major === oldestMajor && minor >= oldestMinor);
}
