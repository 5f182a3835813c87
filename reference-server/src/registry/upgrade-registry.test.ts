import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { signDocument, statementFile } from '@leeszaal/shared-contracts/registry';
import { writeJson } from './json-file.ts';
import { ensureKey } from './key-folder.ts';
import { publishRelease, releaseFolder } from './publish-release.ts';
import { prepareRoot } from './root-store.ts';
import { registryOnDisk } from './testing/registry-on-disk.ts';
import { upgradeRegistry } from './upgrade-registry.ts';

const disk = registryOnDisk();

describe('a registry of an earlier portal', () => {
  /** Replaces the registry by one with this content, which only the portal has signed. */
  async function writeFormer(content: object): Promise<void> {
    const key = await ensureKey(disk.layout.keys, 'registry');
    const { payload, signatures } = await signDocument('registry', content, [key]);
    await writeJson(disk.layout.registry, { payload, ...signatures[0] });
    await rm(disk.layout.roots);
  }

  it('keeps what is live, and what to go back to', async () => {
    const one = await disk.build('shop', 'one');
    await publishRelease(disk.layout, 'shop', one);
    const two = await disk.build('shop', 'two');
    const before = await publishRelease(disk.layout, 'shop', two);
    await writeFormer(before);
    for (const hash of [one, two]) {
      await rm(join(releaseFolder(disk.layout, 'shop', hash), statementFile));
    }
    expect(await upgradeRegistry(disk.layout, disk.keyFolder())).toEqual(['shop']);
    const registry = { ...before, sequence: before.sequence + 1 };
    expect(await disk.opened()).toMatchObject({ accepted: true, registry });
    const back = await publishRelease(disk.layout, 'shop', one);
    expect(back.remotes['shop']?.active.version).toBe('one');
    expect(await upgradeRegistry(disk.layout, disk.keyFolder())).toBeUndefined();
  });

  it('goes on with a higher number when its form is still older', async () => {
    await writeFormer({
      sequence: 7,
      remotes: { shop: { routes: ['/shop'], minimumRole: 'none' } },
    });
    await upgradeRegistry(disk.layout, disk.keyFolder());
    await prepareRoot(disk.layout, disk.keyFolder(), ['shop']);
    const { sequence, remotes } = await publishRelease(
      disk.layout,
      'shop',
      await disk.build('shop', 'one'),
    );
    expect([sequence, Object.keys(remotes)]).toEqual([9, ['shop']]);
  });
});
