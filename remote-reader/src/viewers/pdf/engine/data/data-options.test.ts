import { expect, jest, test } from '@jest/globals';
import type { PdfFiles } from './pdf-files.ts';

/** The calls of pdf.js to a factory. */
interface DataFactory {
  fetch(file: { readonly kind: string; readonly filename: string }): Promise<Uint8Array>;
}

class FakePort {}
Object.assign(globalThis, { MessagePort: FakePort, __webpack_public_path__: '/reader/' });

/** The module in a build with these files. */
async function buildWith(files?: PdfFiles) {
  jest.resetModules();
  jest.unstable_mockModule('./pdf-files.ts', () => ({
    loadPdfFiles: files && (async () => files),
  }));
  return import('./data-options.ts');
}

test('pdf.js finds its data in folders beside the build', async () => {
  const { dataOptions } = await buildWith();
  for (const port of [{}, new FakePort()]) {
    const options = await dataOptions(port);
    expect(options.cMapUrl).toBe('http://localhost/reader/pdfjs/cmaps/');
    expect(options.BinaryDataFactory).toBeUndefined();
  }
});

test('a worker requests files with addresses of their own itself', async () => {
  const { dataOptions } = await buildWith({});
  const options = await dataOptions({});
  expect(options.cMapUrl).toBe('https://pdfjs.invalid/cmaps/');
  expect(options.BinaryDataFactory).toBeUndefined();
});

test('in the thread of the page they are requested at their addresses', async () => {
  const files = { 'cmaps/H.bcmap': 'https://school.test/H-1a2b.bcmap' };
  const { dataOptions } = await buildWith(files);
  // Its timer outlives the test.
  jest.spyOn(AbortSignal, 'timeout').mockReturnValue(new AbortController().signal);
  const asked: unknown[] = [];
  globalThis.fetch = async (address) => {
    asked.push(address);
    return new Response(new Uint8Array([1, 2]));
  };
  const { BinaryDataFactory: Factory } = await dataOptions(new FakePort());
  const made: DataFactory = Reflect.construct(Factory as new () => DataFactory, []);
  const bytes = await made.fetch({ kind: 'cMapUrl', filename: 'H.bcmap' });
  expect([...bytes]).toEqual([1, 2]);
  expect(asked).toEqual(['https://school.test/H-1a2b.bcmap']);
  const missing = made.fetch({ kind: 'wasmUrl', filename: 'none.wasm' });
  await expect(missing).rejects.toThrow('pdf.js has no none.wasm');
});
