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

test.each([
  ["'", 'use-part', /\/messages$/],
  ['"', 'use-part', /\/messages$/],
  ["'", 'react', /\/react$/],
])('has the messages of an entry between quotes %s: %s', async (quote, entry, shared) => {
  const statement = `import { one } from ${quote}@leeszaal/remote-kit/${entry}${quote};`;
  await writeFile(join(folder, 'src/app.ts'), statement);
  expect(included()).toEqual([join(folder, 'src'), expect.stringMatching(shared)]);
});

test('has none of an entry that it does not import', async () => {
  await writeFile(
    join(folder, 'src/app.ts'),
    "import { definePart } from '@leeszaal/remote-kit/parts';",
  );
  expect(included()).toEqual([join(folder, 'src')]);
});
