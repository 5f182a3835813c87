import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { Database } from '../../database/database.contract.ts';
import { describeOnBothDatabases } from '../../testing/describe-on-both-databases.ts';
import type { StoredRecord } from '../fields/search-fields.ts';
import { searchEngineOf } from '../postgres/engine-of.ts';
import { type PlannedRequest, planSearch } from '../query/plan-search.ts';
import { seedConnection, seedRecords } from '../testing/seed-records.ts';
import type { WordHits } from './word-engine.contract.ts';

const CONNECTION = 930;
const ELSEWHERE = 931;

const RECORDS: Readonly<Record<string, StoredRecord>> = {
  libraries: { title: 'Public libraries', language: 'en' },
  library: { title: 'The library at night', language: 'en', keywords: ['reading'] },
  office: { title: 'Meneer Beerta', language: 'nl', keywords: ['kantoorleven'] },
  war: { title: 'De aanslag', language: 'nl', keywords: ['Tweede Wereldoorlog'] },
  romantic: { title: 'Romantiek', language: 'nl' },
  science: { title: 'Zentralblatt', language: 'de', keywords: ['Bibliothekswesen'] },
  stranger: { title: 'L’Étranger', language: 'fr', authors: ['Camus, Albert'] },
  poetry: { title: 'Sonnets', language: 'fr', keywords: ['poésie'] },
  pride: { title: 'Pride and Prejudice', language: 'en', authors: ['Austen, Jane'] },
  middlemarch: { title: 'Middlemarch', language: 'en', authors: ['Eliot, George'] },
  sleep: { title: 'Nooit meer slapen', language: 'nl', authors: ['Hermans, Willem Frederik'] },
  trial: { title: 'The Trial', language: 'en', authors: ['Kafka, Franz'] },
  trials: { title: 'Famous trials', language: 'en', documentType: 'Book' },
  harbour: { title: 'Zee', language: 'nl', publisher: 'Haven' },
  port: { title: 'Haven', language: 'nl' },
  ports: { title: 'Havens', language: 'nl' },
  fishing: { title: 'Vissershaven', language: 'nl' },
  subject: { title: 'Schepen', language: 'nl', keywords: ['haven'] },
  named: { title: 'Aak', language: 'nl', authors: ['Haven, Jan'] },
  told: { title: 'Boot', language: 'nl', abstract: 'Over een haven.' },
  serial: { title: 'Vlot', language: 'nl', seriesTitle: 'Haven' },
  alike: { title: 'Bood kaal', language: 'nl' },
  placed: { title: 'Sloep', language: 'nl', placeOfPublication: 'Haven' },
};
const NAMES = Object.keys(RECORDS);

describeOnBothDatabases('words', (makeDatabase) => {
  let database: Database;
  beforeAll(async () => {
    database = await makeDatabase();
    await seedConnection(database, CONNECTION);
    await seedConnection(database, ELSEWHERE);
    await seedRecords(database, CONNECTION, new Map(Object.values(RECORDS).entries()));
    await seedRecords(
      database,
      ELSEWHERE,
      new Map([[1, { title: 'Prejudise, algoritmes', language: 'nl' }]]),
    );
  });
  afterAll(() => database.close());

  function hitsFor(query: string, more: Partial<PlannedRequest> = {}): Promise<WordHits> {
    const planned = planSearch(
      {
        query,
        queryType: 0,
        fields: [],
        facets: {},
        sorting: [],
        paginationOptions: { page: 1, resultsPerPage: 50 },
        ...more,
      },
      { id: CONNECTION, advancedFields: ['title'] },
    );
    if (planned.kind === 'refused') throw new Error(planned.reason);
    return searchEngineOf(database).search(planned.plan);
  }

  async function found(query: string, more: Partial<PlannedRequest> = {}): Promise<string[]> {
    const { ids, total } = await hitsFor(query, more);
    expect(ids).toHaveLength(total);
    return ids.map((id) => NAMES[id] ?? '');
  }

  describe('find', () => {
    test.each([
      ['other forms', 'libraries', ['libraries', 'library']],
      ['other forms', 'Library', ['library', 'libraries']],
      ['forms of the record’s language', 'poésies', ['poetry']],
    ])('%s: %s [C7.30]', async (_what, query, expected) => {
      expect(await found(query)).toEqual(expected);
    });

    test.each([
      ['kantoor', ['office']],
      ['leven', ['office']],
      ['oorlog', ['war']],
      ['bibliothek', ['science']],
      ['kantoor leven', ['office']],
    ])('compounds of Dutch and German records: %s [C7.31]', async (query, expected) => {
      expect(await found(query)).toEqual(expected);
    });

    test('no other words that begin alike [C7.31]', async () => {
      expect(await found('roman', { asTyped: true })).toEqual([]);
    });

    test.each(["l'étranger", 'étranger', "d'étranger", 'etranger'])(
      'words without what is elided: %s [C7.32]',
      async (query) => {
        expect(await found(query)).toEqual(['stranger']);
      },
    );

    test('words without the common ones, unless there are no others or they are a phrase [C7.33]', async () => {
      expect(await found('a trial by the kafka')).toEqual(['trial']);
      expect((await found('the')).toSorted()).toEqual(['library', 'trial']);
      expect(await found('"the trial"')).toEqual(['trial']);
      expect(await found('"a trial"')).toEqual([]);
    });

    test.each(['w.f. hermans', 'wf hermans', 'W. F. Hermans', 'hermans, w.f.', 'w hermans'])(
      'names by initials: %s [C7.34]',
      async (query) => {
        expect(await found(query)).toEqual(['sleep']);
      },
    );

    test('words in quotes as they are written [C7.35]', async () => {
      expect(await found('"libraries"')).toEqual(['libraries']);
      expect(await found('"kantoor"')).toEqual([]);
    });

    test('nothing by a document type [C7.40]', async () => {
      expect(await found('book', { asTyped: true })).toEqual([]);
    });
  });

  describe('rank', () => {
    test('by field and form: typed, other forms, compounds; title, names, subjects, series, abstract, publisher, place [C7.36]', async () => {
      const ranked = await found('haven');
      expect(ranked[0]).toBe('port');
      const inOrder = (...names: string[]) =>
        expect(ranked.filter((name) => names.includes(name))).toEqual(names);
      inOrder('port', 'named', 'subject', 'serial', 'told', 'harbour', 'placed');
      inOrder('port', 'ports', 'fishing');
      expect(ranked).toHaveLength(9);
    });

    test('a whole title first, also without its article [C7.37]', async () => {
      expect((await found('the trial'))[0]).toBe('trial');
      expect((await found('trial'))[0]).toBe('trial');
    });
  });

  describe('are corrected', () => {
    test.each([
      ['prejudise', 'pride', 'prejudice'],
      ['Pride and Prejudise', 'pride', 'prejudice'],
      ['middelmarch', 'middlemarch', 'middlemarch'],
      ['kafla', 'trial', 'kafka'],
      ['midlemrach', 'middlemarch', 'middlemarch'],
      ['prexudixe', 'pride', 'prejudice'],
    ])('%s finds %s [C7.38]', async (query, expected, word) => {
      const { ids, corrections } = await hitsFor(query);
      expect(ids.map((id) => NAMES[id])).toEqual([expected]);
      expect(corrections.map((correction) => correction.word)).toEqual([word]);
    });

    test('only if nothing is found as typed, before rows and facets [C7.38]', async () => {
      const fields = [{ name: 'title', value: 'kaal', mode: 1, operator: 0 }] as const;
      const inRow = await hitsFor('boot', { fields: [...fields] });
      expect({ total: inRow.total, corrections: inRow.corrections }).toEqual({
        total: 0,
        corrections: [],
      });
      const { total, corrections } = await hitsFor('haven', { facets: { keywords: ['reading'] } });
      expect({ total, corrections }).toEqual({ total: 0, corrections: [] });
      expect((await hitsFor('trial')).corrections).toEqual([]);
    });

    test('not to common words, nor with two errors to another first letter [C7.38]', async () => {
      for (const query of ['thee', 'rrejudixe']) expect((await hitsFor(query)).total).toBe(0);
    });

    test('not in short words, numbers and quotes, and not to words of other connections [C7.38]', async () => {
      for (const query of ['zet', '1985', '"prejudise"', 'algoritme']) {
        expect((await hitsFor(query)).total).toBe(0);
      }
    });

    test('on demand not at all [C7.39]', async () => {
      const { total, corrections } = await hitsFor('prejudise', { asTyped: true });
      expect({ total, corrections }).toEqual({ total: 0, corrections: [] });
    });

    test('unless the last word is only unfinished [C7.41]', async () => {
      const { ids, corrections } = await hitsFor('nooit meer sla');
      expect(ids.map((id) => NAMES[id])).toEqual(['sleep']);
      expect(corrections).toEqual([]);
      expect(await found('middlem')).toEqual(['middlemarch']);
    });

    test('and typed compounds are found by their parts [C7.42]', async () => {
      expect(await found('havenschepen')).toEqual(['subject']);
    });
  });

  test('follow each change of the catalogue [S2.210]', async () => {
    expect((await hitsFor('vuurtoren')).total).toBe(0);
    await seedRecords(database, CONNECTION, new Map([[900, { title: 'Vuurtorens' }]]));
    expect((await hitsFor('vuurtoren')).ids).toEqual([900]);
    await seedRecords(database, CONNECTION, new Map([[901, { title: 'Vuurtorenwachter' }]]));
    expect((await hitsFor('vuurtoren')).ids).toEqual([900, 901]);
  });
});
