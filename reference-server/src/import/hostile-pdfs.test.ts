import { Readable } from 'node:stream';
import { afterAll, beforeAll, expect, it, jest } from '@jest/globals';
import type { ImportLimit } from '../documents/model/import-limit-names.ts';
import {
  chainBomb,
  contentBomb,
  countlessParts,
  cyclicTree,
  deepTree,
  longChain,
  manyObjects,
  manyPages,
  nestedForms,
  objectStreamBomb,
  pictureBomb,
  recursiveForm,
  tableBomb,
} from '../documents/testing/make-hostile-pdf.ts';
import { makePdf } from '../documents/testing/make-pdf.ts';
import { describeOnBothDatabases } from '../testing/describe-on-both-databases.ts';
import { createTestServer, type TestServer } from '../testing/test-server.ts';
import { importOutcome } from './import-outcome.ts';

// Processes start here, which takes long on a busy machine.
jest.setTimeout(60_000);

const MOST_MEMORY = 1024 ** 3;
const MOST_WAITING_MS = 250;

const REFUSED: readonly [string, () => Uint8Array, ImportLimit][] = [
  ['a form that paints itself', recursiveForm, 'form-depth'],
  ['forms that multiply', nestedForms, 'page-bytes'],
  ['forms very deep in one another', () => nestedForms(40, 1), 'form-depth'],
  ['content that unpacks to very much', contentBomb, 'stream-bytes'],
  ['content that is packed twice', chainBomb, 'stream-bytes'],
  ['content behind twenty filters', longChain, 'stream-bytes'],
  ['a picture that unpacks to very much', pictureBomb, 'stream-bytes'],
  ['an object stream that unpacks to very much', objectStreamBomb, 'stream-bytes'],
  ['a table that unpacks to very much', tableBomb, 'stream-bytes'],
  ['a million pages', () => manyPages(1_000_000), 'pages'],
  ['a page of countless parts', countlessParts, 'worker-memory'],
  ['very many objects', () => manyObjects(1_000_001), 'objects'],
];

/** Each is made once for both databases. */
const made = new Map<() => Uint8Array, Uint8Array>();
const bytesOf = (make: () => Uint8Array): Uint8Array => {
  const bytes = made.get(make) ?? make();
  made.set(make, bytes);
  return bytes;
};

const median = (numbers: readonly number[]) =>
  numbers.toSorted((one, other) => one - other)[Math.floor(numbers.length / 2)] ?? 0;

describeOnBothDatabases('a PDF made to exhaust the server', (makeDatabase) => {
  let server: TestServer;
  let timer: NodeJS.Timeout;
  let mostMemory = 0;
  const waits: number[] = [];

  const look = async () => {
    mostMemory = Math.max(mostMemory, process.memoryUsage.rss());
    const began = performance.now();
    const { statusCode } = await server.call('GET', '/healthz');
    if (statusCode === 200) waits.push(performance.now() - began);
  };
  beforeAll(async () => {
    server = await createTestServer({ database: await makeDatabase() });
    timer = setInterval(look, 50);
  });
  afterAll(async () => {
    clearInterval(timer);
    await server.close();
    await server.database.close();
  });

  const run = (bytes: Uint8Array) =>
    importOutcome(server.documents.importing, {
      stream: Readable.from([Buffer.from(bytes)]),
      fileName: 'hostile.pdf',
      target: { kind: 'existing', pubKey: 'pub-hostile' },
    });

  it.each(REFUSED)('is refused by the name of the limit: %s', async (_, make, limit) => {
    expect(await run(bytesOf(make))).toMatchObject({ kind: 'refused', fault: 'too-large', limit });
  });

  it.each([
    ['a tree of pages that leads to itself', cyclicTree],
    ['a tree of pages of twenty thousand levels', () => deepTree(20_000)],
  ])('is taken as far as it is sound: %s', async (_, make) => {
    expect(await run(bytesOf(make))).toMatchObject({ kind: 'stored', pageCount: 1 });
  });

  it('leaves the server its memory, lets others be answered, and harms no other import', async () => {
    expect(await run(await makePdf({ texts: ['sound'] }))).toMatchObject({ kind: 'stored' });
    expect(mostMemory).toBeLessThan(MOST_MEMORY);
    expect(waits.length).toBeGreaterThan(0);
    expect(median(waits)).toBeLessThan(MOST_WAITING_MS);
  });
});
