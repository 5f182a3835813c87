import { afterEach, describe, expect, test } from '@jest/globals';
import type { Progression } from '../contract/viewer.contract.ts';
import { answerReadingKey, screenfulOfKey, turnOfKey } from './reading-keys.ts';

afterEach(() => document.body.replaceChildren());

/** Presses the key in the element and returns its effect. */
function press(
  markup: string,
  init: KeyboardEventInit,
  progression: Progression = 'ltr',
  meaning: (event: KeyboardEvent) => string | undefined = (event) => turnOfKey(event, progression),
) {
  document.body.innerHTML = markup;
  const target = document.body.querySelector('.target') ?? document.body;
  let turn: string | undefined = 'not heard';
  const listener = (event: KeyboardEvent) => {
    turn = meaning(event);
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
  ] as const)('%s in a %s document is %s [R2.33 R2.50]', (key, progression, turn) => {
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

describe('keys that scroll by a screenful', () => {
  /** Presses the key beside, on or around a page of 600 pixels in a scrolled space. */
  function scroll(init: KeyboardEventInit, height = 600, scrollTop = 0, markup = SPACE) {
    return press(markup, init, 'rtl', (event) => {
      const space = document.querySelector('#space') ?? document.body;
      Object.defineProperties(space, {
        scrollHeight: { value: 600 },
        clientHeight: { value: height },
        scrollTop: { value: scrollTop },
      });
      const screenful = screenfulOfKey(event, space);
      return screenful && 'turn' in screenful ? screenful.turn : undefined;
    });
  }
  const SPACE = '<div id="space" class="target"></div>';

  test.each([
    [{ key: 'PageDown' }, 'next-page'],
    [{ key: ' ' }, 'next-page'],
    [{ key: 'PageUp' }, 'previous-page'],
    [{ key: ' ', shiftKey: true }, 'previous-page'],
    [{ key: 'PageDown', shiftKey: true }, undefined],
    [{ key: 'PageDown', ctrlKey: true }, undefined],
    [{ key: 'ArrowDown' }, undefined],
  ])('turn a page that fits: %j is %s, whichever way pages go [R2.39]', (init, turn) => {
    expect(scroll(init)).toBe(turn);
    expect(scroll(init, 600, 0, '<p class="target"><b id="space"></b></p>')).toBe(turn);
  });

  test('scroll one that does not fit, and turn it at its end [R2.39]', () => {
    const [down, up] = [{ key: 'PageDown' }, { key: 'PageUp' }];
    expect([scroll(down, 400), scroll(up, 400)]).toEqual([undefined, 'previous-page']);
    expect([scroll(down, 400, 100), scroll(up, 400, 100)]).toEqual([undefined, undefined]);
    expect([scroll(down, 400, 199.5), scroll(up, 400, 199.5)]).toEqual(['next-page', undefined]);
  });

  test('held down stop at the end of what they scroll, and go on where nothing is [R2.39]', () => {
    const held = { key: ' ', repeat: true };
    expect([scroll(held, 400, 200), scroll(held)]).toEqual([undefined, 'next-page']);
  });

  test.each([
    ['beside the page', '<div id="space"></div><p class="target"></p>'],
    ['on a button of it', '<div id="space"><button class="target"></button></div>'],
    ['in a player', '<div id="space"><video class="target"></video></div>'],
  ])('mean nothing %s', (_where, markup) => {
    expect(scroll({ key: ' ' }, 600, 0, markup)).toBeUndefined();
  });

  test.each([
    [
      'to the side, where a page is larger only there',
      { scrollWidth: 900, clientWidth: 300 },
      false,
    ],
    ['the page around a frame', { scrollHeight: 900, clientHeight: 300 }, true],
  ])('scroll %s, and turn it at its end [R2.45]', (_, size, isInFrame) => {
    const space = document.body.appendChild(document.createElement('div'));
    Object.defineProperties(space, {
      ...Object.fromEntries(Object.entries(size).map(([name, value]) => [name, { value }])),
      scrollBy: {
        value: ({ left, top }: { left: number; top: number }) => {
          space.scrollLeft += left;
          space.scrollTop += top;
        },
      },
    });
    const inner = isInFrame ? document.implementation.createHTMLDocument() : document;
    const target = isInFrame ? inner.body : space;
    const go = (key: string) => {
      const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true });
      let turn: string | undefined;
      const listener = () => {
        turn = answerReadingKey(event, 'ltr', space);
      };
      target.addEventListener('keydown', listener, { once: true });
      target.dispatchEvent(event);
      return [space.scrollLeft + space.scrollTop, turn, event.defaultPrevented];
    };
    expect(go(' ')).toEqual([270, undefined, true]);
    expect(go('PageDown')).toEqual([540, undefined, true]);
    Object.assign(space, isInFrame ? { scrollTop: 600 } : { scrollLeft: 600 });
    expect(go(' ')).toEqual([600, 'next-page', true]);
    expect(go('PageUp')).toEqual([330, undefined, true]);
    expect(go('ArrowRight')).toEqual([330, 'next-page', true]);
  });
});
