import { expect, test } from '@jest/globals';
import { readLocalFragment } from '@leeszaal/shared-contracts/registry';
import { createLocalLinks } from './local-links.ts';

test('each link works once', () => {
  const links = createLocalLinks(new URL('https://test.example/notices'), 4201);
  const first = new URL(links.current());
  expect(first.origin + first.pathname).toBe('https://test.example/notices');
  const { code = '', port } = readLocalFragment(first.hash) ?? {};
  expect(port).toBe(4201);
  expect(links.take('another')).toBe(false);
  expect(links.current()).toBe(first.href);
  expect([links.take(code), links.take(code)]).toEqual([true, false]);
  expect(links.current()).not.toBe(first.href);
});
