import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { Database } from '../../database/database.contract.ts';
import { migrate } from '../../database/migrations.ts';
import { describeOnBothDatabases } from '../../testing/describe-on-both-databases.ts';
import { createArraysStore } from '../facets/arrays-store.ts';
import type { StoredRecord } from '../fields/search-fields.ts';
import { createPostgresSearchEngine } from '../postgres/postgres-search-engine.ts';
import { ALL } from '../query/clauses.ts';
import type { SearchPlan } from '../query/search-engine.contract.ts';
import { seedConnection, seedRecords } from '../testing/seed-records.ts';
import { facetIds } from './facet-dictionary.ts';

const connection = 905;

const everything: SearchPlan = {
  connectionId: connection,
  context: 'metadata',
  main: ALL,
  rows: ALL,
  words: [],
  facets: [],
  isAsTyped: false,
  sortings: [],
  offset: 0,
  limit: 20,
};

const record = (at: number): StoredRecord => ({
  title: `Boek ${at}`,
  keywords: ['koffie', at % 2 ? 'thee' : 'melk'],
  authors: [`Auteur ${at % 3}`],
});

describeOnBothDatabases('the dictionary of facet values', (makeDatabase) => {
  let database: Database;
  beforeAll(async () => {
    database = await makeDatabase();
    await seedConnection(database, connection);
    await seedRecords(database, connection, new Map([1, 2, 3, 4].map((at) => [at, record(at)])));
  });
  afterAll(() => database.close());

  async function countsOf(plan: SearchPlan) {
    const inDatabase = await createPostgresSearchEngine(database).search(plan);
    const arrays = createArraysStore(database, { pause: 0 });
    await arrays.refresh(connection);
    const inArrays = await createPostgresSearchEngine(database, { arrays }).search(plan);
    expect(inArrays).toEqual(inDatabase);
    return inDatabase;
  }

  async function restoreEarlierSchema() {
    await database.query(`
      delete from facet_values where facet > 7;
      alter table facet_values drop constraint facet_values_check;
      alter table facet_values add constraint facet_values_check check (facet = id & 7);
      delete from migrations where name = '0019-any-number-of-facets.sql'`);
  }

  it('keeps ids of an earlier schema, and adds others', async () => {
    const before = await countsOf(everything);
    await restoreEarlierSchema();
    expect(await migrate(database)).toEqual(['0019-any-number-of-facets.sql']);
    expect(await countsOf(everything)).toEqual(before);
    const more = Array.from({ length: 60 }, (_, at) => ({
      title: `Deel ${at}`,
      authors: [`A ${at}`],
    }));
    await seedRecords(database, connection, new Map(more.map((each, at) => [at + 10, each])));
    await seedRecords(database, connection, new Map([[5, record(5)]]));
    const chosen = await countsOf({ ...everything, facets: [{ facet: 0, values: ['thee'] }] });
    expect(chosen.total).toBe(3);
    expect(chosen.facets).toEqual({
      keywords: { koffie: 5, thee: 3, melk: 2 },
      authors: { 'Auteur 0': 1, 'Auteur 1': 1, 'Auteur 2': 1 },
    });
  });

  it('counts values that differ in case or accents only as one, also those of an earlier index [C7.45]', async () => {
    await seedRecords(database, connection, new Map([[90, { title: 'Een', keywords: ['Café'] }]]));
    await database.query(`update facet_values set key = null where value = 'Café'`);
    await seedRecords(
      database,
      connection,
      new Map([
        [90, { title: 'Een', keywords: ['Café'] }],
        [91, { title: 'Twee', keywords: ['cafe', 'CAFÉ'] }],
        [92, { title: 'Drie', keywords: ['Cafés'] }],
      ]),
    );
    for (const chosen of ['Café', 'cafe', 'CAFE']) {
      const { ids, facets } = await countsOf({
        ...everything,
        facets: [{ facet: 0, values: [chosen] }],
      });
      expect(ids).toEqual([90, 91]);
      expect(facets['keywords']).toMatchObject({ Café: 2, Cafés: 1 });
      expect(facets['keywords']).not.toHaveProperty('cafe');
    }
    await database.query('delete from publications where id in (90, 91, 92)');
  });

  it('shows the most frequent spelling, and finds all by each [C7.121]', async () => {
    const roman = (id: number, ...keywords: string[]) =>
      [id, { title: `R ${id}`, keywords }] as const;
    const shown = async (keyword: string) => {
      const plan = { ...everything, facets: [{ facet: 0, values: [keyword] }] };
      const { ids, facets } = await countsOf(plan);
      return [ids.length, facets['keywords']];
    };
    await seedRecords(database, connection, new Map([roman(80, 'Roman'), roman(81, 'Roman')]));
    expect(await shown('roman')).toEqual([2, expect.objectContaining({ Roman: 2 })]);
    const more = [82, 83, 84].map((id) => roman(id, id === 84 ? 'ROMAN' : 'roman'));
    await seedRecords(database, connection, new Map([...more, roman(85, 'roman', 'Roman')]));
    for (const spelling of ['roman', 'Roman', 'ROMAN']) {
      const [found, counts] = await shown(spelling);
      expect(found).toBe(6);
      expect(counts).toMatchObject({ roman: 6 });
      expect(counts).not.toHaveProperty('Roman');
    }
    await database.query('delete from publications where id in (82, 83, 85)');
    expect(await shown('roman')).toEqual([3, expect.objectContaining({ Roman: 3 })]);
    await seedRecords(database, connection, new Map([roman(80, 'ROMAN'), roman(81, 'ROMAN')]));
    expect(await shown('roman')).toEqual([3, expect.objectContaining({ ROMAN: 3 })]);
    await database.query('delete from publications where id between 80 and 85');
  });

  it('uses up numbers and writes rows for new spellings only', async () => {
    const state = () =>
      database.query(
        `select last_value, (select json_agg(array[id::text, xmin::text] order by id)
           from facet_values where connection_id = $1 and hits = 0) as rows
         from facet_value_numbers`,
        [connection],
      );
    const names = ['Zee', 'zee', 'ZEE'].map((value) => ({ facet: 0, value, key: 'zee' }));
    const idsOf = () =>
      database.transaction(async (transaction) => {
        const idsFor = await facetIds(transaction, connection, names);
        return names.map(idsFor);
      });
    const ids = await idsOf();
    expect(new Set(ids.flat()).size).toBe(3);
    const before = await state();
    expect(await idsOf()).toEqual(ids);
    expect(await state()).toEqual(before);
  });

  it('keeps the labels of the last record of a batch that has some [C7.122]', async () => {
    const labels = async () => {
      const [row] = await database.query<{ labels: unknown }>(
        `select labels from facet_values where connection_id = $1 and value = 'Book'`,
        [connection],
      );
      return row?.labels;
    };
    const book = (nl?: string): StoredRecord => ({
      title: 'Boek',
      documentType: 'Book',
      ...(nl && { documentTypeLabels: { nl } }),
    });
    const seed = (...books: readonly StoredRecord[]) =>
      seedRecords(database, connection, new Map(books.map((each, at) => [at + 95, each])));
    await seed(book(), book('Boek'), book());
    expect(await labels()).toEqual({ nl: 'Boek' });
    await seed(book('Boek'), book('Boekje'));
    expect(await labels()).toEqual({ nl: 'Boekje' });
    await database.query('delete from publications where id between 95 and 97');
  });

  it('has room for any number of facets', async () => {
    const facets = Array.from({ length: 40 }, (_, at) => at + 5000);
    await database.query(
      `insert into facet_values (id, connection_id, facet, value)
       select facet::integer << 3 | 7, $1, facet, 'x' from unnest($2::smallint[]) as facet`,
      [connection, facets],
    );
    await database.query(
      `update search_publications set facet_ids = facet_ids || $2::integer[]
       where connection_id = $1 and id = 1`,
      [connection, facets.map((facet) => (facet << 3) | 7)],
    );
    await database.query('update catalogue_version set version = version + 1', []);
    const chosen = facets.map((facet) => ({ facet, values: ['x'] }));
    const { ids, facets: counts } = await countsOf({ ...everything, facets: chosen });
    expect(ids).toEqual([1]);
    expect(counts).toEqual({ keywords: { koffie: 1, thee: 1 }, authors: { 'Auteur 1': 1 } });
  });
});
