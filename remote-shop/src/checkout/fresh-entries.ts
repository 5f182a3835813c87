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
    // Nothing is known that would be newer; the server has the last word when it is ordered.
    return entry;
  }
}

/** The entries with what their books cost by now, and whether they are bought; the same where nothing is new. */
export function freshEntries(
  http: HttpPort,
  entries: readonly BasketEntry[],
  signal: AbortSignal,
): Promise<readonly BasketEntry[]> {
  return Promise.all(entries.map((entry) => freshEntry(http, entry, signal)));
}

/** Puts entries in the place of those that are there under the same keys; what was taken out stays out. */
export function putFresh(basket: BasketPort, fresh: readonly BasketEntry[]): void {
  const now = basket.entries();
  const next = now.map(
    (entry) =>
      fresh.find(({ connection, id }) => connection === entry.connection && id === entry.id) ??
      entry,
  );
  // The port only takes out and adds: from the first new one on, to keep the order.
  const first = next.findIndex((entry, index) => entry !== now[index]);
  if (first < 0) return;
  for (const entry of next.slice(first)) basket.remove(entry);
  for (const entry of next.slice(first)) basket.add(entry);
}
