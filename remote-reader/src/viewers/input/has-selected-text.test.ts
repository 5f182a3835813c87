import { afterEach, expect, test } from '@jest/globals';
import { hasSelectedText } from './has-selected-text.ts';

afterEach(() => {
  document.getSelection()?.removeAllRanges();
  document.body.replaceChildren();
});

test('finds what is selected in the document', () => {
  document.body.innerHTML = '<p>text</p>';
  expect(hasSelectedText(document.body)).toBe(false);
  document.getSelection()?.selectAllChildren(document.body);
  expect(hasSelectedText(document.body)).toBe(true);
  expect(hasSelectedText(document)).toBe(true);
});

test.each(['getComposedRanges', 'getSelection'] as const)(
  'finds what is selected in a shadow root by %s',
  (way) => {
    const host = document.body.appendChild(document.createElement('div'));
    const root = host.attachShadow({ mode: 'open' });
    root.innerHTML = '<p>text</p>';
    const text = root.querySelector('p') as HTMLElement;
    const selection = document.getSelection() as Selection;
    const isCollapsed = { now: true };
    if (way === 'getComposedRanges') {
      Object.assign(selection, {
        getComposedRanges: ({ shadowRoots }: { readonly shadowRoots: readonly Node[] }) =>
          shadowRoots[0] === root ? [{ collapsed: isCollapsed.now }] : [],
      });
    } else {
      Reflect.deleteProperty(selection, 'getComposedRanges');
      Object.assign(root, { getSelection: () => ({ isCollapsed: isCollapsed.now }) });
    }
    expect(hasSelectedText(text)).toBe(false);
    isCollapsed.now = false;
    expect(hasSelectedText(text)).toBe(true);
  },
);
