import * as v from 'valibot';

/** The languages that the demonstration records are written in; the readable documents add Arabic. */
const languageSchema = v.picklist(['nl', 'en', 'de', 'fr', 'ar']);
export type DemoLanguage = v.InferOutput<typeof languageSchema>;

/** The demonstration library's connections, by their role. */
export type DemoConnection = 'catalogue' | 'digital' | 'bookshop';

const text = v.exactOptional(v.string());
const texts = v.pipe(v.array(v.string()), v.readonly());
const days = v.exactOptional(v.number());

/** The kind of a publication. The name is shown as it is written; its lower-case form names the icon. */
const documentTypeSchema = v.picklist([
  'Book',
  'Children’s book',
  'Journal',
  'Article',
  'Report',
  'Thesis',
  'Map',
  'Law',
  'Archive',
  'E-book',
]);

const copySchema = v.strictObject({
  library: v.string(),
  location: text,
  year: text,
  part: text,
  edition: text,
  registry: text,
  collation: text,
  subscription: text,
  isbn: text,
  document: text,
  /** Null or `'0'`: loanable; `'n'`: not loanable; anything else: on loan (`docs/decisions.md` 35). */
  loanable: v.nullable(v.string()),
  /** Days after the first start on which a copy on loan is due; it replaces `loanable` and makes the loan line. */
  dueInDays: days,
  additionalInfo: text,
});

const links = v.exactOptional(
  v.pipe(v.array(v.strictObject({ url: v.string(), label: v.string() })), v.readonly()),
);

/** The kinds of multimedia that a publication can have. */
const multimediaSchema = v.strictObject({
  links,
  documents: links,
  sounds: links,
  movies: links,
  images: links,
  copyDocuments: links,
});

/** A price in minor units; 0 is free (`docs/decisions.md` 32). */
export const priceSchema = v.strictObject({
  amount: v.number(),
  currency: v.picklist(['eur', 'gbp', 'usd']),
});

/** Facts about a file in an archive; days are written `yyyy-MM-dd`. */
const archiveSchema = v.strictObject({
  fileNumber: v.string(),
  dateStart: v.string(),
  dateEnd: v.string(),
  dateDestroyed: text,
});

const recordSourceSchema = v.strictObject({
  /** Unique in the demonstration library, of lower-case letters, digits and hyphens. */
  key: v.string(),
  title: v.string(),
  subtitle: text,
  /** Each as "Surname, Given". */
  authors: texts,
  corporateAuthors: v.exactOptional(texts),
  publisher: v.string(),
  place: v.string(),
  /** A year, or a span such as `1901–1903`. */
  year: v.string(),
  /** Only where it is certain; a test checks the check digit. */
  isbn: text,
  /** `Book` when absent. */
  type: v.exactOptional(documentTypeSchema),
  edition: text,
  series: text,
  seriesNumber: text,
  /** The journal or book that an article appeared in. */
  source: text,
  sourceDetails: text,
  /** A Dewey number. */
  ddc: v.string(),
  keywords: texts,
  geographicalKeywords: v.exactOptional(texts),
  jurisdiction: v.exactOptional(texts),
  abstract: v.string(),
  annotation: v.exactOptional(texts),
  /** Keys of the works that this one is part of, or a translation or edition of. */
  partOf: v.exactOptional(texts),
  copies: v.exactOptional(v.pipe(v.array(copySchema), v.readonly())),
  multimedia: v.exactOptional(multimediaSchema),
  archive: v.exactOptional(archiveSchema),
  collection: text,
  rubric: text,
  /** Days before the first start on which it was added to the collection. */
  acquiredDaysAgo: days,
});

const offerSchema = v.strictObject({
  /** The key of the catalogue record whose title, authors, keywords and abstract it shares. */
  of: v.string(),
  publisher: text,
  place: text,
  year: text,
  isbn: text,
  edition: text,
  series: text,
  type: v.exactOptional(documentTypeSchema),
  price: priceSchema,
  /** Days before the first start on which it was added to the shop. */
  createdDaysAgo: v.number(),
});

/** The facts about a readable document. */
export const documentRecordSchema = v.strictObject({
  ...recordSourceSchema.entries,
  language: languageSchema,
  /** The price in the bookshop, if it is offered there. */
  price: v.exactOptional(priceSchema),
  /** The library does not have it: it is in the bookshop alone, and can be read once it was bought. */
  isOnlyForSale: v.exactOptional(v.literal(true)),
});

/** A file of catalogue records. */
export const recordSourcesSchema = v.array(recordSourceSchema);
/** The bookshop's stock. An offer without ISBN can be looked at and not ordered. */
export const offersSchema = v.array(offerSchema);

export type DocumentType = v.InferOutput<typeof documentTypeSchema>;
/** One copy on a shelf of the library. */
export type DemoCopy = v.InferOutput<typeof copySchema>;
/**
 * One record as a cataloguer of the demonstration library writes it: bibliographic facts, and an
 * abstract of our own. What follows from the facts (signature, class, relations) is derived.
 */
export type RecordSource = v.InferOutput<typeof recordSourceSchema>;
export type DocumentRecord = v.InferOutput<typeof documentRecordSchema>;
/** An edition of a catalogued work that the bookshop sells; the record has all other facts. */
export type Offer = v.InferOutput<typeof offerSchema>;

/** A record with its language and connection, from which the rows are made. */
export interface DemoRecord extends RecordSource {
  readonly language: DemoLanguage;
  readonly connection: DemoConnection;
  readonly price?: v.InferOutput<typeof priceSchema>;
  /** Days before the first start on which the record was made: shop items younger than 14 are new. */
  readonly createdDaysAgo?: number;
}
