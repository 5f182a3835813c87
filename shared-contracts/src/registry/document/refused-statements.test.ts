import { describe, expect, it } from '@jest/globals';
import { signStatement } from '../release/release-statement.ts';
import { type SignedDocument, signDocument } from '../signing/signed-document.ts';
import { claimedRegistry, openRegistry } from './open-registry.ts';
import {
  keys,
  now,
  open,
  publication,
  refusalOf,
  registry,
  root,
  signed,
  statements,
  withReader,
} from './testing/sealed-registry.ts';

describe('openRegistry', () => {
  it('claims nothing of a statement about another release', async () => {
    const other = publication('reader', '0b'.repeat(10));
    const swapped = withReader(await signStatement('reader', other, keys.reader));
    expect(Object.keys(claimedRegistry(swapped)?.remotes ?? {})).toEqual(['shop']);
  });

  it('refuses a statement with more signatures than a team makes', async () => {
    const { payload, signatures } = statements.reader;
    const many = Array.from(
      { length: 17 },
      () => signatures[0] ?? { protected: '', signature: '' },
    );
    const document = withReader({ payload, signatures: many });
    expect(await refusalOf(document)).toEqual({ reason: 'malformed' });
  });

  it.each<[string, () => Promise<SignedDocument>, string]>([
    [
      'another team',
      () => signStatement('reader', publication('reader'), keys.shop),
      'bad-signature',
    ],
    [
      'the portal',
      () => signStatement('reader', publication('reader'), keys.registry),
      'bad-signature',
    ],
    ['its team, of another remote', async () => statements.shop, 'bad-signature'],
    [
      'its team, for another remote',
      () => signStatement('shop', publication('reader'), keys.reader),
      'another-release',
    ],
    [
      'its team, of a release that is not active',
      () => signStatement('reader', publication('reader', '0b'.repeat(10)), keys.reader),
      'another-release',
    ],
    [
      'its team, of no release',
      () => signDocument('release', { remote: 'reader' }, [keys.reader]),
      'malformed',
    ],
  ])('gives no files to a remote whose statement comes from %s', async (_who, make, refusal) => {
    const verdict = await open(withReader(await make()));
    if (!verdict.accepted) throw new Error(verdict.refusal.reason);
    const { reader, shop } = verdict.registry.remotes;
    expect(reader).toMatchObject({ refusal, active: { files: [], initial: [] } });
    expect(reader).not.toHaveProperty('trustedTypes');
    expect(shop).toEqual(registry.remotes['shop']);
  });

  it('puts the screens of a refused remote behind those of the others', async () => {
    const thief = { ...publication('reader'), routes: publication('shop').routes };
    const verdict = await open(withReader(await signStatement('reader', thief, keys.shop)));
    if (!verdict.accepted) throw new Error(verdict.refusal.reason);
    expect(Object.keys(verdict.registry.remotes)).toEqual(['shop', 'reader']);
  });

  it('gives no files to a remote that the root does not name, or that has no statement', async () => {
    const { reader: _, ...others } = signed.statements;
    expect(await open({ ...signed, statements: others })).toMatchObject({
      registry: { remotes: { reader: { refusal: 'malformed', active: { files: [] } } } },
    });
    const unnamed = { ...root, remotes: { shop: root.remotes['shop'] ?? [] } };
    expect(await openRegistry(signed, { root: unnamed, now, highestSequence: 0 })).toMatchObject({
      registry: { remotes: { reader: { refusal: 'bad-signature' } } },
    });
  });

  it.each(['../up', '/root', 'https://elsewhere/x', 'a//b', 'a/../b', '.hidden'])(
    'refuses the folder %s',
    async (folder) => {
      const strange = {
        ...publication('reader'),
        active: { ...publication('reader').active, folder },
      };
      const statement = await signStatement('reader', strange, keys.reader);
      expect(await open(withReader(statement))).toMatchObject({
        registry: { remotes: { reader: { refusal: 'malformed', active: { files: [] } } } },
      });
    },
  );
});
