import { expect, test } from '@jest/globals';
import type { Suggestion } from '@leeszaal/shared-contracts';
import { nextOption } from './next-option.ts';
import type { OwnSearch } from './own-searches.ts';
import { type SuggestionsState, suggestionGroups } from './suggestion-groups.ts';

const own: OwnSearch[] = [
  { kind: 'words', text: 'old ships' },
  { kind: 'name', text: 'Étienne, Shipley' },
  { kind: 'words', text: 'hardships' },
];
const found: Suggestion[] = [
  { kind: 'name', text: 'Shipley, Ada', count: 3 },
  { kind: 'title', text: 'Ships', count: 1 },
  { kind: 'title', text: 'Ship ahoy', count: 1 },
];
const groups = (state: Partial<SuggestionsState>) =>
  suggestionGroups({ text: '', found: [], own, isKept: true, ...state }).map(
    ({ kind, options }) => [
      kind,
      ...options.map((option) => (option.does === 'search' ? option.search.text : option.does)),
    ],
  );

test('are grouped by kind in the order of the server, then own searches that fit [C2.300 C2.305]', () => {
  expect(groups({ text: 'SHIP', found })).toEqual([
    ['name', 'Shipley, Ada'],
    ['title', 'Ships', 'Ship ahoy'],
    ['own', 'old ships', 'Étienne, Shipley', 'clear', 'stop'],
  ]);
  expect(groups({ text: 'etie' })).toEqual([['own', 'Étienne, Shipley', 'clear', 'stop']]);
  expect(groups({ text: 'boat' })).toEqual([]);
});

test('without a text are own searches alone, or the offer to keep them [C2.305 C2.308]', () => {
  expect(groups({})).toEqual([
    ['own', 'old ships', 'Étienne, Shipley', 'hardships', 'clear', 'stop'],
  ]);
  expect(groups({ own: [] })).toEqual([]);
  expect(groups({ own: [], isKept: false })).toEqual([['own', 'keep']]);
  expect(groups({ text: 'ship', own: [], isKept: false })).toEqual([]);
});

test('the arrows go around, by way of the field [C2.302]', () => {
  expect([-1, 0, 1].map((active) => nextOption('ArrowDown', active, 2))).toEqual([0, 1, -1]);
  expect([-1, 0, 1].map((active) => nextOption('ArrowUp', active, 2))).toEqual([1, -1, 0]);
});
