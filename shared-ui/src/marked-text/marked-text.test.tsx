import { expect, test } from '@jest/globals';
import { render } from '@testing-library/react';
import { MarkedText } from './index.ts';

const marked = (text: string, ...terms: string[]) => {
  const { container } = render(<MarkedText text={text} terms={terms} />);
  const marks = [...container.querySelectorAll('mark')].map((mark) => mark.textContent);
  expect(container.textContent).toBe(text);
  return marks;
};

test('words are marked whatever their case and diacritics', () => {
  expect(marked('Les élèves et l’Élève', 'eleve')).toEqual(['élève', 'Élève']);
});

test('a word is marked where it begins, not in the middle of another', () => {
  expect(marked('art, party and artist', 'art')).toEqual(['art', 'art']);
});

test('without terms the text stays as it is', () => {
  expect(marked('nothing here')).toEqual([]);
});
