import { mkdir, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { makeEpub, makePdf } from '@leeszaal/test-documents';
import { execa } from 'execa';
import fastify, { type FastifyInstance } from 'fastify';
import type { Database } from '../database/database.contract.ts';
import { migrate } from '../database/migrations.ts';
import { openDatabase } from '../database/opening/open-database.ts';
import { temporaryFolder } from '../documents/testing/temporary-folder.ts';
import { createDocumentEngine, type DocumentEngine } from '../documents/workers/document-engine.ts';
import { IMPORT_PATH, registerImportRoute } from './importers/import-route.ts';
import {
  readServerNotice,
  removeServerNotice,
  writeServerNotice,
} from './importers/server-notice.ts';
import { openFileStore } from './storing/file-store.ts';

// Each run of the command starts a process, some a database.
jest.setTimeout(60_000);

const CLI = fileURLToPath(new URL('../import-cli.ts', import.meta.url));
const TOKEN = 'a-token-of-more-than-thirty-two-letters';
const folder = temporaryFolder();
const dataDir = () => join(folder.path(), 'data');
const books = () => join(folder.path(), 'books');

async function cli(...parameters: string[]) {
  const { exitCode, stdout, stderr } = await execa(process.execPath, [CLI, ...parameters], {
    env: { DATABASE_URL: undefined, DATA_DIR: dataDir() },
    stdin: 'ignore',
    reject: false,
  });
  return { code: exitCode, output: stdout, errors: stderr };
}

async function openLibrary(): Promise<Database> {
  const database = await openDatabase({ dataDir: dataDir() });
  await migrate(database);
  return database;
}

const countAppearances = async (database: Database) =>
  (await database.query('select format from appearances order by format')).map(
    ({ format }) => format,
  );

beforeAll(async () => {
  await mkdir(join(books(), 'more'), { recursive: true });
  await writeFile(join(books(), 'a.pdf'), await makePdf({ texts: ['one'], title: 'A PDF' }));
  await writeFile(join(books(), 'b.pdf'), '%PDF-1.7 broken');
  await writeFile(
    join(books(), 'more', 'c.epub'),
    await makeEpub({ pages: { 'one.xhtml': '<p>x</p>' } }),
  );
});

describe('the import command', () => {
  it('says how it is used', async () => {
    expect(await cli()).toMatchObject({ code: 2, output: expect.stringContaining('Usage') });
    const missing = await cli(join(folder.path(), 'gone'));
    expect(missing).toMatchObject({ code: 1, errors: expect.stringContaining('gone') });
  });

  describe('without a server', () => {
    it('needs a connection to put documents into', async () => {
      const { code, errors } = await cli(books());
      expect(code).toBe(1);
      expect(errors.trim()).toBe(
        'There is no connection yet that documents could go into. Set up the library first: npm run setup.',
      );
    });

    it('works on the data folder, tells every file, and fails when one is refused', async () => {
      const library = await openLibrary();
      await library.query(
        `insert into connections (id, module, name, kind, actions, advanced_fields)
         values (0, 0, 'Catalogue', 'metadata', '{}', '{}'), (1, 1, 'Full text', 'fulltext', '{}', '{}')`,
      );
      const busy = await cli(books());
      expect(busy.code).toBe(1);
      expect(busy.errors).toContain(dataDir());
      await library.close();

      const { code, output, errors } = await cli(books(), '--connection', 'catalogue');
      expect(errors).toBe('');
      expect(code).toBe(1);
      expect(output).toContain('[1/3] ');
      expect(output).toMatch(/imported {3}.*a\.pdf: A PDF, 1 page\n/);
      expect(output).toMatch(/refused {4}.*b\.pdf: The file is not a PDF/);
      expect(output).toMatch(/1 of 1|imported {3}.*c\.epub: A book, 1 page\n/);
      expect(output).toContain('2 imported, 0 unchanged, 1 refused');

      const again = await openLibrary();
      expect(await countAppearances(again)).toEqual(['epub', 'pdf']);
      const [row] = await again.query('select distinct connection_id from publications');
      expect(row).toEqual({ connection_id: 0 });
      await again.close();
    });

    it('changes nothing the second time, and knows no connection that there isn’t', async () => {
      const second = await cli(join(books(), 'a.pdf'), join(books(), 'more'));
      expect(second).toMatchObject({
        code: 0,
        output: expect.stringContaining('0 imported, 2 unchanged, 0 refused'),
      });
      const unknown = await cli(books(), '--connection', 'Nope');
      expect(unknown.code).toBe(1);
      expect(unknown.errors).toContain('There is no connection Nope. There are:');
    });
  });

  describe('while the server runs', () => {
    let library: Database;
    let engine: DocumentEngine;
    let app: FastifyInstance;
    let url = '';
    beforeAll(async () => {
      library = await openLibrary();
      engine = createDocumentEngine(1);
      app = fastify();
      app.get('/healthz', async () => ({ status: 'ok' }));
      const files = await openFileStore(dataDir());
      await registerImportRoute(app, {
        services: { database: library, engine, files },
        token: TOKEN,
      });
      url = await app.listen({ port: 0, host: '127.0.0.1' });
      await writeServerNotice(dataDir(), { url, token: TOKEN, pid: process.pid });
    });
    afterAll(async () => {
      await removeServerNotice(dataDir(), process.pid);
      await app.close();
      await engine.close();
      await library.close();
    });

    it('goes through it', async () => {
      const book = await makeEpub({ pages: { 'two.xhtml': '<p>y</p>' } });
      await writeFile(join(books(), 'd é.epub'), book);
      const { code, output, errors } = await cli(books());
      expect(errors).toBe('');
      expect(code).toBe(1);
      expect(output).toMatch(/imported {3}.*d é\.epub: A book, 1 page\n/);
      expect(output).toMatch(/refused {4}.*b\.pdf/);
      expect(output).toContain('1 imported, 2 unchanged, 1 refused');
      expect(await countAppearances(library)).toEqual(['epub', 'epub', 'pdf']);
      expect((await cli(books(), '--connection', 'Nope')).errors).toContain('no connection Nope');
    });

    it('which lets no other user in', async () => {
      for (const headers of [{}, { authorization: 'Bearer other' }]) {
        const answer = await app.inject({ method: 'POST', url: IMPORT_PATH, headers });
        expect(answer.statusCode).toBe(404);
      }
      const elsewhere = await app.inject({
        method: 'POST',
        url: IMPORT_PATH,
        headers: { authorization: `Bearer ${TOKEN}` },
        remoteAddress: '192.0.2.1',
      });
      expect(elsewhere.statusCode).toBe(404);
    });

    it('leaves a notice that only its own user can read, and takes it away', async () => {
      expect((await stat(join(dataDir(), 'server.json'))).mode & 0o777).toBe(0o600);
      await removeServerNotice(dataDir(), process.pid + 1);
      expect(await readServerNotice(dataDir())).toEqual({ url, token: TOKEN, pid: process.pid });
    });
  });
});
