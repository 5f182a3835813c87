import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import {
  contentHash,
  type Publication,
  signStatement,
  statementFile,
} from '@leeszaal/shared-contracts/registry';
import { smallestRelease, writeFiles } from '../testing/smallest-release.ts';
import { makeTrust, testKey } from '../testing/test-trust.ts';
import { checkRelease } from './check-release.ts';
import { writeJson } from './json-file.ts';
import { type RegistryLayout, registryLayout } from './layout.ts';
import { describeRelease, listFiles } from './release-folder.ts';

let home: string;
let layout: RegistryLayout;
let folder: string;
let today: Publication;
let id: { readonly name: string; readonly hash: string };

beforeEach(async () => {
  home = await mkdtemp(join(tmpdir(), 'leeszaal-check-'));
  layout = registryLayout(join(home, 'dist'));
  await makeTrust(layout, ['shop']);
  folder = join(home, 'build');
  await writeFiles(folder, { ...smallestRelease('shop', 'one'), 'picture.png': 'data' });
  id = { name: 'shop', hash: await contentHash(await listFiles(folder)) };
  today = (await describeRelease(folder, id)).publication;
});
afterEach(() => rm(home, { recursive: true, force: true }));

/** Checks the release with this statement, which the team has signed. */
async function check(signed: Publication): Promise<Publication> {
  const statement = await signStatement('shop', signed, await testKey('shop'));
  await writeJson(join(folder, statementFile), statement);
  return (await checkRelease(layout, id, folder)).publication;
}
const withActive = (active: Partial<Publication['active']>): Publication => ({
  ...today,
  active: { ...today.active, ...active },
});

describe('a statement that a release tool of another version has made', () => {
  it('may list data files, in any order, and other first files', async () => {
    const files = (await listFiles(folder)).filter(({ path }) => path !== statementFile);
    const earlier = withActive({ files: files.reverse(), initial: ['mf-manifest.json'] });
    expect(await check(earlier)).toEqual(earlier);
  });

  it.each<[string, () => Publication]>([
    ['misses a file that may run', () => withActive({ files: today.active.files.slice(0, 1) })],
    ['has another version', () => withActive({ version: 'two' })],
    ['has other screens', () => ({ ...today, routes: [] })],
    ['loads a file first that it does not list', () => withActive({ initial: ['picture.png'] })],
    ['has an import map without modules', () => withActive({ importMap: `${'A'.repeat(43)}=` })],
    [
      'has another digest',
      () =>
        withActive({
          files: today.active.files.map((file) => ({ ...file, sha384: 'A'.repeat(64) })),
        }),
    ],
    [
      'lists a file that is not there',
      () =>
        withActive({
          files: [...today.active.files, { path: 'a.js', size: 1, sha384: 'A'.repeat(64) }],
        }),
    ],
  ])('is refused when it %s', async (_what, make) => {
    await expect(check(make())).rejects.toThrow('describes another release');
  });
});

it('does not parse a statement of many megabytes', async () => {
  await writeFiles(folder, { [statementFile]: ' '.repeat(2 ** 21) });
  await expect(checkRelease(layout, id, folder)).rejects.toThrow(`${statementFile} is too large`);
});
