import { beforeAll, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { type SignedDocument, signDocument } from '../signing/signed-document.ts';
import { generateSigningKey, type PrivateKey, parsePublicKey } from '../signing/signing-key.ts';
import { followRoots, latestRoot } from './follow-roots.ts';
import type { Root } from './root.contract.ts';

const now = new Date('2026-03-01T12:00:00Z');
const LENGTH = 5;

/** The private keys of the root of each version: the root of version 3 has two of three. */
let owners: PrivateKey[][];
let stranger: PrivateKey;
let roots: Root[];
let chain: SignedDocument[];

const signedBy = (root: unknown, ...keys: (PrivateKey | undefined)[]): Promise<SignedDocument> =>
  signDocument(
    'root',
    root,
    keys.filter((key) => key !== undefined),
  );
const follow = (from: number, given: readonly unknown[], at = now) => {
  const trusted = roots[from - 1];
  if (trusted === undefined) throw new RangeError(`no root ${from}`);
  return followRoots(trusted, given, at);
};
const until = (version: number, ...others: unknown[]) => [...chain.slice(0, version), ...others];

beforeAll(async () => {
  stranger = await generateSigningKey();
  owners = await Promise.all(
    [1, 1, 3, 1, 1].map((count) =>
      Promise.all(Array.from({ length: count }, () => generateSigningKey())),
    ),
  );
  roots = owners.map((keys, index) => ({
    version: index + 1,
    expires: `${2027 + index}-01-01T00:00:00.000Z`,
    keys: keys.map(parsePublicKey),
    threshold: keys.length > 1 ? 2 : 1,
    registry: [parsePublicKey(stranger)],
    remotes: {},
  }));
  chain = await Promise.all(
    roots.map((root, index) =>
      signedBy(
        root,
        ...(owners[index - 1] ?? []).slice(0, 2),
        ...(owners[index] ?? []).slice(0, 2),
      ),
    ),
  );
});

describe('followRoots', () => {
  it('reaches the latest root from each earlier one', async () => {
    for (const { version } of roots) {
      expect(await follow(version, chain)).toEqual({ root: roots[LENGTH - 1] });
    }
    expect(await latestRoot(chain)).toEqual(roots[LENGTH - 1]);
  });

  it('stays at a trusted root, whatever the server says of that version', async () => {
    const forged = await signedBy({ ...roots[0], keys: [parsePublicKey(stranger)] }, stranger);
    expect(await follow(1, [forged])).toEqual({ root: roots[0] });
  });

  it('refuses a shorter chain than the trusted root has', async () => {
    expect(await follow(3, until(2))).toEqual({ refusal: 'rolled-back' });
  });

  it('refuses a skipped version, and a repeated one', async () => {
    const skipped = await signedBy({ ...roots[1], version: 3 }, owners[0]?.[0], owners[1]?.[0]);
    expect(await follow(1, until(1, skipped))).toEqual({ refusal: 'skipped-version' });
    const repeated = await signedBy({ ...roots[1], version: 1 }, owners[0]?.[0], owners[1]?.[0]);
    expect(await follow(1, until(1, repeated))).toEqual({ refusal: 'skipped-version' });
  });

  it.each<[string, () => (PrivateKey | undefined)[]]>([
    ['a stranger', () => [stranger]],
    ['its own keys alone', () => [owners[1]?.[0]]],
    ['the keys before it alone', () => [owners[0]?.[0]]],
  ])('refuses a root that is signed by %s', async (_who, keys) => {
    const root = await signedBy(roots[1], ...keys());
    expect(await follow(1, until(1, root))).toEqual({ refusal: 'bad-signature' });
  });

  it('refuses fewer signatures than the threshold, also one twice', async () => {
    const [one] = owners[2] ?? [];
    for (const held of [[one], [one, one]]) {
      const root = await signedBy(roots[2], owners[1]?.[0], ...held);
      expect(await follow(2, until(2, root))).toEqual({ refusal: 'bad-signature' });
      const next = await signedBy(roots[3], ...held, owners[3]?.[0]);
      expect(await follow(3, until(3, next))).toEqual({ refusal: 'bad-signature' });
    }
  });

  it('refuses a root whose keys cannot reach the threshold, or that has one key twice', async () => {
    for (const wrong of [
      { threshold: 2 },
      { threshold: 0 },
      { keys: [...(roots[1]?.keys ?? []), ...(roots[1]?.keys ?? [])] },
      { remotes: { notices: [] } },
    ]) {
      const root = await signedBy({ ...roots[1], ...wrong }, owners[0]?.[0], owners[1]?.[0]);
      expect(await follow(1, until(1, root))).toEqual({ refusal: 'malformed' });
    }
  });

  it('refuses the signature of another kind of document', async () => {
    const keys = [owners[0]?.[0], owners[1]?.[0]].filter((key) => key !== undefined);
    const root = await signDocument('release', roots[1], keys);
    expect(await follow(1, until(1, root))).toEqual({ refusal: 'bad-signature' });
  });

  it('refuses an expired latest root, and needs no earlier one to be valid', async () => {
    expect(await follow(1, chain, new Date('2030-06-01'))).toEqual({ root: roots[LENGTH - 1] });
    expect(await follow(1, chain, new Date('2031-06-01'))).toEqual({ refusal: 'expired' });
  });

  it('accepts no chain with a root replaced, left out or in another place', async () => {
    const version = fc.integer({ min: 1, max: LENGTH });
    await fc.assert(
      fc.asyncProperty(
        version,
        fc.array(fc.integer({ min: 0, max: LENGTH - 1 }), { minLength: 1, maxLength: LENGTH + 1 }),
        async (from, order) => {
          const followed = await follow(
            from,
            order.map((index) => chain[index]),
          );
          const isGenuine = order.slice(from).every((at, index) => at === from + index);
          expect('root' in followed).toBe(order.length >= from && isGenuine);
          if ('root' in followed) expect(followed.root).toEqual(roots[order.length - 1]);
        },
      ),
    );
  });
});

describe('latestRoot', () => {
  it('needs an unbroken chain', async () => {
    await expect(latestRoot([])).rejects.toThrow();
    await expect(latestRoot([...until(1), ...chain.slice(2)] as SignedDocument[])).rejects.toThrow(
      'not valid',
    );
  });
});
