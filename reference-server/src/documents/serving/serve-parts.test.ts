import { rm } from 'node:fs/promises';
import { PDFDocument } from '@cantoo/pdf-lib';
import { beforeAll, describe, expect, it, jest } from '@jest/globals';
import { joinPageParts } from '@leeszaal/shared-contracts';
import { makePdf } from '@leeszaal/test-documents';
import type { OpenDocuments } from '../../server/open-documents.ts';
import type { DocumentService } from '../document-service.ts';
import { documentLibrary, READER, whole } from '../testing/document-library.ts';
import { haveSameObjects } from '../testing/same-objects.ts';

// Starting workers takes long on a busy machine.
jest.setTimeout(30_000);

const library = documentLibrary();
let documents: OpenDocuments;
let service: DocumentService;
let docKey = '';
beforeAll(async () => {
  ({ documents, service } = library());
  docKey = await library().imported(await makePdf({ texts: ['one', 'two', 'three', 'four'] }));
});

describe('a PDF', () => {
  it('is served in parts, as its pages are [S2.173 S2.175]', async () => {
    expect(await service.appearance(docKey, READER)).toMatchObject({ inParts: true });
    const index = await service.pageIndex(docKey);
    expect(index.pages).toHaveLength(4);
    const all = await whole(
      await service.pageParts(docKey, index.edition, `0-${index.sizes.length - 1}`),
    );
    const starts = index.sizes.map((_, at) => index.sizes.slice(0, at).reduce((a, b) => a + b, 0));
    const partsOf = (page: number) =>
      (index.pages[page - 1] ?? []).map((part) =>
        all.subarray(starts[part], (starts[part] ?? 0) + (index.sizes[part] ?? 0)),
      );
    const joined = await PDFDocument.load(joinPageParts(partsOf(3)), { updateMetadata: false });
    const cut = await whole(await service.page(docKey, 3));
    const page = await PDFDocument.load(cut, { updateMetadata: false });
    expect(haveSameObjects(page, joined)).toBe(true);
    const some = await service.pageParts(docKey, index.edition, '1,0');
    expect(some).toMatchObject({
      mediaType: 'application/octet-stream',
      cache: 'private, no-cache',
    });
    expect(await whole(some)).toHaveLength((index.sizes[0] ?? 0) + (index.sizes[1] ?? 0));
    expect((await service.pageParts(docKey, index.edition, '0')).etag).not.toBe(some.etag);
  });

  it('has no parts that are not there [S2.175]', async () => {
    const { edition } = await service.pageIndex(docKey);
    const single = await library().imported(await makePdf({ texts: ['single'] }));
    expect((await service.appearance(single, READER)).inParts).toBeUndefined();
    const lost = await library().imported(await makePdf({ texts: ['lost', 'parts'] }));
    const [row] = await library().database.query<{ sha256: string }>(
      'select file_sha256 as sha256 from appearances where doc_key = $1',
      [lost],
    );
    await rm(documents.importing.files.partsPathOf(row?.sha256 ?? ''));
    const results = await Promise.allSettled([
      service.pageParts(docKey, edition, '999'),
      service.pageParts(docKey, edition, '1-0'),
      service.pageParts(docKey, edition, '0-999999999'),
      service.pageParts(docKey, 'another', '0'),
      service.pageIndex(single),
      service.pageIndex(lost),
      service.pageIndex('doc-none'),
    ]);
    for (const result of results) {
      expect(result).toMatchObject({ reason: { name: 'DocumentError', fault: 'not-found' } });
    }
    expect((await service.page(lost, 1)).mediaType).toBe('application/pdf');
  });
});
