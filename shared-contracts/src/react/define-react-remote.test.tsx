import { afterEach, expect, test } from '@jest/globals';
import { defineReactRemote } from './define-react-remote.tsx';

const Nothing = () => null;

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
