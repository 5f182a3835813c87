import { beforeEach, expect, jest, test } from '@jest/globals';

const here = (file: string) => new URL(file, import.meta.url).pathname;

/** The status of each answer that is still to come; 200 after those. */
let answers: number[];
let asked: string[];

jest.unstable_mockModule(here('./pdf-assets.ts'), () => ({
  pdfAssetFolder: (name: string) => `https://books.test/pdfjs/${name}/`,
}));
jest.unstable_mockModule('@leeszaal/shared-contracts', () => ({
  fetchFile: async (address: string) => {
    asked.push(address);
    return new Response('bytes', { status: answers.shift() ?? 200 });
  },
}));

let EngineData: typeof import('./engine-data.ts').EngineData;
beforeEach(async () => {
  jest.resetModules();
  ({ EngineData } = await import('./engine-data.ts'));
  [answers, asked] = [[], []];
});

const FONT = { kind: 'standardFontDataUrl', filename: 'FoxitSerif.pfb' };
const ADDRESS = 'https://books.test/pdfjs/standard_fonts/FoxitSerif.pfb';

test('a file of the engine is fetched once for all pages, those that ask at the same time too', async () => {
  const [first, second] = [new EngineData(), new EngineData()];
  const all = await Promise.all([first.fetch(FONT), second.fetch(FONT)]);
  all.push(await second.fetch(FONT));
  for (const bytes of all) expect(new TextDecoder().decode(bytes)).toBe('bytes');
  expect(asked).toEqual([ADDRESS]);
});

test('character maps and decoders come from folders of their own', async () => {
  const data = new EngineData();
  await data.fetch({ kind: 'cMapUrl', filename: 'H.bcmap' });
  await data.fetch({ kind: 'wasmUrl', filename: 'openjpeg.wasm' });
  expect(asked).toEqual([
    'https://books.test/pdfjs/cmaps/H.bcmap',
    'https://books.test/pdfjs/wasm/openjpeg.wasm',
  ]);
});

test('what could not be had is asked for again by the next page', async () => {
  const data = new EngineData();
  answers = [503];
  await expect(data.fetch(FONT)).rejects.toThrow('503');
  await data.fetch(FONT);
  expect(asked).toEqual([ADDRESS, ADDRESS]);
});

test('there is nothing of another kind', async () => {
  await expect(new EngineData().fetch({ kind: 'toString', filename: 'x' })).rejects.toThrow(
    TypeError,
  );
  expect(asked).toEqual([]);
});
