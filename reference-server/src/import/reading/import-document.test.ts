import { afterAll, expect, it, jest } from '@jest/globals';
import { makeEpub, makePdf, makePixels, makePng } from '@leeszaal/test-documents';
import { DocumentError } from '../../documents/model/document-error.ts';
import { pictureSize } from '../../documents/pictures/picture-size.ts';
import { importPath } from '../../documents/testing/import-path.ts';
import { temporaryFolder } from '../../documents/testing/temporary-folder.ts';
import {
  createDocumentEngine,
  type DocumentEngine,
} from '../../documents/workers/document-engine.ts';
import { pagesInParts } from '../parts/pages-in-parts.ts';

// Loading the engine, in the first job, takes long on a busy machine.
jest.setTimeout(30_000);

const engine = createDocumentEngine(1);
const folder = temporaryFolder();
afterAll(() => engine.close());

it('takes a PDF whose first page takes too long to paint, without a cover', async () => {
  const path = await folder.write('slow.pdf', await makePdf({ texts: ['slow'] }));
  const late = () => Promise.reject(new DocumentError('timeout', 'late'));
  const slow: DocumentEngine = { ...engine, renderPage: late };
  expect(await importPath(path, { engine: slow })).toMatchObject({
    units: [{ text: 'slow' }],
    cover: undefined,
  });
});

it('takes a PDF whose pages cannot be divided in time, or at all, with whole pages [S2.174]', async () => {
  const pdf = await makePdf({ texts: ['two', 'pages'] });
  const path = await folder.write('whole.pdf', pdf);
  const late = () => Promise.reject(new DocumentError('timeout', 'late'));
  const failed = { kind: 'whole', why: 'failed' };
  expect(await importPath(path, { engine: { ...engine, makeParts: late } })).toMatchObject({
    parts: failed,
  });
  expect(await pagesInParts(path, engine, 0)).toEqual(failed);
  expect(await pagesInParts(path, engine)).toMatchObject({ kind: 'parts' });
});

it('keeps the cover of a document in few bytes, or as it came where that fails', async () => {
  const late = () => Promise.reject(new DocumentError('timeout', 'late'));
  const slow: DocumentEngine = { ...engine, shrinkCover: late };
  const png = makePng(makePixels(600, 900));
  const pdf = await folder.write('cover.pdf', await makePdf({ texts: ['a cover'] }));
  const epub = await folder.write(
    'cover.epub',
    await makeEpub({
      pages: { 'one.xhtml': '<p>one</p>' },
      items: '<item id="c" href="c.png" media-type="image/png" properties="cover-image"/>',
      files: { 'OEBPS/c.png': png },
    }),
  );
  for (const path of [pdf, epub]) {
    const { cover } = await importPath(path, { engine });
    expect(cover?.mediaType).toBe('image/webp');
    expect(pictureSize(cover?.bytes ?? new Uint8Array())?.width).toBe(480);
  }
  expect((await importPath(pdf, { engine: slow })).cover?.mediaType).toBe('image/png');
  const { cover } = await importPath(epub, { engine: slow });
  expect(cover).toEqual({ mediaType: 'image/png', bytes: png });
});

it('refuses a PDF with more text than the server takes', async () => {
  const path = await folder.write(
    'long.pdf',
    await makePdf({ texts: ['twelve chars', 'and ten'] }),
  );
  await expect(importPath(path, { engine, mostText: 18 })).rejects.toMatchObject({
    fault: 'too-large',
  });
  expect((await importPath(path, { engine, mostText: 19 })).units).toHaveLength(2);
});
