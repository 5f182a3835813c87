import { beforeEach, expect, test } from '@jest/globals';
import type { BasketEntry } from '@leeszaal/shared-contracts';
import { createStore } from 'jotai';
import { createBasket } from './basket.ts';

const entry = (connection: number, id: number): BasketEntry => ({
  connection,
  id,
  book: { title: `Book ${id}`, authors: [], licenseAvailable: false },
});

beforeEach(() => sessionStorage.clear());

test('holds one entry for each publication of a connection, over a reload', () => {
  const basket = createBasket(createStore(), sessionStorage);
  basket.add(entry(1, 1));
  basket.add(entry(1, 1));
  basket.add(entry(2, 1));
  const reloaded = createBasket(createStore(), sessionStorage);
  expect(reloaded.entries()).toEqual([entry(1, 1), entry(2, 1)]);
  reloaded.remove({ connection: 1, id: 1 });
  expect(createBasket(createStore(), sessionStorage).entries()).toEqual([entry(2, 1)]);
});

test('starts empty from a storage that holds something else', () => {
  for (const value of ['{', 'null', '[1, {"connection": "1"}]']) {
    sessionStorage.setItem('hl-basket', value);
    expect(createBasket(createStore(), sessionStorage).entries()).toEqual([]);
  }
});
