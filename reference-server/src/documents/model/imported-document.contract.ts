import type { ContentsEntry } from '@leeszaal/shared-contracts';

/** The formats that can be read. */
export type DocumentFormat = 'pdf' | 'epub';

/** What a file says about itself; every field that the file leaves open is undefined or empty. */
export interface DocumentMetadata {
  readonly title: string;
  readonly subtitle: string | undefined;
  readonly authors: readonly string[];
  /** BCP 47, as the file states it. */
  readonly language: string | undefined;
  readonly publisher: string | undefined;
  readonly year: number | undefined;
  /** Thirteen digits, or ten for a book that has only the older number; without hyphens, checked. */
  readonly isbn: string | undefined;
  readonly description: string | undefined;
  readonly subjects: readonly string[];
}

/** How a segment wants to be laid out. */
export type SegmentLayout = 'reflowable' | 'fixed';

/** A page of a PDF or a segment of an EPUB, in reading order. */
export interface DocumentUnit {
  /** Where it is served, not encoded: `{n}.pdf`, or a segment's path (`docs/decisions.md` 69). */
  readonly address: string;
  /** The number printed on the page where the file states one that differs from its position. */
  readonly label: string | undefined;
  /** Plain text in NFC, paragraphs separated by newlines. */
  readonly text: string;
  /** False for what reading in order skips (an EPUB's `linear="no"`). */
  readonly linear: boolean;
  readonly layout: SegmentLayout;
  /** CSS pixels for a fixed segment, points for a page; undefined when it flows. */
  readonly size: PageSize | undefined;
  /** Number of pictures in a segment of an EPUB. */
  readonly pictures?: number;
}

/** Width and height of a page. */
export interface PageSize {
  readonly width: number;
  readonly height: number;
}

/** From the address of a unit to a place in the same document, written as in the contents. */
export interface InternalLink {
  readonly from: string;
  readonly to: string;
}

/** An image that stands for the document. */
export interface DocumentCover {
  readonly mediaType: string;
  readonly bytes: Uint8Array;
}

/** How a font is obscured: `key` (hexadecimal) is laid over its first `length` bytes again and again. */
export interface Obfuscation {
  readonly key: string;
  readonly length: number;
}

/** The direction in which pages follow one another. */
export type PageProgression = 'ltr' | 'rtl' | 'default';

interface DocumentFacts {
  /** Lower-case hexadecimal digest of the whole file: its identity. */
  readonly sha256: string;
  readonly byteLength: number;
  readonly metadata: DocumentMetadata;
  readonly contents: readonly ContentsEntry[];
  /** In reading order. */
  readonly units: readonly DocumentUnit[];
  readonly links: readonly InternalLink[];
  readonly cover: DocumentCover | undefined;
}

/** A PDF, read. */
export interface ImportedPdf extends DocumentFacts {
  readonly format: 'pdf';
  readonly progression: PageProgression;
}

/** An EPUB, read. */
export interface ImportedEpub extends DocumentFacts {
  readonly format: 'epub';
  readonly progression: PageProgression;
  /** The package document's folder, which addresses are relative to; ends with a slash, or is empty. */
  readonly folder: string;
  /** The media type that each file is served with, by archive path. */
  readonly mediaTypes: Readonly<Record<string, string>>;
  /** Whether files without a media type there are no part of the book. */
  readonly isListedOnly: boolean;
  /** The files that stand in for others that cannot be shown, both by archive path. */
  readonly standIns: Readonly<Record<string, string>>;
  /** The fonts to be cleared when they are served, by archive path. */
  readonly obfuscations: Readonly<Record<string, Obfuscation>>;
}

/** Everything that import learns from one file; plain data, nothing stored yet. */
export type ImportedDocument = ImportedPdf | ImportedEpub;
