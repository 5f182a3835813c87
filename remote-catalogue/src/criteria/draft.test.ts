import { describe, expect, test } from '@jest/globals';
import { defaultCriteria, emptyRow } from './criteria.ts';
import { changedDraft, followedDraft, isOwnSearch, typedDraft } from './draft.ts';

const defaults = defaultCriteria({});
const ships = { ...defaults, query: 'ships' };
const german = {
  ...defaults,
  fields: [{ ...emptyRow(0, 'language'), value: 'de', mode: 'exact' }],
} as const;
const phrase = { ...defaults, query: 'white whale', option: 'phrase' } as const;
const byTitle = { sortField: 'title', sortOrder: 'asc' } as const;
const follow = (now: typeof defaults, isOwn = false) =>
  followedDraft(undefined, { before: undefined, now, isOwn }, defaults);

describe('other words in the search field', () => {
  test.each([
    ['a value', german],
    ['a phrase of a link', phrase],
    ['an order of a link', { ...ships, ...byTitle }],
  ])('begin without %s [C2.65]', (_, now) => {
    expect(typedDraft(follow(now), 'sea', defaults)).toEqual({
      criteria: { ...defaults, query: 'sea' },
      isFromAddress: false,
    });
  });

  test('keep what the person has set in the panel, also after a reload [C2.65]', () => {
    const { criteria } = typedDraft(follow(phrase, true), 'sea', defaults);
    expect(criteria).toEqual({ ...phrase, query: 'sea' });
    const touched = changedDraft(follow(german), { context: 'content' });
    expect(typedDraft(touched, 'sea', defaults).criteria.fields).toBe(german.fields);
  });

  test('leave the order of the results behind [C2.65]', () => {
    const own = follow({ ...phrase, ...byTitle }, true);
    expect(own.criteria).toEqual(phrase);
  });

  test('are other words only when they differ', () => {
    expect(typedDraft(follow(phrase), 'white whale ', defaults).criteria.option).toBe('phrase');
  });
});

test('quotes in the search field are no choice of the panel', () => {
  const quoted = { criteria: { ...defaults, query: '"white whale"' }, isFromAddress: false };
  expect(isOwnSearch(quoted)).toBe(false);
  expect(isOwnSearch({ criteria: phrase, isFromAddress: false })).toBe(true);
  expect(isOwnSearch({ criteria: phrase, isFromAddress: true })).toBe(false);
  const stays = followedDraft(quoted, { before: ships, now: phrase, isOwn: false }, defaults);
  expect(stays).toBe(quoted);
});

describe('an address', () => {
  const typed = { criteria: { ...ships, query: 'law' }, isFromAddress: false };

  test('that asks the same leaves what was typed [C2.64]', () => {
    const sorted = { ...ships, ...byTitle };
    expect(followedDraft(typed, { before: ships, now: sorted, isOwn: false }, defaults)).toBe(
      typed,
    );
  });

  test('that asks something else, or is come to from elsewhere, stands in place of it [C2.64]', () => {
    const tax = { ...ships, query: 'tax' };
    const followed = followedDraft(typed, { before: ships, now: tax, isOwn: false }, defaults);
    expect(followed).toEqual({ criteria: tax, isFromAddress: true });
    expect(follow(ships).criteria).toBe(ships);
  });
});
