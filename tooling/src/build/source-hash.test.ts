import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { sourceHash } from './source-hash.ts';

let root: string;

async function write(path: string, text: string): Promise<void> {
  await mkdir(dirname(join(root, path)), { recursive: true });
  await writeFile(join(root, path), text);
}

const sources = [
  'remote-shop/src/remote.ts',
  'remote-shop/remote.config.json',
  'remote-reader/src/remote.ts',
  'shared-contracts/src/index.ts',
  'shared-contracts/package.json',
  'shared-ui/src/index.ts',
  'shared-ui/package.json',
  'remote-kit/src/react/index.ts',
  'remote-kit/package.json',
  'tooling/src/embed/rewrite-sheet.ts',
  'tooling/src/webpack/base-config.ts',
  'remote-kit/src/webpack/base-config.ts',
  'tooling/src/build/build-one.ts',
  'tooling/package.json',
  'pnpm-lock.yaml',
];

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'leeszaal-sources-'));
  for (const path of sources) await write(path, 'as it was');
});
afterEach(() => rm(root, { recursive: true }));

const changes = async (path: string): Promise<boolean> => {
  const before = await sourceHash(['remote-shop'], root);
  await write(path, 'changed');
  return (await sourceHash(['remote-shop'], root)) !== before;
};

describe('sourceHash', () => {
  it('is the same for the same sources', async () => {
    expect(await sourceHash(['remote-shop'], root)).toBe(await sourceHash(['remote-shop'], root));
  });

  it.each(sources.filter((path) => !path.startsWith('remote-reader')))(
    'changes with %s',
    async (path) => expect(await changes(path)).toBe(true),
  );

  it.each([
    'remote-reader/src/remote.ts',
    'remote-shop/src/remote.test.ts',
    'remote-shop/README.md',
    'remote-shop/dev/index.tsx',
    'remote-shop/node_modules/anything/index.js',
    'remote-kit/src/testing/fake.ts',
    'tooling/src/messages/config.ts',
  ])('does not change with %s', async (path) => expect(await changes(path)).toBe(false));

  it('changes when a file is renamed', async () => {
    const before = await sourceHash(['remote-shop'], root);
    await rm(join(root, 'remote-shop/src/remote.ts'));
    await write('remote-shop/src/renamed.ts', 'as it was');
    expect(await sourceHash(['remote-shop'], root)).not.toBe(before);
  });
});
