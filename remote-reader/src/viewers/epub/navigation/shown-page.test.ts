import { describe, expect, test } from '@jest/globals';
import { pinned, shownAt } from './shown-page.ts';

const node = document.createElement('hr');
const layout = { firstOn: () => ({ node, offset: 0 }) };

describe('what a page is found again by', () => {
  test('is the spot that was named, unless one turned on from it', () => {
    const spot = { at: 'fragment', fragment: 'note' } as const;
    expect(shownAt({ index: 2, spot, pages: 0 }, 5).spot).toBe(spot);
    expect(shownAt({ index: 2, spot, pages: 1 }, 6)).toEqual({
      index: 2,
      page: 6,
      spot: { at: 'page', page: 6 },
    });
  });

  test('is the page where it really is, when a page was named', () => {
    const spot = { at: 'page', page: 99 } as const;
    expect(shownAt({ index: 0, spot, pages: 0 }, 7).spot).toEqual({ at: 'page', page: 7 });
  });

  test('becomes what stands first on it before everything is laid out anew', () => {
    const shown = { index: 0, page: 3, spot: { at: 'page', page: 3 } } as const;
    expect(pinned(shown, layout).spot).toEqual({ at: 'landmark', landmark: layout.firstOn() });
  });

  test('stays what was named, and a page on which nothing stands', () => {
    const named = { index: 0, page: 3, spot: { at: 'fragment', fragment: 'note' } } as const;
    expect(pinned(named, layout)).toBe(named);
    const empty = { index: 0, page: 3, spot: { at: 'page', page: 3 } } as const;
    expect(pinned(empty, { firstOn: () => undefined })).toBe(empty);
  });
});
