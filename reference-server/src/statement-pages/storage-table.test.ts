import { readdir, readFile } from 'node:fs/promises';
import { expect, it } from '@jest/globals';
import { storageTable } from './storage-table.ts';

const SOURCES = new URL('../', import.meta.url);

/** The names of the cookies that the server sets: the constants whose names end with `COOKIE`. */
async function cookieNames(): Promise<string[]> {
  const files = await readdir(SOURCES, { recursive: true });
  const sources = files.filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'));
  const texts = await Promise.all(sources.map((file) => readFile(new URL(file, SOURCES), 'utf8')));
  const cookies = texts.filter((text) => /reply\.setCookie\(/.test(text));
  const constants = cookies.flatMap((text) =>
    [...text.matchAll(/reply\.setCookie\((\w+),/g)].map(([, name = '']) => name),
  );
  return constants.map((constant) => {
    const definition = new RegExp(`const ${constant} = '([\\w-]+)'`);
    return texts.map((text) => definition.exec(text)?.[1]).find(Boolean) ?? constant;
  });
}

it('what is stored in a browser names every cookie of the server [S2.108]', async () => {
  const names = await cookieNames();
  expect(names.length).toBeGreaterThan(3);
  const table = storageTable('en', 30 * 24 * 3600).text;
  for (const name of names) expect(table).toContain(`<code>${name}</code>`);
  expect(table).toContain('<td>30 days</td>');
  expect(table).toContain('<td>365 days</td>');
});
