import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { messageConfig } from './message-config.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'leeszaal-messages-'));
  await mkdir(join(folder, 'src'));
});
afterEach(() => rm(folder, { recursive: true }));

const included = () => messageConfig(folder).catalogs[0]?.include;
const shared = expect.stringMatching(/\/messages$/);

test.each(["'", '"'])('has the messages of an entry between quotes %s', async (quote) => {
  const statement = `import { usePart } from ${quote}@leeszaal/remote-kit/use-part${quote};`;
  await writeFile(join(folder, 'src/app.ts'), statement);
  expect(included()).toEqual([join(folder, 'src'), shared]);
});

test('has none of an entry that it does not import', async () => {
  await writeFile(join(folder, 'src/app.ts'), "import '@leeszaal/remote-kit/react';");
  expect(included()).toEqual([join(folder, 'src')]);
});
