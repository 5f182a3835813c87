import { beforeEach, expect, test } from '@jest/globals';
import { createStorageArea } from '@leeszaal/shared-contracts';
import { createOwnSearches, MOST_OWN_SEARCHES } from './own-searches.ts';

const storage = { local: createStorageArea(() => localStorage, 'hl-catalogue-') };
const of = (client: string, user?: string) => createOwnSearches(storage, { client, user });
const words = (text: string) => ({ kind: 'words', text }) as const;

beforeEach(() => localStorage.clear());

test('the last ten are kept, the latest first and each once [C2.306]', () => {
  const own = of('north', '1');
  for (let at = 0; at <= MOST_OWN_SEARCHES; at += 1) own.add(words(`ships ${at}`));
  own.add(words('ships 5'));
  own.add({ kind: 'subject', text: 'ships 5' });
  expect(own.list().map(({ text }) => text)).toEqual(
    [5, 5, 10, 9, 8, 7, 6, 4, 3, 2].map((at) => `ships ${at}`),
  );
  own.clear();
  expect(own.list()).toEqual([]);
  expect(own.isKept()).toBe(true);
});

test('another person, and another library, find none of them [C2.307]', () => {
  of('north', '1').add(words('ships'));
  expect(of('north', '2').list()).toEqual([]);
  expect(of('south', '1').list()).toEqual([]);
  expect(of('north').list()).toEqual([]);
  expect(of('north', '1').list()).toEqual([words('ships')]);
});

test('without an account none are kept until the person wants it [C2.308]', () => {
  const visitor = of('north');
  visitor.add(words('ships'));
  expect([visitor.isKept(), visitor.list()]).toEqual([false, []]);
  visitor.keep(true);
  visitor.add(words('ships'));
  expect(of('north').list()).toEqual([words('ships')]);
  expect(of('south').isKept()).toBe(false);
});

test('switched off, none are kept in this browser, by any person [C2.309]', () => {
  const own = of('north', '1');
  own.add(words('ships'));
  own.keep(false);
  own.add(words('boats'));
  expect(JSON.stringify({ ...localStorage })).not.toMatch(/ships|boats/);
  expect([own.isKept(), of('north', '2').isKept()]).toEqual([false, false]);
  own.keep(true);
  own.add(words('boats'));
  expect(of('north', '1').list()).toEqual([words('boats')]);
  expect(of('north', '2').isKept()).toBe(true);
});

test('what is stored wrongly counts as none', () => {
  for (const stored of [
    '',
    '{',
    '[]',
    '{"owner":"north 1"}',
    '{"owner":"north 1","searches":[1]}',
  ]) {
    localStorage.setItem('hl-catalogue-own-searches', stored);
    expect(of('north', '1').list()).toEqual([]);
  }
});
