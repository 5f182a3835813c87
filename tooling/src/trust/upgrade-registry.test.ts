import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import {
  publishRelease,
  readJson,
  readRoot,
  releaseFolder,
  storeRelease,
  writeJson,
} from '@leeszaal/reference-server/registry';
import { smallestRelease, writeFiles } from '@leeszaal/reference-server/testing/suites';
import { ensureKey, signRelease } from '@leeszaal/remote-kit/release';
import { openRegistry, signDocument, statementFile } from '@leeszaal/shared-contracts/registry';
import { type DistLayout, distLayout } from '../dist-layout.ts';
import { prepareRoot } from './prepare-root.ts';
import { upgradeRegistry } from './upgrade-registry.ts';

let home: string;
let layout: DistLayout;
beforeEach(async () => {
  home = await mkdtemp(join(tmpdir(), 'leeszaal-upgrade-'));
  layout = distLayout(join(home, 'dist'));
  await prepareRoot(layout, layout.keyFolder, ['shop']);
});
afterEach(() => rm(home, { recursive: true }));

/** Stores a signed release of the shop; the text distinguishes releases. */
async function store(text: string): Promise<string> {
  const folder = join(layout.building, text);
  await writeFiles(folder, smallestRelease('shop', text));
  await signRelease(folder, 'shop', await ensureKey(layout.keyFolder, 'shop'));
  return storeRelease(layout, 'shop', folder);
}

/** Replaces the registry by one with this content, which only the portal has signed. */
async function writeFormer(content: object): Promise<void> {
  const key = await ensureKey(layout.keys, 'registry');
  const { payload, signatures } = await signDocument('registry', content, [key]);
  await writeJson(layout.registry, { payload, ...signatures[0] });
  await rm(layout.roots);
}

describe('a registry of an earlier portal', () => {
  it('keeps what is live, and what to go back to', async () => {
    const one = await store('one');
    await publishRelease(layout, 'shop', one);
    const two = await store('two');
    const before = await publishRelease(layout, 'shop', two);
    await writeFormer(before);
    for (const hash of [one, two]) {
      await rm(join(releaseFolder(layout, 'shop', hash), statementFile));
    }
    expect(await upgradeRegistry(layout)).toEqual(['shop']);
    const root = await readRoot(layout);
    const opened = await openRegistry(await readJson(layout.registry), {
      root,
      now: new Date(),
      highestSequence: 0,
    });
    const registry = { ...before, sequence: before.sequence + 1 };
    expect(opened).toMatchObject({ accepted: true, registry });
    const back = await publishRelease(layout, 'shop', one);
    expect(back.remotes['shop']?.active.version).toBe('one');
    expect(await upgradeRegistry(layout)).toBeUndefined();
  });

  it('goes on with a higher number when its form is still older', async () => {
    await writeFormer({
      sequence: 7,
      remotes: { shop: { routes: ['/shop'], minimumRole: 'none' } },
    });
    await upgradeRegistry(layout);
    await prepareRoot(layout, layout.keyFolder, ['shop']);
    const { sequence, remotes } = await publishRelease(layout, 'shop', await store('one'));
    expect([sequence, Object.keys(remotes)]).toEqual([9, ['shop']]);
  });
});
