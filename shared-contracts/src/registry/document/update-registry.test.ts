import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { Publication, Registry } from '../model/registry.contract.ts';
import { emptyRegistry, renewed, withPublication } from './update-registry.ts';

const now = new Date('2026-03-01T12:00:00Z');

const publication = (folder: string): Publication => ({
  active: {
    version: folder,
    folder,
    contract: '^1.0',
    manifest: 'mf-manifest.json',
    initial: [],
    files: [],
  },
  routes: [{ name: 'home', path: '/', minimumRole: 'none' }],
});

const publish = (registry: Registry, [name, folder]: readonly [string, string]): Registry =>
  withPublication(registry, name, publication(folder), now);

describe('withPublication', () => {
  const step = fc.tuple(fc.constantFrom('shop', 'reader'), fc.constantFrom('a', 'b', 'c'));

  it('raises the sequence number with every change, and only then', () => {
    fc.assert(
      fc.property(fc.array(step), (steps) => {
        let registry = emptyRegistry(now);
        for (const [name, folder] of steps) {
          const before = registry;
          registry = publish(before, [name, folder]);
          const changed = before.remotes[name]?.active.folder !== folder;
          expect(registry.sequence).toBe(before.sequence + (changed ? 1 : 0));
          expect(registry.remotes[name]?.active.folder).toBe(folder);
        }
      }),
    );
  });

  it('remembers what it replaced, so that the way back is known', () => {
    fc.assert(
      fc.property(fc.array(step, { minLength: 1 }), step, (steps, [name, folder]) => {
        const before = steps.reduce(publish, emptyRegistry(now));
        const former = before.remotes[name]?.active;
        fc.pre(former !== undefined && former.folder !== folder);
        const after = publish(before, [name, folder]);
        const back = publish(after, [name, former?.folder ?? '']);
        expect(after.remotes[name]?.previous?.folder).toBe(former?.folder);
        expect(back.remotes[name]?.active).toEqual(former);
        expect(back.sequence).toBe(before.sequence + 2);
      }),
    );
  });

  it('leaves the other remotes alone', () => {
    const before = publish(emptyRegistry(now), ['shop', 'a']);
    expect(publish(before, ['reader', 'b']).remotes.shop).toBe(before.remotes.shop);
  });
});

describe('renewed', () => {
  it('moves the expiry and nothing else', () => {
    const before = publish(emptyRegistry(now), ['shop', 'a']);
    const later = new Date('2027-02-01T00:00:00Z');
    expect(renewed(before, later)).toEqual({
      ...before,
      issuedAt: '2027-02-01T00:00:00.000Z',
      expires: '2027-02-08T00:00:00.000Z',
    });
  });
});
