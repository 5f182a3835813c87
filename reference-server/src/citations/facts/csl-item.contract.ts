/** A name in CSL-JSON: parts, or a `literal` that has none, such as an institution. */
export interface CslName {
  readonly family?: string;
  readonly given?: string;
  readonly literal?: string;
}

/** A day, month or year; the year alone where no more is known. */
type DateParts = readonly [number, number?, number?];

/** A date in CSL-JSON: one date or the two ends of a range, or a `literal` that is neither. */
export interface CslDate {
  readonly 'date-parts'?: readonly DateParts[];
  readonly circa?: true;
  readonly literal?: string;
}

/** The types of CSL that documents of a library have. */
export type CslType =
  | 'article-journal'
  | 'book'
  | 'chapter'
  | 'collection'
  | 'document'
  | 'legislation'
  | 'map'
  | 'periodical'
  | 'report'
  | 'thesis';

/** The people of a work by role, in the names of CSL. */
export interface CslPeople {
  readonly author?: readonly CslName[];
  readonly editor?: readonly CslName[];
  readonly translator?: readonly CslName[];
  readonly illustrator?: readonly CslName[];
}

/** One work in CSL-JSON 1.0.2, with the fields that a record can have. */
export interface CslItem extends CslPeople {
  readonly id: string;
  readonly type: CslType;
  readonly title: string;
  /** The title without the subtitle, when there is one. */
  readonly 'title-short'?: string;
  readonly 'container-title'?: string;
  readonly 'collection-title'?: string;
  readonly 'collection-number'?: string;
  readonly publisher?: string;
  readonly 'publisher-place'?: string;
  readonly issued?: CslDate;
  /** A number where the record counts editions, else its own words. */
  readonly edition?: string;
  readonly volume?: string;
  readonly issue?: string;
  readonly page?: string;
  readonly 'chapter-number'?: string;
  readonly 'number-of-pages'?: string;
  readonly ISBN?: string;
  readonly ISSN?: string;
  readonly DOI?: string;
  readonly URL?: string;
  readonly language?: string;
  readonly abstract?: string;
  /** Subjects, with `KEYWORD_SEPARATOR` between. */
  readonly keyword?: string;
  readonly 'call-number'?: string;
  /** The number of an archive file. */
  readonly archive_location?: string;
}
