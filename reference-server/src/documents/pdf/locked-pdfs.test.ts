import { afterAll, expect, it, jest } from '@jest/globals';
import { type MadeLock, makeLockedPdf } from '@leeszaal/test-documents';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { createDocumentEngine } from '../workers/document-engine.ts';

// Loading the engine, in the first job, takes long on a busy machine.
jest.setTimeout(30_000);

const engine = createDocumentEngine(1);
const folder = temporaryFolder();
afterAll(() => engine.close());

const rc4 = (length?: number) => ({ method: 'V2', ...(length && { length }) }) as const;
const aes = (length?: number) => ({ method: 'AESV2', ...(length && { length }) }) as const;
const V4 = { version: 4, revision: 4 } as const;

const LOCKS: readonly [string, MadeLock][] = [
  ['V1', { version: 1, revision: 2, keyBits: 40 }],
  ['V2 of 40 bits', { version: 2, revision: 3, keyBits: 40, length: 40 }],
  ['V2 of 128 bits', { version: 2, revision: 3, keyBits: 128, length: 128 }],
  ['V4 with RC4 of 40 bits', { ...V4, keyBits: 40, length: 40, filter: rc4(5) }],
  ['V4 of 40 bits whose filter says 16 bytes', { ...V4, keyBits: 40, length: 40, filter: rc4(16) }],
  ['V4 of 40 bits whose filter says nothing', { ...V4, keyBits: 40, length: 40, filter: rc4() }],
  ['V4 with RC4 of 128 bits', { ...V4, keyBits: 128, length: 128, filter: rc4(16) }],
  [
    'V4 of 128 bits whose filter says 5 bytes',
    { ...V4, keyBits: 128, length: 128, filter: rc4(5) },
  ],
  ['V4 with AES', { ...V4, keyBits: 128, length: 128, filter: aes(16) }],
  ['V4 with AES that says nothing of its length', { ...V4, keyBits: 128, filter: aes() }],
];

it.each(LOCKS)('a PDF that an empty password opens is read and cut: %s', async (_, lock) => {
  const path = await folder.write(`${crypto.randomUUID()}.pdf`, makeLockedPdf('secret', lock));
  await engine.inspectPdf(path);
  expect((await engine.readPages(path, 1, 1)).map(({ text }) => text)).toEqual(['secret']);
  const cut = await folder.write(`${crypto.randomUUID()}.pdf`, await engine.cutPage(path, 1));
  expect((await engine.readPages(cut, 1, 1)).map(({ text }) => text)).toEqual(['secret']);
});
