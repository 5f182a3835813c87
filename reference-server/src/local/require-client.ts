import type { Queryable } from '../database/database.contract.ts';
import { switchedOff, UnknownError } from './unknown-error.ts';

/** @throws UnknownError when there is no such client. @returns whether it is switched on */
export async function requireClient(database: Queryable, ref: string): Promise<boolean> {
  const [client] = await database.query<{ isOpen: boolean }>(
    'select deactivated_at is null as "isOpen" from clients where ref = $1',
    [ref],
  );
  if (client === undefined) throw new UnknownError(`There is no client ${ref}.`);
  return client.isOpen;
}

/** @throws UnknownError when there is no such client, or it is switched off */
export async function requireOpenClient(database: Queryable, ref: string): Promise<void> {
  if (!(await requireClient(database, ref))) throw switchedOff(ref);
}
