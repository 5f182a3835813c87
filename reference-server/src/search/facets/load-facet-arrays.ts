import type { Queryable } from '../../database/database.contract.ts';
import { TITLE_LENGTH_SQL } from '../scores/score-parts.ts';
import { buildFacetArrays, type DictionaryEntry, type FacetArrays } from './facet-arrays.ts';
import { facetInId, isLookedUpSql } from './facet-ids.ts';
import { readRows, WRITTEN_ROWS } from './read-rows.ts';

const ROWS_AT_ONCE = 20_000;

// Spellings of a value are not counted.
const DICTIONARY = `
  select id, coalesce(shown, value) as value from facet_values
  where connection_id = $1 and id > $2 and spelling_of is null
  order by id limit ${ROWS_AT_ONCE}`;

const ROWS = `
  select ${WRITTEN_ROWS} as rows
  from (
    select s.id, s.facet_ids, ${TITLE_LENGTH_SQL} as title_length
    from search_publications s where s.connection_id = $1 and s.id > $2
    order by s.id limit ${ROWS_AT_ONCE}
  ) page`;

// A column more for every value would take a fifth longer.
const FACETS_LOOKED_UP = `
  select id, facet from facet_values where connection_id = $1 and spelling_of is null and ${isLookedUpSql('id')}`;

async function loadDictionary(
  database: Queryable,
  connectionId: number,
): Promise<DictionaryEntry[]> {
  const lookedUp = await database.query<{ id: number; facet: number }>(FACETS_LOOKED_UP, [
    connectionId,
  ]);
  const facets = new Map(lookedUp.map(({ id, facet }) => [id, facet]));
  const dictionary: DictionaryEntry[] = [];
  for (;;) {
    const last = dictionary.at(-1)?.id ?? -1;
    const page = await database.query<{ id: number; value: string }>(DICTIONARY, [
      connectionId,
      last,
    ]);
    for (const { id, value } of page) {
      dictionary.push({ id, value, facet: facetInId(id) ?? facets.get(id) ?? 0 });
    }
    if (page.length < ROWS_AT_ONCE) return dictionary;
  }
}

/** Reads the catalogue's version, which rises with every change. */
export async function catalogueVersion(database: Queryable): Promise<number> {
  const [row] = await database.query<{ version: number }>(
    'select version from catalogue_version',
    [],
  );
  return row?.version ?? 0;
}

/** Reads the facet values of a connection's publications, in batches. */
export async function loadFacetArrays(
  database: Queryable,
  connectionId: number,
): Promise<FacetArrays> {
  const builder = buildFacetArrays(await loadDictionary(database, connectionId));
  let last = -1;
  for (;;) {
    const [page] = await database.query<{ rows: string | null }>(ROWS, [connectionId, last]);
    if (!page?.rows) return builder.finish();
    last = readRows(page.rows, builder);
  }
}
