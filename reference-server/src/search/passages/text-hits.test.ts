import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { foldText, QUERY_TYPE, type SearchContext } from '@leeszaal/shared-contracts';
import fc from 'fast-check';
import type { Database } from '../../database/database.contract.ts';
import { describeOnBothDatabases } from '../../testing/describe-on-both-databases.ts';
import { indexTexts } from '../indexing/index-texts.ts';
import { searchEngineOf } from '../postgres/engine-of.ts';
import { planSearch } from '../query/plan-search.ts';
import { seedConnection, seedRecords } from '../testing/seed-records.ts';
import { loadTextHits } from './load-text-hits.ts';

const CONNECTION = 7;
const FILLING = 'lorem ipsum '.repeat(12_000);

interface SeededText {
  readonly docKey: string;
  readonly pubKey: string;
  readonly format: 'pdf' | 'epub';
  readonly labels?: readonly string[];
  /** The texts by file. */
  readonly texts: Readonly<Record<string, string>>;
}

async function seedDocument(database: Database, document: SeededText): Promise<void> {
  const { docKey, pubKey, format, labels, texts } = document;
  await database.query(
    `insert into appearances (doc_key, pub_key, format, mime_type, file_sha256, page_count,
       metadata, contents, structure)
     values ($1, $2, $3, 'x/y', $1, 1, '{}', '[]', $4::jsonb)`,
    [docKey, pubKey, format, JSON.stringify(labels ? { labels } : {})],
  );
  await writeTexts(database, docKey, texts);
}

async function writeTexts(
  database: Database,
  docKey: string,
  texts: SeededText['texts'],
): Promise<void> {
  const bodies = Object.values(texts);
  await database.transaction(async (transaction) => {
    await transaction.query('delete from document_texts where doc_key = $1', [docKey]);
    await transaction.query(
      `insert into document_texts (doc_key, position, path, body, folded)
       select $1, position - 1, path, body, folded
       from unnest($2::text[], $3::text[], $4::text[]) with ordinality
         as new (path, body, folded, position)`,
      [docKey, Object.keys(texts), bodies, bodies.map(foldText)],
    );
    await indexTexts(transaction, [docKey]);
  });
}

describeOnBothDatabases('where in their texts publications are found', (makeDatabase) => {
  let database: Database;
  beforeAll(async () => {
    database = await makeDatabase();
    await seedConnection(database, CONNECTION);
    await seedRecords(
      database,
      CONNECTION,
      new Map([
        [1, { title: 'Letters from the north', pubKey: 'pub-letters' }],
        [2, { title: 'Walrus, a life', pubKey: 'pub-life' }],
        [3, { title: 'A walrus on paper only' }],
        [4, { title: 'Random', pubKey: 'pub-random' }],
      ]),
    );
    await seedDocument(database, {
      docKey: 'doc-letters',
      pubKey: 'pub-letters',
      format: 'pdf',
      labels: ['i', 'ii', '1'],
      texts: {
        '1.pdf': 'Nothing but fog',
        '2.pdf': 'A walrus on the ice-floe, Überall',
        '3.pdf': 'Another walrus; le café',
      },
    });
    await seedDocument(database, {
      docKey: 'doc-life',
      pubKey: 'pub-life',
      format: 'epub',
      texts: {
        'text/one.xhtml': `${FILLING} the old ship`,
        'text/two.xhtml': 'The old\nwalrus of the ship',
      },
    });
    await seedDocument(database, {
      docKey: 'doc-random',
      pubKey: 'pub-random',
      format: 'pdf',
      texts: {},
    });
  });
  afterAll(() => database.close());

  async function hitsOf(query: string, context: SearchContext = 'content') {
    const planned = planSearch(
      {
        query,
        queryType: QUERY_TYPE[context],
        fields: [],
        facets: {},
        sorting: ['title asc'],
        paginationOptions: { page: 1, resultsPerPage: 20 },
      },
      { id: CONNECTION, advancedFields: [] },
    );
    if (planned.kind === 'refused') throw new Error(planned.reason);
    const { ids, texts, main } = await searchEngineOf(database).search(planned.plan);
    return { ids, hits: await loadTextHits(database, main, texts) };
  }

  const letters = (page: string, fragment: string, ...terms: string[]) => ({
    docKey: 'doc-letters',
    file: { i: '1.pdf', ii: '2.pdf', 1: '3.pdf' }[page],
    page,
    fragment,
    terms,
  });
  const floe = 'A walrus on the ice-floe, Überall';

  test.each([
    ['a word', 'floe', letters('ii', floe, 'floe')],
    ['two words of one page', 'ice walrus', letters('ii', floe, 'walrus', 'ice')],
    ['a phrase', '"the ice-floe"', letters('ii', floe, 'the ice-floe')],
    ['a beginning', 'uber*', letters('ii', floe, 'Über')],
    ['an umlaut written out', 'ueberall', letters('ii', floe, 'Überall')],
    ['letters within a word', '*loe*', letters('ii', floe, 'ice-floe')],
    ['a word without its accent', 'cafe', letters('1', 'Another walrus; le café', 'café')],
    ['another form of a word', 'floes', letters('ii', floe, 'floe')],
    ['an unfinished word', 'ubera', letters('ii', floe, 'Übera')],
    ['a corrected word', 'uberlal', letters('ii', floe, 'Überall')],
  ])('%s is shown on the page of a PDF [C2.99]', async (_name, query, hit) => {
    const { ids, hits } = await hitsOf(query);
    expect(ids).toEqual([1]);
    expect(hits).toEqual(new Map([[1, hit]]));
  });

  test('an EPUB is shown at its segment, which has no page [C2.99]', async () => {
    const { hits } = await hitsOf('"old walrus"');
    expect(hits).toEqual(
      new Map([
        [
          2,
          {
            docKey: 'doc-life',
            file: 'text/two.xhtml',
            fragment: 'The old walrus of the ship',
            terms: ['old walrus'],
          },
        ],
      ]),
    );
  });

  test('a hit far down a long segment is shown as well', async () => {
    const { hits } = await hitsOf('"old ship"');
    expect(hits.get(2)).toMatchObject({ file: 'text/one.xhtml', terms: ['old ship'] });
    expect(hits.get(2)?.fragment).toMatch(/^….*ipsum the old ship$/);
  });

  test('of several pages the first one is shown', async () => {
    const { hits } = await hitsOf('walrus');
    expect(hits.get(1)).toMatchObject({ page: 'ii' });
  });

  test('what only the metadata has has no line [C2.100]', async () => {
    const both = await hitsOf('walrus', 'metadataAndContent');
    expect(both.ids).toEqual([3, 1, 2]);
    expect([...both.hits.keys()].sort()).toEqual([1, 2]);
    expect((await hitsOf('letters', 'metadataAndContent')).hits.size).toBe(0);
    expect((await hitsOf('walrus', 'metadata')).hits.size).toBe(0);
    expect((await hitsOf('*')).hits.size).toBe(0);
  });

  test('whatever finds a text is shown in it, as the text has it [C2.99]', async () => {
    const words = ['Öl', 'über', 'straße', 'café', 'e-book', 'ebook', "l'été", '½', 'a.b', 'zee'];
    const word = fc.constantFrom(...words);
    const typed = fc.oneof(
      word,
      word.map((text) => foldText(text)),
      word.map((text) => `${text.slice(0, 2)}*`),
      // An asterisk alone matches all.
      word.filter((text) => text.length > 1).map((text) => `*${text.slice(1)}`),
      fc.array(word, { minLength: 2, maxLength: 3 }).map((list) => `"${list.join(' ')}"`),
    );
    await fc.assert(
      fc.asyncProperty(
        fc.array(word, { minLength: 1, maxLength: 12 }),
        fc.array(typed, { minLength: 1, maxLength: 3 }),
        async (text, query) => {
          const body = text.join(' ');
          await writeTexts(database, 'doc-random', { '1.pdf': body });
          const { ids, hits } = await hitsOf(query.join(' '));
          expect(hits.has(4)).toBe(ids.includes(4));
          for (const term of hits.get(4)?.terms ?? []) expect(body).toContain(term);
        },
      ),
      { numRuns: 60 },
    );
  });
});
