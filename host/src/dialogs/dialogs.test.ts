import { expect, test } from '@jest/globals';
import { createStore } from 'jotai';
import { blocksAtom, createDialogs, messagesAtom } from './dialogs.ts';

const message = { type: 'info', title: 'Title', body: 'Body' } as const;

test('messages stack, and each answers its own caller', async () => {
  const store = createStore();
  const dialogs = createDialogs(store);
  const [first, second] = [dialogs.message(message), dialogs.message(message)];
  expect(store.get(messagesAtom)).toHaveLength(2);
  store.get(messagesAtom)[1]?.settle('again');
  expect(await second).toBe('again');
  store.get(messagesAtom)[0]?.settle(undefined);
  expect(await first).toBeUndefined();
  expect(store.get(messagesAtom)).toHaveLength(0);
});

test('a message goes with its signal, and never comes when that is aborted already', async () => {
  const store = createStore();
  const dialogs = createDialogs(store);
  const abort = new AbortController();
  const shown = dialogs.message({ ...message, signal: abort.signal });
  abort.abort();
  expect(await shown).toBeUndefined();
  expect(await dialogs.message({ ...message, signal: abort.signal })).toBeUndefined();
  expect(store.get(messagesAtom)).toHaveLength(0);
});

test('blocks until each has been lifted', () => {
  const store = createStore();
  const dialogs = createDialogs(store);
  const [one, two] = [dialogs.block('One'), dialogs.block('Two')];
  one();
  expect(store.get(blocksAtom).map((block) => block.label)).toEqual(['Two']);
  two();
  expect(store.get(blocksAtom)).toEqual([]);
});
