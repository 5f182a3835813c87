import { afterAll, describe, expect, it, jest } from '@jest/globals';
import { DAMAGED_PDFS, LOST_PAGE, makeRawPdf } from '@leeszaal/test-documents';
import { detectFormat } from '../detect-format.ts';
import { importPath } from '../testing/import-path.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { createDocumentEngine } from '../workers/document-engine.ts';

// Loading the engine, in the first job, takes long on a busy machine.
jest.setTimeout(30_000);

const engine = createDocumentEngine(1);
const folder = temporaryFolder();
afterAll(() => engine.close());

const written = (bytes: Uint8Array) => folder.write(`${crypto.randomUUID()}.pdf`, bytes);

describe('a damaged PDF', () => {
  it.each(DAMAGED_PDFS)('is taken, and each of its pages shown: %s', async (_, bytes, texts) => {
    const path = await written(bytes);
    expect(await detectFormat(path)).toBe('pdf');
    const { pageCount, sizes } = await engine.inspectPdf(path);
    expect(sizes.every(({ width, height }) => width > 0 && height > 0)).toBe(true);
    const pages = await engine.readPages(path, 1, pageCount);
    const expected = texts.map((text) => text ?? expect.anything());
    expect(pages.map(({ text }) => text)).toEqual(expected);
    for (const [at, text] of expected.entries()) {
      const cut = await written(await engine.cutPage(path, at + 1));
      expect((await engine.readPages(cut, 1, 1)).map((page) => page.text)).toEqual([text]);
    }
  });

  it('is taken where only some pages can be shown, and says of the others that they cannot', async () => {
    const path = await written(LOST_PAGE);
    const { units } = await importPath(path, { engine });
    expect(units.map(({ text }) => text)).toEqual(['', 'two']);
    await expect(engine.cutPage(path, 1)).rejects.toMatchObject({ fault: 'broken' });
    const cut = await written(await engine.cutPage(path, 2));
    expect((await engine.readPages(cut, 1, 1)).map(({ text }) => text)).toEqual(['two']);
  });

  it('is refused where a page is one of its own ancestors, with which the engine never ends', async () => {
    const bytes = makeRawPdf({
      1: '<< /Type /Catalog /Pages 2 0 R >>',
      2: '<< /Type /Pages /Kids [10 0 R] /Count 1 >>',
      10: '<< /Type /Page /Parent 10 0 R /MediaBox [0 0 300 200] >>',
    });
    const importing = importPath(await written(bytes), { engine });
    await expect(importing).rejects.toMatchObject({
      fault: 'broken',
      message: 'A page of the PDF is one of its own ancestors.',
    });
  });
});
