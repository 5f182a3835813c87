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

test('holds one entry for each publication of a connection, over a reload [C2.144 C4.48 C9.25]', () => {
  const basket = createBasket(createStore(), sessionStorage);
  basket.add(entry(1, 1));
  basket.add(entry(1, 1));
  basket.add(entry(2, 1));
  const reloaded = createBasket(createStore(), sessionStorage);
  expect(reloaded.entries()).toEqual([entry(1, 1), entry(2, 1)]);
  reloaded.remove({ connection: 1, id: 1 });
  expect(createBasket(createStore(), sessionStorage).entries()).toEqual([entry(2, 1)]);
});

test('holds an ISBN once, in whichever shop, also from a storage that has it twice [C2.145]', () => {
  const withIsbn = (connection: number, isbn: string): BasketEntry => ({
    ...entry(connection, 1),
    book: { ...entry(connection, 1).book, isbn },
  });
  const basket = createBasket(createStore(), sessionStorage);
  basket.add(withIsbn(1, '978-90-1'));
  basket.add(withIsbn(2, '978901'));
  basket.add(withIsbn(3, ' '));
  basket.add(withIsbn(4, ''));
  expect(basket.entries().map(({ connection }) => connection)).toEqual([1, 3, 4]);
  const twice = [withIsbn(1, '978901'), withIsbn(2, '978901')];
  sessionStorage.setItem('hl-basket', JSON.stringify(twice));
  expect(createBasket(createStore(), sessionStorage).entries()).toEqual([twice[0]]);
});

test('starts empty from a storage that holds something else', () => {
  for (const value of ['{', 'null', '[1, {"connection": "1"}]']) {
    sessionStorage.setItem('hl-basket', value);
    expect(createBasket(createStore(), sessionStorage).entries()).toEqual([]);
  }
});
