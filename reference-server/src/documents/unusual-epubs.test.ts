import { beforeAll, describe, expect, it, jest } from '@jest/globals';
import { makeEpub, makeJxl, makePixels } from '@leeszaal/test-documents';
import { pictureSize } from './pictures/picture-size.ts';
import { PAGE_LENGTH } from './serving/segment-length.ts';
import { documentLibrary, READER, whole } from './testing/document-library.ts';

// Starting workers takes long on a busy machine.
jest.setTimeout(30_000);

const library = documentLibrary();

describe('a picture of a kind that few browsers show', () => {
  const items = ['a', 'huge', 'broken']
    .map((name) => `<item id="${name}" href="${name}.jxl" media-type="image/jxl"/>`)
    .join('');
  let docKey = '';
  beforeAll(async () => {
    const files = {
      'OEBPS/a.jxl': await makeJxl(makePixels(60, 90)),
      // A header alone, of 2 ** 30 pixels in height and width.
      'OEBPS/huge.jxl': Uint8Array.from([0xff, 0x0a, 0xfe, 0xff, 0xff, 0xff, 0x0f]),
      'OEBPS/broken.jxl': 'no picture',
    };
    const pages = { 'one.xhtml': '<img src="a.jxl"/>' };
    docKey = await library().imported(await makeEpub({ pages, items, files }));
  });

  it('is served as one that all show [R2.69]', async () => {
    const served = await library().service.file(docKey, 'a.jxl', 'KEY');
    expect(served.mediaType).toBe('image/webp');
    expect(pictureSize(await whole(served))).toEqual({ kind: 'webp', width: 60, height: 90 });
    expect((await library().service.file(docKey, 'a.jxl', 'OTHER')).body).toBe(served.body);
  });

  it('is the cover in few bytes too', async () => {
    const jxl = await makeJxl(makePixels(600, 900));
    const cover = '<item id="c" href="c.jxl" media-type="image/jxl" properties="cover-image"/>';
    const made = { pages: { 'one.xhtml': 'covered' }, items: cover, files: { 'OEBPS/c.jxl': jxl } };
    const served = await library().service.cover(await library().imported(await makeEpub(made)));
    expect(served.mediaType).toBe('image/webp');
    expect(pictureSize(await whole(served))).toMatchObject({ kind: 'webp', width: 480 });
  });

  it('is served so too in a book that was imported before its kind was known', async () => {
    const made = {
      pages: { 'one.xhtml': 'old' },
      items: '<item id="a" href="a.jxl" media-type="image/jxl"/>',
      files: { 'OEBPS/a.jxl': await makeJxl(makePixels(60, 90)) },
    };
    const old = await library().imported(await makeEpub(made));
    await library().database.query(
      `update appearances
       set structure = jsonb_set(structure, '{mediaTypes,OEBPS/a.jxl}', '"application/octet-stream"')
       where doc_key = $1`,
      [old],
    );
    expect((await library().service.file(old, 'a.jxl', 'KEY')).mediaType).toBe('image/webp');
  });

  it('is refused by a limit where it is too large, and left as it is where it is broken [R2.69]', async () => {
    await expect(library().service.file(docKey, 'huge.jxl', 'KEY')).rejects.toMatchObject({
      fault: 'too-large',
      limit: 'picture-pixels',
    });
    const broken = await library().service.file(docKey, 'broken.jxl', 'KEY');
    expect(broken.mediaType).toBe('image/jxl');
    expect(String(await whole(broken))).toBe('no picture');
  });
});

describe('a book of an older version', () => {
  it('has what lies in its archive, listed or not [R2.70]', async () => {
    const files = { 'OEBPS/forgotten.png': 'a picture' };
    const docKey = await library().imported(
      await makeEpub({
        pages: { 'one.xhtml': '<img src="forgotten.png"/>' },
        version: '2.0',
        files,
      }),
    );
    const segment = await library().service.file(docKey, 'one.xhtml', 'KEY');
    expect(String(await whole(segment))).toContain('src="forgotten.png?licenseKey=KEY"');
    const picture = await library().service.file(docKey, 'forgotten.png', 'KEY');
    expect(String(await whole(picture))).toBe('a picture');
  });

  it('has its pictures counted, where its import did not [R2.64]', async () => {
    const page = '<p>text</p><img src="a.png"/><img src="b.png"/>';
    const docKey = await library().imported(
      await makeEpub({ pages: { 'one.xhtml': page, 'two.xhtml': 'x' } }),
    );
    await library().database.query(
      `update appearances set structure = structure #- '{spine,0,pictures}' #- '{spine,1,pictures}'
       where doc_key = $1`,
      [docKey],
    );
    const lengths = (await library().service.appearance(docKey, READER)).spine?.map(
      ({ length }) => length,
    );
    expect(lengths).toEqual([4 + 2 * PAGE_LENGTH, 1]);
    const [row] = await library().database.query(
      "select structure #> '{spine,0,pictures}' as kept from appearances where doc_key = $1",
      [docKey],
    );
    expect(row).toEqual({ kept: 2 });
  });
});
