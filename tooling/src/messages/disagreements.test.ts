import { expect, test } from '@jest/globals';
import { disagreements, type PackageLanguage } from './disagreements.ts';

const inDutch = (name: string, id: string, translation: string): PackageLanguage => ({
  name,
  language: 'nl',
  catalogue: { [id]: { message: 'Search', translation } },
});

test('what two packages translate alike, or mean otherwise, is no disagreement', () => {
  expect(
    disagreements([
      inDutch('host', 'a', 'Zoeken'),
      inDutch('reader', 'a', 'Zoeken'),
      // The same word in another context has another id.
      inDutch('admin', 'b', 'Zoekfunctie'),
      { ...inDutch('shop', 'a', 'Suchen'), language: 'de' },
    ]),
  ).toEqual([]);
});

test('what is not translated yet, or no longer said, is none of its concerns', () => {
  const gone: PackageLanguage = {
    name: 'shop',
    language: 'nl',
    catalogue: { a: { message: 'Search', translation: 'Zoek', obsolete: true } },
  };
  expect(disagreements([inDutch('host', 'a', 'Zoeken'), inDutch('admin', 'a', ''), gone])).toEqual(
    [],
  );
});

test('names the translations and who has them', () => {
  const catalogues = [
    inDutch('host', 'a', 'Zoeken'),
    inDutch('admin', 'a', 'Zoek'),
    inDutch('shop', 'a', 'Zoeken'),
  ];
  expect(disagreements(catalogues)).toEqual([
    {
      language: 'nl',
      message: 'Search',
      translations: new Map([
        ['Zoeken', ['host', 'shop']],
        ['Zoek', ['admin']],
      ]),
    },
  ]);
});
