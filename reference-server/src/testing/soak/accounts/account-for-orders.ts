import type { AuditEntry } from '@leeszaal/shared-contracts';
import type { OrderEntry, SettingsEntry } from '../model/ledger.ts';
import type { LibraryRef, Offer } from '../model/soak.contract.ts';

/** A line of an order as the database has it. */
export interface OrderLineRow {
  readonly order_id: string;
  readonly client_ref: string;
  readonly subject: string;
  readonly isbn: string;
  readonly price_in_cents: number;
}

/** A book that a library owns, by the order that it was bought with. */
export type OwnedRow = Readonly<Record<'order_id' | 'client_ref' | 'isbn', string>>;

/** The entries of a library's log. */
export interface LoggedEntry {
  readonly library: string;
  readonly subject: string;
  readonly entry: Pick<AuditEntry, 'action' | 'settings' | 'order'>;
}

/** Orders and settings in the database at the end. */
export interface Books {
  readonly lines: readonly OrderLineRow[];
  readonly owned: readonly OwnedRow[];
  readonly log: readonly LoggedEntry[];
  /** Current setting of days, by library. */
  readonly days: Readonly<Record<string, number | undefined>>;
}

/** Multiset difference of two lists. */
export function difference(one: readonly string[], other: readonly string[]): string[] {
  const rest = new Map<string, number>();
  for (const each of other) rest.set(each, (rest.get(each) ?? 0) + 1);
  return one.filter((each) => {
    const left = rest.get(each) ?? 0;
    if (left > 0) rest.set(each, left - 1);
    return left === 0;
  });
}

function compare(
  what: string,
  told: readonly string[],
  found: readonly string[],
): readonly string[] {
  return [
    ...difference(told, found).map((each) => `${what} is missing: ${each}`),
    ...difference(found, told).map((each) => `${what} belongs to no person: ${each}`),
  ];
}

const placed = (orders: readonly OrderEntry[]) =>
  orders.flatMap(({ outcome, ...order }) =>
    outcome.kind === 'placed' ? [{ ...order, orderId: outcome.orderId }] : [],
  );

/** Every confirmed order is stored, owned and logged once, at its price, and no other. */
export function unaccountedOrders(
  orders: readonly OrderEntry[],
  offers: readonly Offer[],
  { lines, owned, log }: Books,
): string[] {
  const priceOf = new Map(offers.map(({ isbn, priceInCents }) => [isbn, priceInCents]));
  const told = placed(orders);
  const bought = told.flatMap(({ orderId, library, subject, isbns }) =>
    isbns.map((isbn) => ({ orderId, library, subject, isbn })),
  );
  const ordersLogged = log.flatMap(({ library, subject, entry }) =>
    (entry.order?.lines ?? []).map(
      ({ isbn, priceInCents }) =>
        `${entry.order?.id} ${library} ${subject} ${isbn} ${priceInCents}`,
    ),
  );
  const full = bought.map(
    ({ orderId, library, subject, isbn }) =>
      `${orderId} ${library} ${subject} ${isbn} ${priceOf.get(isbn)}`,
  );
  return [
    ...compare(
      'an order',
      full,
      lines.map(
        ({ order_id, client_ref, subject, isbn, price_in_cents }) =>
          `${order_id} ${client_ref} ${subject} ${isbn} ${price_in_cents}`,
      ),
    ),
    ...compare(
      'a book',
      bought.map(({ orderId, library, isbn }) => `${orderId} ${library} ${isbn}`),
      owned.map(({ order_id, client_ref, isbn }) => `${order_id} ${client_ref} ${isbn}`),
    ),
    ...compare('a line of the log', full, ordersLogged),
  ];
}

/** No book is sold twice to a library, and no unsold book is refused as sold. */
export function wronglySold(orders: readonly OrderEntry[]): string[] {
  const sales = new Map<string, OrderEntry[]>();
  for (const order of orders) {
    if (order.outcome.kind !== 'placed') continue;
    for (const isbn of order.isbns) {
      const key = `${order.library} ${isbn}`;
      sales.set(key, [...(sales.get(key) ?? []), order]);
    }
  }
  const twice = [...sales].flatMap(([key, sold]) =>
    sold.length > 1 ? [`${key} was sold ${sold.length} times`] : [],
  );
  const refused = orders.flatMap(({ outcome, library, isbns, subject, asked }) => {
    const buyers = isbns.flatMap((isbn) => sales.get(`${library} ${isbn}`) ?? []);
    const isSold = buyers.some((buyer) => buyer.asked.sent <= asked.received);
    return outcome.kind === 'sold' && !isSold
      ? [`${subject} was refused ${isbns.join(', ')}, which no order contains`]
      : [];
  });
  return [...twice, ...refused];
}

/** Every change of settings is logged once, and the last one is in force. */
export function unaccountedSettings(
  settings: readonly SettingsEntry[],
  { log, days }: Books,
  libraries: readonly LibraryRef[],
): string[] {
  const logged = log.filter(({ entry }) => entry.action === 'settings-changed');
  const daysOf = ({ entry }: LoggedEntry) => String(entry.settings?.['daysMarkedAsNew']);
  const last = libraries.flatMap((library) => {
    const latest = logged.filter((each) => each.library === library).at(-1);
    return latest === undefined || daysOf(latest) === String(days[library])
      ? []
      : [`${library} has ${days[library]} days, but was last given ${daysOf(latest)}`];
  });
  return [
    ...compare(
      'a change of settings',
      settings.map(({ library, subject, days: value }) => `${library} ${subject} ${value}`),
      logged.map((each) => `${each.library} ${each.subject} ${daysOf(each)}`),
    ),
    ...last,
  ];
}
