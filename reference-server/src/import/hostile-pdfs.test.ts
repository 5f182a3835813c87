import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import {
  chainBomb,
  contentBomb,
  countlessParts,
  cyclicTree,
  deepTree,
  longChain,
  makePdf,
  manyObjects,
  manyPages,
  nestedForms,
  objectStreamBomb,
  pictureBomb,
  recursiveForm,
  tableBomb,
} from '@leeszaal/test-documents';
import type { RunningProgram } from '@leeszaal/test-support';
import type { ImportLimit } from '../documents/model/import-limit-names.ts';
import { LOAD_PATH, type Load } from '../testing/importing-server.contract.ts';
import { createTestDatabase, type TestDatabase } from '../testing/postgres/create-test-database.ts';
import { startServerProgram } from '../testing/start-server-program.ts';
import type { Importer } from './importers/importer.contract.ts';
import { createRemoteImporter } from './importers/remote-importer.ts';
import { readServerNotice } from './importers/server-notice.ts';

// Starting processes takes long on a busy machine.
jest.setTimeout(60_000);

const MOST_MEMORY = 1024 ** 3;
const MOST_WAITING_MS = 250;
/** In CPU time, which depends less on other work of the machine. */
const MOST_BUSY_MS = 250;
const MANY_PAGES = 20_000;

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

/** Files, made once for both databases. */
const made = new Map<() => Uint8Array, Uint8Array>();
const bytesOf = (make: () => Uint8Array): Uint8Array => {
  const bytes = made.get(make) ?? make();
  made.set(make, bytes);
  return bytes;
};

const twentyThousandPages = () => manyPages(MANY_PAGES);

const median = (numbers: readonly number[]) =>
  numbers.toSorted((one, other) => one - other)[Math.floor(numbers.length / 2)] ?? 0;

const POSTGRES = 'PostgreSQL';

/** A server in its own process, whose memory is measured without that of the tests. */
describe.each(['PGlite', POSTGRES])('a PDF made to exhaust the server on %s', (kind) => {
  let folder: string;
  let database: TestDatabase | undefined;
  let server: RunningProgram;
  let importer: Importer;
  let timer: NodeJS.Timeout;
  const waits: number[] = [];

  const look = async () => {
    const began = performance.now();
    const { ok } = await fetch(new URL('/healthz', server.url));
    if (ok) waits.push(performance.now() - began);
  };

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'leeszaal-hostile-'));
    if (kind === POSTGRES) database = await createTestDatabase();
    const script = new URL('../testing/importing-server.ts', import.meta.url);
    const environment = { DATA_DIR: folder, DATABASE_URL: database?.url ?? '' };
    server = await startServerProgram(script, environment);
    const notice = await readServerNotice(folder);
    if (!notice) throw new Error('The server left no notice.');
    importer = createRemoteImporter(notice, undefined);
    // Resets the measurement: the start takes long and much memory.
    await fetch(new URL(LOAD_PATH, server.url));
    timer = setInterval(() => void look().catch(() => undefined), 50);
  });
  afterAll(async () => {
    clearInterval(timer);
    await server.stop();
    await database?.drop();
    await rm(folder, { recursive: true, force: true });
  });

  const run = async (bytes: Uint8Array) => {
    const path = join(folder, 'hostile.pdf');
    await writeFile(path, bytes);
    return importer.importFile(path, () => undefined);
  };

  it.each(REFUSED)('is refused by the name of the limit: %s', async (_, make, limit) => {
    expect(await run(bytesOf(make))).toMatchObject({ kind: 'refused', fault: 'too-large', limit });
  });

  it.each([
    ['a tree of pages that leads to itself', cyclicTree],
    ['a tree of pages of twenty thousand levels', () => deepTree(20_000)],
  ])('is taken as far as it is sound: %s', async (_, make) => {
    expect(await run(bytesOf(make))).toMatchObject({ kind: 'stored', pageCount: 1 });
  });

  it('of many pages is taken in small pieces', async () => {
    const outcome = await run(bytesOf(twentyThousandPages));
    expect(outcome).toMatchObject({ kind: 'stored', pageCount: MANY_PAGES });
  });

  it('leaves the server its memory, lets others be answered, and harms no other import', async () => {
    expect(await run(await makePdf({ texts: ['sound'] }))).toMatchObject({ kind: 'stored' });
    const answer = await fetch(new URL(LOAD_PATH, server.url));
    const { memory, turn, hold } = (await answer.json()) as Load;
    expect(memory).toBeLessThan(MOST_MEMORY);
    expect(turn.busy).toBeLessThan(MOST_BUSY_MS);
    expect(hold.busy).toBeLessThan(MOST_BUSY_MS);
    expect(hold.busy > 0).toBe(kind !== POSTGRES);
    expect(waits.length).toBeGreaterThan(0);
    expect(median(waits)).toBeLessThan(MOST_WAITING_MS);
  });
});
