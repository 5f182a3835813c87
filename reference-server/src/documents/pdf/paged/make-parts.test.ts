import { PDFDocument } from '@cantoo/pdf-lib';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { joinPageParts } from '@leeszaal/shared-contracts';
import { makePdf, makeRawPdf, rawPage, rawStream } from '@leeszaal/test-documents';
import fc from 'fast-check';
import { haveSameObjects } from '../../testing/same-objects.ts';
import { temporaryFolder } from '../../testing/temporary-folder.ts';
import { cutPage } from '../cutting/cut-pages.ts';
import type { OpenPdf } from '../engine/open-pdf.ts';
import type { Pdfium } from '../engine/pdfium.contract.ts';
import { loadPdfium } from '../engine/pdfium.ts';
import { openRepairedPdf } from '../opening/open-repaired-pdf.ts';
import { PageGatherer } from './gather-pages.ts';
import { areWorthwhile, isIndexSmall, MOST_PAGES, PartsMaker } from './make-parts.ts';
import { packPages } from './pack-pages.ts';
import { readParts, readPartsIndex } from './parts-file.ts';

// Loading the engine takes long on a busy machine.
jest.setTimeout(60_000);

const folder = temporaryFolder();
const undo: (() => void)[] = [];
let pdfium: Pdfium;
beforeAll(async () => {
  pdfium = await loadPdfium();
});
afterAll(() => {
  for (const close of undo) close();
});

async function open(bytes: Uint8Array): Promise<OpenPdf> {
  const path = await folder.write(`${crypto.randomUUID()}.pdf`, bytes);
  const pdf = await openRepairedPdf(pdfium, path);
  undo.push(() => pdf.close());
  return pdf;
}

/** The pages of a document as a reader joins them, and the bytes of all parts. */
async function joined(pdf: OpenPdf) {
  const maker = new PartsMaker(pdf);
  const half = await maker.goOn(Math.floor(pdf.pageCount / 2));
  const made = half ?? (await maker.goOn(pdf.pageCount));
  if (made?.kind !== 'parts') throw new Error(made?.why);
  const path = await folder.write(`${crypto.randomUUID()}.parts`, made.bytes);
  const file = await readPartsIndex(path);
  const { pages, sizes } = file.index;
  const join = async (page: number) =>
    joinPageParts(
      await Promise.all(
        (pages[page - 1] ?? []).map((part) => readParts(path, file, [[part, part]])),
      ),
    );
  return { join, pages, bytes: sizes.reduce((sum, size) => sum + size, 0) };
}

async function expectSamePages(pdf: OpenPdf): Promise<void> {
  const { join, pages } = await joined(pdf);
  expect(pages).toHaveLength(pdf.pageCount);
  for (let page = 1; page <= pdf.pageCount; page += 1) {
    const cut = await PDFDocument.load(await cutPage(pdf, page), { updateMetadata: false });
    const made = await PDFDocument.load(await join(page), { updateMetadata: false });
    expect(haveSameObjects(cut, made)).toBe(true);
  }
}

const TWO_PAGES = {
  1: '<< /Type /Catalog /Pages 2 0 R >>',
  2: '<< /Type /Pages /Kids [10 0 R 20 0 R] /Count 2 >>',
};
const words = fc.array(fc.constantFrom('lamp', '(', '\\', 'é', 'river', '>>'), { maxLength: 6 });

describe('the parts of a PDF', () => {
  it('join to the pages as they are served, whatever is on them [S2.170]', async () => {
    const pdfs = fc.record({
      texts: fc.array(
        words.map((list) => list.join(' ')),
        { minLength: 2, maxLength: 5 },
      ),
      sharedPictureBytes: fc.constantFrom(0, 300, 4_000),
      layers: fc.constantFrom({}, { Seen: true }, { Seen: true, Hidden: false }),
    });
    await fc.assert(
      fc.asyncProperty(pdfs, async (made) => {
        const link = { from: 1, to: 2, kind: 'destination' } as const;
        await expectSamePages(await open(await makePdf({ ...made, links: [link] })));
      }),
      { numRuns: 12 },
    );
  });

  it('hold what pages have in common once [S2.171]', async () => {
    const font = rawStream('x'.repeat(1_000) + crypto.randomUUID().repeat(300), '/Length1 9');
    const resources = '/Resources << /Font << /F 3 0 R >> >> /MediaBox [0 0 300 200]';
    const page = (content: number) =>
      `<< /Type /Page /Parent 2 0 R /Contents ${content} 0 R ${resources} >>`;
    const kids = Array.from({ length: 20 }, (_, at) => 100 + at);
    const pdf = await open(
      makeRawPdf({
        1: '<< /Type /Catalog /Pages 2 0 R >>',
        2: `<< /Type /Pages /Kids [${kids.map((kid) => `${kid} 0 R`).join(' ')}] /Count 20 >>`,
        3: '<< /Type /Font /Subtype /TrueType /BaseFont /A /FontDescriptor 4 0 R >>',
        4: '<< /Type /FontDescriptor /FontName /A /Flags 4 /FontFile2 5 0 R >>',
        5: font,
        ...Object.fromEntries(kids.map((kid) => [kid, page(kid + 100)])),
        ...Object.fromEntries(
          kids.map((kid) => [kid + 100, rawStream(`BT /F 20 Tf 40 100 Td (${kid}) Tj ET`)]),
        ),
      }),
    );
    const { pages, bytes } = await joined(pdf);
    const cut = (await cutPage(pdf, 1)).length;
    expect(bytes).toBeLessThan(cut + 20 * 1_000);
    expect(new Set(pages.map(([shared]) => shared)).size).toBe(1);
    await expectSamePages(pdf);
  });

  it('are none of a single page, nor where a large document would be as large in parts [S2.174]', async () => {
    const one = await open(await makePdf({ texts: ['one'] }));
    expect(await new PartsMaker(one).goOn(1)).toEqual({ kind: 'whole' });
    const mebibyte = 1024 * 1024;
    expect(areWorthwhile(9 * mebibyte, 10 * mebibyte)).toBe(false);
    expect(areWorthwhile(9 * mebibyte, 20 * mebibyte)).toBe(true);
    expect(areWorthwhile(mebibyte, mebibyte)).toBe(true);
  });

  it('are limited in number and bytes [S2.174]', async () => {
    const many = { ...(await open(await makePdf({ texts: ['one'] }))), pageCount: MOST_PAGES + 1 };
    expect(await new PartsMaker(many).goOn(1)).toEqual({ kind: 'whole', why: 'too-large' });
    const gathered = new PageGatherer();
    const page = new Uint8Array(25 * 1024 * 1024);
    expect(await gathered.add(page)).toBe(true);
    expect(await gathered.add(page)).toBe(false);
    const numbers = (amount: number) => Array.from({ length: amount }, (_, at) => at);
    expect(isIndexSmall({ sizes: numbers(900), pages: [numbers(500), numbers(400)] })).toBe(true);
    expect(isIndexSmall({ sizes: numbers(900), pages: [numbers(501), numbers(399)] })).toBe(false);
    const pages = Array.from({ length: 500 }, () => numbers(500));
    expect(isIndexSmall({ sizes: numbers(500), pages })).toBe(false);
  });

  it('leave a page whole that is chained or nested too deep [S2.172]', async () => {
    const chain = Object.fromEntries(
      Array.from({ length: 300 }, (_, at) => [1_000 + at, `<< /N ${1_001 + at} 0 R >>`]),
    );
    const nested = `${'['.repeat(300)}${']'.repeat(300)}`;
    const pdf = await open(
      makeRawPdf({
        ...TWO_PAGES,
        10: '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 9 9] /Contents 11 0 R /Resources << /ExtGState << /G 1000 0 R >> >> >>',
        11: rawStream('/G gs'),
        ...chain,
        20: '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 9 9] /Contents 21 0 R /Resources << /ExtGState << /G 22 0 R >> >> >>',
        21: rawStream('/G gs'),
        22: `<< /Type /ExtGState /X ${nested} >>`,
      }),
    );
    await expectSamePages(pdf);
  });

  it('leave a page whole that has too many objects [S2.172]', async () => {
    const names = Array.from({ length: 61_000 }, (_, at) => `/G${at} ${1_000 + at} 0 R`);
    const states = names.map((_, at) => [1_000 + at, `<< /LW ${at} >>`]);
    const many = makeRawPdf({
      1: '<< /Type /Catalog /Pages 2 0 R >>',
      2: '<< /Type /Pages /Kids [10 0 R] /Count 1 >>',
      10: `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 9 9] /Resources << /ExtGState << ${names.join('')} >> >> >>`,
      ...Object.fromEntries(states),
    });
    const gathered = new PageGatherer();
    expect(await gathered.add(many)).toBe(true);
    expect(gathered.pages).toEqual([{ whole: many }]);
  });

  it('are none of an unreadable page, and all of one that is no PDF [S2.172]', async () => {
    const pdf = await open(
      makeRawPdf({ ...TWO_PAGES, ...rawPage(10, 'one'), ...rawPage(20, 'two') }),
    );
    const gathered = new PageGatherer();
    await gathered.add(await cutPage(pdf, 1));
    await gathered.add(undefined);
    await gathered.add(Buffer.from('no PDF'));
    const { index, parts } = packPages(gathered);
    expect(index.pages).toEqual([[0], [], [1]]);
    expect(Buffer.from(joinPageParts(parts.slice(1))).toString()).toBe('no PDF');
  });
});
