import { Readable } from 'node:stream';
import { setTimeout } from 'node:timers/promises';
import { gunzipSync } from 'node:zlib';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, jest } from '@jest/globals';
import type { OpeningPart } from '@leeszaal/shared-contracts';
import { makeEpub, makePdf } from '@leeszaal/test-documents';
import fc from 'fast-check';
import type { Database } from '../database/database.contract.ts';
import { makeServerTiming } from '../http/server-timing.ts';
import { importFile } from '../import/import-file.ts';
import { createLicenceGate } from '../licences/licence-gate.ts';
import { describeOnBothDatabases } from '../testing/describe-on-both-databases.ts';
import { TEST_ACCOUNTS, type TestLogin } from '../testing/fixtures.ts';
import { createTestServer, type TestServer } from '../testing/test-server.ts';
import { createOpeningHandlers } from './opening-handlers.ts';
import { type Part, partsOf } from './testing/parts-of-opening.ts';

// Starting workers takes long on a busy machine.
jest.setTimeout(60_000);

describeOnBothDatabases('an opening', (makeDatabase) => {
  let database: Database;
  let server: TestServer;
  let pdf = '';
  let epub = '';
  const tokens = new Map<TestLogin | 'visitor', string>();

  beforeAll(async () => {
    database = await makeDatabase();
    server = await createTestServer({ database });
    for (const { login } of TEST_ACCOUNTS) tokens.set(login, await server.tokenOf(login));
    tokens.set('visitor', await server.publicToken());
    await database.query(
      `insert into publications (connection_id, id, pub_key, record) values
         (0, 9, 'pub-novel', '{"id": 9, "title": "Novel"}'), (0, 10, 'pub-none', '{"id": 10}')`,
      [],
    );
    const add = async (pubKey: string, bytes: Uint8Array) => {
      const request = {
        stream: Readable.from([Buffer.from(bytes)]),
        fileName: 'x',
        target: { kind: 'existing', pubKey } as const,
      };
      return (await importFile(server.documents.importing, request)).docKey;
    };
    pdf = await add('pub-letters', await makePdf({ texts: ['One', 'Two', 'Three'] }));
    epub = await add(
      'pub-novel',
      await makeEpub({
        pages: { 'one.xhtml': '<p>One</p>', 'two.xhtml': '<p>Two</p>' },
        items: '<item id="s" href="s.css" media-type="text/css"/>',
        files: { 'OEBPS/s.css': 'p { color: red }' },
      }),
    );
  });
  beforeEach(() =>
    database.query(
      `update client_connections set searched_by = 'anyone', read_by = 'anyone'
       where client_ref = 'north'`,
      [],
    ),
  );
  afterEach(async () => {
    await database.query('delete from licence_seats', []);
    await database.query('delete from reading_places', []);
  });
  afterAll(async () => {
    await server.close();
    await database.close();
  });

  const get = (path: string, login: TestLogin | 'visitor' = 'user') =>
    server.call('GET', `/api${path}`, { token: tokens.get(login) ?? '' });
  const acquire = (pubKey: string, login: TestLogin) =>
    get(`/publications/${pubKey}/license/acquire`, login);
  const loans = async () =>
    (await database.query<{ key: string }>('select key from licences', [])).length;
  const callsOf = (parts: readonly Part[]) => parts.map(({ part }) => part.call);

  /** The answer of the single call of a part. */
  async function single({ call, params }: OpeningPart, key: string) {
    const { pubKey, docKey, page, file } = params;
    const lent = `licenseKey=${key}`;
    const path = {
      acquireLicence: `/publications/${pubKey}/license/acquire`,
      getPublicationAppearances: `/publications/${pubKey}`,
      getAppearance: `/appearances/${docKey}`,
      getReadingPlace: `/documents/${docKey}/place`,
      getContents: `/appearances/${docKey}/toc?${lent}`,
      getPage: `/appearances/${docKey}/${page}.pdf?${lent}`,
      getDocumentFile: `/appearances/${docKey}/${file}?${lent}`,
    }[call];
    return get(path);
  }

  it.each([
    ['pub-letters', 'getPage'],
    ['pub-novel', 'getDocumentFile'],
  ] as const)(
    'of %s has what the single calls answer, under its loan [S2.161]',
    async (pubKey, first) => {
      const docKey = pubKey === 'pub-letters' ? pdf : epub;
      for (const [path, known] of [
        [`/publications/${pubKey}/open`, ['getPublicationAppearances']],
        [`/documents/${docKey}/open`, []],
      ] as const) {
        const answer = await get(path);
        expect(answer.statusCode).toBe(200);
        const parts = partsOf(answer);
        expect(callsOf(parts).sort()).toEqual(
          [
            'acquireLicence',
            ...known,
            'getAppearance',
            'getReadingPlace',
            first,
            'getContents',
          ].sort(),
        );
        const [loan, ...others] = parts;
        const { licenseKey } = JSON.parse(String(loan?.answer));
        expect(loan?.part).toMatchObject({ call: 'acquireLicence', params: { pubKey } });
        expect(loan?.part.next?.map(({ call }) => call).sort()).toEqual(callsOf(others).sort());
        for (const { part, answer: body } of others) {
          const alone = await single(part, licenseKey);
          expect(alone.statusCode).toBe(200);
          expect(part.mediaType).toBe(
            part.mediaType === 'application/json'
              ? part.mediaType
              : String(alone.headers['content-type']),
          );
          if (part.call === 'getReadingPlace') expect(JSON.parse(String(body)).place).toBeNull();
          else expect(body.equals(alone.rawPayload)).toBe(true);
        }
      }
    },
  );

  it('is refused as the loan alone is, for each caller, access and reader [S2.162]', async () => {
    const logins = [...TEST_ACCOUNTS.map(({ login }) => login), 'visitor' as const];
    const cases = fc.record({
      login: fc.constantFrom(...logins),
      searchedBy: fc.constantFrom('anyone', 'patrons'),
      readBy: fc.constantFrom('anyone', 'patrons', 'staff'),
      holder: fc.option(fc.constantFrom<TestLogin>('admin', 'user'), { nil: undefined }),
      pubKey: fc.constantFrom('pub-letters', 'pub-novel', 'pub-none', 'pub-southern', 'no-such'),
    });
    const allow = (searchedBy: string, readBy: string) =>
      database.query(
        `update client_connections set searched_by = $1, read_by = $2 where client_ref = 'north'`,
        [searchedBy, readBy],
      );
    await fc.assert(
      fc.asyncProperty(cases, async ({ login, searchedBy, readBy, holder, pubKey }) => {
        /** The answer of a call, in the same library each time, and the loans that it made. */
        const ask = async (path: string) => {
          await database.query('delete from licence_seats', []);
          await allow('anyone', 'anyone');
          if (holder) await acquire(pubKey, holder);
          await allow(searchedBy, readBy);
          const before = await loans();
          const answer = await get(`/publications/${pubKey}/${path}`, login);
          return { answer, made: (await loans()) - before };
        };
        const opened = await ask('open');
        const alone = await ask('license/acquire');
        expect(opened.answer.statusCode).toBe(alone.answer.statusCode);
        expect(opened.made).toBe(alone.made);
        if (alone.made === 0) expect(opened.answer.json()).toEqual(alone.answer.json());
      }),
      { numRuns: 40 },
    );
  });

  it('of a document is refused as its metadata are, or else its loan [S2.162]', async () => {
    for (const login of ['user', 'user2', 'outsider', 'visitor'] as const) {
      for (const docKey of [pdf, 'no-such']) {
        const opened = await get(`/documents/${docKey}/open`, login);
        const metadata = await get(`/appearances/${docKey}`, login);
        expect(opened.statusCode).toBe(metadata.statusCode);
        if (metadata.statusCode !== 200) expect(opened.json()).toEqual(metadata.json());
        await database.query('delete from licence_seats', []);
      }
    }
    await acquire('pub-letters', 'admin');
    const refused = await get(`/documents/${pdf}/open`);
    expect(refused.statusCode).toBe(403);
    expect(refused.json()).toEqual((await acquire('pub-letters', 'user')).json());
  });

  it('begins at the kept place, or at the one that is asked for [S2.164]', async () => {
    const body = { file: '2.pdf', position: '2.pdf', page: 2, fraction: 0.5, savedAt: 1 };
    await server.call('PUT', `/api/documents/${pdf}/place`, {
      token: tokens.get('user') ?? '',
      body,
    });
    const begin = async (query: string) => {
      const parts = partsOf(await get(`/publications/pub-letters/open${query}`));
      return {
        page: parts.find(({ part }) => part.call === 'getPage')?.part.params['page'],
        hasPlace: callsOf(parts).includes('getReadingPlace'),
      };
    };
    expect(await begin('')).toEqual({ page: 2, hasPlace: true });
    expect(await begin('?at=')).toEqual({ page: 1, hasPlace: false });
    expect(await begin('?at=3.pdf')).toEqual({ page: 3, hasPlace: false });
  });

  it('of a publication with several documents leaves the choice to the reader [S2.163]', async () => {
    await database.query(
      `insert into appearances (doc_key, pub_key, format, mime_type, file_sha256, page_count,
         metadata, contents, structure)
       values ('second', 'pub-novel', 'pdf', 'application/pdf', 'd', 1, '{}', '[]', '{}')`,
      [],
    );
    const parts = partsOf(await get('/publications/pub-novel/open'));
    expect(callsOf(parts)).toEqual(['acquireLicence', 'getPublicationAppearances']);
    await database.query("delete from appearances where doc_key = 'second'", []);
  });

  it('says which answers failed, and has the others [S2.163]', async () => {
    await database.query("update appearances set file_sha256 = 'lost' where doc_key = $1", [pdf]);
    const other = await createTestServer({ database });
    const answer = await other.call('GET', '/api/publications/pub-letters/open', {
      token: tokens.get('user') ?? '',
    });
    const [page] = partsOf(answer).filter(({ part }) => part.call === 'getPage');
    expect(page?.part).toEqual({ call: 'getPage', params: { docKey: pdf, page: 1 } });
    expect(callsOf(partsOf(answer))).toContain('getContents');
    await other.close();
  });

  it('is compressed for those who read that, piece by piece [S2.160]', async () => {
    const answer = await server.call('GET', '/api/publications/pub-letters/open', {
      token: tokens.get('user') ?? '',
      headers: { 'accept-encoding': 'gzip' },
    });
    expect(answer.headers['content-encoding']).toBe('gzip');
    const rawPayload = gunzipSync(answer.rawPayload);
    expect(callsOf(partsOf({ headers: answer.headers, rawPayload }))).toHaveLength(6);
  });

  it('releases a loan that was not sent [S2.166]', async () => {
    const handlers = createOpeningHandlers({
      documents: server.documents.service,
      gate: createLicenceGate(database),
    });
    const gone = new AbortController();
    const [user] = await database.query<{ id: number }>(
      "select id from users where login = 'user'",
      [],
    );
    const open = handlers.openPublication(
      {
        params: { pubKey: 'pub-letters' },
        query: {},
        body: undefined,
        session: {
          subject: `user:${user?.id}`,
          id: null,
          user: null,
          role: 'user',
          client: 'north',
        },
        address: '127.0.0.1',
        authorization: undefined,
        userAgent: undefined,
        timing: makeServerTiming(),
        signal: gone.signal,
      },
      server.services,
    );
    await open;
    expect(await loans()).toBe(1);
    gone.abort();
    await eventually(async () => expect(await loans()).toBe(0));
  });
});

async function eventually(check: () => Promise<void>): Promise<void> {
  for (let tries = 100; ; tries -= 1) {
    try {
      return await check();
    } catch (error) {
      if (tries === 0) throw error;
      await setTimeout(20);
    }
  }
}
