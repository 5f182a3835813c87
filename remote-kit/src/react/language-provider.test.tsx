import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import type { Language } from '@leeszaal/shared-contracts';
import type { I18n } from '@lingui/core';
import { useLingui } from '@lingui/react';
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { createI18n, type LoadMessages } from '../language/create-i18n.ts';
import { LanguageProvider } from './language-provider.component.tsx';

const NAMES: Record<Language, string> = { en: 'Book', nl: 'Boek', de: 'Buch', fr: 'Livre' };
const load = jest.fn<LoadMessages>();
const gone = () => Promise.reject(new Error('no connection'));
const come: LoadMessages = async (language) => ({ book: NAMES[language] });
const outlet = document.createElement('div');
let root: Root;
let i18n: I18n;

function Word() {
  return useLingui().i18n._('book');
}

const show = (language: Language) =>
  act(async () =>
    root.render(
      <LanguageProvider i18n={i18n} language={language} load={load}>
        <Word />
      </LanguageProvider>,
    ),
  );
const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));

beforeEach(async () => {
  jest.useFakeTimers();
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  load.mockReset().mockImplementation(come);
  i18n = await createI18n('en', load);
  root = createRoot(outlet);
  await show('en');
  load.mockClear();
});
afterEach(async () => {
  await act(async () => root.unmount());
  jest.useRealTimers();
});

test('a language whose messages do not come leaves the present one, and is there when they come', async () => {
  load.mockImplementation(gone);
  await show('de');
  await pass(10_000);
  expect(outlet.textContent).toBe('Book');
  expect(load.mock.calls.length).toBeGreaterThan(2);
  load.mockImplementation(come);
  await pass(15_000);
  expect(outlet.textContent).toBe('Buch');
  load.mockClear();
  await pass(60_000);
  expect(load).not.toHaveBeenCalled();
});

test('another choice gives up the language that does not come', async () => {
  load.mockImplementation((language) => (language === 'de' ? gone() : come(language)));
  await show('de');
  await show('fr');
  expect(outlet.textContent).toBe('Livre');
  load.mockImplementation(come);
  await pass(60_000);
  expect(outlet.textContent).toBe('Livre');
});

test('messages that come after another choice change nothing', async () => {
  const late = Promise.withResolvers<Awaited<ReturnType<LoadMessages>>>();
  load.mockImplementation((language) => (language === 'de' ? late.promise : come(language)));
  await show('de');
  await show('en');
  await act(async () => late.resolve(await come('de')));
  expect(outlet.textContent).toBe('Book');
});

test('nothing is asked for once the remote is gone', async () => {
  load.mockImplementation(gone);
  await show('de');
  await act(async () => root.unmount());
  load.mockClear();
  await pass(60_000);
  expect(load).not.toHaveBeenCalled();
});
