import { execa } from 'execa';
import type { Account } from './postgres-account.ts';

/** English messages, for matching. */
export const plainEnvironment = { LC_ALL: 'C' } as const;

/**
 * Runs a program to its end, under another account when one is given.
 *
 * @throws ExecaError with the program's error output, when it can't be started or doesn't exit with 0
 */
export async function runProgram(
  program: string,
  parameters: readonly string[],
  account: Account | null,
): Promise<void> {
  const stdio = ['ignore', 'ignore', 'pipe'] as const;
  await execa(program, parameters, { ...account, cwd: '/', env: plainEnvironment, stdio });
}
