import type { Database, Queryable } from '@leeszaal/reference-server/testing';

/* The obvious implementation: one table with PostgreSQL's text search column, indexes on it and
   on the facets, and one statement each for the page, the total and the facets. */

/** A question in plain SQL, equal to the portal's. */
export interface PlainQuestion {
  /** Words that must all be found, each in one of its forms; empty for all records. */
  readonly words: readonly (readonly string[])[];
  /** A word that must not be among the keywords; empty for none. */
  readonly notKeyword: string;
  /** Chosen values by facet. */
  readonly facets: Readonly<Record<string, readonly string[]>>;
  readonly byTitle: boolean;
  readonly limit: number;
  readonly offset: number;
}

/** The answer of the plain SQL. */
export interface PlainAnswer {
  readonly total: number;
  readonly publications: readonly unknown[];
  readonly facets: Readonly<Record<string, Readonly<Record<string, number>>>>;
}

const VALUES_PER_FACET = 250;

const textsOf = (name: string): string =>
  `array(select jsonb_array_elements_text(record -> '${name}'))`;

const CREATE = [
  `create table plain as
   select id, record, record ->> 'title' as title,
     setweight(to_tsvector('simple', record ->> 'title'), 'A')
     || setweight(to_tsvector('simple', array_to_string(${textsOf('authors')}, ' ')), 'B')
     || setweight(to_tsvector('simple', array_to_string(${textsOf('keywords')}, ' ')), 'C')
     || to_tsvector('simple', concat_ws(' ', record ->> 'subtitle', record ->> 'publisher',
          record ->> 'abstract', record ->> 'yearOfPublication', record ->> 'isbn')) as words,
     array(select 'authors=' || value from unnest(${textsOf('authors')}) as value)
     || array(select 'keywords=' || value from unnest(${textsOf('keywords')}) as value)
     || array(select 'jurisdiction=' || value from unnest(${textsOf('jurisdiction')}) as value)
     || ('publisher=' || (record ->> 'publisher'))
     || ('yearofpublication=' || (record ->> 'yearOfPublication')) as facets
   from publications where connection_id = `,
  'create index on plain using gin (words)',
  'create index on plain using gin (facets)',
  'create index on plain (title, id)',
];

/** Creates the table from the publications of a connection. */
export async function copyToPlainTable(database: Database, connectionId: number): Promise<void> {
  const [create = '', ...indexes] = CREATE;
  await database.query(create + connectionId, []);
  for (const index of indexes) await database.query(index, []);
}

interface FacetRow {
  readonly facet: string;
  readonly hits: number;
}

/** Writes words with their forms, which have letters only, as a `tsquery`. */
export const tsqueryOf = (words: PlainQuestion['words']): string =>
  words.map((forms) => `(${forms.map((form) => `'${form}'`).join('|')})`).join('&');

function conditionOf({ words, notKeyword, facets }: PlainQuestion, without?: string) {
  const values: (string | string[])[] = [];
  const conditions = ['true'];
  if (words.length > 0) conditions.push(`words @@ $${values.push(tsqueryOf(words))}::tsquery`);
  if (notKeyword !== '') {
    conditions.push(`not words @@ $${values.push(`${notKeyword}:C`)}::tsquery`);
  }
  for (const [facet, chosen] of Object.entries(facets)) {
    if (facet === without) continue;
    const at = values.push(chosen.map((value) => `${facet}=${value}`));
    conditions.push(`facets && $${at}::text[]`);
  }
  return { where: conditions.join(' and '), values };
}

/**
 * The counts of a facet ignore its own selection, so that each selected facet needs a statement.
 */
async function countsOf(database: Queryable, question: PlainQuestion): Promise<FacetRow[]> {
  const chosen = Object.keys(question.facets);
  const lists = await Promise.all(
    [undefined, ...chosen].map(async (own) => {
      const { where, values } = conditionOf(question, own);
      const rows = await database.query<FacetRow & Record<string, unknown>>(
        `select facet, count(*)::integer as hits from plain, unnest(facets) as facet
         where ${where} group by facet order by hits desc`,
        values,
      );
      return rows.filter(({ facet }) => {
        const [name = ''] = facet.split('=', 1);
        return own === undefined ? !chosen.includes(name) : name === own;
      });
    }),
  );
  return lists.flat();
}

function mostFrequent(rows: readonly FacetRow[]): PlainAnswer['facets'] {
  const facets: Record<string, Record<string, number>> = {};
  for (const { facet, hits } of rows) {
    const end = facet.indexOf('=');
    const name = facet.slice(0, end);
    facets[name] ??= {};
    if (Object.keys(facets[name]).length < VALUES_PER_FACET)
      facets[name][facet.slice(end + 1)] = hits;
  }
  return facets;
}

/** Answers a question in plain SQL. */
export async function askPlainly(
  database: Queryable,
  question: PlainQuestion,
): Promise<PlainAnswer> {
  const { where, values } = conditionOf(question);
  const order = question.byTitle
    ? 'title'
    : question.words.length === 0
      ? 'id'
      : 'ts_rank(words, $1::tsquery) desc';
  const [page, [count], facets] = await Promise.all([
    database.query<{ record: unknown }>(
      `select record from plain where ${where} order by ${order}, id
       limit ${question.limit} offset ${question.offset}`,
      values,
    ),
    database.query<{ total: number }>(
      `select count(*)::integer as total from plain where ${where}`,
      values,
    ),
    countsOf(database, question),
  ]);
  return {
    total: count?.total ?? 0,
    publications: page.map(({ record }) => record),
    facets: mostFrequent(facets),
  };
}
