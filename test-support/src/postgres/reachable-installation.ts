import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import type { Account } from './postgres-account.ts';
import { runProgram } from './run-program.ts';

/**
 * An installation that the account can run: the given one, or a copy when it lies in a folder that
 * the account may not enter (a clone in root's home).
 *
 * @param copyTo where a copy goes, not there yet
 */
export async function reachableInstallation(
  installation: string,
  account: Account | null,
  copyTo: string,
): Promise<string> {
  try {
    await runProgram(join(installation, 'bin/postgres'), ['--version'], account);
    return installation;
  } catch (error) {
    if (account === null) throw error;
    await cp(installation, copyTo, { recursive: true, verbatimSymlinks: true });
    return copyTo;
  }
}
