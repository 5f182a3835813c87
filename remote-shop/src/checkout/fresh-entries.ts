import {
  type BasketEntry,
  type BasketPort,
  endpoints,
  type HttpPort,
  isStatus,
} from '@leeszaal/shared-contracts';
import { isSamePrice } from './price-changes.ts';

async function freshEntry(
  http: HttpPort,
  entry: BasketEntry,
  signal: AbortSignal,
): Promise<BasketEntry> {
  const { connection, id, book } = entry;
  try {
    const { priceInCents, currency, licenseCreated } = await http.call(
      endpoints.getPublicationDetail,
      { query: { connectionId: connection, publicationId: id } },
      { signal, onNetworkFailure: 'throw' },
    );
    const fresh = { ...book, priceInCents, currency, licenseCreated };
    const isSame = isSamePrice(book, fresh) && book.licenseCreated === licenseCreated;
    return isSame ? entry : { ...entry, book: fresh };
  } catch (error) {
    if (isStatus(error, 404)) return { ...entry, book: { ...book, priceInCents: undefined } };
    // Keep the known book: the server checks each price again when it takes the order.
    return entry;
  }
}

/**
 * The entries with the current price and purchase of each book. Entries without a change keep their
 * identity.
 */
export function freshEntries(
  http: HttpPort,
  entries: readonly BasketEntry[],
  signal: AbortSignal,
): Promise<readonly BasketEntry[]> {
  return Promise.all(entries.map((entry) => freshEntry(http, entry, signal)));
}

/**
 * Replaces the basket's entries by fresh ones with the same keys; does not add a removed entry
 * again.
 */
export function putFresh(basket: BasketPort, fresh: readonly BasketEntry[]): void {
  const now = basket.entries();
  const next = now.map(
    (entry) =>
      fresh.find(({ connection, id }) => connection === entry.connection && id === entry.id) ??
      entry,
  );
  // `BasketPort` only removes and appends: to keep the order, start at the first changed entry.
  const first = next.findIndex((entry, index) => entry !== now[index]);
  if (first < 0) return;
  for (const entry of next.slice(first)) basket.remove(entry);
  for (const entry of next.slice(first)) basket.add(entry);
}
