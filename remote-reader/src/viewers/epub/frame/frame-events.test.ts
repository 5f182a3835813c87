import { expect, jest, test } from '@jest/globals';
import { type FrameEvents, listenToFrame } from './frame-events.ts';

test('pages are laid out anew when a picture or a font has come, and when an answer is opened [R2.81]', () => {
  const page = document.implementation.createHTMLDocument('');
  page.body.innerHTML = '<img alt=""><details><summary>Question</summary>Answer</details>';
  const [early, late] = [{ status: 'loaded' }, { status: 'loading' }];
  const fonts = Object.assign(new EventTarget(), { [Symbol.iterator]: () => [early].values() });
  const come = (...fontfaces: object[]) =>
    fonts.dispatchEvent(Object.assign(new Event('loadingdone'), { fontfaces }));
  Object.defineProperty(page, 'fonts', { value: fonts });
  const onReflow = jest.fn();
  const nothing = () => undefined;
  const events: FrameEvents = {
    gestures: { range: { min: 1, max: 2, step: 0.1 }, scale: () => 1, onZoom: nothing },
    ...{ onActivity: nothing, onLink: nothing, onClick: nothing, onKey: nothing },
    onSwipe: nothing,
    onScroll: nothing,
    onReflow,
  };
  listenToFrame(page, events);
  // It was loaded before the layout.
  come(early);
  expect(onReflow).not.toHaveBeenCalled();
  come(early, late);
  page.querySelector('img')?.dispatchEvent(new Event('load'));
  page.querySelector('details')?.dispatchEvent(new Event('toggle'));
  expect(onReflow).toHaveBeenCalledTimes(3);
});
