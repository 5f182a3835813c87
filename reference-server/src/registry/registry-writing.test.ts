import { writeFileSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { describe, expect, it } from '@jest/globals';
import { signDocument } from '@leeszaal/shared-contracts/registry';
import { testKey, writePortalKey } from '../testing/test-trust.ts';
import { readJson, writeJson } from './json-file.ts';
import { publishRelease } from './publish-release.ts';
import { readRegistry, renewRegistry, updateRegistry } from './registry-store.ts';
import { DRAFT, registryOnDisk } from './testing/registry-on-disk.ts';

const disk = registryOnDisk();

describe('the registry on disk', () => {
  it('is signed anew without a new sequence number', async () => {
    const { sequence } = await publishRelease(disk.layout, 'shop', await disk.build('shop', 'one'));
    const renewed = await renewRegistry(disk.layout, new Date('2030-01-01T00:00:00Z'));
    expect(renewed.sequence).toBe(sequence);
    expect(renewed.expires).toBe('2030-01-08T00:00:00.000Z');
    expect(await readRegistry(disk.layout)).toEqual(renewed);
  });

  it('can be renewed after it has expired', async () => {
    await renewRegistry(disk.layout, new Date('2001-01-01T00:00:00Z'));
    await renewRegistry(disk.layout);
    expect((await disk.opened()).accepted).toBe(true);
  });

  it('is not taken over when another key signed it', async () => {
    await publishRelease(disk.layout, 'shop', await disk.build('shop', 'one'));
    const stored = (await readJson(disk.layout.registry)) as object;
    const forged = await signDocument('registry', {}, [await testKey('shop')]);
    await writeJson(disk.layout.registry, { ...stored, index: { ...forged } });
    await expect(readRegistry(disk.layout)).rejects.toThrow('cannot be used');
  });

  it('is not signed with a key that the root does not name', async () => {
    await writePortalKey(disk.layout, await testKey('stranger'));
    await expect(renewRegistry(disk.layout)).rejects.toThrow('no key that the root names');
  });

  it('is not written over what another process has written meanwhile', async () => {
    await publishRelease(disk.layout, 'shop', await disk.build('shop', 'one'));
    const other = { ...((await readJson(disk.layout.registry)) as object), statements: {} };
    const overtaken = updateRegistry(disk.layout, async (registry) => {
      await writeJson(disk.layout.registry, other);
      return { registry: { ...registry, sequence: registry.sequence + 1 } };
    });
    await expect(overtaken).rejects.toThrow('was changed meanwhile');
    expect(await readJson(disk.layout.registry)).toEqual(other);
  });

  it('is not written over what another process writes while the new one is synced', async () => {
    await publishRelease(disk.layout, 'shop', await disk.build('shop', 'one'));
    const hash = await disk.build('shop', 'two');
    const written = disk.onDraft(() => writeFileSync(disk.layout.registry, '"other"'));
    await expect(publishRelease(disk.layout, 'shop', hash)).rejects.toThrow(
      'was changed meanwhile',
    );
    await written;
    expect(await readJson(disk.layout.registry)).toBe('other');
    expect((await readdir(disk.layout.root)).filter((name) => DRAFT.test(name))).toEqual([]);
  });
});
