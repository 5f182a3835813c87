import type { LibraryContent, NewShelf } from '@leeszaal/reference-server/extension';
import type { NewShelfItem } from '@leeszaal/shared-contracts';
import { ACCOUNTS, CLIENTS, CONNECTION_IDS, CONNECTIONS } from './accounts.ts';
import { libraryRows, type PublicationRow } from './library.ts';
import { makeLogos } from './logos.ts';
import { type DemoShelfItem, SHELVES } from './shelves.ts';

function clientsWithLogos(): LibraryContent['clients'] {
  const logos = makeLogos();
  return CLIENTS.map((client) => {
    const logo = logos.get(client.ref);
    return logo === undefined ? client : { ...client, logo };
  });
}

function shelfItem(item: DemoShelfItem, rows: readonly PublicationRow[]): NewShelfItem {
  if (item.kind === 'search') return { type: 'query', data: item.data };
  const connectionId = CONNECTION_IDS[item.connection];
  const row = rows.find((each) => each.connectionId === connectionId && each.key === item.key);
  if (row === undefined) throw new Error(`A shelf holds ${item.key}, which the library does not`);
  return { type: 'publication', data: { publicationId: row.id, connectionId } };
}

const shelvesOf = (rows: readonly PublicationRow[]): readonly NewShelf[] =>
  SHELVES.map(({ items, ...shelf }) => ({
    ...shelf,
    items: items.map((item) => shelfItem(item, rows)),
  }));

/** All that the demonstration library begins with but its documents, with the days counted from `start`. */
export function demoContent(start: Date): LibraryContent {
  const publications = libraryRows(start);
  return {
    connections: CONNECTIONS,
    clients: clientsWithLogos(),
    accounts: ACCOUNTS,
    publications,
    shelves: shelvesOf(publications),
  };
}
