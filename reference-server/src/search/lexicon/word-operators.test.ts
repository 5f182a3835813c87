import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { Database } from '../../database/database.contract.ts';
import { describeOnBothDatabases } from '../../testing/describe-on-both-databases.ts';
import type { StoredRecord } from '../fields/search-fields.ts';
import { searchEngineOf } from '../postgres/engine-of.ts';
import { planSearch } from '../query/plan-search.ts';
import { seedConnection, seedRecords } from '../testing/seed-records.ts';
import type { WordHits } from './word-engine.contract.ts';

const CONNECTION = 940;

const RECORDS: Readonly<Record<string, StoredRecord>> = {
  pride: { title: 'Pride and Prejudice', language: 'en', authors: ['Austen, Jane'] },
  emma: { title: 'Emma', language: 'en', authors: ['Austen, Jane'], yearOfPublication: '1815' },
  trial: { title: 'The Trial', language: 'en', authors: ['Kafka, Franz'], keywords: ['courts'] },
  castle: { title: 'The Castle', language: 'en', authors: ['Kafka, Franz'] },
  about: { title: 'Kafka and the law', language: 'en', yearOfPublication: '1915' },
  libraries: { title: 'Public libraries', language: 'en', yearOfPublication: '1916' },
  office: { title: 'Meneer Beerta', language: 'nl', keywords: ['kantoorleven'] },
  poems: { title: 'Place: new poems', language: 'en' },
  lord: { title: 'The Lord of the Rings', language: 'en' },
};
const NAMES = Object.keys(RECORDS);

describeOnBothDatabases('operators', (makeDatabase) => {
  let database: Database;
  beforeAll(async () => {
    database = await makeDatabase();
    await seedConnection(database, CONNECTION);
    await seedRecords(database, CONNECTION, new Map(Object.values(RECORDS).entries()));
  });
  afterAll(() => database.close());

  function hitsFor(query: string): Promise<WordHits> {
    const planned = planSearch(
      {
        query,
        queryType: 0,
        fields: [],
        facets: {},
        sorting: [],
        paginationOptions: { page: 1, resultsPerPage: 50 },
      },
      { id: CONNECTION, advancedFields: ['title'] },
    );
    if (planned.kind === 'refused') throw new Error(planned.reason);
    return searchEngineOf(database).search(planned.plan);
  }

  async function found(query: string): Promise<string[]> {
    const { ids, total } = await hitsFor(query);
    expect(ids).toHaveLength(total);
    return ids.map((id) => NAMES[id] ?? '').toSorted();
  }

  test.each([
    ['pride OR kafka', ['about', 'castle', 'pride', 'trial']],
    ['emma OF trial', ['emma', 'trial']],
    ['austen (pride OR emma)', ['emma', 'pride']],
    ['"the trial" OR emma', ['emma', 'trial']],
    ['kafka -trial', ['about', 'castle']],
    ['kafka -"the trial"', ['about', 'castle']],
    ['kafka NICHT castle', ['about', 'trial']],
    ['kafka -author:kafka', ['about']],
    ['-kafka -austen -place', ['libraries', 'lord', 'office']],
    ['author:kafka', ['castle', 'trial']],
    ['Titel:kafka', ['about']],
    ['onderwerp:courts OR jaar:1815', ['emma', 'trial']],
    ['year:1900-1950', ['about', 'libraries']],
    ['Place: new poems', ['poems']],
    ['kaf?a', ['about', 'castle', 'trial']],
    ['kafk? -law', ['castle', 'trial']],
    ['what is the trial?', []],
    ['is this a trial?', ['trial']],
    ['the trial?', ['trial']],
    ['THE LORD OF THE RINGS', ['lord']],
    ['foo:emma', []],
  ])('find what they say: %j [S2.229]', async (query, expected) => {
    expect(await found(query)).toEqual(expected);
  });

  test('leave other forms and compounds to alternatives and fields, and none to exclusions [S2.230]', async () => {
    expect(await found('library OR kantoor')).toEqual(['libraries', 'office']);
    expect(await found('title:library')).toEqual(['libraries']);
    expect(await found('public -library')).toEqual(['libraries']);
    expect(await found('public -libraries')).toEqual([]);
  });

  test('are corrected only where all alternatives find nothing, and never in exclusions [S2.231]', async () => {
    const one = await hitsFor('prejudise OR emma');
    expect({ total: one.total, corrections: one.corrections }).toEqual({
      total: 1,
      corrections: [],
    });
    const both = await hitsFor('prejudise OR kafla');
    expect(both.total).toBe(4);
    expect(both.corrections.map(({ word }) => word).toSorted()).toEqual(['kafka', 'prejudice']);
    const excluded = await hitsFor('kafka -trila');
    expect({ total: excluded.total, corrections: excluded.corrections }).toEqual({
      total: 3,
      corrections: [],
    });
    const field = await hitsFor('title:prejudise');
    expect(field.corrections).toEqual([{ typed: 'prejudise', word: 'prejudice' }]);
  });

  describe('signs', () => {
    test.each(['"', '\\', '%', '()', '?', '-', '"()"', '-"?"'])(
      '%j find nothing alone [S2.232]',
      async (query) => {
        expect(await found(query)).toEqual([]);
      },
    );

    test.each(['emma "', 'emma \\', 'emma %', '(emma)', 'emma()', 'emma ?', 'emma -'])(
      '%j change nothing beside a word [S2.232]',
      async (query) => {
        expect(await found(query)).toEqual(['emma']);
      },
    );
  });
});
