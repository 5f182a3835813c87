import { expect, test } from '@jest/globals';
import { render } from '@testing-library/react';
import { MarkedText } from './marked-text.component.tsx';

const marked = (text: string, ...terms: string[]) => {
  const { container } = render(<MarkedText text={text} terms={terms} />);
  const marks = [...container.querySelectorAll('mark')].map((mark) => mark.textContent);
  expect(container.textContent).toBe(text);
  return marks;
};

test('words are marked whatever their case and diacritics [C2.96]', () => {
  expect(marked('Un élève et l’Élève', 'eleve')).toEqual(['élève', 'Élève']);
});

test('a word is marked as a whole, not within another [C2.96]', () => {
  expect(marked('art, party and artist: l’art', 'art')).toEqual(['art', 'art']);
  expect(marked('the old ship, the ships', 'old ship', 'ship')).toEqual(['old ship']);
});

test.each([
  ['吾輩は猫である', '猫'],
  ['スーパー銭湯', '銭湯'],
  ['ປະເທດລາວ', 'ລາວ'],
])('in %s, written without spaces, %s is marked where it stands', (text, word) => {
  expect(marked(text, word)).toEqual([word]);
});

test('an asterisk stands for what a word goes on with, or begins with', () => {
  expect(marked('art, party and artist', 'art*')).toEqual(['art', 'art']);
  expect(marked('art, party and smart', '*art')).toEqual(['art', 'art']);
  expect(marked('art, party and smart', '*art*')).toEqual(['art', 'art', 'art']);
});

test('without terms the text stays as it is', () => {
  expect(marked('nothing here')).toEqual([]);
});
