import { describe, expect, test } from '@jest/globals';
import { isEmptyMedia, shownMedia } from './shown-media.ts';

const base = 'https://library.example/search?query=1';
const none = {
  links: [],
  documents: [],
  sounds: [],
  movies: [],
  images: [],
  copyDocuments: [],
};
const at = (url: string) => ({ url, label: `label of ${url}` });

describe('what is shown of multimedia', () => {
  test("the library's own is shown in the page, what is elsewhere is linked to [C2.127]", () => {
    const media = shownMedia(
      {
        ...none,
        images: [at('/a.png'), at('https://museum.example/b')],
        sounds: [at('https://library.example/c.mp3')],
        movies: [at('http://library.example/not-the-same-origin.webm')],
        documents: [at('/d.pdf')],
        links: [at('mailto:desk@library.example')],
      },
      { base, showCopyDocuments: true },
    );
    expect(media.pictures.map(({ href }) => href)).toEqual(['https://library.example/a.png']);
    expect(media.sounds.map(({ href }) => href)).toEqual(['https://library.example/c.mp3']);
    expect(media.movies).toEqual([]);
    expect(media.links.map(({ kind, href }) => [kind, href])).toEqual([
      ['link', 'mailto:desk@library.example'],
      ['document', 'https://library.example/d.pdf'],
      ['movie', 'http://library.example/not-the-same-origin.webm'],
      ['picture', 'https://museum.example/b'],
    ]);
  });

  test.each([
    'javascript:alert(1)',
    'data:text/html,x',
    'file:///etc/passwd',
    'blob:https://library.example/1',
    'http://',
    'www.library.example',
    'java\nscript:alert(1)',
  ])('%s is left out [C2.128]', (url) => {
    const every = {
      links: [at(url)],
      documents: [at(url)],
      sounds: [at(url)],
      movies: [at(url)],
      images: [at(url)],
      copyDocuments: [at(url)],
    };
    expect(isEmptyMedia(shownMedia(every, { base, showCopyDocuments: true }))).toBe(true);
  });

  test('copy documents are shown only where the client shows them [C2.130]', () => {
    const media = { ...none, copyDocuments: [at('/copy.pdf')] };
    expect(shownMedia(media, { base, showCopyDocuments: true }).copyDocuments).toHaveLength(1);
    expect(isEmptyMedia(shownMedia(media, { base, showCopyDocuments: false }))).toBe(true);
  });
});
