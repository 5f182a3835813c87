import { beforeAll, expect, test } from '@jest/globals';
import { addSheet, adoptSheets } from './sheets.ts';

class FakeSheet {
  css = '';
  replaceSync(css: string): void {
    this.css = css;
  }
}

// jsdom has none.
beforeAll(() => void Object.assign(globalThis, { CSSStyleSheet: FakeSheet }));

/** A shadow root, and the sheets that it has adopted. */
function shadow() {
  const root = document.createElement('div').attachShadow({ mode: 'open' });
  Object.assign(root, { adoptedStyleSheets: [] });
  const adopted = () => root.adoptedStyleSheets.map((sheet) => (sheet as unknown as FakeSheet).css);
  return { root, adopted };
}

test('a shadow root has all sheets, also those that come later, until it gives them back', () => {
  addSheet('a {}');
  const { root, adopted } = shadow();
  const giveBack = adoptSheets(root);
  expect(adopted()).toEqual(['a {}']);
  addSheet('b {}');
  expect(adopted()).toEqual(['a {}', 'b {}']);
  giveBack();
  expect(adopted()).toEqual([]);
  addSheet('c {}');
  expect(adopted()).toEqual([]);
});

test('a reader that begins before the one before it has ended keeps its sheets', () => {
  const { root, adopted } = shadow();
  const endFirst = adoptSheets(root);
  const endSecond = adoptSheets(root);
  const all = adopted();
  expect(all).toContain('a {}');
  endFirst();
  expect(adopted()).toEqual(all);
  addSheet('d {}');
  expect(adopted()).toEqual([...all, 'd {}']);
  endSecond();
  expect(adopted()).toEqual([]);
});
