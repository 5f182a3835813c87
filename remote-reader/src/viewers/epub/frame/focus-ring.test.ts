import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { FocusRing } from './focus-ring.ts';

let ring: FocusRing;
let frame: HTMLIFrameElement;

beforeEach(() => {
  ring = new FocusRing(document);
  frame = document.createElement('iframe');
  document.body.append(frame);
  if (frame.contentDocument) frame.contentDocument.body.innerHTML = '<a href="#x">link</a>';
  ring.watch(frame);
});
afterEach(() => {
  ring.stop();
  frame.remove();
});

const press = (key: string) =>
  document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
const tell = (type: 'focus' | 'blur') => frame.contentWindow?.dispatchEvent(new Event(type));
const isRinged = () => frame.hasAttribute('data-focused');

test('a page that the Tab key comes to is ringed until it is left', () => {
  press('Tab');
  tell('focus');
  expect(isRinged()).toBe(true);
  tell('blur');
  expect(isRinged()).toBe(false);
});

test('a link in it shows by itself that it has the focus', () => {
  press('Tab');
  tell('focus');
  frame.contentDocument?.querySelector('a')?.focus();
  expect(isRinged()).toBe(false);
});

test('whoever reads on by pressing in it sees no ring at the next page', () => {
  press('Tab');
  tell('focus');
  frame.contentDocument?.dispatchEvent(new Event('pointerdown'));
  tell('focus');
  expect(isRinged()).toBe(false);
});

test.each([
  ['by a press', () => document.body.dispatchEvent(new Event('pointerdown', { bubbles: true }))],
  ['after another key', () => press('ArrowRight')],
])('whoever comes to it %s sees no ring', (_how, come) => {
  press('Tab');
  come();
  tell('focus');
  expect(isRinged()).toBe(false);
});
