import { expect, jest, test } from '@jest/globals';
import { act } from 'react';
import type { LoadFailure } from '../remotes/index.ts';
import { createStage } from '../testing/create-stage.tsx';
import { FailurePanel } from './failure-panel.component.tsx';

const stage = createStage();

test.each<[LoadFailure, string, readonly [retries: number, reloads: number]]>([
  [{ reason: 'files-missing', path: 'remoteEntry.js' }, 'Try again', [1, 0]],
  [{ reason: 'timeout', during: 'loading' }, 'Try again', [1, 0]],
  [{ reason: 'contract-mismatch', range: '^9.0' }, 'Reload the page', [0, 1]],
])('after %j one may: %s', async (failure, label, [retries, reloads]) => {
  const [onRetry, onReload] = [jest.fn(), jest.fn()];
  await stage.show(<FailurePanel failure={failure} onRetry={onRetry} onReload={onReload} />);
  const button = stage.place().querySelector('button');
  expect(button?.textContent).toBe(label);
  await act(async () => button?.click());
  expect(onRetry).toHaveBeenCalledTimes(retries);
  expect(onReload).toHaveBeenCalledTimes(reloads);
});
