import { spawn } from 'node:child_process';
import { constants } from 'node:os';

const forwarded = /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']);

/**
 * Runs a program in the foreground: it has our terminal, gets the signals we get, and its end is
 * ours.
 *
 * @param {string} program
 * @param {readonly string[]} parameters
 * @param {{ cwd: string, env: NodeJS.ProcessEnv, timeout?: number }} options `timeout`:
 *   milliseconds after which it is told to end
 * @returns {Promise<number>} the exit code, 128 and the signal's number when a signal ended it
 */
export function runChild(program, parameters, options) {
  const child = spawn(program, parameters, { ...options, stdio: 'inherit' });
  /** @param {NodeJS.Signals} signal */
  const forward = (signal) => child.kill(signal);
  for (const signal of forwarded) process.on(signal, forward);
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code, signal) => {
      for (const name of forwarded) process.off(name, forward);
      resolve(code ?? 128 + constants.signals[signal ?? 'SIGKILL']);
    });
  });
}
