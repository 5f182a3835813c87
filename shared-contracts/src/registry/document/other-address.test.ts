import { describe, expect, it } from '@jest/globals';
import { contentSecurityPolicy } from '../content-security-policy.ts';
import type { Publication, Registry } from '../model/registry.contract.ts';
import { importMap } from '../release/import-map.ts';
import { signStatement } from '../release/release-statement.ts';
import { signDocument } from '../signing/signed-document.ts';
import { claimedRegistry, openRegistry } from './open-registry.ts';
import { keys, now, publication, registry, root, withReader } from './testing/sealed-registry.ts';

/* A release whose files lie on another origin than the portal. */
const base = 'https://files.example/leeszaal/';
const folder = `${base}remotes/reader/`;

const elsewhere = (address: string): Publication => ({
  ...publication('reader'),
  active: { ...publication('reader').active, base: address },
});

/** The registry with that release, under a root that allows these addresses. */
async function signedWith(address: string, addresses: Readonly<Record<string, string[]>>) {
  const trusted = { ...root, addresses };
  const document = {
    ...withReader(await signStatement('reader', elsewhere(address), keys.reader)),
    roots: [await signDocument('root', trusted, [keys.root])],
  };
  const verdict = await openRegistry(document, { root: trusted, now, highestSequence: 0 });
  if (!verdict.accepted) throw new Error(verdict.refusal.reason);
  return { opened: verdict.registry, claimed: claimedRegistry(document) };
}

const directives = (remotes: Registry['remotes']) => contentSecurityPolicy({ remotes }).split('; ');

describe('a release at another address', () => {
  it('has its files where the root allows them, and the page may load that folder alone', async () => {
    const { opened, claimed } = await signedWith(base, { reader: [base] });
    expect(opened.remotes['reader']).toEqual({
      ...registry.remotes['reader'],
      ...elsewhere(base),
    });
    expect(claimed?.remotes).toEqual(opened.remotes);
    const policy = directives(opened.remotes);
    for (const kind of ['script', 'style', 'font', 'img', 'media', 'connect']) {
      const directive = policy.find((each) => each.startsWith(`${kind}-src `));
      expect(directive).toContain(`${kind}-src 'self' ${folder}`);
    }
    expect(policy.filter((each) => each.includes('files.example'))).toHaveLength(6);
    expect(policy).toContain('worker-src blob:');
  });

  it.each([
    [{}],
    [{ shop: [base] }],
    [{ reader: ['https://files.example/'] }],
    [{ reader: ['https://files.example/leeszaal/deeper/'] }],
  ])('has no files, and no place in the policy, under a root that allows %j', async (addresses) => {
    const { opened, claimed } = await signedWith(base, addresses);
    expect(opened.remotes['reader']).toMatchObject({
      refusal: 'foreign-address',
      active: { files: [] },
      routes: [{ path: '/reader' }],
    });
    expect(claimed?.remotes['reader']).toMatchObject({ refusal: 'foreign-address' });
    expect(directives(claimed?.remotes ?? {}).join()).not.toContain('files.example');
    expect(opened.remotes['shop']).toEqual(registry.remotes['shop']);
  });

  it('gives a canary its folder, beside that of the active release', () => {
    const { reader } = registry.remotes;
    if (reader === undefined) throw new Error('There is no reader');
    const tried = elsewhere(base);
    const canary = { publication: tried, share: 10, threshold: 5, since: now.toISOString() };
    const policy = directives({ reader: { ...reader, canary } });
    expect(policy).toContain(`style-src 'self' ${folder}`);
  });

  it('names its own address in the import map', () => {
    expect(Object.keys(JSON.parse(importMap(elsewhere(base).active)).integrity)).toEqual([
      `${folder}${'0a'.repeat(10)}/remoteEntry.js`,
    ]);
  });
});
