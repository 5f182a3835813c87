import { readFile } from 'node:fs/promises';

/** An account of the operating system, by its numbers. */
export interface Account {
  readonly uid: number;
  readonly gid: number;
}

/**
 * The account to run PostgreSQL under. PostgreSQL refuses root, so root uses the account `postgres`, or the system's
 * unprivileged account where there is none. Every other account runs PostgreSQL itself.
 *
 * @returns null when it is the one this process runs under
 */
export async function postgresAccount(): Promise<Account | null> {
  if (process.getuid?.() !== 0) return null;
  const accounts = (await readFile('/etc/passwd', 'utf8')).split('\n').map((line) => {
    const [name, , uid, gid] = line.split(':');
    return { name, uid: Number(uid), gid: Number(gid) };
  });
  const account =
    accounts.find(({ name }) => name === 'postgres') ??
    accounts.find(({ name }) => name === 'nobody');
  if (account === undefined) throw new Error('PostgreSQL refuses root, and there is no `nobody`.');
  return { uid: account.uid, gid: account.gid };
}
