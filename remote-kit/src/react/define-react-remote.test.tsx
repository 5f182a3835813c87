import { afterEach, expect, test } from '@jest/globals';
import { REMOTE_FAULT } from '@leeszaal/shared-contracts';
import { useIsMobile } from '@leeszaal/shared-ui/use-is-mobile';
import { waitFor } from '@testing-library/dom';
import { type ReactNode, useId } from 'react';
import { setPreloadLanguage } from '../language/index.ts';
import { createFakeHost } from '../testing/index.ts';
import { defineReactRemote } from './define-react-remote.tsx';

const Identified = () => <p>{useId()}</p>;
const Layout = () => <p>{useIsMobile() ? 'mobile' : 'desktop'}</p>;
const FAULT = new Error('broken');
const Nothing = () => null;
function Broken(): ReactNode {
  throw FAULT;
}
const StateShown = ({ state }: { readonly state: string; readonly children: ReactNode }) => (
  <p>{state}</p>
);

afterEach(() => void document.documentElement.removeAttribute('lang'));

function asked(lang: string): string[] {
  const languages: string[] = [];
  document.documentElement.lang = lang;
  defineReactRemote({
    App: Nothing,
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

test('in a page that is not the portal the messages of the chosen language are asked for', () => {
  setPreloadLanguage('fr');
  expect(asked('de')).toEqual(['fr']);
  setPreloadLanguage(undefined);
  expect(asked('de')).toEqual(['de']);
});

test('simultaneous mounts have different identifiers', async () => {
  const remote = defineReactRemote({ App: Identified, loadMessages: async () => ({}) });
  const mounts = [0, 1].map(async () => {
    const host = createFakeHost();
    const element = document.createElement('main');
    const handle = await remote.mount(element, host.context);
    return { id: element.textContent, end: () => handle.unmount('navigate').then(host.dispose) };
  });
  const [one, other] = await Promise.all(mounts);
  expect(one?.id).toBeTruthy();
  expect(one?.id).not.toBe(other?.id);
  await Promise.all([one?.end(), other?.end()]);
});

test('after a fault it says so, and reports the fault', async () => {
  const remote = defineReactRemote({ App: Broken, loadMessages: async () => ({}) });
  const host = createFakeHost();
  const element = document.createElement('main');
  const handle = await remote.mount(element, host.context);
  expect(element.textContent).toContain('stopped unexpectedly');
  expect(host.events).toEqual([{ level: 'error', name: REMOTE_FAULT, error: FAULT }]);
  await handle.unmount('error');
  host.dispose();
});

test('what is made before the mount is handed to its providers and to its end', async () => {
  const ended: unknown[] = [];
  let mounts = 0;
  const remote = defineReactRemote<string>({
    App: Nothing,
    Providers: StateShown,
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

test('the layout follows the width of the remote’s place', async () => {
  const remote = defineReactRemote({ App: Layout, loadMessages: async () => ({}) });
  const host = createFakeHost({ width: 420 });
  const element = document.createElement('main');
  const handle = await remote.mount(element, host.context);
  expect(element.textContent).toBe('mobile');
  host.resize(1200);
  await waitFor(() => expect(element.textContent).toBe('desktop'));
  await handle.unmount('navigate');
  host.dispose();
});
