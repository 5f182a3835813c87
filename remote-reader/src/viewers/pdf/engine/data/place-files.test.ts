import { beforeEach, expect, test } from '@jest/globals';
import { placeFiles, type RequestScope } from './place-files.ts';

const FOLDER = 'https://school.test/pdfjs/';
const FILES = {
  'cmaps/H.bcmap': 'https://school.test/assets/H-1a2b.bcmap',
  'iccs/micro.icc': 'https://school.test/assets/micro-3c4d.icc',
};

let asked: string[];
let thread: RequestScope;
beforeEach(() => {
  asked = [];
  thread = {
    fetch: async (address) => {
      asked.push(address);
      return new Response('');
    },
    XMLHttpRequest: {
      prototype: {
        open: (method: string, address: string | URL, isAsync?: boolean) =>
          void asked.push(`${method} ${address} ${isAsync}`),
      },
    },
  };
});

/** In a scope of its own, as in the worker. */
const alone: typeof placeFiles = new Function(`return ${placeFiles}`)();

test.each([placeFiles, alone])(
  'requests a file of the folder at its own address',
  async (place) => {
    place(thread, FOLDER, FILES);
    await thread.fetch(`${FOLDER}cmaps/H.bcmap`);
    thread.XMLHttpRequest.prototype.open('GET', `${FOLDER}iccs/micro.icc`, false);
    expect(asked).toEqual([FILES['cmaps/H.bcmap'], `GET ${FILES['iccs/micro.icc']} false`]);
  },
);

test('leaves every other address alone', async () => {
  placeFiles(thread, FOLDER, FILES);
  const others = [`${FOLDER}cmaps/V.bcmap`, 'https://school.test/cmaps/H.bcmap'];
  for (const address of others) await thread.fetch(address);
  thread.XMLHttpRequest.prototype.open('GET', 'https://books.test/');
  expect(asked).toEqual([...others, 'GET https://books.test/ true']);
});
