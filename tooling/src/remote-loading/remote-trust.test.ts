import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, expect, jest, test } from '@jest/globals';
import {
  publishRelease,
  REGISTRY_KEY,
  readRegistry,
  readRoot,
  renewRegistry,
} from '@leeszaal/reference-server/registry';
import { readKey, signRelease } from '@leeszaal/remote-kit/release';
import {
  generateSigningKey,
  hashOf,
  parsePublicKey,
  sealRegistry,
  signDocument,
  signedRegistrySchema,
  signStatement,
} from '@leeszaal/shared-contracts/registry';
import type { Page } from 'playwright';
import * as v from 'valibot';
import { extendRoots } from '../trust/extend-roots.ts';
import type { FaultyServer } from './testing/faulty-server.ts';
import {
  askForLaterIn,
  colourIn,
  GREETING,
  outcomeOf,
  tryAgainIn,
} from './testing/loader-visit.ts';
import { type SmallPortal, startSmallPortal } from './testing/small-portal.ts';

/* The chain from the root that a built host pins to the release of a team, in a real browser. */
jest.setTimeout(60_000);

let portal: SmallPortal;
let server: FaultyServer;
let page: Page;

beforeAll(async () => {
  portal = await startSmallPortal();
  ({ server } = portal);
}, 600_000);
afterAll(() => portal.stop());
beforeEach(async () => {
  page = await (await portal.browser.newContext()).newPage();
});
afterEach(() => page.context().close());

test('a registry with an index, a root or a statement of another key runs nothing', async () => {
  const { layout } = portal;
  const text = await readFile(layout.registry, 'utf8');
  const signed = v.parse(signedRegistrySchema, JSON.parse(text));
  const [stranger, own] = [await generateSigningKey(), await readKey(layout.keys, REGISTRY_KEY)];
  if (own === undefined) throw new Error('The portal has no key');
  const registry = await readRegistry(layout);
  const { sample } = registry.remotes;
  if (sample === undefined) throw new Error('The portal has no remote');
  const { previous: _previous, since: _since, ...publication } = sample;
  const root = await readRoot(layout);
  const forged = {
    index: await sealRegistry(registry, signed, stranger),
    root: {
      ...signed,
      roots: [
        ...signed.roots,
        await signDocument('root', { ...root, version: root.version + 1 }, [stranger]),
      ],
    },
    expired: await sealRegistry({ ...registry, expires: registry.issuedAt }, signed, own),
    statement: {
      ...signed,
      statements: { sample: await signStatement('sample', publication, own) },
    },
  };
  try {
    for (const [name, document] of Object.entries(forged)) {
      await writeFile(layout.registry, JSON.stringify(document));
      await page.goto(server.address);
      const reason = name === 'statement' ? 'release-refused' : 'registry-invalid';
      expect([name, await outcomeOf(page)]).toEqual([name, reason]);
    }
  } finally {
    await writeFile(layout.registry, text);
  }
  expect(await tryAgainIn(page)).toBe('mounted');
});

test('the last verified registry and its files outlive an outage at page load', async () => {
  await page.goto(server.address);
  expect(await outcomeOf(page)).toBe('mounted');
  expect(await askForLaterIn(page)).toBe(GREETING);
  server.faults.set('/registry.json', 'missing');
  for (const file of Object.values(portal.files)) server.faults.set(file, 'missing');
  await page.reload();
  expect(await outcomeOf(page)).toBe('mounted');
  expect(await colourIn(page, '[data-testid=opening]')).toBe('rgb(1, 2, 3)');
  expect(await askForLaterIn(page)).toBe(GREETING);
  server.reset();
});

test('a new key of the team needs no new host', async () => {
  const { layout } = portal;
  const { remotes } = await readRoot(layout);
  const [rootKey, next] = [await readKey(layout.keyFolder, 'root'), await generateSigningKey()];
  if (rootKey === undefined) throw new Error('The root has no key');
  const sample = [parsePublicKey(next)];
  await extendRoots(layout, { remotes: { ...remotes, sample } }, [rootKey]);
  await renewRegistry(layout);
  await page.goto(server.address);
  expect(await outcomeOf(page)).toBe('release-refused');
  const folder = (await readRegistry(layout)).remotes['sample']?.active.folder ?? '';
  await signRelease(join(layout.root, folder), 'sample', next);
  await publishRelease(layout, 'sample', hashOf(folder));
  expect(await tryAgainIn(page)).toBe('mounted');
});
