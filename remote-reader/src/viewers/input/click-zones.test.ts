import { describe, expect, test } from '@jest/globals';
import { isFreeClick, turnOfClick } from './click-zones.ts';

describe('click zones', () => {
  test('the margins turn the page, the content does not [R2.32]', () => {
    expect(turnOfClick(99, 1000, 100, 'ltr')).toBe('previous-page');
    expect(turnOfClick(100, 1000, 100, 'ltr')).toBeUndefined();
    expect(turnOfClick(899, 1000, 100, 'ltr')).toBeUndefined();
    expect(turnOfClick(900, 1000, 100, 'ltr')).toBe('next-page');
  });

  test('right to left they change sides [R2.49]', () => {
    expect(turnOfClick(5, 1000, 100, 'rtl')).toBe('next-page');
    expect(turnOfClick(995, 1000, 100, 'rtl')).toBe('previous-page');
  });

  test('a thumb fits in where there is no margin, and the middle stays free [R2.32]', () => {
    expect(turnOfClick(40, 390, 0, 'ltr')).toBe('previous-page');
    expect(turnOfClick(195, 390, 195, 'ltr')).toBeUndefined();
    expect(turnOfClick(50, 100, 0, 'ltr')).toBeUndefined();
  });
});

describe('a free click', () => {
  const click = (markup: string, init: MouseEventInit = {}) => {
    document.body.innerHTML = markup;
    let free: boolean | undefined;
    const heard = (event: MouseEvent) => {
      free = isFreeClick(event, document);
    };
    document.addEventListener('click', heard, { once: true });
    const target = document.querySelector('.target') ?? document.body;
    target.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...init }));
    return free;
  };

  test('is one on text', () => {
    expect(click('<p class="target">text</p>')).toBe(true);
  });

  test.each([
    ['on a link', '<a href="#x"><b class="target">x</b></a>', {}],
    ['with another button', '', { button: 1 }],
    ['the second of a double click', '', { detail: 2 }],
    ['with a modifier', '', { ctrlKey: true }],
  ])('is none %s', (_name, markup, init) => {
    expect(click(markup, init)).toBe(false);
  });

  test('is none when it ended a selection', () => {
    document.body.innerHTML = '<p>text</p>';
    document.getSelection()?.selectAllChildren(document.body);
    const event = new MouseEvent('click', { bubbles: true });
    expect(isFreeClick(event, document)).toBe(false);
  });
});
