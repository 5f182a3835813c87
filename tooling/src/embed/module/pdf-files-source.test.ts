import { expect, test } from '@jest/globals';
import { pdfFilesModule, pdfFilesTable } from './pdf-files-source.ts';

test('names each file that the engine requests by a literal address', () => {
  const names: Readonly<Record<string, readonly string[]>> = {
    '/pdfjs/cmaps': ['V.bcmap', 'H.bcmap', 'LICENSE'],
    '/pdfjs/wasm': ['jbig2.wasm', 'jbig2_nowasm_fallback.js', 'quickjs-eval.wasm', 'LICENSE_JBIG2'],
  };
  const table = pdfFilesTable(
    { cmaps: '/pdfjs/cmaps', wasm: '/pdfjs/wasm' },
    (folder) => names[folder] ?? [],
  );
  expect(table.split('\n')).toEqual([
    'export default {',
    '  "cmaps/H.bcmap": new URL("/pdfjs/cmaps/H.bcmap", import.meta.url).href,',
    '  "cmaps/V.bcmap": new URL("/pdfjs/cmaps/V.bcmap", import.meta.url).href,',
    '  "wasm/jbig2.wasm": new URL("/pdfjs/wasm/jbig2.wasm", import.meta.url).href,',
    '};',
  ]);
});

test('loads the addresses when they are requested', () => {
  expect(pdfFilesModule('/reader/pdf-files.ts?table')).toBe(
    'export const loadPdfFiles = async () => (await import("/reader/pdf-files.ts?table")).default;',
  );
});
