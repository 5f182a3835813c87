import { afterEach, expect, test } from '@jest/globals';
import { createStore, Provider } from 'jotai';
import { act } from 'react';
import { locationAtom } from '../state/atoms.ts';
import { createStage } from '../testing/create-stage.tsx';
import { PageHead } from './page-head.component.tsx';

const stage = createStage();
afterEach(() => document.head.replaceChildren());

const names = () => [...document.head.children].map((element) => element.getAttribute('name'));

test('what the server wrote of a record leaves the head with its address, and comes back [C2.345]', async () => {
  document.head.innerHTML = `<meta name="viewport"><meta name="citation_title" data-page-head>`;
  const store = createStore();
  const goTo = (pathname: string) =>
    act(async () => store.set(locationAtom, { ...store.get(locationAtom), pathname }));
  await goTo(location.pathname);
  await stage.show(
    <Provider store={store}>
      <PageHead />
    </Provider>,
  );
  expect(names()).toEqual(['viewport', 'citation_title']);
  await goTo('/search');
  expect(names()).toEqual(['viewport']);
  await goTo(location.pathname);
  expect(names()).toEqual(['viewport', 'citation_title']);
});
