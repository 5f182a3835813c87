import type { ContentsEntry } from '@leeszaal/shared-contracts';
import type { PartsOutcome } from './parts-outcome.ts';

/** The supported formats. */
export type DocumentFormat = 'pdf' | 'epub';

/** Metadata of a file; missing fields are undefined or empty. */
export interface DocumentMetadata {
  readonly title: string;
  readonly subtitle: string | undefined;
  readonly authors: readonly string[];
  /** BCP 47, as stated. */
  readonly language: string | undefined;
  readonly publisher: string | undefined;
  readonly year: number | undefined;
  /** Thirteen digits, or ten for an older book; checked, without hyphens. */
  readonly isbn: string | undefined;
  readonly description: string | undefined;
  readonly subjects: readonly string[];
}

/** The layout of a segment. */
export type SegmentLayout = 'reflowable' | 'fixed';

/** A page of a PDF or a segment of an EPUB, in reading order. */
export interface DocumentUnit {
  /** Its address, not encoded: `{n}.pdf`, or a segment's path (`docs/decisions.md` 69). */
  readonly address: string;
  /** The printed page number, if stated and other than the position. */
  readonly label: string | undefined;
  /** Plain text in NFC, paragraphs separated by newlines. */
  readonly text: string;
  /** False for a unit outside the reading order (`linear="no"`). */
  readonly linear: boolean;
  readonly layout: SegmentLayout;
  /** CSS pixels for a fixed segment, points for a page; undefined for a reflowable one. */
  readonly size: PageSize | undefined;
  /** Number of pictures in a segment of an EPUB. */
  readonly pictures?: number;
}

/** Width and height of a page. */
export interface PageSize {
  readonly width: number;
  readonly height: number;
}

/** A link from the address of a unit to a place in the document, as in the contents. */
export interface InternalLink {
  readonly from: string;
  readonly to: string;
}

/** A cover image. */
export interface DocumentCover {
  readonly mediaType: string;
  readonly bytes: Uint8Array;
}

/** Obfuscation of a font: `key` (hexadecimal), repeated, is XORed with its first `length` bytes. */
export interface Obfuscation {
  readonly key: string;
  readonly length: number;
}

/** The page progression. */
export type PageProgression = 'ltr' | 'rtl' | 'default';

interface DocumentFacts {
  /** Lower-case hexadecimal digest, which identifies the file. */
  readonly sha256: string;
  readonly byteLength: number;
  readonly metadata: DocumentMetadata;
  readonly contents: readonly ContentsEntry[];
  /** In reading order. */
  readonly units: readonly DocumentUnit[];
  readonly links: readonly InternalLink[];
  readonly cover: DocumentCover | undefined;
}

/** A PDF as read for import. */
export interface ImportedPdf extends DocumentFacts {
  readonly format: 'pdf';
  readonly progression: PageProgression;
  /** Its pages in parts, or why they travel whole. */
  readonly parts: PartsOutcome;
}

/** An EPUB as read for import. */
export interface ImportedEpub extends DocumentFacts {
  readonly format: 'epub';
  readonly progression: PageProgression;
  /** The package document's folder, which addresses are relative to; ends with a slash, or is empty. */
  readonly folder: string;
  /** Media types that files are served with, by archive path. */
  readonly mediaTypes: Readonly<Record<string, string>>;
  /** Whether files without a media type do not belong to the book. */
  readonly isListedOnly: boolean;
  /** Substitutes of files that browsers do not support, by archive path. */
  readonly substitutes: Readonly<Record<string, string>>;
  /** Obfuscated fonts, by archive path. */
  readonly obfuscations: Readonly<Record<string, Obfuscation>>;
}

/** A document as read for import; plain data. */
export type ImportedDocument = ImportedPdf | ImportedEpub;
