import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import type { LoadFailure } from '../remotes/index.ts';
import { FailurePanel } from './failure-panel.component.tsx';

let root: Root;
let place: HTMLElement;
beforeEach(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  i18n.loadAndActivate({ locale: 'en', messages: {} });
  place = document.body.appendChild(document.createElement('div'));
  root = createRoot(place);
});
afterEach(async () => {
  await act(async () => root.unmount());
  place.remove();
});

test.each<[LoadFailure, string, readonly [retries: number, reloads: number]]>([
  [{ reason: 'files-missing', path: 'remoteEntry.js' }, 'Try again', [1, 0]],
  [{ reason: 'timeout', during: 'loading' }, 'Try again', [1, 0]],
  [{ reason: 'contract-mismatch', range: '^9.0' }, 'Reload the page', [0, 1]],
])('after %j one may: %s', async (failure, label, [retries, reloads]) => {
  const [onRetry, onReload] = [jest.fn(), jest.fn()];
  await act(async () =>
    root.render(
      <I18nProvider i18n={i18n}>
        <FailurePanel failure={failure} onRetry={onRetry} onReload={onReload} />
      </I18nProvider>,
    ),
  );
  const button = place.querySelector('button');
  expect(button?.textContent).toBe(label);
  await act(async () => button?.click());
  expect(onRetry).toHaveBeenCalledTimes(retries);
  expect(onReload).toHaveBeenCalledTimes(reloads);
});
