import { foldText } from '@leeszaal/shared-contracts';
import { type SearchField, searchFieldNamed } from '../../fields/search-fields.ts';

/** The fields of the advanced search, the year, the series and the place, as people name them in four languages. */
const NAMES: Readonly<Record<string, string>> = {
  title: 'title titel titre',
  authors: 'author authors auteur auteurs autor autoren autorin schrijver schrijfster verfasser',
  keywords: `subject subjects keyword keywords onderwerp onderwerpen trefwoord trefwoorden thema schlagwort
    schlagwörter sujet sujets mot-clé mots-clés`,
  publisher: 'publisher uitgever uitgeverij verlag éditeur',
  isbn: 'isbn isbn-10 isbn-13 isbn10 isbn13',
  yearofpublication: 'year jaar jahr année',
  seriestitle: 'series serie reeks reihe série',
  placeofpublication: 'place plaats ort lieu',
};

const BY_NAME: ReadonlyMap<string, SearchField> = new Map(
  Object.entries(NAMES).flatMap(([wireName, names]) => {
    const field = searchFieldNamed(wireName);
    if (field === undefined) return [];
    return names.split(/\s+/).map((name) => [foldText(name), field] as const);
  }),
);

/** The field of a name that people type before a colon, in any case, with or without accents. */
export function fieldOfTypedName(name: string): SearchField | undefined {
  return BY_NAME.get(foldText(name));
}
