import { accessSync, constants, mkdirSync } from 'node:fs';
import { homedir } from 'node:os';
import { delimiter, join } from 'node:path';

/**
 * The environment for everything we start: our own programs first in the path, and a home folder
 * that can be written to, since package managers and browsers keep things there. An account without
 * one, such as a service's, gets one inside the clone. Node keeps the compiled form of our
 * TypeScript, so that a program starts in half the time.
 *
 * @param {string} root
 * @returns {NodeJS.ProcessEnv}
 */
export function workableEnvironment(root) {
  const path = [join(root, 'node_modules/.bin'), process.env['PATH'] ?? ''].join(delimiter);
  const compiled = process.env['NODE_COMPILE_CACHE'] ?? join(root, '.cache/node');
  const environment = { ...process.env, PATH: path, NODE_COMPILE_CACHE: compiled };
  if (isWritable(homedir())) return environment;
  const home = join(root, '.cache/home');
  mkdirSync(home, { recursive: true });
  // npm tells its scripts where it keeps things; that place is as unreachable as the home.
  return { ...environment, HOME: home, npm_config_cache: join(home, '.npm') };
}

/**
 * @param {string} folder
 * @returns {boolean}
 */
function isWritable(folder) {
  try {
    accessSync(folder, constants.W_OK);
    return true;
  } catch {
    return false;
  }
}
