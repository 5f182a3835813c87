import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { onSwipe } from './listen-swipe.ts';

let sides: string[] = [];
let stop = () => {};

beforeEach(() => {
  sides = [];
  document.body.innerHTML = '<p>Text</p><video></video>';
  stop = onSwipe(document, (side) => sides.push(side));
});
afterEach(() => {
  document.getSelection()?.removeAllRanges();
  stop();
});

type Spot = readonly [x: number, y: number];

function send(type: string, at: number, values: object, selector: string): void {
  const event = new Event(type, { bubbles: true });
  for (const [key, value] of Object.entries({ ...values, timeStamp: at }))
    Object.defineProperty(event, key, { value });
  document.querySelector(selector)?.dispatchEvent(event);
}

const finger = ([screenX, screenY]: Spot, identifier = 0) => ({ identifier, screenX, screenY });

/** Moves a finger from one point to another in a number of ms. */
function stroke(from: Spot, to: Spot, ms = 200, selector = 'p'): readonly string[] {
  sides = [];
  send('touchstart', 1000, { touches: [finger(from)] }, selector);
  send('touchend', 1000 + ms, { touches: [], changedTouches: [finger(to)] }, selector);
  return sides;
}

test('a finger that moves quickly to a side is a swipe [R2.40]', () => {
  expect(stroke([300, 400], [200, 430])).toEqual(['left']);
  expect(stroke([200, 400], [300, 370])).toEqual(['right']);
});

test.each([
  ['a tap', [300, 400], [280, 400], 200, 'p'],
  ['steep', [300, 400], [200, 300], 200, 'p'],
  ['slow', [300, 400], [200, 400], 900, 'p'],
  ['within a player', [300, 400], [200, 400], 200, 'video'],
] as const)('what is %s is none [R2.40]', (_what, from, to, ms, selector) => {
  expect(stroke(from, to, ms, selector)).toEqual([]);
});

test('two fingers are none, nor is one of which the browser makes something else', () => {
  send('touchstart', 0, { touches: [finger([300, 400])] }, 'p');
  send('touchstart', 10, { touches: [finger([300, 400]), finger([100, 400], 1)] }, 'p');
  send('touchend', 90, { changedTouches: [finger([200, 400])] }, 'p');
  send('touchstart', 100, { touches: [finger([300, 400])] }, 'p');
  send('touchcancel', 110, {}, 'p');
  send('touchend', 150, { changedTouches: [finger([200, 400])] }, 'p');
  expect(sides).toEqual([]);
});

test('a finger that selects a text does not swipe [R2.40]', () => {
  const text = document.querySelector('p')?.firstChild;
  if (text) document.getSelection()?.selectAllChildren(text.parentNode as Node);
  expect(stroke([300, 400], [200, 400])).toEqual([]);
});

test('nothing is listened to after the end', () => {
  stop();
  expect(stroke([300, 400], [200, 400])).toEqual([]);
});
