import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import {
  contentHash,
  generateSigningKey,
  openStatement,
  type PublicKey,
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

/** A root that names the key of the team. */
const rootOf = (key: PublicKey) => ({ remotes: { notices: [key] } });

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
  expect(await openStatement(statement, id, rootOf(parsePublicKey(key)))).toMatchObject({
    publication: { active: { version: '1.2.3', folder: `remotes/notices/${release}` } },
  });
  const other = parsePublicKey(await generateSigningKey());
  expect(await openStatement(statement, id, rootOf(other))).toEqual({ refusal: 'bad-signature' });
});

test('the statement names the address of files elsewhere, which opens where the root allows it', async () => {
  const release = await contentHash(await listFiles(folder));
  const key = await generateSigningKey();
  const base = 'https://files.example/leeszaal/';
  await signRelease(folder, 'notices', key, base);
  const statement = JSON.parse(await readFile(join(folder, 'release.jws.json'), 'utf8'));
  const id = { remote: 'notices', release };
  const root = rootOf(parsePublicKey(key));
  expect(await openStatement(statement, id, root)).toEqual({ refusal: 'foreign-address' });
  const others = { addresses: { shop: [base], notices: ['https://files.example/'] } };
  expect(await openStatement(statement, id, { ...root, ...others })).toEqual({
    refusal: 'foreign-address',
  });
  const allowed = { ...root, addresses: { notices: [base] } };
  expect(await openStatement(statement, id, allowed)).toMatchObject({
    publication: { active: { base, folder: `remotes/notices/${release}` } },
  });
});

test('a build that is signed twice has the same hash', async () => {
  const key = await generateSigningKey();
  await signRelease(folder, 'notices', key);
  const release = await contentHash(await listFiles(folder));
  await signRelease(folder, 'notices', key);
  expect(await contentHash(await listFiles(folder))).toBe(release);
});
