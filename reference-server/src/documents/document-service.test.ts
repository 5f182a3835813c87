import { Buffer } from 'node:buffer';
import { createHash } from 'node:crypto';
import { PDFDocument } from '@cantoo/pdf-lib';
import { beforeAll, describe, expect, it, jest } from '@jest/globals';
import { makeEpub, makePdf, makeRawPdf, rawPage } from '@leeszaal/test-documents';
import { decode } from 'fast-png';
import type { Database } from '../database/database.contract.ts';
import type { OpenDocuments } from '../server/open-documents.ts';
import type { DocumentService } from './document-service.ts';
import { deobfuscate } from './epub/package/encryption.ts';
import { pictureSize } from './pictures/picture-size.ts';
import { PAGE_LENGTH } from './serving/segment-length.ts';
import {
  type DocumentLibrary,
  documentLibrary,
  READER,
  whole,
} from './testing/document-library.ts';

// Starting workers takes long on a busy machine.
jest.setTimeout(30_000);

const library = documentLibrary();
const imported: DocumentLibrary['imported'] = (bytes, target) => library().imported(bytes, target);
let database: Database;
let documents: OpenDocuments;
let service: DocumentService;
beforeAll(() => {
  ({ database, documents, service } = library());
});

describe('a PDF', () => {
  let docKey = '';
  beforeAll(async () => {
    docKey = await imported(
      await makePdf({
        texts: ['Een koffijveiling\nin Amsterdam', 'twee', 'Die Veilingen der Koffij', 'vier'],
        title: 'Max',
        romanPages: 2,
        bookmarks: [{ title: 'Start', page: 1 }],
      }),
    );
  });

  it('says which way its pages go, where its file does [R2.38]', async () => {
    const bytes = makeRawPdf({
      1: '<< /Type /Catalog /Pages 2 0 R /ViewerPreferences << /Direction /R2L >> >>',
      2: '<< /Type /Pages /Kids [10 0 R] /Count 1 >>',
      ...rawPage(10, 'one'),
    });
    const described = [await imported(bytes), docKey].map((key) => service.appearance(key, READER));
    const ways = (await Promise.all(described)).map(({ pageProgression }) => pageProgression);
    expect(ways).toEqual(['rtl', undefined]);
  });

  it('is described as the catalogue has it, and as its file [R3.1]', async () => {
    expect(await service.appearance(docKey, READER)).toMatchObject({
      docKey,
      title: 'Max',
      appearance: { mimeType: 'application/pdf', numPages: 4 },
      pageLabels: ['i', 'ii', '1', '2'],
      cover: `/api/appearances/${docKey}/cover`,
    });
    expect(await service.contents(docKey)).toEqual([
      { link: '1.pdf', title: 'Start', children: [] },
    ]);
  });

  it('is served page by page, once for everybody [R7.3]', async () => {
    const page = await service.page(docKey, 3);
    expect(page).toMatchObject({ mediaType: 'application/pdf', cache: 'private, no-cache' });
    expect((await PDFDocument.load(await whole(page))).getPageCount()).toBe(1);
    expect((await service.page(docKey, 3)).body).toBe(page.body);
    expect((await service.page(docKey, 2)).etag).not.toBe(page.etag);
  });

  it('has thumbnails, a cover and a range for printing [R7.3]', async () => {
    const thumbnail = await service.thumbnail(docKey, 2);
    expect(thumbnail).toMatchObject({ mediaType: 'image/png', cache: 'private, max-age=86400' });
    expect(decode(await whole(thumbnail))).toMatchObject({ width: 200 });
    const cover = await service.cover(docKey);
    expect(cover).toMatchObject({ mediaType: 'image/webp', cache: 'private, max-age=86400' });
    expect(pictureSize(await whole(cover))).toMatchObject({ kind: 'webp', width: 480 });
    const range = await PDFDocument.load(await whole(await service.print(docKey, 3, 10)));
    expect(range.getPageCount()).toBe(2);
  });

  it('is searched by words and by phrase [R4.30 R7.3]', async () => {
    const search = async (query: string) =>
      (await service.search(docKey, query)).map(({ path }) => path);
    expect(await search('(*KOFFIJ*)')).toEqual(['1.pdf', '3.pdf']);
    expect(await search('(*veiling* *amsterdam*)')).toEqual(['1.pdf']);
    expect(await search('"koffijveiling in amsterdam"')).toEqual(['1.pdf']);
    expect(await search('"amsterdam in"')).toEqual([]);
    expect(await search('(*%*)')).toEqual([]);
    const [first] = await service.search(docKey, '"koffijveiling in amsterdam"');
    expect(first).toMatchObject({ count: 1 });
    expect(first?.passages?.[0]?.text.toLowerCase()).toBe('koffijveiling in amsterdam');
    expect(await search('()')).toEqual([]);
  });

  it('has no page and no file that is not there', async () => {
    const results = await Promise.allSettled([
      service.page(docKey, 5),
      service.page(docKey, 0),
      service.thumbnail(docKey, 5),
      service.print(docKey, 5, 1),
      service.file(docKey, '1.xhtml', 'key'),
      service.page('doc-none', 1),
      service.search('doc-none', '(*a*)'),
      service.contents('doc-none'),
      service.cover('doc-none'),
    ]);
    for (const result of results) {
      expect(result).toMatchObject({ reason: { name: 'DocumentError', fault: 'not-found' } });
    }
  });
});

describe('an EPUB', () => {
  const key = createHash('sha1')
    .update('urn:uuid:12345678-1234-1234-1234-123456789abc')
    .digest('hex');
  const font = Buffer.from('OTTO'.repeat(400));
  const sound = Buffer.from(Array.from({ length: 5_000 }, (_, at) => at % 251));
  let docKey = '';
  beforeAll(async () => {
    docKey = await imported(
      await makeEpub({
        pages: {
          'text/één.xhtml': '<p>Déjà vu</p><img src="../pic.png"/><img src="../unlisted.png"/>',
          toc: '<p>odd</p>',
        },
        metadata:
          '<dc:title>Book</dc:title><dc:identifier id="uid">urn:uuid:12345678-1234-1234-1234-123456789abc</dc:identifier>',
        spine: { attributes: 'page-progression-direction="rtl"' },
        items: `<item id="a" href="sound.mp3" media-type="audio/mpeg"/><item id="b" href="film.mp4" media-type="video/mp4"/>
 <item id="e" href="empty.png" media-type="image/png"/><item id="p" href="pic.png" media-type="image/png"/>
          <item id="ac" href="../up/a.css" media-type="text/css"/><item id="bp" href="../up/b.png" media-type="image/png"/>
          <item id="f" href="font.otf" media-type="application/vnd.ms-opentype"/><item id="s" href="run.js" media-type="text/javascript"/>`,
        files: {
          'OEBPS/sound.mp3': sound,
          'OEBPS/film.mp4': sound,
          'OEBPS/font.otf': deobfuscate(font, { key, length: 1040 }),
          'OEBPS/run.js': 'alert(1)',
          'OEBPS/pic.png': 'picture',
          'OEBPS/empty.png': '',
          'OEBPS/unlisted.png': 'no part of the book',
          'up/a.css': 'p{background:url(b.png)}',
          'up/b.png': 'a picture',
          'META-INF/encryption.xml': `<encryption><EncryptedData><EncryptionMethod Algorithm="http://www.idpf.org/2008/embedding"/><CipherReference URI="OEBPS/font.otf"/></EncryptedData></encryption>`,
        },
      }),
    );
  });
  const file = (address: string) => service.file(docKey, address, 'KEY');

  it('is described with its reading order [R2.64]', async () => {
    expect(await service.appearance(docKey, READER)).toMatchObject({
      appearance: { mimeType: 'application/epub+zip', numPages: 2 },
      pageProgression: 'rtl',
      spine: [
        // "Déjà vu" in bytes, and two pictures.
        { path: 'text/één.xhtml', linear: true, layout: 'reflowable', length: 9 + 2 * PAGE_LENGTH },
        { path: '~/OEBPS/toc', linear: true, length: 3 },
      ],
    });
  });

  it('is served with the licence key where the browser loads by itself [R2.70 R7.7]', async () => {
    const segment = await file('text/één.xhtml');
    expect(segment.mediaType).toBe('application/xhtml+xml; charset=utf-8');
    expect(String(await whole(segment))).toContain('<img src="../pic.png?licenseKey=KEY"/>');
    // Unlisted files do not belong to the book.
    expect(String(await whole(segment))).toContain('<img src="data:,"/>');
    expect(String(await whole(await file('~/up/a.css')))).toBe(
      'p{background:url("b.png?licenseKey=KEY")}',
    );
    expect((await service.file(docKey, 'text/één.xhtml', 'OTHER')).etag).not.toBe(segment.etag);
  });

  it('understands an address that was encoded once more', async () => {
    expect((await file('text/%C3%A9%C3%A9n.xhtml')).mediaType).toMatch(/^application\/xhtml/);
    expect((await file('~/OEBPS/toc')).mediaType).toMatch(/^application\/xhtml/);
  });

  it('clears its fonts, and never is a script', async () => {
    const served = await file('font.otf');
    expect(served.mediaType).toBe('font/otf');
    expect(await whole(served)).toEqual(font);
    expect((await file('run.js')).mediaType).toBe('application/octet-stream');
    expect(served.headers).toMatchObject({
      'content-security-policy': expect.stringContaining('sandbox'),
    });
  });

  it.each(['sound.mp3', 'film.mp4'])('gives any part of %s', async (name) => {
    const served = await file(name);
    expect(served.body).toMatchObject({ size: sound.length });
    expect(await whole(served)).toEqual(sound);
    for (const [start, end] of [
      [0, 0],
      [1_000, 3_999],
      [4_990, 4_999],
    ] as const) {
      expect(await whole(served, start, end)).toEqual(sound.subarray(start, end + 1));
    }
  });

  it('gives an empty file', async () => {
    expect(await whole(await file('empty.png'))).toEqual(Buffer.alloc(0));
  });

  it.each([
    'gone.xhtml',
    '../content.opf',
    'text/../../up/a.css',
    '~/META-INF/encryption.xml',
    '~/gone',
    'content.opf',
    'unlisted.png',
    '%',
    '',
  ])('has no file %j', async (address) => {
    await expect(file(address)).rejects.toMatchObject({ fault: 'not-found' });
  });

  it('has no cover and no pages [R7.7]', async () => {
    await expect(service.page(docKey, 1)).rejects.toMatchObject({ fault: 'not-found' });
  });

  it('is searched by segment', async () => {
    expect(await service.search(docKey, '(*deja*)')).toEqual([
      {
        path: 'text/één.xhtml',
        count: 1,
        passages: [{ before: '', text: 'Déjà', after: ' vu' }],
      },
    ]);
  });
});

describe('a form of a publication that the catalogue describes', () => {
  it('is described as there', async () => {
    await database.query(
      `insert into publications (connection_id, id, pub_key, record)
       values (1, 900, 'pub-x', $1::jsonb)`,
      [JSON.stringify({ title: 'In the catalogue', authors: ['Cataloguer'], edition: '2nd' })],
    );
    const bytes = await makePdf({ texts: ['x'], title: 'In the file', author: 'Writer' });
    const docKey = await imported(bytes, { kind: 'existing', pubKey: 'pub-x' });
    expect(await service.appearance(docKey, READER)).toMatchObject({
      pubKey: 'pub-x',
      title: 'In the catalogue',
      authors: ['Cataloguer'],
      edition: '2nd',
      yearOfPublication: '2021',
    });
  });
});

describe('a document whose file is lost', () => {
  const books = async () =>
    [
      [await makePdf({ texts: ['a lost page'] }), (key: string) => service.page(key, 1)],
      [
        await makeEpub({ pages: { 'one.xhtml': '<p>a lost chapter</p>' } }),
        (key: string) => service.file(key, 'one.xhtml', 'KEY'),
      ],
    ] as const;

  it('is served again once it is imported again, and until then fails by itself alone', async () => {
    for (const [bytes, read] of await books()) {
      const docKey = await imported(bytes);
      const { sha256 } = await service.find(docKey);
      await documents.importing.files.remove(sha256);
      // A broken engine would report an error.
      await expect(read(docKey)).rejects.toMatchObject({
        name: 'DocumentError',
        fault: 'broken',
        message: `The file ${sha256} is not there any more.`,
      });
      expect(await imported(bytes)).toBe(docKey);
      expect((await whole(await read(docKey))).length).toBeGreaterThan(0);
    }
  });
});
