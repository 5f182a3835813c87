import { PDFArray, PDFDict, PDFDocument, PDFName, PDFString } from '@cantoo/pdf-lib';
import { afterAll, describe, expect, it, jest } from '@jest/globals';
import { makePdf } from '@leeszaal/test-documents';
import { decode } from 'fast-png';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { createDocumentEngine } from './document-engine.ts';

// Loading the engine, in the first job of each worker, takes long on a busy machine.
jest.setTimeout(30_000);

const engine = createDocumentEngine(2);
const folder = temporaryFolder();
afterAll(() => engine.close());

async function made(...[options]: Parameters<typeof makePdf>): Promise<string> {
  return folder.write(`${crypto.randomUUID()}.pdf`, await makePdf(options));
}

function samePixels(one: Uint8Array, other: Uint8Array): boolean {
  return Buffer.compare(decode(one).data as Uint8Array, decode(other).data as Uint8Array) === 0;
}

async function linkTargets(cut: Uint8Array): Promise<string[]> {
  const document = await PDFDocument.load(cut);
  const annotations = document.getPage(0).node.Annots() ?? PDFArray.withContext(document.context);
  return annotations.asArray().map((_, at) => {
    const annotation = annotations.lookup(at, PDFDict);
    expect(annotation.has(PDFName.of('Dest'))).toBe(false);
    return annotation
      .lookup(PDFName.of('A'), PDFDict)
      .lookup(PDFName.of('URI'), PDFString)
      .asString();
  });
}

describe('inspecting', () => {
  it('reads properties, labels, sizes and a nested outline with named destinations [R2.42]', async () => {
    const path = await made({
      texts: ['one', 'two', 'three'],
      title: 'Größe und Maß',
      author: 'Ann; Bo',
      romanPages: 1,
      bookmarks: [
        {
          title: 'Erster Teil',
          page: 1,
          children: [{ title: 'Kapitel “1”', page: 2, named: true }],
        },
        { title: 'Überschrift', children: [{ title: 'Ende', page: 3 }] },
      ],
    });
    const inspection = await engine.inspectPdf(path);
    expect(inspection).toMatchObject({
      pageCount: 3,
      properties: { title: 'Größe und Maß', author: 'Ann; Bo' },
      labels: ['i', '1', '2'],
      sizes: [{ width: 300, height: 400 }, {}, {}],
    });
    expect(inspection.outline).toEqual([
      {
        label: 'Erster Teil',
        page: 1,
        children: [{ label: 'Kapitel “1”', page: 2, children: [] }],
      },
      {
        label: 'Überschrift',
        page: undefined,
        children: [{ label: 'Ende', page: 3, children: [] }],
      },
    ]);
  });

  it('opens a file that only restricts what its reader may do', async () => {
    const path = await made({ texts: ['restricted text'], ownerPassword: 'secret' });
    const [page] = await engine.readPages(path, 1, 1);
    expect(page?.text).toBe('restricted text');
    const cut = await PDFDocument.load(await engine.cutPage(path, 1));
    expect(cut.isEncrypted).toBe(false);
  });

  it.each([
    ['a password', () => makePdf({ texts: ['x'], userPassword: 'secret' }), 'protected'],
    ['no PDF', async () => Buffer.from('This is no PDF.'), 'broken'],
    ['nothing', async () => Buffer.alloc(0), 'empty'],
    ['half a file', async () => (await makePdf({ texts: ['x', 'y'] })).subarray(0, 300), 'broken'],
  ])('tells %s', async (_, make, fault) => {
    const path = await folder.write(`${crypto.randomUUID()}.pdf`, await make());
    await expect(engine.inspectPdf(path)).rejects.toMatchObject({ name: 'DocumentError', fault });
  });
});

describe('reading pages', () => {
  it('answers text on lines and each target of its links once', async () => {
    const path = await made({
      texts: ['first line\nsecond line', 'two', 'three'],
      links: [
        { from: 1, to: 3, kind: 'destination' },
        { from: 1, to: 2, kind: 'action' },
        { from: 1, to: 2, kind: 'named' },
      ],
    });
    const pages = await engine.readPages(path, 1, 3);
    expect(pages).toEqual([
      { text: 'first line\nsecond line', targets: [3, 2], damaged: false },
      { text: 'two', targets: [], damaged: false },
      { text: 'three', targets: [], damaged: false },
    ]);
  });
});

describe('cutting a page', () => {
  it('rewrites links within the document to the address of their page [R2.42]', async () => {
    const path = await made({
      texts: ['one', 'two', 'three'],
      links: [
        { from: 2, to: 3, kind: 'destination' },
        { from: 2, to: 1, kind: 'action' },
        { from: 2, to: 3, kind: 'named' },
        { from: 2, to: 3, kind: 'next-page' },
      ],
    });
    const cut = await engine.cutPage(path, 2);
    expect(await linkTargets(cut)).toEqual(['3.pdf', '1.pdf', '3.pdf', '3.pdf']);
  });

  it('leaves out what only other pages use, and paints the same', async () => {
    const path = await made({
      texts: Array.from({ length: 6 }, (_, at) => `page ${at}`),
      sharedPictureBytes: 30_000,
    });
    const cut = await engine.cutPage(path, 4);
    expect(cut.byteLength).toBeLessThan(60_000);
    const own = await folder.write('cut.pdf', cut);
    const [whole, part] = await Promise.all([
      engine.renderPage(path, 4, 300),
      engine.renderPage(own, 1, 300),
    ]);
    expect(samePixels(part, whole)).toBe(true);
  });

  it('keeps in a range what each of its pages uses', async () => {
    const path = await made({
      texts: Array.from({ length: 6 }, (_, at) => `page ${at}`),
      sharedPictureBytes: 30_000,
    });
    const cut = await engine.cutRange(path, 2, 3);
    expect((await PDFDocument.load(cut)).getPageCount()).toBe(3);
    const own = await folder.write('range.pdf', cut);
    for (const at of [1, 2, 3]) {
      const [part, whole] = await Promise.all([
        engine.renderPage(own, at, 100),
        engine.renderPage(path, at + 1, 100),
      ]);
      expect(samePixels(part, whole)).toBe(true);
    }
    expect(cut.byteLength).toBeLessThan(130_000);
  });

  it('hides the layers that the document hides', async () => {
    const path = await made({ texts: ['layered', 'also'], layers: { Notes: false, Größe: true } });
    const own = await folder.write('layers.pdf', await engine.cutPage(path, 2));
    const [part, whole] = await Promise.all([
      engine.renderPage(own, 1, 200),
      engine.renderPage(path, 2, 200),
    ]);
    expect(samePixels(part, whole)).toBe(true);
    const all = await made({ texts: ['layered', 'also'], layers: { Notes: true, Größe: true } });
    expect(samePixels(await engine.renderPage(all, 2, 200), whole)).toBe(false);
  });

  it('ends a range at the last page, and knows no page behind it', async () => {
    const path = await made({ texts: ['one', 'two'] });
    const cut = await PDFDocument.load(await engine.cutRange(path, 2, 10));
    expect(cut.getPageCount()).toBe(1);
    const results = await Promise.allSettled([
      engine.cutPage(path, 3),
      engine.cutRange(path, 3, 1),
      engine.cutPage(path, 0),
    ]);
    for (const result of results) expect(result).toMatchObject({ reason: { fault: 'not-found' } });
  });
});

describe('painting', () => {
  it('paints as wide as asked, and no strip taller than four times that', async () => {
    const document = await PDFDocument.create();
    document.addPage([300, 400]);
    document.addPage([10, 14_000]);
    const path = await folder.write('shapes.pdf', await document.save());
    expect(decode(await engine.renderPage(path, 1, 200))).toMatchObject({
      width: 200,
      height: 267,
    });
    expect(decode(await engine.renderPage(path, 2, 200))).toMatchObject({ width: 1, height: 800 });
  });
});
