import type { DocumentRecord } from '../demo-record.ts';

/** An entry of a book's contents: a place in it, and the entries below. */
export interface NavEntry {
  readonly title: string;
  /** From the package's folder: `text/one.xhtml#place`. */
  readonly href: string;
  readonly children: readonly NavEntry[];
}

/** The side of the spread that a page of a fixed layout is on. */
export type PageSpread = 'left' | 'right' | 'center';

/** A document of the spine. */
export interface EpubSegment {
  /** From the package's folder. */
  readonly path: string;
  readonly title: string;
  /** The markup between `<body>` and `</body>`, well-formed. */
  readonly body: string;
  /** Attributes of `<body>`, such as ` class="plate"`. */
  readonly bodyAttributes?: string;
  /** Style sheets, from the package's folder. */
  readonly styles: readonly string[];
  readonly hasSvg?: boolean;
  readonly spread?: PageSpread;
  /** The page's own size in CSS pixels, when the layout is fixed. */
  readonly viewport?: { readonly width: number; readonly height: number };
}

/** A file that the segments refer to. */
export interface EpubResource {
  readonly path: string;
  readonly mediaType: string;
  readonly content: Uint8Array | string;
}

/** A whole book, ready to be packed. */
export interface EpubBook {
  /** Its key names the book for ever, and becomes its UUID. */
  readonly record: DocumentRecord;
  /** As the title page has it. */
  readonly subtitle?: string;
  readonly layout: 'reflowable' | 'pre-paginated';
  readonly segments: readonly EpubSegment[];
  readonly resources: readonly EpubResource[];
  /** The path of the cover image among the resources. */
  readonly cover: string;
  readonly contents: readonly NavEntry[];
  /** The heading of the table of contents, in the book's language. */
  readonly contentsTitle: string;
}
