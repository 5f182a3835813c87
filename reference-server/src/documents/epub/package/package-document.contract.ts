import type { PageSize, SegmentLayout } from '../../model/imported-document.contract.ts';
import type { XmlElement } from './xml-element.ts';

/** One file that the package document lists. */
export interface ManifestItem {
  readonly id: string;
  /** Archive path. */
  readonly path: string;
  readonly mediaType: string;
  readonly properties: readonly string[];
  /** The id of what to show instead by those who cannot show this. */
  readonly fallback: string | undefined;
}

/** One step of the reading order. */
export interface SpineEntry {
  /** What is shown. */
  readonly item: ManifestItem;
  /** What the spine names: the item itself, or one that falls back to it. */
  readonly named: ManifestItem;
  readonly linear: boolean;
  readonly layout: SegmentLayout;
}

/** What a package document (OPF) says, its paths resolved. */
export interface PackageDocument {
  /** Archive path of the package document itself. */
  readonly path: string;
  /** Its folder, which addresses are relative to; with a slash at the end, empty for the root. */
  readonly folder: string;
  readonly metadata: XmlElement | undefined;
  /** The base direction that the package states for its metadata, as written. */
  readonly direction: string | undefined;
  readonly uniqueIdentifier: string;
  readonly manifest: ReadonlyMap<string, ManifestItem>;
  /** Whether files that the manifest does not list are no part of the book: since EPUB 3. */
  readonly isListedOnly: boolean;
  readonly spine: readonly SpineEntry[];
  /** How a document is laid out for which the spine says nothing of its own. */
  readonly layout: SegmentLayout;
  /** The size of a fixed page that does not say its own. */
  readonly viewport: PageSize | undefined;
  /** The manifest id of the older form of the contents, when the spine names one. */
  readonly ncx: string | undefined;
  readonly progression: 'ltr' | 'rtl' | 'default';
  /** The older list of special places: type to reference as written. */
  readonly guide: readonly GuideReference[];
}

/** A special place of the book, as EPUB 2 lists them. */
export interface GuideReference {
  readonly type: string;
  readonly href: string;
}
