import { expect, test } from '@jest/globals';
import { renderHook } from '@testing-library/react';
import type { Viewer, ViewerState } from '../contract/viewer.contract.ts';
import { useIsFirstAwaited, useWait } from './use-view.ts';

const loading = { kind: 'loading', view: undefined } as const;

function waitsAt(state: ViewerState) {
  const viewer = { state: () => state, subscribe: () => () => undefined } as unknown as Viewer;
  const { result } = renderHook(() => [useWait(viewer), useIsFirstAwaited(viewer)]);
  return result.current;
}

test('over a page that is visible while the rest loads no sign of waiting lies, and the bar waits [R2.198]', () => {
  expect(waitsAt(loading)).toEqual(['first', true]);
  expect(waitsAt({ ...loading, isVisible: true })).toEqual([undefined, true]);
});
