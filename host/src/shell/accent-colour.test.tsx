import { afterEach, expect, test } from '@jest/globals';
import type { ClientSettings } from '@leeszaal/shared-contracts';
import { createStore, Provider } from 'jotai';
import { act } from 'react';
import { type PortalState, portalAtom } from '../state/atoms.ts';
import { createStage } from '../testing/create-stage.tsx';
import { AccentColour } from './accent-colour.component.tsx';

const stage = createStage();
const { style } = document.documentElement;
afterEach(() => void style.removeProperty('--lz-accent'));

const accent = () => style.getPropertyValue('--lz-accent');
const ready = (settings: ClientSettings): PortalState => ({
  kind: 'ready',
  session: {
    user: undefined,
    role: 'anonymous',
    client: { current: { ref: 'one', name: 'One', email: '' }, switch: [] },
    publicLibrary: true,
  },
  library: { settings, modules: [], bookshelves: [] },
});

/** Shows the component; the result changes the state of the portal. */
async function show(): Promise<(state: PortalState) => Promise<void>> {
  const store = createStore();
  await stage.show(
    <Provider store={store}>
      <AccentColour />
    </Provider>,
  );
  return (state) => act(async () => store.set(portalAtom, state));
}

test('the portal has the accent colour of the library, which follows saved settings [C1.31 C1.33]', async () => {
  const enter = await show();
  expect(accent()).toBe('');
  await enter(ready({ accentColour: '#7a1f5c' }));
  expect(accent()).toBe('#7a1f5c');
  await enter(ready({ accentColour: '#0A3F77' }));
  expect(accent()).toBe('#0A3F77');
  await enter({ kind: 'leaving' });
  expect(accent()).toBe('#0A3F77');
  await enter(ready({}));
  expect(accent()).toBe('');
});

test.each([null, '', 'red', '#12345', '#1234567', '#12345g', 'url(x)', '#1d5a48'])(
  'the accent %j leaves the portal its own [C1.32]',
  async (accentColour) => {
    const enter = await show();
    await enter(ready({ accentColour: '#7a1f5c' }));
    await enter(ready({ accentColour }));
    expect(accent()).toBe('');
  },
);
