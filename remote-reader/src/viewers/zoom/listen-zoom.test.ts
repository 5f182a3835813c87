import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { onZoomGestures } from './listen-zoom.ts';
import { PAGE_ZOOM, zoomedBy } from './zoom-steps.ts';

let scale = 1;
let around: unknown;
let stop = () => {};

beforeEach(() => {
  scale = 1;
  around = undefined;
  stop = onZoomGestures(document.body, {
    range: PAGE_ZOOM,
    scale: () => scale,
    onZoom: (steps, at) => {
      scale = zoomedBy(scale, steps, PAGE_ZOOM);
      around = at;
    },
  });
});
afterEach(() => stop());

/** Sends an event with these values; returns false if its default was prevented. */
function send(type: string, values: object): boolean {
  const event = new Event(type, { bubbles: true, cancelable: true });
  for (const [key, value] of Object.entries(values)) Object.defineProperty(event, key, { value });
  return document.body.dispatchEvent(event);
}

const fingers = (...xs: number[]) => ({ touches: xs.map((x) => ({ clientX: x, clientY: 50 })) });

describe('the wheel', () => {
  const turn = { deltaY: -100, deltaMode: 0, clientX: 30, clientY: 40 };

  test('with Ctrl zooms around the pointer, and the page stays as large as it is [R2.82]', () => {
    expect(send('wheel', { ...turn, ctrlKey: true })).toBe(false);
    expect(scale).toBe(1.1);
    expect(around).toEqual({ x: 30, y: 40 });
  });

  test('without Ctrl scrolls', () => {
    expect(send('wheel', { ...turn, ctrlKey: false })).toBe(true);
    expect(scale).toBe(1);
  });

  test('may count in lines', () => {
    send('wheel', { ...turn, deltaY: 6, deltaMode: 1, ctrlKey: true });
    expect(scale).toBe(0.9);
  });
});

describe('two fingers', () => {
  test('zoom by how far they move apart, around their middle [R2.82]', () => {
    send('touchstart', fingers(100, 200));
    expect(send('touchmove', fingers(75, 225))).toBe(false);
    expect(scale).toBe(1.5);
    expect(around).toEqual({ x: 150, y: 50 });
    send('touchmove', fingers(125, 175));
    expect(scale).toBe(0.5);
  });

  test('one or three are no pinch', () => {
    send('touchstart', fingers(100));
    expect(send('touchmove', fingers(180))).toBe(true);
    send('touchstart', fingers(100, 200, 300));
    expect(send('touchmove', fingers(10, 200, 300))).toBe(true);
    expect(scale).toBe(1);
  });
});

test('fingers on a trackpad, as Safari tells of them', () => {
  expect(send('gesturestart', { scale: 1 })).toBe(false);
  expect(send('gesturechange', { scale: 1.31, clientX: 5, clientY: 6 })).toBe(false);
  expect(scale).toBe(1.3);
  expect(around).toEqual({ x: 5, y: 6 });
});

test('nothing is listened to after the end', () => {
  stop();
  send('gesturestart', { scale: 1 });
  send('gesturechange', { scale: 2, clientX: 0, clientY: 0 });
  expect(scale).toBe(1);
});
