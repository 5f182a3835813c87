import { beforeAll, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { type FlattenedJws, signDocument } from './flattened-jws.ts';
import { judge, openRegistry } from './open-registry.ts';
import { generateSigningKey, type PublicKey } from './signing-key.ts';
import { emptyRegistry } from './update-registry.ts';

const now = new Date('2026-03-01T12:00:00Z');
const registry = { ...emptyRegistry(now), sequence: 7 };

let publicKey: PublicKey;
let privateKey: JsonWebKey;
let signed: FlattenedJws;

beforeAll(async () => {
  ({ publicKey, privateKey } = await generateSigningKey());
  signed = await signDocument(registry, privateKey);
});

const open = (document: unknown, highestSequence = 0, at = now, key = publicKey) =>
  openRegistry(document, { publicKey: key, now: at, highestSequence });

describe('openRegistry', () => {
  it('takes what was signed with the key, also after a round trip through text', async () => {
    expect(await open(JSON.parse(JSON.stringify(signed)))).toEqual({ accepted: true, registry });
  });

  it('refuses what another key signed', async () => {
    const other = await generateSigningKey();
    expect(await open(signed, 0, now, other.publicKey)).toEqual({
      accepted: false,
      refusal: { reason: 'bad-signature' },
    });
  });

  it('refuses a document with any of its characters changed', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom('protected', 'payload', 'signature'),
        fc.nat(),
        fc.constantFrom(...'ABCDwxyz0189-_'),
        async (part, position, character) => {
          const text = signed[part];
          // The last character may hold bits that mean nothing.
          const index = position % (text.length - 1);
          fc.pre(text[index] !== character);
          const changed = text.slice(0, index) + character + text.slice(index + 1);
          expect((await open({ ...signed, [part]: changed })).accepted).toBe(false);
        },
      ),
    );
  });

  it.each([null, 3, 'text', {}, [], { payload: 'a', protected: 'b' }])(
    'refuses %j as malformed',
    async (document) => {
      expect(await open(document)).toEqual({ accepted: false, refusal: { reason: 'malformed' } });
    },
  );

  it('refuses a genuine document of another shape', async () => {
    const strange = await signDocument({ ...registry, sequence: 'seven' }, privateKey);
    expect(await open(strange)).toEqual({ accepted: false, refusal: { reason: 'malformed' } });
  });

  it.each(['../up', '/root', 'https://elsewhere/x', 'a//b', 'a/../b', '.hidden'])(
    'refuses the folder %s',
    async (folder) => {
      const active = {
        version: '1',
        folder,
        contract: '^1.0',
        manifest: 'm',
        initial: [],
        files: [],
      };
      const strange = await signDocument(
        {
          ...registry,
          remotes: { shop: { active, previous: null, routes: [] } },
        },
        privateKey,
      );
      expect(await open(strange)).toEqual({ accepted: false, refusal: { reason: 'malformed' } });
    },
  );

  it('refuses an expired one', async () => {
    const later = new Date(Date.parse(registry.expires));
    expect(await open(signed, 0, later)).toEqual({
      accepted: false,
      refusal: { reason: 'expired', expires: registry.expires },
    });
  });
});

describe('judge', () => {
  it('takes a sequence number exactly when it is not lower than the highest seen', () => {
    fc.assert(
      fc.property(fc.nat(), fc.nat(), (sequence, highestSequence) => {
        const verdict = judge({ ...registry, sequence }, { now, highestSequence });
        expect(verdict.accepted).toBe(sequence >= highestSequence);
      }),
    );
  });
});
