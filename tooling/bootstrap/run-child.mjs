import { spawn } from 'node:child_process';
import { constants } from 'node:os';

/** Milliseconds that a program which was told to end has for that. */
const GRACE = 60_000;

const forwarded = /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']);

/**
 * Runs a program in the foreground: it has our terminal, gets the signals we get, and its end is
 * ours.
 *
 * @param {string} program
 * @param {readonly string[]} parameters
 * @param {{ cwd: string, env: NodeJS.ProcessEnv, timeout?: number, killSignal?: NodeJS.Signals }} options
 *   `timeout`: milliseconds after which it is told to end, by `killSignal` (SIGTERM unless said otherwise);
 *   whatever is left of it a minute later is ended
 * @returns {Promise<number>} the exit code, 128 and the signal's number when a signal ended it
 */
export function runChild(program, parameters, { timeout, killSignal = 'SIGTERM', ...options }) {
  const child = spawn(program, parameters, { ...options, stdio: 'inherit' });
  const limits =
    timeout === undefined
      ? []
      : [
          setTimeout(() => child.kill(killSignal), timeout),
          setTimeout(() => child.kill('SIGKILL'), timeout + GRACE),
        ];
  /** @param {NodeJS.Signals} signal */
  const forward = (signal) => child.kill(signal);
  for (const signal of forwarded) process.on(signal, forward);
  return new Promise((resolve, reject) => {
    child.once('error', (error) => {
      for (const limit of limits) clearTimeout(limit);
      reject(error);
    });
    child.once('exit', (code, signal) => {
      for (const limit of limits) clearTimeout(limit);
      for (const name of forwarded) process.off(name, forward);
      resolve(code ?? 128 + constants.signals[signal ?? 'SIGKILL']);
    });
  });
}
