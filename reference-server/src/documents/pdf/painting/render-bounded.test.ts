import { afterAll, expect, it, jest } from '@jest/globals';
import { makeRawPdf, rawStream } from '@leeszaal/test-documents';
import { decode } from 'fast-png';
import { temporaryFolder } from '../../testing/temporary-folder.ts';
import { openPdf } from '../engine/open-pdf.ts';
import { fileSource } from '../engine/pdf-source.ts';
import { loadPdfium } from '../engine/pdfium.ts';
import { renderPage } from './render-page.ts';

// Loading the engine takes long on a busy machine.
jest.setTimeout(30_000);

const folder = temporaryFolder();
const undo: (() => void)[] = [];
afterAll(() => {
  for (const close of undo) close();
});

/** A page of many shadings, each over the whole page, behind a black square. */
async function openCostly(shadings: number) {
  const path = await folder.write(
    'costly.pdf',
    makeRawPdf({
      2: '<< /Type /Pages /Kids [10 0 R] /Count 1 >>',
      10: '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 300 300] /Contents 11 0 R /Resources << /Shading << /S 12 0 R >> >> >>',
      11: rawStream(`0 0 100 100 re f ${'/S sh '.repeat(shadings)}`),
      12: '<< /ShadingType 2 /ColorSpace /DeviceRGB /Coords [0 0 300 300] /Extend [false false] /BBox [150 150 300 300] /Function << /FunctionType 2 /Domain [0 1] /C0 [1 0 0] /C1 [0 0 1] /N 1 >> >>',
    }),
  );
  const pdf = openPdf(await loadPdfium(), path, fileSource(path));
  undo.push(() => pdf.close());
  return pdf;
}

const pixelAt = (png: Uint8Array, column: number, row: number) => {
  const { data, width, channels } = decode(png);
  const at = (row * width + column) * channels;
  return [...data.subarray(at, at + channels)];
};

it('a small picture of a page that takes very long is painted as far as it comes in its time', async () => {
  const pdf = await openCostly(20_000);
  const began = performance.now();
  const png = renderPage(pdf, 1, 200, 50);
  // The whole page takes minutes.
  expect(performance.now() - began).toBeLessThan(10_000);
  expect(pixelAt(png, 10, 190).every((level) => level === 0)).toBe(true);
});

it('a picture that is painted in its time is whole', async () => {
  const png = renderPage(await openCostly(1), 1, 200);
  expect(pixelAt(png, 10, 190).every((level) => level === 0)).toBe(true);
  expect(pixelAt(png, 150, 50).every((level) => level === 255)).toBe(false);
});
