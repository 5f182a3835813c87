import { beforeEach, expect, test } from '@jest/globals';
import type { Session, StorageArea } from '@leeszaal/shared-contracts';
import { keepChanges, readKeptChanges } from './kept-changes.ts';

const kept = new Map<string, string>();
const area: StorageArea = {
  get: (key) => kept.get(key),
  set: (key, value) => void kept.set(key, value),
  remove: (key) => void kept.delete(key),
};
const session = (ref: string, id: string): Session => ({
  user: { id, name: { full: 'Ada' }, email: 'ada@example.org' },
  role: 'admin',
  client: { current: { ref, name: ref }, switch: [] },
  publicLibrary: false,
});
const ada = session('north', '1');
beforeEach(() => kept.clear());

test('changes are kept for one person at one library, until there are none [C4.26]', () => {
  keepChanges(area, ada, { defaultLanguage: 'de', enableInfotext: false });
  expect(readKeptChanges(area, ada, { enableInfotext: true })).toEqual({
    defaultLanguage: 'de',
    enableInfotext: false,
  });
  expect(readKeptChanges(area, session('south', '1'), {})).toEqual({});
  expect(readKeptChanges(area, session('north', '2'), {})).toEqual({});
  keepChanges(area, ada, {});
  expect(kept.size).toBe(0);
});

test('what holds by now is no change any more [C4.26]', () => {
  keepChanges(area, ada, { defaultLanguage: 'de', infotext: null });
  expect(readKeptChanges(area, ada, { defaultLanguage: 'de' })).toEqual({});
});

test.each(['{', 'null', '[]', '7', '{"colour":"red"}'])('%s is nothing', (value) => {
  kept.set('changes-north-1', value);
  expect(readKeptChanges(area, ada, {})).toEqual({});
});
