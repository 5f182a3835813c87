import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { makePackedPdf, makePdf, makeRawPdf, rawPage, rawStream } from '@leeszaal/test-documents';
import { temporaryFolder } from '../../testing/temporary-folder.ts';
import type { Pdfium } from '../engine/pdfium.contract.ts';
import { loadPdfium } from '../engine/pdfium.ts';
import { openRepairedPdf } from '../opening/open-repaired-pdf.ts';
import { renderPage } from '../painting/render-page.ts';
import { cutPage } from './cut-pages.ts';
import { pageAsPicture } from './page-as-picture.ts';

// Loading the engine takes long on a busy machine.
jest.setTimeout(30_000);

const folder = temporaryFolder();
const undo: (() => void)[] = [];
let pdfium: Pdfium;
beforeAll(async () => {
  pdfium = await loadPdfium();
});
afterAll(() => {
  for (const close of undo) close();
});

async function open(bytes: Uint8Array) {
  const path = await folder.write(`${crypto.randomUUID()}.pdf`, bytes);
  const pdf = await openRepairedPdf(pdfium, path);
  undo.push(() => pdf.close());
  return pdf;
}

/** Overhead of a file of one page, in bytes. */
const OVERHEAD = 2_000;
const MANY = 2_000;
const LARGE = rawStream(randomBytes(50_000).toString('hex'));
const RESOURCES = '/Resources << /Font << /F 3 0 R >> >> /MediaBox [0 0 300 200]';
const FONT = '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>';
const CONTENT = rawStream('BT /F 20 Tf 40 100 Td (one) Tj ET');

const many = (make: (at: number) => string) =>
  Object.fromEntries(Array.from({ length: MANY }, (_, at) => [1_000 + at, make(at)]));
const refs = Array.from({ length: MANY }, (_, at) => `${1_000 + at} 0 R`).join(' ');
const page = (more: string) =>
  `<< /Type /Page /Parent 2 0 R /Contents 11 0 R ${RESOURCES} ${more} >>`;
const compressed = (dictionaries: Readonly<Record<number, string>>) =>
  makePackedPdf({
    2: '<< /Type /Pages /Kids [10 0 R] /Count 1 >>',
    3: FONT,
    ...dictionaries,
    11: CONTENT,
  });

describe('a page that is cut out is no larger than its file', () => {
  it.each([
    [
      'links in object streams',
      compressed({
        1: '<< /Type /Catalog /Pages 2 0 R >>',
        10: page(`/Annots [${refs}]`),
        ...many(
          (at) =>
            `<< /Type /Annot /Subtype /Link /Rect [${at % 300} 0 ${(at % 300) + 9} 9] /Border [0 0 0] /A << /S /URI /URI (http://example.org/) >> >>`,
        ),
      }),
      // Other programs write numbers and spaces differently.
      MANY * 8,
    ],
    [
      'tags in object streams',
      compressed({
        1: '<< /Type /Catalog /Pages 2 0 R /MarkInfo << /Marked true >> /StructTreeRoot 20 0 R >>',
        10: page('/StructParents 0'),
        20: `<< /Type /StructTreeRoot /K 21 0 R /ParentTree << /Nums [0 [${refs}]] >> >>`,
        21: `<< /Type /StructElem /S /Document /P 20 0 R /K [${refs}] >>`,
        ...many((at) => `<< /Type /StructElem /S /P /P 21 0 R /Pg 10 0 R /K ${at} >>`),
      }),
      0,
    ],
    [
      'fields without appearance in object streams',
      compressed({
        1: `<< /Type /Catalog /Pages 2 0 R /AcroForm << /Fields [${refs}] /DA (/F 12 Tf 0 g) /DR << /Font << /F 3 0 R >> >> >> >>`,
        10: page(`/Annots [${refs}]`),
        ...many(
          (at) =>
            `<< /Type /Annot /Subtype /Widget /FT /Tx /T (f${at}) /V (value) /Rect [9 9 99 29] /F 4 /P 10 0 R >>`,
        ),
      }),
      // Each field gets an appearance: a stream that is compressed alone.
      MANY * 300,
    ],
  ] as const)('%s', async (_, bytes, more) => {
    const cut = await cutPage(await open(bytes), 1);
    expect(cut.byteLength).toBeLessThan(bytes.byteLength + OVERHEAD + more);
  });
});

describe('a page that is cut out', () => {
  it('leaves out what nothing of it shows', async () => {
    const pdf = await open(
      makeRawPdf({
        2: '<< /Type /Pages /Kids [10 0 R] /Count 1 >>',
        ...rawPage(10, 'one'),
        10: page(
          '/PieceInfo << /X 30 0 R >> /Metadata 30 0 R /B [31 0 R] /Thumb 30 0 R /Annots [32 0 R]',
        ),
        30: LARGE,
        31: '<< /Type /Bead /N 31 0 R /V 31 0 R /R [0 0 9 9] /T << /F 31 0 R /I << /X 30 0 R >> >> >>',
        32: '<< /Type /Annot /Subtype /Link /Rect [0 0 9 9] /AF [30 0 R] /A << /S /URI /URI (http://example.org/) /SD [33 0 R] >> >>',
        33: '<< /Type /StructElem /S /P /A 30 0 R >>',
      }),
    );
    expect((await cutPage(pdf, 1)).byteLength).toBeLessThan(OVERHEAD);
  });

  it('is compressed where its document is not', async () => {
    const content = rawStream('BT /F 20 Tf 40 100 Td (one) Tj ET\n'.repeat(2_000));
    const pdf = await open(
      makeRawPdf({ 2: '<< /Type /Pages /Kids [10 0 R] /Count 1 >>', 10: page(''), 11: content }),
    );
    expect((await cutPage(pdf, 1)).byteLength).toBeLessThan(OVERHEAD);
  });

  it('keeps of the resources of damaged content all, and of other content what it names', async () => {
    const form = (more: string) =>
      `<< /Type /XObject /Subtype /Form /BBox [0 0 9 9] ${more} /Length 3 >>\nstream\n/B \nendstream`;
    const pdf = await open(
      makeRawPdf({
        2: '<< /Type /Pages /Kids [10 0 R] /Count 1 >>',
        10: '<< /Type /Page /Parent 2 0 R /Contents 11 0 R /MediaBox [0 0 300 200] /Resources << /XObject << /A 20 0 R /C 30 0 R >> >> >>',
        11: rawStream('/A Do'),
        20: form('/Filter /JBIG2Decode /Resources << /XObject << /D 21 0 R >> >>'),
        21: form(''),
        30: LARGE.replace('<<', '<< /Type /XObject /Subtype /Image'),
      }),
    );
    expect((await cutPage(pdf, 1)).byteLength).toBeLessThan(OVERHEAD);
  });
});

it('a page that becomes a picture takes a third of the bytes of a lossless one at most', async () => {
  const pdf = await open(await makePdf({ texts: ['one'], sharedPictureBytes: 300_000 }));
  const lossless = renderPage(pdf, 1, 1_600).byteLength;
  expect((await pageAsPicture(pdf, 1)).byteLength).toBeLessThan(lossless / 3);
});
