import type { DemoRecord } from './demo-record.ts';
import type { Relations } from './publication-of.ts';

/** Numbers records within each connection, from 1, in their order. */
export function numbered<Item extends Pick<DemoRecord, 'connection'>>(
  records: readonly Item[],
): readonly (Item & { readonly id: number })[] {
  const counts = new Map<string, number>();
  return records.map((record) => {
    const id = (counts.get(record.connection) ?? 0) + 1;
    counts.set(record.connection, id);
    return { ...record, id };
  });
}

const PREFIX = { catalogue: 'C', digital: 'D', bookshop: 'W' } as const;

/** The code of a record, as relations and the catalogue system name it. */
export function codeOf({
  connection,
  id,
}: Pick<DemoRecord, 'connection'> & { readonly id: number }): string {
  return `LZ-${PREFIX[connection]}${String(id).padStart(5, '0')}`;
}

/** Finds parents and children of records among those of the same connection. */
export function relationsAmong(
  records: readonly (DemoRecord & { readonly id: number })[],
): (record: DemoRecord) => Relations {
  const place = (connection: string, key: string): string => `${connection} ${key}`;
  const byKey = new Map(records.map((record) => [place(record.connection, record.key), record]));
  const children = new Map<string, (DemoRecord & { readonly id: number })[]>();
  for (const record of records) {
    for (const parent of record.partOf ?? []) {
      const key = place(record.connection, parent);
      children.set(key, [...(children.get(key) ?? []), record]);
    }
  }
  const entry = (record: DemoRecord & { readonly id: number }) => ({
    code: codeOf(record),
    title: record.title,
  });
  return (record) => ({
    parents: (record.partOf ?? []).flatMap((key) => {
      const parent = byKey.get(place(record.connection, key));
      return parent === undefined ? [] : [entry(parent)];
    }),
    children: (children.get(place(record.connection, record.key)) ?? []).map(entry),
  });
}
