import { afterEach, describe, expect, test } from '@jest/globals';
import type { Progression } from '../viewer.contract.ts';
import { turnOfKey } from './reading-keys.ts';

afterEach(() => document.body.replaceChildren());

/** Presses the key in the element and answers what it means. */
function press(markup: string, init: KeyboardEventInit, progression: Progression = 'ltr') {
  document.body.innerHTML = markup;
  const target = document.body.querySelector('.target') ?? document.body;
  let turn: string | undefined = 'not heard';
  const listener = (event: KeyboardEvent) => {
    turn = turnOfKey(event, progression);
  };
  document.addEventListener('keydown', listener, { once: true });
  target.dispatchEvent(
    new KeyboardEvent('keydown', { bubbles: true, cancelable: true, composed: true, ...init }),
  );
  return turn;
}

describe('arrow keys', () => {
  test.each([
    ['ArrowRight', 'ltr', 'next-page'],
    ['ArrowLeft', 'ltr', 'previous-page'],
    ['ArrowRight', 'rtl', 'previous-page'],
    ['ArrowLeft', 'rtl', 'next-page'],
  ] as const)('%s in a %s document is %s', (key, progression, turn) => {
    expect(press('', { key }, progression)).toBe(turn);
  });

  test('turn the page from a button as well', () => {
    expect(press('<button class="target">x</button>', { key: 'ArrowRight' })).toBe('next-page');
  });

  test.each([
    ['another key', '', { key: 'ArrowUp' }],
    ['with a modifier', '', { key: 'ArrowRight', altKey: true }],
    ['while composing', '', { key: 'ArrowRight', isComposing: true }],
    ['in an input', '<input class="target">', { key: 'ArrowRight' }],
    ['in a tree', '<ul role="tree"><li class="target"></li></ul>', { key: 'ArrowRight' }],
    ['in a dialog', '<div role="dialog"><b class="target"></b></div>', { key: 'ArrowRight' }],
    ['in a player', '<video class="target"></video>', { key: 'ArrowRight' }],
  ])('mean nothing %s', (_name, markup, init) => {
    expect(press(markup, init)).toBeUndefined();
  });

  test('mean nothing when someone has used them', () => {
    document.body.addEventListener('keydown', (event) => event.preventDefault(), { once: true });
    expect(press('', { key: 'ArrowRight' })).toBeUndefined();
  });
});
