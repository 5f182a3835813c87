import { copyFile, mkdtemp, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { readRoot, renewRegistry } from '@leeszaal/reference-server/registry';
import { ensureKey } from '@leeszaal/remote-kit/release';
import { keyId, parsePublicKey } from '@leeszaal/shared-contracts/registry';
import { type DistLayout, distLayout } from '../dist-layout.ts';
import { runKeyCommand } from './key-command.ts';
import { prepareRoot } from './prepare-root.ts';

let home: string;
let layout: DistLayout;

beforeEach(async () => {
  home = await mkdtemp(join(tmpdir(), 'leeszaal-keys-'));
  layout = distLayout(join(home, 'dist'));
  await prepareRoot(layout, layout.keyFolder, ['notices', 'shop']);
});
afterEach(() => rm(home, { recursive: true }));

const run = (...command: string[]) => runKeyCommand(layout, command);

/** Makes a key. @returns the file of its public half, and its id */
async function make(name: string): Promise<{ readonly file: string; readonly id: string }> {
  const [text = ''] = await run('make', name);
  expect(text).not.toContain('"d"');
  const file = join(home, `${name}.public.json`);
  await writeFile(file, text);
  return { file, id: await keyId(parsePublicKey(JSON.parse(text))) };
}

it('replaces the key of a team in two steps', async () => {
  const former = await keyId(parsePublicKey(await ensureKey(layout.keyFolder, 'notices')));
  const next = await make('notices-next');
  expect((await run('add', 'notices', next.file)).join('\n')).toContain(`${former} ${next.id}`);
  const lines = (await run('remove', 'notices', former.slice(0, 8))).join('\n');
  expect(lines).toContain('Root 3, valid until');
  expect(lines).not.toContain(former);
  expect((await readRoot(layout)).remotes['notices']).toHaveLength(1);
});

it('replaces the key of the root, which the former one approves', async () => {
  const [, line = ''] = await run();
  const former = line.trim().split(/ +/)[1] ?? '';
  const next = await make('root-next');
  await run('add', 'root', next.file);
  await run('threshold', '2');
  await run('renew');
  await expect(run('remove', 'root', former)).rejects.toThrow('more signatures than keys');
  await run('threshold', '1');
  await run('remove', 'root', former);
  await rm(join(layout.keyFolder, 'root.json'));
  await run('renew');
  await rm(join(layout.keyFolder, 'root-next.json'));
  await expect(run('renew')).rejects.toThrow('not valid: bad-signature');
  expect((await readRoot(layout)).version).toBe(7);
});

it('replaces the key of the registry, whose former signature the operator replaces too', async () => {
  await run('sign');
  const former = await keyId(parsePublicKey(await ensureKey(layout.keys, 'registry')));
  await run('add', 'registry', (await make('registry-next')).file);
  const own = join(layout.keys, 'registry.json');
  await copyFile(join(layout.keyFolder, 'registry-next.json'), own);
  const lines = (await run('remove', 'registry', former.slice(0, 8))).join('\n');
  expect(lines).not.toContain(former);
  await renewRegistry(layout);
});

it('replaces the key of the registry, more than once', async () => {
  for (const version of [3, 5]) {
    const former = await keyId(parsePublicKey(await ensureKey(layout.keys, 'registry')));
    const { file, id } = await make('registry-next');
    await run('add', 'registry', file);
    await rename(join(layout.keyFolder, 'registry-next.json'), join(layout.keys, 'registry.json'));
    await run('sign');
    const lines = (await run('remove', 'registry', former)).join('\n');
    expect(lines).toContain(`Root ${version}, valid until`);
    expect(lines).toContain(`registry  ${id}\n`);
  }
});

it('lets a new remote in, and an old one go', async () => {
  const { file, id } = await make('maps');
  await run('add', 'maps', file);
  await run('remove', 'maps', id);
  expect(Object.keys((await readRoot(layout)).remotes)).toEqual(['notices', 'shop']);
});

it('makes a key once, because the next one needs a name of its own', async () => {
  await make('registry-next');
  await expect(run('make', 'registry-next')).rejects.toThrow('Choose another name.');
});

it('keeps private keys on this machine, readable by their owner', async () => {
  await make('maps');
  expect((await stat(join(layout.keyFolder, 'maps.json'))).mode & 0o777).toBe(0o600);
  expect(await readFile(layout.roots, 'utf8')).not.toContain('"d"');
});

it.each([
  ['help'],
  ['make', '../up'],
  ['remove', 'notices', 'none'],
  ['remove', 'root', ''],
  ['threshold', 'two'],
])('changes nothing for %s %s', async (...command) => {
  await expect(run(...command)).rejects.toThrow();
  expect((await readRoot(layout)).version).toBe(1);
});
