import { mkdir, readdir, readFile, rm, rmdir, stat, truncate } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { makeEpub, makePdf } from '@leeszaal/test-documents';
import type { Database } from '../database/database.contract.ts';
import { DatabaseError } from '../database/database-error.ts';
import { temporaryFolder } from '../documents/testing/temporary-folder.ts';
import { createDocumentEngine } from '../documents/workers/document-engine.ts';
import { describeOnBothDatabases } from '../testing/describe-on-both-databases.ts';
import { importFile } from './import-file.ts';
import { importOutcome } from './import-outcome.ts';
import { type FileStore, openFileStore } from './storing/file-store.ts';
import type { PublicationTarget } from './storing/store-document.ts';

// Starting workers takes long on a busy machine.
jest.setTimeout(30_000);

const engine = createDocumentEngine(1);
afterAll(() => engine.close());

const TARGET: PublicationTarget = { kind: 'new', connectionId: 1 };

describeOnBothDatabases('importing a file', (makeDatabase) => {
  const folder = temporaryFolder();
  let database: Database;
  let files: FileStore;
  beforeAll(async () => {
    database = await makeDatabase();
    files = await openFileStore(folder.path());
    await database.query(
      `insert into connections (id, module, name, kind, actions, advanced_fields)
       values (1, 1, 'Full text', 'fulltext', '{read}', '{}')`,
    );
  });
  afterAll(() => database.close());

  const run = (
    bytes: Uint8Array,
    target: PublicationTarget = TARGET,
    store = files,
    fileName = 'a-file.pdf',
  ) =>
    importFile(
      { database, engine, files: store },
      { stream: Readable.from([Buffer.from(bytes)]), fileName, target },
    );
  const counts = () =>
    database.query(
      `select (select count(*) from publications) as publications,
         (select count(*) from appearances) as appearances,
         (select count(*) from document_texts) as texts,
         (select count(*) from search_publications) as found,
         (select version from catalogue_version) as version`,
    );
  const kept = () => readdir(join(folder.path(), 'files'));

  it('keeps the file, its record, its texts and what makes them found', async () => {
    const bytes = await makePdf({
      texts: ['Überall <b>Straßen</b>', 'two'],
      title: 'A <title>',
      author: 'Ann; Bo',
      bookmarks: [{ title: 'Start', page: 2 }],
      links: [{ from: 1, to: 2, kind: 'destination' }],
    });
    const stored = await run(bytes);
    expect(stored).toMatchObject({ status: 'imported', title: 'A <title>', pageCount: 2 });

    const [appearance] = await database.query('select * from appearances where doc_key = $1', [
      stored.docKey,
    ]);
    expect(appearance).toMatchObject({
      pub_key: stored.pubKey,
      format: 'pdf',
      mime_type: 'application/pdf',
      page_count: 2,
      contents: [{ link: '2.pdf', title: 'Start', children: [] }],
      structure: { format: 'pdf', links: { '1.pdf': ['2.pdf'] } },
      cover_type: 'image/webp',
    });
    const sha256 = String(appearance?.['file_sha256']);
    expect(await readFile(files.pathOf(sha256))).toEqual(Buffer.from(bytes));
    expect((await kept()).sort()).toEqual([sha256, `${sha256}.parts`]);

    const [publication] = await database.query('select * from publications where pub_key = $1', [
      stored.pubKey,
    ]);
    expect(publication).toMatchObject({
      connection_id: 1,
      id: 1,
      record: { title: 'A <title>', authors: ['Ann', 'Bo'], yearOfPublication: '2021' },
    });
    const texts = await database.query('select path, folded from document_texts order by position');
    expect(texts).toEqual([
      { path: '1.pdf', folded: 'uberall <b>strassen</b>' },
      { path: '2.pdf', folded: 'two' },
    ]);
  });

  it('changes nothing when the same file comes again', async () => {
    const bytes = await makeEpub({ pages: { 'one.xhtml': '<p>text</p>' } });
    const first = await run(bytes);
    const [before, folderBefore] = [await counts(), await kept()];
    expect(await run(bytes)).toEqual({ ...first, status: 'unchanged' });
    expect(await counts()).toEqual(before);
    expect(await kept()).toEqual(folderBefore);
  });

  it.each<[string, (path: string) => Promise<void>]>([
    ['has lost', (path) => rm(path)],
    ['has no longer whole', (path) => truncate(path, 100)],
  ])('gives a file that the library %s its place again', async (damage, damaged) => {
    const bytes = await makePdf({ texts: [damage] });
    const first = await run(bytes);
    const [before, folderBefore] = [await counts(), await kept()];
    const [row] = await database.query<{ sha256: string }>(
      'select file_sha256 as sha256 from appearances where doc_key = $1',
      [first.docKey],
    );
    const file = { sha256: row?.sha256 ?? '', byteLength: bytes.length };
    expect(await files.has(file)).toBe(true);
    await damaged(files.pathOf(file.sha256));
    expect(await files.has(file)).toBe(false);
    expect(await run(bytes)).toEqual({ ...first, status: 'restored' });
    expect(await readFile(files.pathOf(file.sha256))).toEqual(Buffer.from(bytes));
    expect(await run(bytes)).toEqual({ ...first, status: 'unchanged' });
    expect(await counts()).toEqual(before);
    expect(await kept()).toEqual(folderBefore);
  });

  it('divides the pages of a PDF that an older import did not, or whose parts are lost [S2.176]', async () => {
    const bytes = await makePdf({ texts: ['older', 'import'] });
    const first = await run(bytes);
    const partsOf = async () => {
      const [row] = await database.query<{ sha256: string; edition: string | null }>(
        `select file_sha256 as sha256, structure->>'parts' as edition from appearances
         where doc_key = $1`,
        [first.docKey],
      );
      return { edition: row?.edition, path: files.partsPathOf(row?.sha256 ?? '') };
    };
    const { edition, path } = await partsOf();
    expect(edition).toMatch(/^[\w-]{16}$/);
    const before = await readFile(path);
    await database.query("update appearances set structure = structure - 'parts'");
    expect((await run(bytes)).status).toBe('restored');
    expect(await partsOf()).toEqual({ edition, path });
    await rm(path);
    expect((await run(bytes)).status).toBe('restored');
    expect(await readFile(path)).toEqual(before);
    expect((await run(bytes)).status).toBe('unchanged');
  });

  it('takes a folder in the place of a file for none', async () => {
    const path = files.pathOf('a-folder');
    await mkdir(path);
    const { size } = await stat(path);
    expect(await files.has({ sha256: 'a-folder', byteLength: size })).toBe(false);
    await rmdir(path);
  });

  it('takes one file once, when it comes twice at a time', async () => {
    const bytes = await makeEpub({ pages: { 'two.xhtml': '<p>twice</p>' } });
    const both = await Promise.all([run(bytes), run(bytes)]);
    expect(both.map(({ status }) => status).sort()).toEqual(['imported', 'unchanged']);
    expect(both[0]?.docKey).toBe(both[1]?.docKey);
  });

  it('adds a form to a publication that is there', async () => {
    const bytes = await makeEpub({ pages: { 'three.xhtml': '<p>form</p>' } });
    const target: PublicationTarget = { kind: 'existing', pubKey: 'pub-known' };
    const stored = await run(bytes, target);
    expect(stored).toMatchObject({ status: 'imported', pubKey: 'pub-known' });
    expect((await run(bytes, target)).status).toBe('unchanged');
    const other = await run(bytes, { kind: 'existing', pubKey: 'pub-other' });
    expect(other).toMatchObject({ status: 'imported' });
    expect(other.docKey).not.toBe(stored.docKey);
  });

  it('gives what a database takes no zero bytes and no broken letters', async () => {
    const bytes = await makeEpub({
      pages: { 'four.xhtml': 'a\u0000b &#0; &#xD800; c' },
      metadata: '<dc:title>T\u0000itle &#xDC00;</dc:title>',
      nav: '<nav epub:type="toc"><ol><li><a href="four.xhtml#a\u0000">N\u0000av</a></li></ol></nav>',
      items: '<item id="zero" href="a%00.xhtml" media-type="application/xhtml+xml"/>',
    });
    expect(await run(bytes)).toMatchObject({ status: 'imported' });
  });

  describe('that fails', () => {
    it.each([
      ['is no document', Buffer.from('nothing that we know'), TARGET, 'unsupported'],
      ['is empty', Buffer.alloc(0), TARGET, 'empty'],
      ['is damaged', Buffer.from('%PDF-1.7 and then nothing'), TARGET, 'broken'],
    ])('because it %s leaves nothing behind', async (_, bytes, target, fault) => {
      const [before, folderBefore] = [await counts(), await kept()];
      await expect(run(bytes, target)).rejects.toMatchObject({ name: 'DocumentError', fault });
      expect(await counts()).toEqual(before);
      expect(await kept()).toEqual(folderBefore);
    });

    it('because the database refuses leaves nothing behind', async () => {
      const bytes = await makeEpub({ pages: { 'five.xhtml': '<p>refused</p>' } });
      const [before, folderBefore] = [await counts(), await kept()];
      await expect(run(bytes, { kind: 'new', connectionId: 77 })).rejects.toThrow();
      expect(await counts()).toEqual(before);
      expect(await kept()).toEqual(folderBefore);
    });

    it.each(['22P05', '54000'])(
      'because the database cannot keep it (%s) is refused',
      async (code) => {
        const refusing: Database = {
          ...database,
          transaction: () => Promise.reject(new DatabaseError('cannot be kept', code)),
        };
        const bytes = await makeEpub({ pages: { 'seven.xhtml': `<p>${code}</p>` } });
        const folderBefore = await kept();
        const outcome = await importOutcome(
          { database: refusing, engine, files },
          { stream: Readable.from([bytes]), fileName: 'x', target: TARGET },
        );
        expect(outcome).toEqual({
          kind: 'refused',
          fault: 'unsupported',
          message: 'The file holds what the database cannot keep.',
        });
        expect(await kept()).toEqual(folderBefore);
      },
    );

    it('because the disk refuses leaves nothing behind', async () => {
      const bytes = await makeEpub({ pages: { 'six.xhtml': '<p>full</p>' } });
      const fullDisk: FileStore = {
        ...files,
        receive: async (stream) => ({
          ...(await files.receive(stream)),
          keep: () => Promise.reject(new Error('no space left')),
        }),
      };
      const [before, folderBefore] = [await counts(), await kept()];
      await expect(run(bytes, TARGET, fullDisk)).rejects.toThrow('no space left');
      expect(await counts()).toEqual(before);
      expect(await kept()).toEqual(folderBefore);
    });

    it('because the file cannot be read to its end leaves nothing behind', async () => {
      const broken = Readable.from(
        (async function* () {
          yield Buffer.from('%PDF-1.7');
          throw new Error('the line is gone');
        })(),
      );
      const folderBefore = await kept();
      await expect(
        importFile({ database, engine, files }, { stream: broken, fileName: 'x', target: TARGET }),
      ).rejects.toThrow('the line is gone');
      expect(await kept()).toEqual(folderBefore);
    });
  });
});
