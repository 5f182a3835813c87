import { expect, test } from '@jest/globals';
import { rankSuggestions } from './rank-suggestions.ts';
import { kindNumber } from './suggestion-kinds.ts';

const candidate = (kind: 'title' | 'name' | 'subject', text: string, hits = 1) => ({
  kind: kindNumber(kind),
  form: text.toLowerCase(),
  text,
  hits,
});
const ranked = (typed: string, ...candidates: ReturnType<typeof candidate>[]) =>
  rankSuggestions(candidates, [typed]).map(({ text }) => text);

test('the whole text is first, then what is frequent or begins with it [C7.86]', () => {
  expect(
    ranked(
      'war',
      candidate('subject', 'Cold war', 3),
      candidate('subject', 'War crimes'),
      candidate('subject', 'War'),
      candidate('subject', 'Civil war', 40),
    ),
  ).toEqual(['War', 'Civil war', 'War crimes', 'Cold war']);
});

test('the kind with the best suggestion is first, with four; the others have three [C7.86]', () => {
  const five = (kind: 'title' | 'name' | 'subject', hits: number) =>
    Array.from({ length: 5 }, (_, at) => candidate(kind, `aa ${kind} ${at}`, hits));
  const texts = ranked('aa', ...five('title', 1), ...five('name', 9), ...five('subject', 1));
  expect(texts.map((text) => text.split(' ')[1]).join()).toBe(
    'name,name,name,name,title,title,title,subject,subject,subject',
  );
});

test('what only seemed to fit is left out', () => {
  expect(ranked('warsaw', candidate('title', 'War'))).toEqual([]);
});
