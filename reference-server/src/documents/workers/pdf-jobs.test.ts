import { rename, truncate } from 'node:fs/promises';
import { afterAll, expect, it, jest } from '@jest/globals';
import { makeRawPdf, rawPage } from '@leeszaal/test-documents';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { createDocumentEngine } from './document-engine.ts';

// Loading the engine, in the first job, takes long on a busy machine.
jest.setTimeout(30_000);

const engine = createDocumentEngine(1);
const folder = temporaryFolder();
afterAll(() => engine.close());

const made = (name: string, text: string) =>
  folder.write(
    name,
    makeRawPdf({ 2: '<< /Type /Pages /Kids [10 0 R] /Count 1 >>', ...rawPage(10, text) }),
  );

it('reads the file that is there now, once it was cut off or put there anew', async () => {
  const path = await made('a.pdf', 'before');
  const texts = async () => (await engine.readPages(path, 1, 1)).map(({ text }) => text);
  expect(await texts()).toEqual(['before']);
  await truncate(path, 20);
  await expect(texts()).rejects.toMatchObject({ name: 'DocumentError' });
  await rename(await made('b.pdf', 'after'), path);
  expect(await texts()).toEqual(['after']);
});
