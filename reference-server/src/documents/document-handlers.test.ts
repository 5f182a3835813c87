import { Readable } from 'node:stream';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { makeEpub, makePdf } from '@leeszaal/test-documents';
import type { Database } from '../database/database.contract.ts';
import { importFile } from '../import/import-file.ts';
import { type OpenDocuments, openDocuments } from '../server/open-documents.ts';
import { createMigratedDatabase } from '../testing/postgres/migrated-database.ts';
import { createTestServer, type TestServer } from '../testing/test-server.ts';
import { createDocumentHandlers } from './document-handlers.ts';
import type { Borrower } from './licence-gate.contract.ts';
import { DocumentError } from './model/document-error.ts';
import { limitError } from './model/import-limits.ts';
import { temporaryFolder } from './testing/temporary-folder.ts';

// Starting workers takes long on a busy machine.
jest.setTimeout(30_000);

const folder = temporaryFolder();
let database: Database;
let documents: OpenDocuments;
let server: TestServer;
let token = '';
let log = '';
let pdf = '';
/** Of the parts of its pages. */
let edition = '';
let epub = '';

/** Valid keys: `{subject} {pubKey}` by key. */
const living = new Map<string, string>();
const KEY = 'licenseKey=alive';

beforeAll(async () => {
  database = await createMigratedDatabase();
  documents = await openDocuments(database, folder.path());
  const gate = {
    isKeyAlive: async (key: string, pubKey: string, borrower: Borrower | null) => {
      const [holder, lent] = living.get(key)?.split(' ') ?? [];
      return lent === pubKey && (borrower === null || borrower.subject === holder);
    },
    holdsKey: async (pubKey: string, { subject }: Borrower) =>
      [...living.values()].includes(`${subject} ${pubKey}`),
    refusalOf: async () => null,
  };
  server = await createTestServer({
    database,
    handlers: createDocumentHandlers({ documents: documents.service, gate }),
    config: { logLevel: 'warn' },
    logStream: {
      write(line) {
        log += line;
      },
    },
  });
  const add = async (bytes: Uint8Array) => {
    const stream = Readable.from([Buffer.from(bytes)]);
    const target = { kind: 'existing', pubKey: 'pub-letters' } as const;
    return (await importFile(documents.importing, { stream, fileName: 'x', target })).docKey;
  };
  pdf = await add(await makePdf({ texts: ['Hello', 'there'] }));
  ({ edition } = await documents.service.pageIndex(pdf));
  epub = await add(
    await makeEpub({
      pages: { 'one.xhtml': '<img src="a.png"/>' },
      items: '<item id="a" href="a.png" media-type="image/png"/>',
      files: { 'OEBPS/a.png': 'picture' },
    }),
  );
  token = await server.tokenOf('user');
  const me = await database.query<{ id: number }>(`select id from users where login = 'user'`);
  const subject = await subjectOf(token);
  expect(me).toHaveLength(1);
  living.set('alive', `${subject} pub-letters`);
  living.set('other', `${subject} pub-southern`);
});
afterAll(async () => {
  await server.close();
  await documents.close();
  await database.close();
});

async function subjectOf(access: string): Promise<string> {
  const payload = access.split('.')[1] ?? '';
  return JSON.parse(Buffer.from(payload, 'base64url').toString()).sub;
}

const get = (path: string, bearer: string | null = token) =>
  server.call('GET', `/api${path}`, bearer === null ? {} : { token: bearer });
const statusOf = async (path: string, bearer?: string | null) =>
  (await get(path, bearer)).statusCode;

describe('the forms of a publication', () => {
  it('are listed for a client that has it [R7.3]', async () => {
    expect((await get('/publications/pub-letters')).json()).toEqual({
      metadata: {
        title: 'Letters from the north',
        appearances: [
          { docKey: pdf, mimetype: 'application/pdf' },
          { docKey: epub, mimetype: 'application/epub+zip' },
        ],
      },
    });
    expect(await statusOf('/publications/pub-southern')).toBe(404);
    expect(await statusOf('/publications/pub-none')).toBe(404);
  });

  it('and their metadata and covers are nothing to another client', async () => {
    const southern = await server.tokenOf('user2');
    for (const path of [`/appearances/${pdf}`, `/appearances/${pdf}/cover`]) {
      expect(await statusOf(path)).toBe(200);
      expect(await statusOf(path, southern)).toBe(404);
      expect(await statusOf(path, null)).toBe(401);
    }
  });
});

describe('what is lent', () => {
  const paths = () => [
    `/appearances/${pdf}/toc?`,
    `/appearances/${pdf}/search?query=(*hello*)&`,
    `/appearances/${pdf}/print?from=1&amount=2&`,
    `/appearances/${pdf}/1.pdf?`,
    `/documents/${pdf}/parts?`,
    `/documents/${pdf}/parts/${edition}?parts=0&`,
    `/appearances/${epub}/one.xhtml?`,
    `/appearances/${epub}/a.png?`,
  ];

  it('is given for a living key of the person, and for no other [R7.1 R7.2 S2.173]', async () => {
    for (const path of paths()) {
      expect([path, await statusOf(path + KEY)]).toEqual([path, 200]);
      for (const key of ['licenseKey=none', 'licenseKey=other']) {
        expect([path, await statusOf(path + key)]).toEqual([path, 403]);
      }
      const colleague = await server.tokenOf('admin');
      expect([path, await statusOf(path + KEY, colleague)]).toEqual([path, 403]);
    }
  });

  it('needs the bearer, but for what the frame loads by itself [R7.2 R7.3 S2.173]', async () => {
    for (const path of paths()) {
      const expected = path.includes('a.png') ? 200 : 401;
      expect([path, await statusOf(path + KEY, null)]).toEqual([path, expected]);
    }
    expect(await statusOf(`/appearances/${epub}/a.png?licenseKey=none`, null)).toBe(403);
    // Files are found in another case, which must not bypass the check of segments.
    expect(await statusOf(`/appearances/${epub}/ONE.xhtml?${KEY}`)).toBe(200);
    expect(await statusOf(`/appearances/${epub}/ONE.xhtml?${KEY}`, null)).toBe(401);
    expect(await statusOf(`/appearances/${epub}/%256fne.xhtml?${KEY}`, null)).toBe(401);
  });

  it('comes with the key in what is loaded next, a validator and a policy [R7.7]', async () => {
    const answer = await get(`/appearances/${epub}/one.xhtml?${KEY}`);
    expect(answer.body).toContain('<img src="a.png?licenseKey=alive"/>');
    expect(answer.headers).toMatchObject({
      'content-type': 'application/xhtml+xml; charset=utf-8',
      'cache-control': 'private, no-cache',
      'content-security-policy': expect.stringContaining('sandbox'),
    });
    const again = await server.call('GET', `/api/appearances/${epub}/one.xhtml?${KEY}`, {
      token,
      headers: { 'if-none-match': String(answer.headers.etag) },
    });
    expect(again.statusCode).toBe(304);
  });

  it('has thumbnails for a person with a key, without one in the address [R7.2]', async () => {
    expect(await statusOf(`/appearances/${pdf}/2.png`)).toBe(200);
    expect(await statusOf(`/appearances/${pdf}/2.png`, await server.tokenOf('admin'))).toBe(403);
  });

  it('ends where the document ends', async () => {
    expect(await statusOf(`/appearances/${pdf}/3.pdf?${KEY}`)).toBe(404);
    expect(await statusOf(`/appearances/${pdf}/3.png`)).toBe(404);
    expect(await statusOf(`/appearances/${epub}/1.pdf?${KEY}`)).toBe(404);
    expect(await statusOf(`/appearances/${pdf}/print?from=3&amount=1&${KEY}`)).toBe(404);
    expect(await statusOf(`/appearances/doc-none/1.pdf?${KEY}`)).toBe(404);
  });

  it('is 503 where the engine is late, with what it said for the log', async () => {
    const late = new DocumentError('timeout', 'The engine hung.');
    const page = jest.spyOn(documents.service, 'page').mockRejectedValue(late);
    log = '';
    const answer = await get(`/appearances/${pdf}/2.pdf?${KEY}`);
    page.mockRestore();
    expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '1']);
    expect(log).toContain('caused by: DocumentError: The engine hung.');
    expect(log).toContain(`"docKey":"${pdf}"`);
  });

  it('says of a page that takes too much memory that it is too large, and names its document in the log', async () => {
    const page = jest
      .spyOn(documents.service, 'page')
      .mockRejectedValue(limitError('worker-memory'));
    log = '';
    expect(await statusOf(`/appearances/${pdf}/2.pdf?${KEY}`)).toBe(422);
    page.mockRestore();
    expect(log).toContain(`"docKey":"${pdf}"`);
    expect(await statusOf(`/appearances/${pdf}/2.pdf?${KEY}`)).toBe(200);
  });

  it.each([
    ['page', 'pdf'],
    ['thumbnail', 'png'],
  ] as const)(
    'is given up with the connection that asked for it, so that no other waits: a %s [R2.113]',
    async (kind, extension) => {
      const asked = Promise.withResolvers<AbortSignal | undefined>();
      const made = jest.spyOn(documents.service, kind).mockImplementation((_doc, _page, signal) => {
        asked.resolve(signal);
        return new Promise((_, reject) =>
          signal?.addEventListener('abort', () =>
            reject(new DocumentError('timeout', 'Given up.')),
          ),
        );
      });
      const asking = new AbortController();
      const url = `/api/appearances/${pdf}/2.${extension}?${KEY}`;
      const answer = server.app
        .inject({
          method: 'GET',
          url,
          headers: { authorization: `Bearer ${token}` },
          signal: asking.signal,
        })
        .catch(() => undefined);
      const signal = await asked.promise;
      expect(signal?.aborted).toBe(false);
      asking.abort();
      await answer;
      made.mockRestore();
      expect(signal?.aborted).toBe(true);
    },
  );
});
