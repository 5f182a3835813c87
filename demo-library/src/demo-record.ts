/** The languages that the demonstration records are written in; the readable documents add Arabic. */
export type DemoLanguage = 'nl' | 'en' | 'de' | 'fr' | 'ar';

/** The demonstration library's connections, by their role. */
export type DemoConnection = 'catalogue' | 'digital' | 'bookshop';

/** What a record describes. The name is shown as it stands; its lower-case form names the icon. */
export type DocumentType =
  | 'Book'
  | 'Children’s book'
  | 'Journal'
  | 'Article'
  | 'Report'
  | 'Thesis'
  | 'Map'
  | 'Law'
  | 'Archive'
  | 'E-book';

/** One copy on a shelf of the library. */
export interface DemoCopy {
  readonly library: string;
  readonly location?: string;
  readonly year?: string;
  readonly part?: string;
  readonly edition?: string;
  readonly registry?: string;
  readonly collation?: string;
  readonly subscription?: string;
  readonly isbn?: string;
  readonly document?: string;
  /** Null or `'0'`: loanable; `'n'`: not loanable; anything else: on loan (`docs/decisions.md 35`). */
  readonly loanable: string | null;
  /** Days after the first start on which a copy on loan is due; it replaces `loanable` and makes the loan line. */
  readonly dueInDays?: number;
  readonly additionalInfo?: string;
}

/** A web address that belongs to a publication. */
export interface DemoLink {
  readonly url: string;
  readonly label: string;
}

/** The kinds of multimedia that a publication can carry. */
export interface DemoMultimedia {
  readonly links?: readonly DemoLink[];
  readonly documents?: readonly DemoLink[];
  readonly sounds?: readonly DemoLink[];
  readonly movies?: readonly DemoLink[];
  readonly images?: readonly DemoLink[];
  readonly copyDocuments?: readonly DemoLink[];
}

/** A price in minor units; 0 is free (`docs/decisions.md 32`). */
export interface DemoPrice {
  readonly amount: number;
  readonly currency: 'eur' | 'gbp' | 'usd';
}

/**
 * One record as a cataloguer of the demonstration library writes it: bibliographic facts, and an
 * abstract of our own. What follows from the facts (signature, class, relations) is derived.
 */
export interface RecordSource {
  /** Unique in the demonstration library, of lower-case letters, digits and hyphens. */
  readonly key: string;
  readonly title: string;
  readonly subtitle?: string;
  /** Each as "Surname, Given". */
  readonly authors: readonly string[];
  readonly corporateAuthors?: readonly string[];
  readonly publisher: string;
  readonly place: string;
  /** A year, or a span such as `1901–1903`. */
  readonly year: string;
  /** Only where it is certain; a test checks the check digit. */
  readonly isbn?: string;
  /** `Book` when absent. */
  readonly type?: DocumentType;
  readonly edition?: string;
  readonly series?: string;
  readonly seriesNumber?: string;
  /** Where an article stands. */
  readonly source?: string;
  readonly sourceDetails?: string;
  /** A Dewey number. */
  readonly ddc: string;
  readonly keywords: readonly string[];
  readonly geographicalKeywords?: readonly string[];
  readonly jurisdiction?: readonly string[];
  readonly abstract: string;
  readonly annotation?: readonly string[];
  /** Keys of the works that this one is part of, or a translation or edition of. */
  readonly partOf?: readonly string[];
  readonly copies?: readonly DemoCopy[];
  readonly multimedia?: DemoMultimedia;
  readonly archive?: DemoArchive;
  readonly collection?: string;
  readonly rubric?: string;
  /** Days before the first start on which it came into the collection. */
  readonly acquiredDaysAgo?: number;
}

/** What an archive says of a file; days are written `yyyy-MM-dd`. */
export interface DemoArchive {
  readonly fileNumber: string;
  readonly dateStart: string;
  readonly dateEnd: string;
  readonly dateDestroyed?: string;
}

/** A record with its language and connection: what the rows are made from. */
export interface DemoRecord extends RecordSource {
  readonly language: DemoLanguage;
  readonly connection: DemoConnection;
  readonly price?: DemoPrice;
  /** Days before the first start on which the record was made: shop items younger than 14 are new. */
  readonly createdDaysAgo?: number;
}
