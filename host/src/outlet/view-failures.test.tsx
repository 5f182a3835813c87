import { expect, jest, test } from '@jest/globals';
import { createFakeHttp, createFakeNavigation } from '@leeszaal/remote-kit/testing';
import { createStore, Provider } from 'jotai';
import { act } from 'react';
import { NavigationContext } from '../navigation/use-navigation.ts';
import { createRemoteViews } from '../ports/remote-views.ts';
import type { RunningRemote } from '../remotes/index.ts';
import { createRunningRemotes } from '../remotes/running-remotes.ts';
import { createShowRemote } from '../remotes/show-remote.ts';
import { createStage } from '../testing/create-stage.tsx';
import { ViewFailures } from './view-failures.component.tsx';

const stage = createStage();

/** A loading remote whose outcome the test decides. */
function remoteOnItsWay() {
  const listeners = new Set<() => void>();
  const retry = jest.fn();
  const running = {
    state: { phase: 'resolving', attempt: 0 } as RunningRemote['state'],
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    retry,
    update: () => undefined,
    unmount: async () => undefined,
  };
  const become = (state: RunningRemote['state']) => {
    running.state = state;
    for (const listener of listeners) listener();
  };
  return { running, retry, become };
}

test('a view within a page that cannot be loaded says so in its place, and is tried again [C8.20]', async () => {
  const store = createStore();
  const { running, retry, become } = remoteOnItsWay();
  const show = createShowRemote({
    remotes: { start: () => running },
    running: createRunningRemotes(),
    followers: [],
    contextFor: () => () => {
      throw new Error('nothing is mounted here');
    },
  });
  const views = createRemoteViews(store, async () => undefined, show, createFakeHttp());
  await stage.show(
    <Provider store={store}>
      <NavigationContext value={createFakeNavigation('/')}>
        <ViewFailures />
      </NavigationContext>
    </Provider>,
  );
  const element = stage.place().appendChild(document.createElement('div'));
  const view = await act(() => views.mount('shop', 'library', element));
  expect(element.textContent).toBe('');
  const failure = { reason: 'registry-unreachable' } as const;
  await act(async () => become({ phase: 'failed', attempt: 0, failure }));
  const alert = element.querySelector('[role=alert]');
  expect(alert?.querySelector('h2')?.textContent).toBe(
    'This part of the library could not be opened',
  );
  await act(async () => alert?.querySelector('button')?.click());
  expect(retry).toHaveBeenCalledTimes(1);
  await act(async () => become({ phase: 'resolving', attempt: 1 }));
  expect(element.textContent).toBe('');
  await act(async () => become({ phase: 'failed', attempt: 1, failure }));
  await act(() => view.unmount());
  expect(element.textContent).toBe('');
});
