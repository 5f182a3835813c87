import type { DemoLanguage, DemoRecord, RecordSource } from '../demo-record.ts';
import { archiveFiles } from './archive.ts';
import { type Offer, offers } from './bookshop.ts';
import { dutchKnowledge } from './dutch-knowledge.ts';
import { dutchLiterature } from './dutch-literature.ts';
import { englishKnowledge } from './english-knowledge.ts';
import { englishLiterature } from './english-literature.ts';
import { frenchKnowledge } from './french-knowledge.ts';
import { frenchLiterature } from './french-literature.ts';
import { germanKnowledge } from './german-knowledge.ts';
import { germanLiterature } from './german-literature.ts';

/** Records are described in the language of the work; a Spanish original is described in English. */
const catalogueIn = (language: DemoLanguage, sources: readonly RecordSource[]): DemoRecord[] =>
  sources.map((source) => ({ ...source, language, connection: 'catalogue' }));

/** The printed books, articles, maps and laws of the demonstration catalogue. */
export const catalogueRecords: readonly DemoRecord[] = [
  ...catalogueIn('nl', [...dutchLiterature, ...dutchKnowledge, ...archiveFiles]),
  ...catalogueIn('en', [...englishLiterature, ...englishKnowledge]),
  ...catalogueIn('de', [...germanLiterature, ...germanKnowledge]),
  ...catalogueIn('fr', [...frenchLiterature, ...frenchKnowledge]),
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

/** What the bookshop sells. */
export const bookshopRecords: readonly DemoRecord[] = offers.map(shopRecord);
