import { expect, test } from '@jest/globals';
import { elementSnippet, tokenSnippet } from './snippets.ts';

const apiBase = 'https://portal.test/api';
const script = { address: 'https://portal.test/embed-files/aa/reader.js', integrity: 'sha384-abc' };

test('the script of the page is parsed as markup: an element and a script with a digest', () => {
  const markup = elementSnippet({ script, apiBase, language: 'nl' });
  const page = new DOMParser().parseFromString(markup, 'text/html');
  const [loaded, own] = page.querySelectorAll('script');
  expect(loaded?.getAttribute('src')).toBe(script.address);
  expect(loaded?.getAttribute('integrity')).toBe(script.integrity);
  expect(loaded?.getAttribute('crossorigin')).toBe('anonymous');
  expect(own?.textContent).toContain('reader.tokenProvider = async () =>');
  const reader = page.querySelector('leeszaal-reader');
  expect(reader?.getAttribute('api-base')).toBe(apiBase);
  expect(reader?.getAttribute('lang')).toBe('nl');
  // A token is never in the markup.
  expect(markup).not.toContain('token=');
});

test('the call without a credential or a website has placeholders, and never a secret', () => {
  const call = tokenSnippet({ apiBase, credential: undefined, origin: undefined });
  expect(call).toContain('curl https://portal.test/api/embed/tokens');
  expect(call).toContain('"CREDENTIAL_ID:$SECRET"');
  expect(call).not.toContain('origins');
});

test('the body of the call is JSON', () => {
  const call = tokenSnippet({ apiBase, credential: 'one', origin: 'https://www.example.org' });
  const [, body = ''] = /--data '(.*)'$/.exec(call) ?? [];
  expect(JSON.parse(body)).toEqual({
    person: { id: '42', name: 'Ada Lovelace' },
    origins: ['https://www.example.org'],
  });
});
