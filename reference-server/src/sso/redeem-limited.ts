import type { Queryable } from '../database/database.contract.ts';
import { networkOf } from '../rate-limits/network-of.ts';
import { giveBack, spend } from '../rate-limits/rate-limit.ts';
import { type ConfigObject, redeemConfigObject } from './config-objects.ts';

/** What using a config object comes to; `unknown`: or used up, or expired. */
export type Redeemed =
  | { readonly kind: 'redeemed'; readonly way: Pick<ConfigObject, 'client' | 'userId'> }
  | { readonly kind: 'unknown' }
  | { readonly kind: 'too-many'; readonly seconds: number };

/** Uses a config object once, for somebody at an address who has not tried too many wrong ones. */
export async function redeemLimited(
  database: Queryable,
  code: string,
  address: string,
): Promise<Redeemed> {
  const guess = { limit: 'configObjectFromAddress', of: [networkOf(address)] } as const;
  const seconds = await spend(database, guess);
  if (seconds > 0) return { kind: 'too-many', seconds };
  const way = await redeemConfigObject(database, code);
  if (way === null) return { kind: 'unknown' };
  await giveBack(database, guess);
  return { kind: 'redeemed', way };
}
