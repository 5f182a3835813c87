import type { Queryable } from '../../database/database.contract.ts';
import { buildFacetArrays, type DictionaryEntry, type FacetArrays } from './facet-arrays.ts';

const ROWS_AT_ONCE = 20_000;

const DICTIONARY = `
  select id, value from facet_values where connection_id = $1 and id > $2
  order by id limit ${ROWS_AT_ONCE}`;

// As one text: a row object for each publication would take longer than everything else.
const ROWS = `
  select string_agg(id || ':' || array_to_string(facet_ids, ','), ';' order by id) as rows
  from (
    select id, facet_ids from search_publications where connection_id = $1 and id > $2
    order by id limit ${ROWS_AT_ONCE}
  ) page`;

async function loadDictionary(
  database: Queryable,
  connectionId: number,
): Promise<DictionaryEntry[]> {
  const dictionary: DictionaryEntry[] = [];
  for (;;) {
    const last = dictionary.at(-1)?.id ?? -1;
    const page = await database.query<{ id: number; value: string }>(DICTIONARY, [
      connectionId,
      last,
    ]);
    dictionary.push(...page);
    if (page.length < ROWS_AT_ONCE) return dictionary;
  }
}

/** Reads the catalogue's version: it rises with every change. */
export async function catalogueVersion(database: Queryable): Promise<number> {
  const [row] = await database.query<{ version: number }>(
    'select version from catalogue_version',
    [],
  );
  return row?.version ?? 0;
}

/** Reads the facet values of a connection's publications, a stretch at a time. */
export async function loadFacetArrays(
  database: Queryable,
  connectionId: number,
): Promise<FacetArrays> {
  const builder = buildFacetArrays(await loadDictionary(database, connectionId));
  let last = -1;
  for (;;) {
    const [page] = await database.query<{ rows: string | null }>(ROWS, [connectionId, last]);
    if (!page?.rows) return builder.finish();
    for (const row of page.rows.split(';')) {
      const [id = '', values = ''] = row.split(':');
      last = Number(id);
      builder.add(last, values === '' ? [] : values.split(',').map(Number));
    }
  }
}
