import type { Order, StorageArea } from '@leeszaal/shared-contracts';

/** An order as it was sent for the first time, so that it can be sent again as the same one. */
export interface OrderAttempt {
  readonly key: string;
  /** The library for which it is. */
  readonly client: string;
  readonly order: Order;
}

const KEY = 'order-attempt';

function isAttempt(value: unknown): value is OrderAttempt {
  if (typeof value !== 'object' || value === null) return false;
  const { key, client, order } = value as Partial<Record<keyof OrderAttempt, unknown>>;
  if (typeof key !== 'string' || typeof client !== 'string') return false;
  if (typeof order !== 'object' || order === null) return false;
  const { isbns, language } = order as Partial<Record<keyof Order, unknown>>;
  return (
    Array.isArray(isbns) &&
    isbns.every((isbn) => typeof isbn === 'string') &&
    typeof language === 'string'
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

const isSame = (a: readonly string[], b: readonly string[]): boolean =>
  a.length === b.length && a.every((isbn) => b.includes(isbn));

/**
 * The attempt at ordering these books for a library: the one that was begun, for as long as the books are the same,
 * so that a lost answer, a reload, the way back to the basket or another language do not order twice
 * (`docs/decisions.md` 45); else a new one.
 */
export function attemptAt(order: Order, client: string, session: StorageArea): OrderAttempt {
  const begun = stored(session);
  if (begun?.client === client && isSame(begun.order.isbns, order.isbns)) return begun;
  const attempt = { key: crypto.randomUUID(), client, order };
  session.set(KEY, JSON.stringify(attempt));
  return attempt;
}

/** Forgets the attempt: it has been answered with a yes. */
export function endAttempt(session: StorageArea): void {
  session.remove(KEY);
}
