import type { Queryable } from '../database/database.contract.ts';
import { networkOf } from '../rate-limits/network-of.ts';
import { consume, waitOf } from '../rate-limits/rate-limit.ts';
import { type ConfigObject, redeemConfigObject } from './config-objects.ts';

/** The result of redeeming; `unknown` includes used and expired ones. */
export type Redeemed =
  | { readonly kind: 'redeemed'; readonly grant: Pick<ConfigObject, 'client' | 'userId'> }
  | { readonly kind: 'unknown' }
  | { readonly kind: 'too-many'; readonly seconds: number };

/**
 * Redeems a config object once, and limits guesses by address. Only failures count: many readers of a school may arrive
 * at once.
 */
export async function redeemLimited(
  database: Queryable,
  code: string,
  address: string,
): Promise<Redeemed> {
  const guess = { limit: 'configObjectFromAddress', of: [networkOf(address)] } as const;
  const refused = await waitOf(database, guess);
  if (refused > 0) return { kind: 'too-many', seconds: refused };
  const grant = await redeemConfigObject(database, code);
  if (grant !== null) return { kind: 'redeemed', grant };
  const seconds = await consume(database, guess);
  return seconds > 0 ? { kind: 'too-many', seconds } : { kind: 'unknown' };
}
