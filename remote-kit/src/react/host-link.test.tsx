import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { createFakeHost } from '../testing/fakes/fake-host.ts';
import { HostLink } from './host-link.component.tsx';
import { createHostStore } from './host-store.ts';
import { MountedContext } from './use-host.ts';

let host: ReturnType<typeof createFakeHost>;
let root: Root;
const element = document.createElement('div');
beforeEach(async () => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  host = createFakeHost({ path: '/shop/basket' });
  root = createRoot(element);
  document.body.append(element);
  const { context } = host;
  await act(async () =>
    root.render(
      <MountedContext value={{ context, store: createHostStore(context) }}>
        <HostLink to="/search?query=sea">Continue shopping</HostLink>
      </MountedContext>,
    ),
  );
});
afterEach(async () => {
  await act(async () => root.unmount());
  host.dispose();
});

const press = (init: MouseEventInit = {}): boolean =>
  element
    .querySelector('a')
    ?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...init })) ?? true;

test('leads within the portal, without a reload', () => {
  const { navigation } = host;
  expect(element.querySelector('a')?.href).toBe(navigation.href('/search?query=sea'));
  expect(press()).toBe(false);
  expect(navigation.current()).toMatchObject({ pathname: '/search', search: '?query=sea' });
});

test.each(['metaKey', 'ctrlKey', 'shiftKey', 'altKey'] as const)(
  'leaves a press with %s to the browser',
  (key) => {
    element.addEventListener('click', (event) => event.preventDefault(), { once: true });
    press({ [key]: true });
    expect(host.navigation.current().pathname).toBe('/shop/basket');
  },
);
