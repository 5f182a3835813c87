import { expect, it, jest } from '@jest/globals';
import { makeRawPdf, rawStream } from '@leeszaal/test-documents';
import { decode } from 'fast-png';
import { openPdf } from '../engine/open-pdf.ts';
import { memorySource } from '../engine/pdf-source.ts';
import { loadPdfium } from '../engine/pdfium.ts';
import { renderPage, renderPixels } from './render-page.ts';

// Loading the engine takes long on a busy machine.
jest.setTimeout(30_000);

const pageOf = (content: string) =>
  makeRawPdf({
    2: '<< /Type /Pages /Kids [10 0 R] /Count 1 >>',
    10: '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 300 300] /Contents 11 0 R >>',
    11: rawStream(content),
  });

it.each([
  ['without a colour has one channel', '0.4 g 20 20 90 60 re f', 1],
  ['with a colour has three', '0.4 g 20 20 90 60 re f 1 0 0 rg 200 200 2 2 re f', 3],
])('the picture of a page %s, and the same pixels', async (_name, content, channels) => {
  const pdf = openPdf(await loadPdfium(), 'page.pdf', memorySource(pageOf(content)));
  try {
    const painted = renderPixels(pdf, 1, 200);
    const png = decode(renderPage(pdf, 1, 200));
    expect(png).toMatchObject({ width: 200, height: 200, channels });
    const stored = Array.from(painted.data).filter((_level, at) => channels === 3 || at % 3 === 0);
    expect(Array.from(png.data)).toEqual(stored);
  } finally {
    pdf.close();
  }
});
