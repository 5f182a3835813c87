import { expect, test } from '@jest/globals';
import { createStore } from 'jotai';
import { blocksAtom, createDialogs, messagesAtom } from './dialogs.ts';

const message = { type: 'info', title: 'Title', body: 'Body' } as const;

test('messages stack, and each answers its own caller [C2.30]', async () => {
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

test('a question that must be acted on is asked once, for all who ask it [C8.1]', async () => {
  const store = createStore();
  const dialogs = createDialogs(store);
  const question = { ...message, mustAct: true } as const;
  const [first, second] = [new AbortController(), new AbortController()];
  const shown = [
    dialogs.message({ ...question, signal: first.signal }),
    dialogs.message({ ...question, signal: second.signal }),
  ];
  expect(store.get(messagesAtom)).toHaveLength(1);
  first.abort();
  expect(await shown[0]).toBeUndefined();
  expect(store.get(messagesAtom)).toHaveLength(1);
  shown.push(dialogs.message(question), dialogs.message({ ...question, title: 'Another' }));
  expect(store.get(messagesAtom)).toHaveLength(2);
  store.get(messagesAtom)[0]?.settle('retry');
  expect(await Promise.all(shown.slice(1, 3))).toEqual(['retry', 'retry']);
  second.abort();
  expect(store.get(messagesAtom).map((entry) => entry.message.title)).toEqual(['Another']);
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
