import {
  type BasketEntry,
  endpoints,
  type HostContext,
  type Language,
} from '@leeszaal/shared-contracts';
import { attemptAt, endAttempt } from './order-attempt.ts';
import { asSold, isbnsOf, type PlacedOrder, pricesOf } from './order-state.ts';

/**
 * Orders books at the prices that are shown. The same order sent again is taken once
 * (`docs/decisions.md` 45). Rejects with an `ApiError`.
 *
 * @param client the library that pays
 * @returns the books as the server sold them
 */
export async function sendOrder(
  { http, storage }: Pick<HostContext, 'http' | 'storage'>,
  entries: readonly BasketEntry[],
  language: Language,
  client: string,
): Promise<PlacedOrder> {
  const wanted = { isbns: isbnsOf(entries), language, expected: pricesOf(entries) };
  const attempt = attemptAt(wanted, client, storage.session);
  const { orderId, lines } = await http.call(
    endpoints.placeOrder,
    { body: attempt.order },
    { idempotencyKey: attempt.key },
  );
  endAttempt(storage.session);
  return { id: orderId, entries: asSold(entries, lines) };
}
