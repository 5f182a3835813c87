import {
  type DemoLanguage,
  type DemoRecord,
  type Offer,
  offersSchema,
  recordSourcesSchema,
} from '../demo-record.ts';
import { readData } from '../read-data.ts';

const fileOf = (name: string): URL => new URL(`${name}.json`, import.meta.url);

/** Records are described in the language of the work; a Spanish original is described in English. */
const catalogueIn = (language: DemoLanguage, ...names: readonly string[]): readonly DemoRecord[] =>
  names
    .flatMap((name) => readData(fileOf(name), recordSourcesSchema))
    .map((source) => ({ ...source, language, connection: 'catalogue' }));

/** The printed books, articles, maps and laws of the demonstration catalogue. */
export const catalogueRecords: readonly DemoRecord[] = [
  ...catalogueIn('nl', 'dutch-literature', 'dutch-knowledge', 'archive'),
  ...catalogueIn('en', 'english-literature', 'english-knowledge'),
  ...catalogueIn('de', 'german-literature', 'german-knowledge'),
  ...catalogueIn('fr', 'french-literature', 'french-knowledge'),
];

const byKey = new Map(catalogueRecords.map((record) => [record.key, record]));

function shopRecord({ of, price, createdDaysAgo, ...edition }: Offer): DemoRecord {
  const work = byKey.get(of);
  if (work === undefined)
    throw new Error(`The bookshop offers ${of}, which the catalogue does not describe`);
  const {
    copies: _copies,
    partOf: _partOf,
    isbn: _isbn,
    acquiredDaysAgo: _acquired,
    ...facts
  } = work;
  return { ...facts, ...edition, key: `shop-${of}`, connection: 'bookshop', price, createdDaysAgo };
}

/** The bookshop's stock. */
export const bookshopRecords: readonly DemoRecord[] = readData(
  fileOf('bookshop'),
  offersSchema,
).map(shopRecord);
