import { expect, test } from '@jest/globals';
import { EpubStage } from './epub-stage.ts';

test('a stage that is cleared waits for nothing', () => {
  const stage = new EpubStage(document.createElement('div'), {
    onResize: () => undefined,
    onClick: () => undefined,
    gestures: {
      range: { min: 1, max: 2, step: 1 },
      scale: () => 1,
      onZoom: () => undefined,
    },
  });
  stage.label('Page 1 of 2', true);
  expect(stage.element.ariaBusy).toBe('true');
  stage.clear();
  expect(stage.element.ariaBusy).toBe('false');
  stage.destroy();
});
