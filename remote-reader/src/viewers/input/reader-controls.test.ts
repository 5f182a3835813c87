import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import type { Progression } from '../contract/viewer.contract.ts';
import { FONT_ZOOM } from '../zoom/zoom-steps.ts';
import { ReaderControls } from './reader-controls.ts';

describe('the controls of a book', () => {
  let done: string[] = [];
  let progression: Progression = 'ltr';
  let controls: ReaderControls;

  beforeEach(() => {
    done = [];
    progression = 'ltr';
    controls = new ReaderControls(document, {
      progression: () => progression,
      scroller: () => document.body,
      width: () => 600,
      margin: () => 60,
      range: FONT_ZOOM,
      scale: () => 1,
      setScale: (scale, { x, y }) => done.push(`scale ${scale} around ${x} ${y}`),
      go: (to) => done.push(to),
      onActivity: () => done.push('active'),
    });
  });
  afterEach(() => controls.stop());

  const press = (key: string) =>
    new KeyboardEvent('keydown', { key, cancelable: true, bubbles: true });

  test('turn pages by clicks at the sides, as the text goes', () => {
    controls.click(590);
    controls.click(300);
    progression = 'rtl';
    controls.click(590);
    expect(done).toEqual(['active', 'next-page', 'active', 'previous-page']);
  });

  test('turn pages by arrows, within frames and beside them', () => {
    const inFrame = press('ArrowRight');
    controls.press(inFrame);
    expect(inFrame.defaultPrevented).toBe(true);
    document.dispatchEvent(press('ArrowLeft'));
    controls.press(press('a'));
    expect(done).toEqual(['active', 'next-page', 'active', 'previous-page']);
  });

  test('turn pages by the keys that scroll, within frames and beside them [R2.39]', () => {
    const inFrame = press(' ');
    controls.press(inFrame);
    expect(inFrame.defaultPrevented).toBe(true);
    document.body.dispatchEvent(press('PageUp'));
    expect(done).toEqual(['active', 'next-page', 'active', 'previous-page']);
  });

  test('turn pages by a finger that moves to a side', () => {
    controls.swipe('left');
    progression = 'rtl';
    controls.swipe('left');
    expect(done).toEqual(['active', 'next-page', 'active', 'previous-page']);
  });

  test('make letters larger by gestures', () => {
    controls.gestures.onZoom(2, { x: 30, y: 50 });
    expect(done).toEqual(['active', 'scale 1.4 around 30 50']);
  });

  test('listen no longer once they are stopped', () => {
    controls.stop();
    document.dispatchEvent(press('ArrowLeft'));
    expect(done).toEqual([]);
  });
});
