import type { ExpectedPrice, Order, StorageArea } from '@leeszaal/shared-contracts';

/** An order as it was sent for the first time, so that it can be sent again as the same one. */
export interface OrderAttempt {
  readonly key: string;
  /** The library for which it is. */
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

/** The same text for the same books. */
const booksOf = (isbns: readonly string[]): string => isbns.toSorted().join(' ');

/** The same text for the same prices. */
const pricesOf = ({ expected = [] }: Order): string =>
  expected
    .map(({ isbn, priceInCents, currency }) => `${isbn} ${priceInCents} ${currency}`)
    .toSorted()
    .join();

/**
 * The attempt at ordering these books for a library: the one that was begun, for as long as books and prices
 * are the same, so that a lost answer, a reload, the way back to the basket or another language do not order
 * twice (`docs/decisions.md` 45); else a new one.
 */
export function attemptAt(order: Order, client: string, session: StorageArea): OrderAttempt {
  const begun = stored(session);
  if (
    begun?.client === client &&
    booksOf(begun.order.isbns) === booksOf(order.isbns) &&
    pricesOf(begun.order) === pricesOf(order)
  ) {
    return begun;
  }
  const attempt = { key: crypto.randomUUID(), client, order };
  session.set(KEY, JSON.stringify(attempt));
  return attempt;
}

/**
 * Whether an attempt at these books was begun and has not been answered with a yes. They may be bought by
 * now, so nothing of them is brought up to date before the same attempt has been sent again.
 */
export function isBegun(isbns: readonly string[], client: string, session: StorageArea): boolean {
  const begun = stored(session);
  return begun?.client === client && booksOf(begun.order.isbns) === booksOf(isbns);
}

/** Forgets the attempt: it has been answered with a yes. */
export function endAttempt(session: StorageArea): void {
  session.remove(KEY);
}
