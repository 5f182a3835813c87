import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import {
  contentHash,
  generateSigningKey,
  openStatement,
  parsePublicKey,
} from '@leeszaal/shared-contracts/registry';
import { listFiles } from './list-files.ts';
import { signRelease } from './sign-release.ts';

const build = {
  'mf-manifest.json': {
    exposes: [{ path: './remote', assets: { js: { sync: ['screen.js'] }, css: { sync: [] } } }],
  },
  'release.json': { version: '1.2.3', contract: '^1.0', routes: [] },
  'remoteEntry.js': 'entry',
  'screen.js': 'screen',
};

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'leeszaal-sign-'));
  for (const [name, content] of Object.entries(build)) {
    await writeFile(join(folder, name), JSON.stringify(content));
  }
});
afterEach(() => rm(folder, { recursive: true }));

test('the statement names the release, and opens with the public half of its key only', async () => {
  const release = await contentHash(await listFiles(folder));
  const key = await generateSigningKey();
  await signRelease(folder, 'notices', key);
  const statement = JSON.parse(await readFile(join(folder, 'release.jws.json'), 'utf8'));
  const id = { remote: 'notices', release };
  expect(await openStatement(statement, id, [parsePublicKey(key)])).toMatchObject({
    publication: { active: { version: '1.2.3', folder: `remotes/notices/${release}` } },
  });
  const other = parsePublicKey(await generateSigningKey());
  expect(await openStatement(statement, id, [other])).toEqual({ refusal: 'bad-signature' });
});

test('a build that is signed twice has the same hash', async () => {
  const key = await generateSigningKey();
  await signRelease(folder, 'notices', key);
  const release = await contentHash(await listFiles(folder));
  await signRelease(folder, 'notices', key);
  expect(await contentHash(await listFiles(folder))).toBe(release);
});
