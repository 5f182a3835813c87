import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import type { Account } from './postgres-account.ts';

/** Messages in English, so that they can be recognised. */
export const plainEnvironment: NodeJS.ProcessEnv = { ...process.env, LC_ALL: 'C' };

/**
 * Runs a program to its end, under another account when one is given.
 *
 * @throws with what the program complained of when it doesn't end with 0, or can't be started
 */
export async function runProgram(
  program: string,
  parameters: readonly string[],
  account: Account | null,
): Promise<void> {
  const child = spawn(program, parameters, {
    ...account,
    cwd: '/',
    env: plainEnvironment,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const [complaints, [code]] = await Promise.all([text(child.stderr), once(child, 'close')]);
  if (code !== 0) throw new Error(`${program} ended with ${code}: ${complaints.trim()}`);
}
