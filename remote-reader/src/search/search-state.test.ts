import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { firstSearch, type SearchEvent, type SearchState, searchStep } from './search-state.ts';

const hits = ['2.pdf', '5.pdf', '9.pdf'].map((file) => ({ file, nth: 0, passage: undefined }));
const run = (...events: SearchEvent[]) =>
  events.reduce<SearchState>(searchStep, { kind: 'initial' });
const asked: SearchEvent = { kind: 'asked', query: 'ship' };
const answered: SearchEvent = { kind: 'answered', hits, first: 0 };

test('a search loads, and then has results, none, or an error [R4.27]', () => {
  expect(run(asked)).toEqual({ kind: 'loading', query: 'ship' });
  expect(run(asked, answered)).toEqual({ kind: 'results', query: 'ship', hits, index: 0 });
  expect(run(asked, { kind: 'answered', hits: [], first: 0 })).toEqual({
    kind: 'no-results',
    query: 'ship',
  });
  expect(run(asked, { kind: 'failed', failure: 'missing' })).toEqual({
    kind: 'error',
    query: 'ship',
    failure: 'missing',
  });
});

test('the search that a document was opened with is on its way from the first moment', () => {
  expect(firstSearch(undefined)).toEqual({ kind: 'initial' });
  expect(firstSearch({ text: 'ship', mode: 'words' })).toEqual({ kind: 'loading', query: 'ship' });
});

test('results begin where they are said to', () => {
  expect(run(asked, { ...answered, first: 1 })).toMatchObject({ index: 1 });
});

test('moves wrap around at both ends [R4.28]', () => {
  const back: SearchEvent = { kind: 'moved', by: -1 };
  const on: SearchEvent = { kind: 'moved', by: 1 };
  expect(run(asked, answered, back)).toMatchObject({ index: 2 });
  expect(run(asked, answered, back, on)).toMatchObject({ index: 0 });
});

test('a hit is chosen from the list, and none that is not there [R2.149]', () => {
  expect(run(asked, answered, { kind: 'chosen', index: 2 })).toMatchObject({ index: 2 });
  expect(run(asked, answered, { kind: 'chosen', index: 3 })).toMatchObject({ index: 0 });
});

test('stopping clears query, results and index [R4.28]', () => {
  expect(run(asked, answered, { kind: 'stopped' })).toEqual({ kind: 'initial' });
});

test('an answer to a search that was stopped changes nothing', () => {
  expect(run(asked, { kind: 'stopped' }, answered)).toEqual({ kind: 'initial' });
});

test('whatever happens, the index is one of the results', () => {
  const event = fc.oneof(
    fc.constant(asked),
    fc.constant<SearchEvent>({ kind: 'stopped' }),
    fc.constantFrom<SearchEvent>({ kind: 'moved', by: 1 }, { kind: 'moved', by: -1 }),
    fc.nat({ max: 3 }).map(
      (n): SearchEvent => ({
        kind: 'answered',
        hits: hits.slice(0, n),
        first: Math.max(0, n - 1),
      }),
    ),
  );
  fc.assert(
    fc.property(fc.array(event, { maxLength: 20 }), (events) => {
      const state = run(...events);
      if (state.kind === 'results') expect(state.hits[state.index]).toBeDefined();
    }),
  );
});
