import { beforeEach, expect, test } from '@jest/globals';
import { loadFonts } from './load-fonts.ts';

const root = document.documentElement;
const links = () => [...document.head.querySelectorAll<HTMLLinkElement>('link[rel="preload"]')];

beforeEach(() => {
  document.head.replaceChildren();
  root.dataset['fonts'] = 'awaited';
});

test.each(['load', 'error'])(
  'the text is set in the web fonts once each has told of its %s',
  async (event) => {
    const brought = loadFonts();
    expect(links().map((link) => [link.as, link.crossOrigin])).toEqual([
      ['font', 'anonymous'],
      ['font', 'anonymous'],
    ]);
    const [first, second] = links();
    first?.dispatchEvent(new Event('load'));
    await Promise.resolve();
    expect(root.dataset['fonts']).toBe('awaited');
    second?.dispatchEvent(new Event(event));
    await brought;
    expect(root.dataset['fonts']).toBeUndefined();
  },
);
