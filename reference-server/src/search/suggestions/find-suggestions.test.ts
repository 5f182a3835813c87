import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { FIELD_MODE, FIELD_OPERATOR, SUGGESTION_FIELDS } from '@leeszaal/shared-contracts';
import fc from 'fast-check';
import type { Database } from '../../database/database.contract.ts';
import { describeOnBothDatabases } from '../../testing/describe-on-both-databases.ts';
import type { StoredRecord } from '../fields/search-fields.ts';
import { createPostgresSearchEngine } from '../postgres/postgres-search-engine.ts';
import { records } from '../testing/random-searches.ts';
import { searchWith } from '../testing/search-with.ts';
import { seedConnection, seedRecords } from '../testing/seed-records.ts';
import { findSuggestions } from './find-suggestions.ts';

const BOOKS = 910;
const MORE = 911;
const RANDOM = 912;
const FIELDS = ['title', 'authors', 'keywords'];

const AUSTEN: StoredRecord = {
  title: 'Pride and Prejudice',
  authors: ['Austen, Jane'],
  keywords: ['Roman', 'Poésie'],
};

describeOnBothDatabases('suggestions', (makeDatabase) => {
  let database: Database;
  beforeAll(async () => {
    database = await makeDatabase();
    for (const id of [BOOKS, MORE, RANDOM]) await seedConnection(database, id);
    await seedRecords(
      database,
      BOOKS,
      new Map<number, StoredRecord>([
        [1, AUSTEN],
        [2, { title: 'Emma', authors: ['AUSTEN, JANE'], keywords: ['roman', 'Roman'] }],
        [3, { title: 'Über die Straße', authors: ['Müller, Jörg'] }],
        [4, { title: 'Emma', subtitle: 'a novel', corporateAuthors: ['Müller, Jörg'] }],
        [5, { title: 'Emma: a novel', authors: ['Mueller, Joerg'], keywords: ['%_\\'] }],
      ]),
    );
    await seedRecords(database, MORE, new Map([[1, { ...AUSTEN, title: 'Persuasion' }]]));
  });
  afterAll(() => database.close());

  const found = (text: string, ...connections: number[]) =>
    findSuggestions(
      database,
      (connections.length > 0 ? connections : [BOOKS]).map((id) => ({
        id,
        advancedFields: FIELDS,
      })),
      text,
    );
  const said = async (text: string, ...connections: number[]) =>
    (await found(text, ...connections)).map(({ kind, text: value, count }) =>
      [kind, value, count].join(' '),
    );

  test('have any word that begins with what was typed, whatever its case and diacritics [C7.83]', async () => {
    expect(await said('prejud')).toEqual(['title Pride and Prejudice 1']);
    expect(await said('PRIDE and pre')).toEqual(['title Pride and Prejudice 1']);
    expect(await said('poesi')).toEqual(['subject Poésie 1']);
    expect(await said('straß')).toEqual(['title Über die Straße 1']);
    expect(await said('ride')).toEqual([]);
  });

  test('have names in either order [C7.84]', async () => {
    for (const typed of ['aust', 'jane aus', 'Austen, J', 'austen jane']) {
      expect(await said(typed)).toEqual(['name Austen, Jane 2']);
    }
    expect(await said('mueller')).toEqual(['name Müller, Jörg 3', 'name Mueller, Joerg 3']);
  });

  test('have each spelling once, with the number of publications in all connections [C7.85]', async () => {
    expect(await said('roman')).toEqual(['subject Roman 2']);
    expect(await said('roman', BOOKS, MORE)).toEqual(['subject Roman 3']);
    expect(await said('austen', MORE)).toEqual(['name Austen, Jane 1']);
    expect(await said('emma')).toEqual(['title Emma 2', 'title Emma: a novel 2']);
  });

  test('of a connection without the field, of a letter, of signs and of a long text are none [C7.87]', async () => {
    const titles = [{ id: BOOKS, advancedFields: ['title'] }];
    expect(await findSuggestions(database, titles, 'aust')).toEqual([]);
    expect(await findSuggestions(database, titles, 'prid')).toHaveLength(1);
    expect(await findSuggestions(database, [], 'prid')).toEqual([]);
    for (const typed of ['', ' ', 'e', '%', '_', '%%', '\\', '"', "';", 'emma'.repeat(2000)]) {
      expect(await said(typed)).toEqual([]);
    }
  });

  test('follow every change of the publications [C7.88]', async () => {
    await seedRecords(database, MORE, new Map([[2, AUSTEN]]));
    expect(await said('prid', MORE)).toEqual(['title Pride and Prejudice 1']);
    await seedRecords(database, MORE, new Map([[2, { ...AUSTEN, title: 'Pride' }]]));
    expect(await said('prid', MORE)).toEqual(['title Pride 1']);
    expect(await said('austen', MORE)).toEqual(['name Austen, Jane 2']);
    await database.query('delete from publications where connection_id = $1 and id = 2', [MORE]);
    expect(await said('prid', MORE)).toEqual([]);
    expect(await said('austen', MORE)).toEqual(['name Austen, Jane 1']);
    await seedRecords(database, MORE, new Map([[2, AUSTEN]]));
    expect(await said('prid', MORE)).toEqual(['title Pride and Prejudice 1']);
  });

  test('have the number of publications that an exact search of their field finds [C7.85]', async () => {
    const engine = createPostgresSearchEngine(database);
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.array(fc.tuple(fc.integer({ min: 1, max: 12 }), records), { maxLength: 12 }), {
          minLength: 1,
          maxLength: 3,
        }),
        async (changes) => {
          await database.query('delete from publications where connection_id = $1', [RANDOM]);
          for (const change of changes) await seedRecords(database, RANDOM, new Map(change));
          for (const typed of ['ar', 'par', 'ze', 'zeem', 'ol', 'oe', 'ueb', 'le', 'cafe', 'x1']) {
            for (const { kind, text, count } of await found(typed, RANDOM)) {
              const { total } = await searchWith(engine, RANDOM, {
                query: '*',
                queryType: 0,
                fields: [
                  {
                    name: SUGGESTION_FIELDS[kind],
                    value: text,
                    mode: FIELD_MODE.exact,
                    operator: FIELD_OPERATOR.and,
                  },
                ],
                facets: {},
                sorting: [],
                paginationOptions: { page: 1, resultsPerPage: 1 },
              });
              expect({ text, count }).toEqual({ text, count: total });
            }
          }
        },
      ),
      { numRuns: 12 },
    );
  }, 120_000);
});
