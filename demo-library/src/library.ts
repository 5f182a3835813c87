import type { NewPublication } from '@leeszaal/reference-server/extension';
import { CONNECTION_IDS } from './accounts.ts';
import type { DemoRecord } from './demo-record.ts';
import { documentMakers } from './documents/index.ts';
import { daysBefore, publicationOf } from './publication-of.ts';
import { bookshopRecords, catalogueRecords } from './records/index.ts';
import { codeOf, numbered, relationsAmong } from './relations.ts';

/** The key of a publication that can be read, as in addresses. */
export function pubKeyOf(key: string): string {
  return `pub-${key}`;
}

/** A publication with the key of the record that it was made from; a document has several with one key. */
export interface PublicationRow extends NewPublication {
  readonly key: string;
}

/**
 * Documents are in the digital library, where they are searched page by page, and in the catalogue,
 * where they are one title among others; only the former counts as an acquisition. What has a price
 * is in the bookshop too, or there alone.
 */
function documentRecords(): readonly DemoRecord[] {
  return documentMakers.flatMap(({ record }) => {
    const { acquiredDaysAgo, ...facts } = record;
    const offered = {
      ...facts,
      connection: 'bookshop',
      createdDaysAgo: acquiredDaysAgo ?? 0,
    } as const;
    if (record.isOnlyForSale) return [offered];
    return [
      { ...record, connection: 'digital' },
      { ...facts, connection: 'catalogue' },
      ...(record.price === undefined ? [] : [offered]),
    ] satisfies DemoRecord[];
  });
}

/** Every publication of the demonstration library, with the days counted from `start`. */
export function libraryRows(start: Date): readonly PublicationRow[] {
  const readable = new Set(documentMakers.map(({ record }) => record.key));
  const owned = new Set(
    documentMakers.flatMap(({ record }) => (record.isOnlyForSale ? [] : record.key)),
  );
  const records = numbered([...catalogueRecords, ...bookshopRecords, ...documentRecords()]);
  const relationsOf = relationsAmong(records);
  return records.map((record) => ({
    key: record.key,
    connectionId: CONNECTION_IDS[record.connection],
    id: record.id,
    pubKey: readable.has(record.key) ? pubKeyOf(record.key) : undefined,
    record: publicationOf(record, {
      code: codeOf(record),
      relations: relationsOf(record),
      start,
      owned: owned.has(record.key),
    }),
    acquiredAt:
      record.acquiredDaysAgo === undefined ? undefined : daysBefore(start, record.acquiredDaysAgo),
    createdAt: daysBefore(start, record.createdDaysAgo ?? 0),
  }));
}
