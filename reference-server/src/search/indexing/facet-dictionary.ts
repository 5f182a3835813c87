import type { Queryable, Row } from '../../database/database.contract.ts';
import type { FacetEntry } from '../facets/facet-entry.contract.ts';
import { newFacetIdSql, spellingFacet } from '../facets/facet-ids.ts';

interface FoundSpelling extends Row {
  readonly id: number;
  readonly facet: number;
  readonly value: string;
}

interface Found extends FoundSpelling {
  readonly key: string;
}

interface Spelling extends FacetEntry {
  readonly of: number;
}

const keyOf = ({ facet, key }: Pick<FacetEntry, 'facet' | 'key'>): string => `${facet} ${key}`;
const nameOf = ({ facet, value }: Pick<FacetEntry, 'facet' | 'value'>): string =>
  `${facet} ${value}`;

// Values of an earlier index have no key yet.
const ADOPT = `
  update facet_values known set key = asked.key
  from unnest($2::smallint[], $3::text[], $4::text[]) as asked (facet, value, key)
  where known.connection_id = $1 and known.facet = asked.facet and known.value = asked.value
    and known.key is null and not exists (
      select from facet_values other
      where other.connection_id = $1 and other.facet = asked.facet and other.key = asked.key
    )`;

const ADD = `
  insert into facet_values (id, connection_id, facet, value, key)
  select ${newFacetIdSql('asked.facet')}, $1, asked.facet, asked.value, asked.key
  from unnest($2::smallint[], $3::text[], $4::text[]) as asked (facet, value, key)
  where not exists (
    select from facet_values known
    where known.connection_id = $1 and known.facet = asked.facet and known.key = asked.key
  )`;

const FIND = `
  select known.id, known.facet, known.key, known.value
  from unnest($2::smallint[], $3::text[]) as asked (facet, key)
  join facet_values known
    on known.connection_id = $1 and known.facet = asked.facet and known.key = asked.key`;

const ADD_SPELLINGS = `
  insert into facet_values (id, connection_id, facet, value, spelling_of)
  select ${newFacetIdSql('asked.facet')}, $1, asked.facet, asked.value, asked.of
  from unnest($2::smallint[], $3::text[], $4::integer[]) as asked (facet, value, of)
  where not exists (
    select from facet_values known
    where known.connection_id = $1 and known.facet = asked.facet and known.value = asked.value
  )`;

const MOVE_SPELLINGS = `
  update facet_values known set spelling_of = asked.of
  from unnest($2::smallint[], $3::text[], $4::integer[]) as asked (facet, value, of)
  where known.connection_id = $1 and known.facet = asked.facet and known.value = asked.value
    and known.spelling_of is distinct from asked.of`;

const FIND_SPELLINGS = `
  select known.id, known.facet, known.value
  from unnest($2::smallint[], $3::text[]) as asked (facet, value)
  join facet_values known
    on known.connection_id = $1 and known.facet = asked.facet and known.value = asked.value`;

const LABEL = `
  update facet_values known set labels = asked.labels
  from unnest($2::smallint[], $3::text[], $4::jsonb[]) as asked (facet, key, labels)
  where known.connection_id = $1 and known.facet = asked.facet and known.key = asked.key
    and known.labels is distinct from asked.labels`;

/** The ids of spellings that are not those of their values, by facet and text. */
async function spellingIds(
  transaction: Queryable,
  connectionId: number,
  spellings: readonly Spelling[],
): Promise<ReadonlyMap<string, number>> {
  if (spellings.length === 0) return new Map();
  const facets = spellings.map(({ facet }) => spellingFacet(facet));
  const values = spellings.map(({ value }) => value);
  const asked = [connectionId, facets, values, spellings.map(({ of }) => of)];
  // Neither uses up a number nor writes a row for what is known.
  await transaction.query(ADD_SPELLINGS, asked);
  await transaction.query(MOVE_SPELLINGS, asked);
  const rows = await transaction.query<FoundSpelling>(FIND_SPELLINGS, [
    connectionId,
    facets,
    values,
  ]);
  return new Map(rows.map((row) => [nameOf(row), row.id]));
}

async function writeLabels(
  transaction: Queryable,
  connectionId: number,
  entries: readonly FacetEntry[],
): Promise<void> {
  const withLabels = entries.filter(({ labels }) => labels !== undefined);
  // Of several records of a batch the last one that has labels counts.
  const labelled = [...new Map(withLabels.map((entry) => [keyOf(entry), entry])).values()];
  if (labelled.length === 0) return;
  await transaction.query(LABEL, [
    connectionId,
    labelled.map(({ facet }) => facet),
    labelled.map(({ key }) => key),
    labelled.map(({ labels }) => JSON.stringify(labels)),
  ]);
}

/**
 * The ids of a connection's facet values; adds missing values. Values of one key have one id; a spelling other than the
 * first has an id of its own as well (`docs/decisions.md` 119). The caller holds the catalogue's lock.
 */
export async function facetIds(
  transaction: Queryable,
  connectionId: number,
  entries: readonly FacetEntry[],
): Promise<(entry: FacetEntry) => readonly number[]> {
  const distinct = [
    ...new Map(entries.toReversed().map((entry) => [keyOf(entry), entry])).values(),
  ];
  const facets = distinct.map(({ facet }) => facet);
  const keys = distinct.map(({ key }) => key);
  const values = [connectionId, facets, distinct.map(({ value }) => value), keys];
  await transaction.query(ADOPT, values);
  await transaction.query(ADD, values);
  const rows = await transaction.query<Found>(FIND, [connectionId, facets, keys]);
  await writeLabels(transaction, connectionId, entries);
  const known = new Map(rows.map((row) => [keyOf(row), row]));
  const spellings = new Map<string, Spelling>();
  for (const entry of entries) {
    const of = known.get(keyOf(entry));
    if (of && of.value !== entry.value) spellings.set(nameOf(entry), { ...entry, of: of.id });
  }
  const others = await spellingIds(transaction, connectionId, [...spellings.values()]);
  return (entry) => {
    const spelling = others.get(nameOf({ ...entry, facet: spellingFacet(entry.facet) }));
    return [known.get(keyOf(entry))?.id, spelling].filter((id) => id !== undefined);
  };
}
