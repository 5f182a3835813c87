import { describe, expect, test } from '@jest/globals';
import type { SpineItem } from '@leeszaal/shared-contracts';
import fc from 'fast-check';
import { readOrder } from '../book/reading-order.ts';
import { resolveTarget, type Target } from './resolve-target.ts';

interface Segment {
  readonly pages: number;
  readonly linear: boolean;
}

const book = fc.array(fc.record({ pages: fc.integer({ min: 1, max: 5 }), linear: fc.boolean() }), {
  minLength: 1,
  maxLength: 12,
});

function orderOf(segments: readonly Segment[]) {
  const spine = segments.map(
    ({ linear }, index): SpineItem => ({ path: `${index}.xhtml`, linear, layout: 'reflowable' }),
  );
  return readOrder(spine, []);
}

/** Resolves a target completely. */
function resolve(start: Target, segments: readonly Segment[]) {
  const order = orderOf(segments);
  for (let target = start; ; ) {
    const pageCount = segments[target.index]?.pages ?? 1;
    const page = target.spot.at === 'end' ? pageCount - 1 : 0;
    const resolved = resolveTarget(target, page, pageCount, order);
    if (resolved.kind === 'here') return { index: target.index, page: resolved.page };
    target = resolved.target;
  }
}

/** Every page of the linear segments, in order. */
function allPages(segments: readonly Segment[]) {
  const order = orderOf(segments);
  const pages: { index: number; page: number }[] = [];
  for (let at: number | undefined = order.first; at !== undefined; at = order.after(at)) {
    for (let page = 0; page < (segments[at]?.pages ?? 1); page += 1)
      pages.push({ index: at, page });
  }
  return pages;
}

const step = (index: number, page: number, pages: number): Target => ({
  index,
  spot: { at: 'start' },
  pages: page + pages,
});

describe('turning pages', () => {
  test('forward from the beginning shows every page of every segment once, in order [R2.48 R2.58]', () => {
    fc.assert(
      fc.property(book, (segments) => {
        const all = allPages(segments);
        let at = { index: orderOf(segments).first, page: 0 };
        const shown = [at];
        for (let turns = 1; turns < all.length; turns += 1) {
          at = resolve(step(at.index, at.page, 1), segments);
          shown.push(at);
        }
        expect(shown).toEqual(all);
        expect(resolve(step(at.index, at.page, 1), segments)).toEqual(at);
      }),
    );
  });

  test('backward from the end shows the same in reverse [R2.58]', () => {
    fc.assert(
      fc.property(book, (segments) => {
        const all = allPages(segments);
        const order = orderOf(segments);
        let at = resolve({ index: order.last, spot: { at: 'end' }, pages: 0 }, segments);
        const shown = [at];
        for (let turns = 1; turns < all.length; turns += 1) {
          at = resolve(step(at.index, at.page, -1), segments);
          shown.push(at);
        }
        expect(shown).toEqual(all.toReversed());
      }),
    );
  });

  test('many presses at once land where single ones do [R2.41]', () => {
    fc.assert(
      fc.property(
        book,
        fc.array(fc.constantFrom(1, -1), { maxLength: 30 }),
        (segments, presses) => {
          const order = orderOf(segments);
          const all = allPages(segments);
          const start = Math.floor(all.length / 2);
          const { index, page } = all[start] ?? { index: order.first, page: 0 };
          const sum = presses.reduce((total, press) => total + press, 0);
          const aim = Math.max(0, Math.min(start + sum, all.length - 1));
          expect(resolve(step(index, page, sum), segments)).toEqual(all[aim]);
        },
      ),
    );
  });
});

describe('the reading order', () => {
  const items: SpineItem[] = [
    { path: 'a b.xhtml', linear: true, layout: 'reflowable' },
    { path: 'note.xhtml', linear: false, layout: 'reflowable' },
    { path: 'c.xhtml', linear: true, layout: 'reflowable' },
  ];

  test('goes on from a segment outside it with its neighbours', () => {
    const order = readOrder(items, []);
    expect([order.first, order.after(0), order.after(1), order.before(1), order.last]).toEqual([
      0, 2, 2, 0, 2,
    ]);
  });

  test('finds segments by their path, also percent-encoded', () => {
    const order = readOrder(items, []);
    expect(order.indexOf('a b.xhtml')).toBe(0);
    expect(order.indexOf('a%20b.xhtml')).toBe(0);
    expect(order.indexOf('d.xhtml')).toBeUndefined();
  });

  test('is that of the contents when the server told none', () => {
    const leaf = (link: string) => ({ title: link, link, children: [] });
    const contents = [{ ...leaf('a.xhtml'), children: [leaf('a.xhtml#x'), leaf('b.xhtml')] }];
    expect(readOrder(null, contents).items.map(({ path }) => path)).toEqual(['a.xhtml', 'b.xhtml']);
  });
});
