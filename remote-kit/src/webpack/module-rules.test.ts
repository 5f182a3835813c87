import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { compile } from './compile.ts';
import { moduleRules } from './module-rules.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'leeszaal-rules-'));
  const source = "import { msg } from '@lingui/core/macro'; console.log(msg`Read on`);";
  await writeFile(join(folder, 'main.ts'), source);
});
afterEach(() => rm(folder, { recursive: true }));

test.each([
  ['production', false],
  ['development', true],
] as const)('a build for %s has English texts in its code: %s', async (mode, has) => {
  const path = join(folder, 'built');
  await compile({
    mode,
    context: folder,
    entry: { main: './main.ts' },
    devtool: false,
    cache: false,
    output: { path },
    module: { rules: moduleRules({ name: 'sample', folder, mode }) },
  });
  expect((await readFile(join(path, 'main.js'), 'utf8')).includes('Read on')).toBe(has);
});
