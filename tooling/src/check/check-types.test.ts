import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { checkTypes } from './check-types.ts';

let root: string;
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'leeszaal-types-test-'));
});
afterAll(() => rm(root, { recursive: true }));

/** A package of one file. */
async function write(name: string, options: object, source: string): Promise<string> {
  const folder = join(root, name);
  await mkdir(folder);
  const compilerOptions = { noEmit: true, strict: true, types: [], lib: ['es2024'], ...options };
  await writeFile(
    join(folder, 'tsconfig.json'),
    JSON.stringify({ compilerOptions, include: ['*'] }),
  );
  await writeFile(join(folder, 'index.ts'), source);
  return folder;
}

test('finds what is wrong in each package, those that are compiled alike and those of their own kind', async () => {
  const sound = await write('sound', {}, 'export const one: number = 1;');
  expect(await checkTypes([sound])).toEqual({ passed: true, complaints: '' });
  const wrong = await write('wrong', {}, "export const two: number = '2';");
  const careless = await write('careless', { strict: false }, 'export const any = (it) => it;');
  const strange = await write('strange', { strict: false }, "export const three: 3 = '3';");
  const { passed, complaints } = await checkTypes([sound, wrong, careless, strange]);
  expect(passed).toBe(false);
  expect(complaints).toMatch(/wrong\/index\.ts\(1,14\): error TS2322/);
  expect(complaints).toMatch(/strange\/index\.ts\(1,14\): error TS2322/);
  expect(complaints).not.toMatch(/sound|careless/);
});

test('says so when a package has no settings', async () => {
  await expect(checkTypes([join(root, 'nowhere')])).rejects.toThrow(/nowhere/);
});
