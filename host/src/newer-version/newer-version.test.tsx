import { expect, jest, test } from '@jest/globals';
import { createFakeNavigation } from '@leeszaal/remote-kit/testing';
import { createStore, Provider } from 'jotai';
import { act } from 'react';
import { NavigationContext } from '../navigation/use-navigation.ts';
import { hasNewerVersionAtom } from '../state/atoms.ts';
import { createStage } from '../testing/create-stage.tsx';
import { NewerVersion } from './newer-version.component.tsx';

const stage = createStage();
const notice = () => stage.place().querySelector('[role=status]');
const button = (name: string) =>
  [...stage.place().querySelectorAll('button')].find(({ textContent }) => textContent === name);

async function show() {
  const store = createStore();
  const navigation = createFakeNavigation('/');
  const navigate = jest.spyOn(navigation, 'navigate').mockImplementation(() => undefined);
  await stage.show(
    <Provider store={store}>
      <NavigationContext value={navigation}>
        <main tabIndex={-1} />
        <NewerVersion />
      </NavigationContext>
    </Provider>,
  );
  const learn = () => act(async () => store.set(hasNewerVersionAtom, true));
  return { navigate, learn };
}

test('a newer version is told in a corner, without taking the focus, and a reload shows it [C2.203]', async () => {
  const { navigate, learn } = await show();
  expect(notice()).toBeNull();
  await learn();
  expect(notice()?.textContent).toContain('A new version is available');
  expect(document.activeElement).toBe(document.body);
  await act(async () => button('Reload the page')?.click());
  expect(navigate).toHaveBeenCalledWith(0);
});

test('the notice about a newer version can be closed, and the focus stays in the page [C2.203]', async () => {
  const { navigate, learn } = await show();
  await learn();
  await act(async () => button('Close')?.click());
  expect(notice()).toBeNull();
  expect(document.activeElement).toBe(stage.place().querySelector('main'));
  expect(navigate).not.toHaveBeenCalled();
});
