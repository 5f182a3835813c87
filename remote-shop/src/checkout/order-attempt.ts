import { type Order, orderCodec, type StorageArea } from '@leeszaal/shared-contracts';
import * as v from 'valibot';

const KEY = 'order-attempt';

const attemptSchema = v.object({
  key: v.string(),
  /** The reference of the library that orders. */
  client: v.string(),
  order: orderCodec.schema,
});

/** An order as first sent, stored so that a retry is idempotent. */
export type OrderAttempt = v.InferOutput<typeof attemptSchema>;

function stored(session: StorageArea): OrderAttempt | undefined {
  const read = v.safeParse(v.pipe(v.string(), v.parseJson(), attemptSchema), session.get(KEY));
  return read.success ? read.output : undefined;
}

/** Equal for the same set of ISBNs. */
const booksOf = (isbns: readonly string[]): string => isbns.toSorted().join(' ');

/** Equal for the same prices. */
const pricesOf = ({ expected = [] }: Order): string =>
  expected
    .map(({ isbn, priceInCents, currency }) => `${isbn} ${priceInCents} ${currency}`)
    .toSorted()
    .join();

/**
 * The stored attempt at this order, or a new one. The stored one applies while library, books and
 * prices are unchanged: a lost response, a reload, a return to the basket or another language do
 * not order twice (`docs/decisions.md` 45).
 */
export function attemptAt(order: Order, client: string, session: StorageArea): OrderAttempt {
  const earlier = stored(session);
  if (
    earlier?.client === client &&
    booksOf(earlier.order.isbns) === booksOf(order.isbns) &&
    pricesOf(earlier.order) === pricesOf(order)
  ) {
    return earlier;
  }
  const attempt = { key: crypto.randomUUID(), client, order };
  session.set(KEY, JSON.stringify(attempt));
  return attempt;
}

/**
 * Whether an attempt at these books was sent and has not succeeded. The server may have taken it,
 * so the books must not be refreshed before the same attempt is sent again.
 */
export function wasSent(isbns: readonly string[], client: string, session: StorageArea): boolean {
  const earlier = stored(session);
  return earlier?.client === client && booksOf(earlier.order.isbns) === booksOf(isbns);
}

/** Forgets the attempt, after the server has accepted it. */
export function endAttempt(session: StorageArea): void {
  session.remove(KEY);
}
