import { afterEach, expect, test } from '@jest/globals';
import type { ReactNode } from 'react';
import { createFakeHost } from '../testing/index.ts';
import { defineReactRemote } from './define-react-remote.tsx';

const Nothing = () => null;
const StateFrame = ({ state }: { readonly state: string; readonly children: ReactNode }) => (
  <p>{state}</p>
);

afterEach(() => void document.documentElement.removeAttribute('lang'));

function asked(lang: string): string[] {
  const languages: string[] = [];
  document.documentElement.lang = lang;
  defineReactRemote({
    App: Nothing,
    Fault: Nothing,
    loadMessages: async (language) => {
      languages.push(language);
      throw new Error('no connection');
    },
  });
  return languages;
}

test('the messages of the page’s language are asked for with the code, and their failure is not told', () => {
  expect(asked('de')).toEqual(['de']);
});

test('a page in a language that is not offered has none asked for', () => {
  expect([asked(''), asked('sv')]).toEqual([[], []]);
});

test('what is made before the mount is handed to its frame and to its end', async () => {
  const ended: unknown[] = [];
  let mounts = 0;
  const remote = defineReactRemote<string>({
    App: Nothing,
    Fault: Nothing,
    Frame: StateFrame,
    loadMessages: async () => ({}),
    beforeMount: () => {
      mounts += 1;
      return `mount ${mounts}`;
    },
    beforeUnmount: async (_context, reason, state) => void ended.push([reason, state]),
  });
  for (const state of ['mount 1', 'mount 2']) {
    const host = createFakeHost();
    const element = document.createElement('main');
    const handle = await remote.mount(element, host.context);
    expect(element.textContent).toBe(state);
    await handle.unmount('navigate');
    host.dispose();
  }
  expect(ended).toEqual([
    ['navigate', 'mount 1'],
    ['navigate', 'mount 2'],
  ]);
});
