import { expect, jest, test } from '@jest/globals';
import { i18n } from '@lingui/core';
import { act } from 'react';
import { loadMessages } from '../language/load-messages.ts';
import type { LoadFailure } from '../remotes/index.ts';
import { createStage } from '../testing/create-stage.tsx';
import { FailurePanel } from './failure-panel.component.tsx';

const stage = createStage();

test.each<[LoadFailure, string, readonly [retries: number, reloads: number]]>([
  [{ reason: 'files-missing', path: 'remoteEntry.js' }, 'Try again', [1, 0]],
  [{ reason: 'timeout', during: 'loading' }, 'Try again', [1, 0]],
  [{ reason: 'fault', error: 'broken' }, 'Try again', [1, 0]],
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

/** A failure of each kind. */
const FAILURES: { readonly [Reason in LoadFailure['reason']]: LoadFailure } = {
  'registry-unreachable': { reason: 'registry-unreachable' },
  'registry-invalid': { reason: 'registry-invalid', refusal: { reason: 'malformed' } },
  'not-registered': { reason: 'not-registered' },
  'release-refused': { reason: 'release-refused', refusal: 'bad-signature' },
  'contract-mismatch': { reason: 'contract-mismatch', range: '^9.0' },
  'files-missing': { reason: 'files-missing', path: 'remoteEntry.js' },
  'files-changed': { reason: 'files-changed', path: 'remoteEntry.js' },
  'load-error': { reason: 'load-error', error: 'broken' },
  'mount-error': { reason: 'mount-error', error: 'broken' },
  fault: { reason: 'fault', error: 'broken' },
  timeout: { reason: 'timeout', during: 'loading' },
};

/** The texts of the panel: its title, the reason and the button. */
async function sentences(failure: LoadFailure): Promise<readonly string[]> {
  const nothing = () => undefined;
  await stage.show(<FailurePanel failure={failure} onRetry={nothing} onReload={nothing} />);
  const [title, reason, button] = ['h1', 'p', 'button'].map(
    (selector) => stage.place().querySelector(selector)?.textContent ?? '',
  );
  return [title ?? '', reason ?? '', button ?? ''];
}

test.each(Object.values(FAILURES))(
  'the panel says what happened in four languages: %j',
  async (failure) => {
    const said = [await sentences(failure)];
    for (const language of ['nl', 'de', 'fr'] as const) {
      const messages = await loadMessages(language);
      await act(async () => i18n.loadAndActivate({ locale: language, messages }));
      said.push(await sentences(failure));
    }
    for (const index of [0, 1, 2]) {
      const texts = said.map((each) => each[index]);
      expect(texts.every((text) => text !== '')).toBe(true);
      expect(new Set(texts).size).toBe(4);
    }
  },
);
