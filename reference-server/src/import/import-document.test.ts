import { afterAll, expect, it, jest } from '@jest/globals';
import { createDocumentEngine, type DocumentEngine } from '../documents/document-engine.ts';
import { DocumentError } from '../documents/model/document-error.ts';
import { makePdf } from '../documents/testing/make-pdf.ts';
import { temporaryFolder } from '../documents/testing/temporary-folder.ts';
import { importDocument } from './import-document.ts';

// The first job loads the engine, which takes long on a busy machine.
jest.setTimeout(30_000);

const engine = createDocumentEngine(1);
const folder = temporaryFolder();
afterAll(() => engine.close());

it('takes a PDF whose first page takes too long to paint, without a cover', async () => {
  const path = await folder.write('slow.pdf', await makePdf({ texts: ['slow'] }));
  const late = () => Promise.reject(new DocumentError('timeout', 'late'));
  const slow: DocumentEngine = { ...engine, renderPage: late };
  expect(await importDocument(path, { engine: slow })).toMatchObject({
    units: [{ text: 'slow' }],
    cover: undefined,
  });
  const whole = await importDocument(path, { engine });
  expect(whole.cover?.mediaType).toBe('image/png');
});

it('refuses a PDF with more text than the server takes', async () => {
  const path = await folder.write(
    'long.pdf',
    await makePdf({ texts: ['twelve chars', 'and ten'] }),
  );
  await expect(importDocument(path, { engine, mostText: 18 })).rejects.toMatchObject({
    fault: 'too-large',
  });
  expect((await importDocument(path, { engine, mostText: 19 })).units).toHaveLength(2);
});
