import { expect, test } from '@jest/globals';
import { scrollToCentre } from './scroll-to-centre.ts';

function boxed(box: Partial<DOMRect>): HTMLElement {
  const element = document.createElement('div');
  element.getBoundingClientRect = () => box as DOMRect;
  return element;
}

test('the stage scrolls by the distance between the middles', () => {
  const stage = boxed({ left: 100, top: 50 });
  Object.defineProperties(stage, { clientWidth: { value: 200 }, clientHeight: { value: 400 } });
  stage.scrollTop = 30;
  scrollToCentre(boxed({ left: 250, top: 500, width: 40, height: 20 }), stage);
  expect([stage.scrollLeft, stage.scrollTop]).toEqual([70, 290]);
});
