import { expect, test } from '@jest/globals';
import { EpubStage } from './epub-stage.ts';

const makeStage = () =>
  new EpubStage(document.createElement('div'), {
    onResize: () => undefined,
    onClick: () => undefined,
    onSwipe: () => undefined,
    gestures: {
      range: { min: 1, max: 2, step: 1 },
      scale: () => 1,
      onZoom: () => undefined,
    },
  });

test('a stage that is cleared waits for nothing', () => {
  const stage = makeStage();
  stage.label('Page 1 of 2', true);
  expect(stage.element.ariaBusy).toBe('true');
  stage.clear();
  expect(stage.element.ariaBusy).toBe('false');
  stage.destroy();
});

/** A frame on the stage, scrolled with it, with a page that is scaled. */
function makeFrame(stage: EpubStage) {
  const frame = document.createElement('iframe');
  let scale = 2;
  frame.getBoundingClientRect = () => {
    const { scrollLeft, scrollTop } = stage.element;
    return new DOMRect(100 - scrollLeft, 50 - scrollTop, 400 * scale, 600 * scale);
  };
  Object.defineProperty(frame, 'offsetWidth', { value: 400 });
  return {
    frame,
    zoomTo: (next: number) => {
      scale = next;
    },
  };
}

test('what two fingers hold stays between them when a page of its own size is made larger [R2.83]', () => {
  const stage = makeStage();
  const { frame, zoomTo } = makeFrame(stage);
  stage.show(frame);
  const inFrame = { x: 300, y: 450 };
  const fingers = stage.pointOf(frame, inFrame);
  expect(fingers).toEqual({ x: 700, y: 950 });
  stage.holding(fingers, () => zoomTo(3));
  expect(stage.element.scrollTop).toBe(450);
  expect(stage.pointOf(frame, inFrame)).toEqual(fingers);
  stage.destroy();
});

test('another page begins at its top, or at its end for who comes back to it [R2.45 R2.83]', () => {
  const stage = makeStage();
  const { frame } = makeFrame(stage);
  stage.show(frame);
  stage.element.scrollTop = 300;
  stage.show(frame);
  expect(stage.element.scrollTop).toBe(300);
  stage.show(makeFrame(stage).frame);
  expect(stage.element.scrollTop).toBe(0);
  Object.defineProperty(stage.element, 'scrollHeight', { value: 900 });
  stage.show(makeFrame(stage).frame, 'end');
  expect(stage.element.scrollTop).toBe(900);
  stage.destroy();
});

test.each(['the document', 'a shadow root'])(
  'a keyboard reader goes on in the next frame, in %s',
  (where) => {
    const host = document.body.appendChild(document.createElement('div'));
    const root = where === 'the document' ? host : host.attachShadow({ mode: 'open' });
    const stage = makeStage();
    root.append(stage.element);
    const [first, next] = [makeFrame(stage).frame, makeFrame(stage).frame];
    stage.element.append(first, next);
    stage.show(first);
    first.focus();
    stage.show(next);
    const { activeElement } = root instanceof ShadowRoot ? root : document;
    expect(activeElement).toBe(next);
    stage.destroy();
    host.remove();
  },
);
