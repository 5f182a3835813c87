import { expect, test } from '@jest/globals';
import { act, useLayoutEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { createFakeHost } from '../testing/fakes/fake-host.ts';
import { createHostStore } from './host-store.ts';
import { Redirect } from './redirect.component.tsx';
import { MountedContext, useHost } from './use-host.ts';

function Press({ to }: { readonly to: string | undefined }) {
  const { navigation } = useHost();
  useLayoutEffect(() => {
    if (to !== undefined) navigation.navigate(to);
  }, [navigation, to]);
  return null;
}

test.each([
  ['leads on from where it stands', undefined, '/shop/basket'],
  [
    'does not lead a person back who has gone elsewhere since it was shown',
    '/search?query=sea',
    '/search',
  ],
])('%s', async (_, press, path) => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  const { context, navigation, dispose } = createFakeHost({ path: '/shop/checkout' });
  const root = createRoot(document.createElement('div'));
  await act(async () =>
    root.render(
      <MountedContext value={{ context, store: createHostStore(context) }}>
        <Redirect to="/shop/basket" />
        <Press to={press} />
      </MountedContext>,
    ),
  );
  expect(navigation.current().pathname).toBe(path);
  await act(async () => root.unmount());
  dispose();
});
