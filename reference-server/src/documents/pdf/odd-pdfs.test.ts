import { PDFDict, PDFDocument, PDFName } from '@cantoo/pdf-lib';
import { afterAll, describe, expect, it, jest } from '@jest/globals';
import { makeRawPdf, rawPage, rawStream } from '@leeszaal/test-documents';
import { decode } from 'fast-png';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { createDocumentEngine } from '../workers/document-engine.ts';

// Loading the engine, in the first job, takes long on a busy machine.
jest.setTimeout(30_000);

const engine = createDocumentEngine(1);
const folder = temporaryFolder();
afterAll(() => engine.close());

const made = (objects: Readonly<Record<number, string>>) =>
  folder.write(`${crypto.randomUUID()}.pdf`, makeRawPdf(objects));

/** The text of each page of a file. */
async function texts(path: string): Promise<readonly string[]> {
  const { pageCount } = await engine.inspectPdf(path);
  const pages = await engine.readPages(path, 1, pageCount);
  return pages.map(({ text }) => text);
}

const pixels = async (bytes: Uint8Array) =>
  Buffer.from(
    decode(await engine.renderPage(await folder.write(`${crypto.randomUUID()}.pdf`, bytes), 1, 100))
      .data,
  );

describe('the pages of a PDF', () => {
  it('are those that there are, whatever their number is said to be', async () => {
    const pages = { ...rawPage(10, 'one'), ...rawPage(12, 'two'), ...rawPage(14, 'three') };
    for (const tree of [
      '/Kids [10 0 R 12 0 R null 14 0 R] /Count 7',
      '/Kids [10 0 R 2 0 R 12 0 R 99 0 R 14 0 R] /Count 5',
      '/Kids [10 0 R 12 0 R 14 0 R] /Count 0',
    ]) {
      const path = await made({ 2: `<< /Type /Pages ${tree} >>`, ...pages });
      expect(await texts(path)).toEqual(['one', 'two', 'three']);
    }
  });

  it('keep what is written on them and noted, beside what leads to nothing', async () => {
    const path = await made({
      2: '<< /Type /Pages /Kids [10 0 R] /Count 1 >>',
      ...rawPage(10, 'kept'),
      10: '<< /Type /Page /Parent 2 0 R /Contents [98 0 R 11 0 R null] /Resources << /Font << /F 3 0 R >> >> /MediaBox [0 0 300 200] /Annots [20 0 R 99 0 R 21 0 R] >>',
      20: '<< /Type /Annot /Subtype /Link /Rect [40 80 140 100] /Dest [10 0 R /Fit] >>',
      21: '<< /Type /Annot /Subtype /Link /Rect [40 60 140 80] /A << /S /URI /URI (http://example.org/) >> >>',
    });
    for (const cut of [await engine.cutPage(path, 1), await engine.cutRange(path, 1, 1)]) {
      expect(await texts(await folder.write(`${crypto.randomUUID()}.pdf`, cut))).toEqual(['kept']);
      expect((await PDFDocument.load(cut)).getPage(0).node.Annots()?.size()).toBe(2);
    }
  });

  it('follow one another to the left where the file says so', async () => {
    const pages = { 2: '<< /Type /Pages /Kids [10 0 R] /Count 1 >>', ...rawPage(10, 'one') };
    const ways = ['/Direction /R2L', '/Direction /L2R', '/Direction (R2L)', ''].map(
      async (preference) => {
        const catalog = `<< /Type /Catalog /Pages 2 0 R /ViewerPreferences << ${preference} >> >>`;
        return (await engine.inspectPdf(await made({ 1: catalog, ...pages }))).progression;
      },
    );
    expect(await Promise.all(ways)).toEqual(['rtl', 'default', 'default', 'default']);
  });

  it('are found however deep they lie, with what they have from above', async () => {
    const depth = 2_000;
    const nodes: Record<number, string> = {};
    for (let at = 0; at < depth; at += 1) {
      const child = at === depth - 1 ? 10 : 101 + at;
      nodes[100 + at] = `<< /Type /Pages /Kids [${child} 0 R] /Count 1 >>`;
    }
    const path = await made({
      2: '<< /Type /Pages /Kids [100 0 R] /Count 1 /MediaBox [0 0 300 200] >>',
      ...rawPage(10, 'deep', ''),
      ...nodes,
    });
    expect(await texts(path)).toEqual(['deep']);
    expect((await engine.inspectPdf(path)).sizes).toEqual([{ width: 300, height: 200 }]);
    const whole = decode(await engine.renderPage(path, 1, 100)).data;
    expect(Buffer.compare(await pixels(await engine.cutPage(path, 1)), Buffer.from(whole))).toBe(0);
  });

  it('are read as far as they are there where the file was cut off', async () => {
    const kids = '<< /Type /Pages /Kids [10 0 R 12 0 R 14 0 R] /Count 3 /MediaBox [0 0 300 200] >>';
    const pages = ['one', 'two', 'three'].map((word, at) => rawPage(10 + 2 * at, word, ''));
    const objects = Object.assign({ 2: kids }, ...pages);
    const text = Buffer.from(makeRawPdf(objects)).toString('latin1');
    const cut = async (bytes: string) => {
      const path = await folder.write(`${crypto.randomUUID()}.pdf`, Buffer.from(bytes, 'latin1'));
      expect((await engine.inspectPdf(path)).sizes[0]).toEqual({ width: 300, height: 200 });
      return texts(path);
    };
    const before = (mark: string) => text.slice(0, text.indexOf(mark));
    for (const part of ['startxref', '/Root', 'trailer', 'xref'].map(before)) {
      expect(await cut(part)).toEqual(['one', 'two', 'three']);
    }
    // The tree has another page, without text.
    expect(await cut(before('15 0 obj'))).toEqual(['one', 'two']);
    // Catalog and tree are lost: many files have them at the end.
    const headless = text.replace('1 0 obj', '%').replace('/Type /Catalog', '/Type /None');
    expect(await cut(headless)).toEqual(['one', 'two', 'three']);
  });

  it('are whole when they are cut to a part beside their paper', async () => {
    const beside = rawPage(10, 'beside', '/MediaBox [0 0 300 200] /CropBox [900 900 990 990]');
    const path = await made({ 2: '<< /Type /Pages /Kids [10 0 R] /Count 1 >>', ...beside });
    expect((await engine.inspectPdf(path)).sizes).toEqual([{ width: 300, height: 200 }]);
    const plain = await made({
      2: '<< /Type /Pages /Kids [10 0 R] /Count 1 >>',
      ...rawPage(10, 'beside'),
    });
    expect(await engine.renderPage(path, 1, 100)).toEqual(await engine.renderPage(plain, 1, 100));
  });
});

describe('the fields of a form', () => {
  it('are painted as they are filled in', async () => {
    const form = (fields: string) => ({
      1: '<< /Type /Catalog /Pages 2 0 R /AcroForm << /Fields [20 0 R] >> >>',
      2: '<< /Type /Pages /Kids [10 0 R] /Count 1 >>',
      ...rawPage(10, 'form', `/MediaBox [0 0 300 200] /Annots [${fields}]`),
      20: '<< /Type /Annot /Subtype /Widget /FT /Tx /T (a) /V (x) /Rect [50 20 250 60] /F 4 /AP << /N 21 0 R >> >>',
      21: '<< /Type /XObject /Subtype /Form /BBox [0 0 200 40] /Length 29 >>\nstream\n1 0 0 rg 0 0 200 40 re f      \nendstream',
    });
    const reds = async (fields: string) => {
      const { data } = decode(await engine.renderPage(await made(form(fields)), 1, 300));
      return data.filter((value, at) => at % 3 === 1 && value < 10).length;
    };
    const empty = await reds('');
    expect((await reds('20 0 R')) - empty).toBeGreaterThan(7_500);
  });
});

describe('the annotations of a page', () => {
  const annotation = (subtype: string, more: string) =>
    `<< /Type /Annot /Subtype /${subtype} /Rect [40 40 140 60] /C [1 0 0] ${more} >>`;
  const NOTES = [
    annotation('Link', '/Border [0 0 1] /Dest [10 0 R /Fit]'),
    annotation('FreeText', '/DA (/Helv 12 Tf 0 g) /Contents (Zażółć)'),
    annotation('Line', '/L [40 40 140 60]'),
    annotation('Square', ''),
    annotation('Circle', ''),
    annotation('Ink', '/InkList [[40 40 50 50 60 40]]'),
    annotation('Highlight', '/QuadPoints [40 60 140 60 40 40 140 40]'),
    annotation('Underline', '/QuadPoints [40 60 140 60 40 40 140 40]'),
    annotation('PolyLine', '/Vertices [40 40 50 50 60 40]'),
    annotation('Stamp', '/Name /Draft'),
    annotation('Text', '/Contents (A note)'),
  ];
  const KEPT = annotation('Square', '/AP << /N 60 0 R >>');
  const FIELD =
    '<< /Type /Annot /Subtype /Widget /FT /Tx /T (a) /V (x) /Rect [50 20 250 60] /F 4 >>';
  const listed = [...NOTES, KEPT, FIELD];

  async function annotated() {
    const refs = listed.map((_, at) => `${20 + at} 0 R`).join(' ');
    const field = `${20 + listed.length - 1} 0 R`;
    return made({
      1: `<< /Type /Catalog /Pages 2 0 R /AcroForm << /Fields [${field}] /DA (/F 12 Tf 0 g) /DR << /Font << /F 3 0 R >> >> >> >>`,
      2: '<< /Type /Pages /Kids [10 0 R] /Count 1 >>',
      ...rawPage(10, 'notes', `/MediaBox [0 0 300 200] /Annots [${refs}]`),
      ...Object.fromEntries(listed.map((one, at) => [20 + at, one])),
      60: '<< /Type /XObject /Subtype /Form /BBox [0 0 100 20] /Length 6 >>\nstream\n0 0 m \nendstream',
    });
  }

  it('keep the appearance that they have and get none, but for the fields of forms', async () => {
    const path = await annotated();
    // Painting the page makes the engine generate them.
    await engine.renderPage(path, 1, 100);
    for (const cut of [await engine.cutPage(path, 1), await engine.cutRange(path, 1, 1)]) {
      const annotations = (await PDFDocument.load(cut)).getPage(0).node.Annots();
      const appearing = listed.map((_, at) =>
        annotations?.lookup(at, PDFDict).has(PDFName.of('AP')),
      );
      expect(appearing).toEqual([...NOTES.map(() => false), true, true]);
    }
  });
});

describe('layers of one name', () => {
  it('are hidden and shown each as the document says', async () => {
    const path = await made({
      1: '<< /Type /Catalog /Pages 2 0 R /OCProperties << /OCGs [20 0 R 21 0 R] /D << /OFF [20 0 R] >> >> >>',
      2: '<< /Type /Pages /Kids [9 0 R 10 0 R] /Count 2 >>',
      9: '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 300 200] >>',
      10: '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 300 200] /Contents 11 0 R /Resources << /Properties << /A 20 0 R >> /XObject << /X 12 0 R >> >> >>',
      11: rawStream('/OC /A BDC 1 0 0 rg 0 0 100 100 re f EMC /X Do'),
      12: `<< /Type /XObject /Subtype /Form /BBox [0 0 300 200] /OC 21 0 R /Length 33 >>\nstream\n0 0 1 rg 150 0 100 100 re f      \nendstream`,
      20: '<< /Type /OCG /Name (Layer 1) >>',
      21: '<< /Type /OCG /Name (Layer 1) >>',
    });
    const whole = decode(await engine.renderPage(path, 2, 100)).data;
    expect(Buffer.compare(await pixels(await engine.cutPage(path, 2)), Buffer.from(whole))).toBe(0);
    expect(new Set(whole).size).toBeGreaterThan(1);
  });

  it('say nothing where they are hidden, by themselves or by what says of several', async () => {
    const layered = (name: string, word: string) =>
      `/OC /${name} BDC BT /F 20 Tf (${word}) Tj ET EMC`;
    const form = (more: string, content: string) =>
      `<< /Type /XObject /Subtype /Form /BBox [0 0 300 200] ${more} /Length ${content.length} >>\nstream\n${content}\nendstream`;
    const path = await made({
      1: '<< /Type /Catalog /Pages 2 0 R /OCProperties << /OCGs [20 0 R 21 0 R] /D << /OFF [20 0 R] >> >> >>',
      2: '<< /Type /Pages /Kids [10 0 R] /Count 1 >>',
      10: '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 300 200] /Contents [11 0 R 12 0 R] /Resources << /Font << /F 3 0 R >> /Properties << /A 20 0 R /B 21 0 R /C 22 0 R /D 23 0 R >> /XObject << /X 13 0 R /Y 14 0 R >> >> >>',
      11: rawStream(`${layered('A', 'hidden')} ${layered('B', 'shown')} /OC /A BDC`),
      12: rawStream(
        `BT /F 20 Tf (split) Tj ET EMC ${layered('C', 'none')} ${layered('D', 'any')} /X Do /Y Do`,
      ),
      13: form('/OC 20 0 R', 'BT (object) Tj ET'),
      14: form(
        '/Resources << /Font << /F 3 0 R >> /Properties << /A 20 0 R >> >>',
        `${layered('A', 'inner')} BT /F 20 Tf 0 99 Td (last) Tj ET`,
      ),
      20: '<< /Type /OCG /Name (Same) >>',
      21: '<< /Type /OCG /Name (Same) >>',
      22: '<< /Type /OCMD /OCGs [20 0 R 21 0 R] /P /AllOn >>',
      23: '<< /Type /OCMD /OCGs [20 0 R 21 0 R] >>',
    });
    const cut = await engine.cutPage(path, 1);
    // The served text, and the text in the search.
    for (const one of [await folder.write(`${crypto.randomUUID()}.pdf`, cut), path]) {
      const [text = ''] = await texts(one);
      expect(text.match(/[a-z]+/g)).toEqual(['shown', 'any', 'last']);
    }
    const whole = decode(await engine.renderPage(path, 1, 100)).data;
    expect(Buffer.compare(await pixels(cut), Buffer.from(whole))).toBe(0);
  });
});
