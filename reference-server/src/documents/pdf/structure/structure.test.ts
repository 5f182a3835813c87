import { PDFDict, PDFDocument, PDFName } from '@cantoo/pdf-lib';
import { describe, expect, it, jest } from '@jest/globals';
import { makeRawPdf, rawStream } from '@leeszaal/test-documents';
import { temporaryFolder } from '../../testing/temporary-folder.ts';
import { cutPage } from '../cutting/cut-pages.ts';
import { withPage } from '../engine/open-pdf.ts';
import { loadPdfium } from '../engine/pdfium.ts';
import { openRepairedPdf } from '../opening/open-repaired-pdf.ts';
import { readStructure } from './read-structure.ts';

// Loading the engine takes long on a busy machine.
jest.setTimeout(30_000);

const folder = temporaryFolder();
const open = async (bytes: Uint8Array) =>
  openRepairedPdf(await loadPdfium(), await folder.write(`${crypto.randomUUID()}.pdf`, bytes));
type Pdf = Awaited<ReturnType<typeof open>>;
const structureOf = (pdf: Pdf, number: number) =>
  withPage(pdf, number, (page) => readStructure(pdf, page));

const PAGE =
  '/Type /Page /Parent 2 0 R /Resources << /Font << /F 3 0 R >> >> /MediaBox [0 0 300 200]';
const marked = (...words: readonly string[]) =>
  rawStream(
    words
      .map(
        (word, at) =>
          `/P << /MCID ${at} >> BDC BT /F 12 Tf 40 ${180 - 20 * at} Td (${word}) Tj ET EMC`,
      )
      .join('\n'),
  );

/** Two pages: a heading, a paragraph across both, a list, a table and a picture. */
const TAGGED = {
  1: '<< /Type /Catalog /Pages 2 0 R /Lang (nl) /MarkInfo << /Marked true >> /StructTreeRoot 20 0 R >>',
  2: '<< /Type /Pages /Kids [10 0 R 12 0 R] /Count 2 >>',
  10: `<< ${PAGE} /Contents 11 0 R /StructParents 0 >>`,
  11: marked('Title', 'begins'),
  12: `<< ${PAGE} /Contents 13 0 R /StructParents 1 /Annots [40 0 R 41 0 R 42 0 R] >>`,
  13: marked('ends', 'one', 'Head', 'cell', 'fig'),
  20: '<< /Type /StructTreeRoot /K 21 0 R /RoleMap << /Chapter /H1 >> /ParentTree << /Nums [0 [22 0 R 23 0 R] 1 [23 0 R 25 0 R 28 0 R 29 0 R 30 0 R]] >> >>',
  21: '<< /Type /StructElem /S /Document /P 20 0 R /K [22 0 R 23 0 R 24 0 R 26 0 R 30 0 R] >>',
  22: '<< /Type /StructElem /S /Chapter /P 21 0 R /Pg 10 0 R /K 0 >>',
  23: '<< /Type /StructElem /S /P /P 21 0 R /Pg 10 0 R /Lang (fr) /K [1 << /Type /MCR /Pg 12 0 R /MCID 0 >>] >>',
  24: '<< /Type /StructElem /S /L /P 21 0 R /K 25 0 R >>',
  25: '<< /Type /StructElem /S /LI /P 24 0 R /Pg 12 0 R /K 1 >>',
  26: '<< /Type /StructElem /S /Table /P 21 0 R /K 27 0 R >>',
  27: '<< /Type /StructElem /S /TR /P 26 0 R /K [28 0 R 29 0 R] >>',
  28: '<< /Type /StructElem /S /TH /P 27 0 R /Pg 12 0 R /K 2 /A << /O /Table /Scope /Row /ColSpan 2 >> >>',
  29: '<< /Type /StructElem /S /TD /P 27 0 R /Pg 12 0 R /K 3 /ActualText (cell one) >>',
  30: '<< /Type /StructElem /S /Figure /P 21 0 R /Pg 12 0 R /K 4 /Alt (A lighthouse) >>',
  40: '<< /Type /Annot /Subtype /Text /Rect [200 150 220 170] /Contents (First) /T (Ann) /Popup 42 0 R /P 12 0 R >>',
  41: '<< /Type /Annot /Subtype /Text /Rect [200 150 220 170] /Contents (Reply) /T (Bo) /IRT 40 0 R /P 12 0 R >>',
  42: '<< /Type /Annot /Subtype /Popup /Rect [220 150 280 190] /Parent 40 0 R >>',
};

describe('the tags of a page', () => {
  it('are those of its own part, and stay with it when it is cut out [R2.47]', async () => {
    const whole = await open(makeRawPdf(TAGGED));
    const first = structureOf(whole, 1);
    expect(first).toEqual({
      lang: 'nl',
      elements: [
        {
          role: 'Document',
          children: [
            { role: 'H1', children: [0] },
            { role: 'P', lang: 'fr', children: [1] },
          ],
        },
      ],
    });
    const second = structureOf(whole, 2);
    expect(second?.elements[0]?.children).toEqual([
      { role: 'P', lang: 'fr', children: [0] },
      { role: 'L', children: [{ role: 'LI', children: [1] }] },
      {
        role: 'Table',
        children: [
          {
            role: 'TR',
            children: [
              { role: 'TH', scope: 'Row', colSpan: 2, children: [2] },
              { role: 'TD', actualText: 'cell one', children: [3] },
            ],
          },
        ],
      },
      { role: 'Figure', alt: 'A lighthouse', children: [4] },
    ]);
    for (const [number, tags] of [first, second].entries()) {
      const cut = await open(await cutPage(whole, number + 1));
      expect(structureOf(cut, 1)).toEqual(tags);
      cut.close();
    }
    whole.close();
  });

  it('are none where a document has none [R2.47]', async () => {
    const { 20: _, ...untagged } = TAGGED;
    const whole = await open(makeRawPdf(untagged));
    expect(structureOf(whole, 2)).toBeUndefined();
    const cut = await PDFDocument.load(await cutPage(whole, 2));
    expect(cut.catalog.has(PDFName.of('StructTreeRoot'))).toBe(false);
    whole.close();
  });

  it('end at a limit: a chain of a thousand elements is read in no time [R2.47]', async () => {
    const chain = Object.fromEntries(
      Array.from({ length: 1000 }, (_, at) => [
        100 + at,
        `<< /Type /StructElem /S /Div /P ${at === 0 ? 21 : 99 + at} 0 R /Pg 10 0 R /K ${at === 999 ? 0 : `${101 + at} 0 R`} >>`,
      ]),
    );
    const ring = { 21: '<< /Type /StructElem /S /Document /P 20 0 R /K [100 0 R 21 0 R] >>' };
    const parents = {
      20: '<< /Type /StructTreeRoot /K 21 0 R /ParentTree << /Nums [0 [1099 0 R 22 0 R]] >> >>',
    };
    const whole = await open(makeRawPdf({ ...TAGGED, ...ring, ...parents, ...chain }));
    expect((await cutPage(whole, 1)).length).toBeLessThan(20_000);
    whole.close();
  });
});

describe('the comments on a page', () => {
  it('are cut out with it, and their answers still say what they answer [R2.46]', async () => {
    const whole = await open(makeRawPdf(TAGGED));
    const cut = await PDFDocument.load(await cutPage(whole, 2));
    const annotations = cut.getPage(0).node.Annots();
    const texts = annotations?.asArray().map((_, at) => annotations.lookup(at, PDFDict));
    const [note, answer] = texts ?? [];
    expect(String(note?.get(PDFName.of('Contents')))).toBe('(First)');
    expect(answer?.lookup(PDFName.of('IRT'), PDFDict)).toBe(note);
    whole.close();
  });
});
