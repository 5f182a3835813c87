import type { ExpectedPrice, Order, StorageArea } from '@leeszaal/shared-contracts';

/** An order as first sent, stored so that a retry is idempotent. */
export interface OrderAttempt {
  readonly key: string;
  /** The reference of the library that orders. */
  readonly client: string;
  readonly order: Order;
}

const KEY = 'order-attempt';

function isPrice(value: unknown): value is ExpectedPrice {
  if (typeof value !== 'object' || value === null) return false;
  const { isbn, priceInCents } = value as Partial<Record<keyof ExpectedPrice, unknown>>;
  return typeof isbn === 'string' && typeof priceInCents === 'number';
}

function isAttempt(value: unknown): value is OrderAttempt {
  if (typeof value !== 'object' || value === null) return false;
  const { key, client, order } = value as Partial<Record<keyof OrderAttempt, unknown>>;
  if (typeof key !== 'string' || typeof client !== 'string') return false;
  if (typeof order !== 'object' || order === null) return false;
  const { isbns, language, expected } = order as Partial<Record<keyof Order, unknown>>;
  return (
    Array.isArray(isbns) &&
    isbns.every((isbn) => typeof isbn === 'string') &&
    typeof language === 'string' &&
    (expected === undefined || (Array.isArray(expected) && expected.every(isPrice)))
  );
}

function stored(session: StorageArea): OrderAttempt | undefined {
  try {
    const value: unknown = JSON.parse(session.get(KEY) ?? 'null');
    return isAttempt(value) ? value : undefined;
  } catch {
    return undefined;
  }
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
