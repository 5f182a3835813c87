import { appendFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { statementFile } from '@leeszaal/shared-contracts/registry';
import { readJson, writeJson } from './json-file.ts';
import { releaseFolder } from './layout.ts';
import { publishRelease } from './publish-release.ts';
import { readRegistry } from './registry-store.ts';
import { registryOnDisk, routeOf } from './testing/registry-on-disk.ts';

const disk = registryOnDisk();

describe('publishRelease', () => {
  it('refuses a folder whose files have changed', async () => {
    const hash = await disk.build('shop', 'one');
    await appendFile(join(releaseFolder(disk.layout, 'shop', hash), 'remoteEntry.js'), ';evil()');
    await expect(publishRelease(disk.layout, 'shop', hash)).rejects.toThrow('has changed');
  });

  it.each([
    ['the key of another remote', 'reader'],
    ['a key that the root does not name', 'stranger'],
  ])('refuses a release signed with %s', async (_what, signer) => {
    const hash = await disk.build('shop', 'one', {}, { signer });
    await expect(publishRelease(disk.layout, 'shop', hash)).rejects.toThrow(
      'is not signed with a key',
    );
    expect((await readRegistry(disk.layout)).remotes).toEqual({});
  });

  it('refuses a release of a remote that the root does not name, and one without a statement', async () => {
    const unknown = await disk.build('maps', 'one');
    await expect(publishRelease(disk.layout, 'maps', unknown)).rejects.toThrow(
      'names no key for maps',
    );
    const hash = await disk.build('shop', 'one');
    const folder = releaseFolder(disk.layout, 'shop', hash);
    await rm(join(folder, statementFile));
    await expect(publishRelease(disk.layout, 'shop', hash)).rejects.toThrow('(malformed)');
  });

  it('refuses the statement of another release', async () => {
    const [one, two] = [await disk.build('shop', 'one'), await disk.build('shop', 'two')];
    const statement = await readJson(join(releaseFolder(disk.layout, 'shop', one), statementFile));
    await writeJson(join(releaseFolder(disk.layout, 'shop', two), statementFile), statement);
    await expect(publishRelease(disk.layout, 'shop', two)).rejects.toThrow('(another-release)');
  });

  it('refuses a release that another publication has overtaken', async () => {
    const one = await disk.build('shop', 'one');
    const { sequence } = await publishRelease(disk.layout, 'shop', one, 0);
    const two = await disk.build('shop', 'two');
    await expect(publishRelease(disk.layout, 'shop', two, 0)).rejects.toThrow('is at 1, not at 0');
    expect((await publishRelease(disk.layout, 'shop', two, sequence)).sequence).toBe(2);
  });

  it.each([
    { routes: [routeOf('/thief'), routeOf('/shop')] },
    { routes: [routeOf('/:anything')] },
    { moved: [{ path: '/shop', to: '/thief' }] },
  ])('refuses a release that takes the screens of another remote', async (facts) => {
    await publishRelease(disk.layout, 'shop', await disk.build('shop', 'one'));
    const thief = await disk.build('thief', 'one', facts);
    await expect(publishRelease(disk.layout, 'thief', thief)).rejects.toThrow('belongs to shop');
    expect(Object.keys((await readRegistry(disk.layout)).remotes)).toEqual(['shop']);
  });

  it.each([{ routes: [routeOf('/sso')] }, { moved: [{ path: '/sso', to: '/thief' }] }])(
    'refuses a release that takes the screen of the host',
    async (facts) => {
      const thief = await disk.build('thief', 'one', facts);
      await expect(publishRelease(disk.layout, 'thief', thief)).rejects.toThrow(
        'belongs to the host',
      );
    },
  );

  it.each([
    { routes: [{ ...routeOf('/shop'), minimumRole: 'emperor' }] },
    { contract: 'any' },
    { routes: [routeOf('shop')] },
    { trustedTypes: ['*; script-src *'] },
    { version: 'v'.repeat(600_000) },
  ])('refuses a description that no host would accept', async (wrong) => {
    const hash = await disk.build('shop', 'one', wrong);
    await expect(publishRelease(disk.layout, 'shop', hash)).rejects.toThrow('is no release');
  });

  it('does not parse a description of many megabytes', async () => {
    const hash = await disk.build('shop', 'one', { version: 'v'.repeat(2 ** 21) });
    await expect(publishRelease(disk.layout, 'shop', hash)).rejects.toThrow(
      'release.json is too large',
    );
  });

  it('says when there is no such release', async () => {
    await expect(publishRelease(disk.layout, 'shop', 'abc')).rejects.toThrow(
      'no release abc of shop',
    );
  });
});
