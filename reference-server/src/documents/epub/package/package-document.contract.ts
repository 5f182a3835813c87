import type { PageSize, SegmentLayout } from '../../model/imported-document.contract.ts';
import type { XmlElement } from './xml-element.ts';

/** A file that the package document lists. */
export interface ManifestItem {
  readonly id: string;
  /** Archive path. */
  readonly path: string;
  readonly mediaType: string;
  readonly properties: readonly string[];
  /** The id of the item to show when this one is unsupported. */
  readonly fallback: string | undefined;
}

/** An entry of the reading order. */
export interface SpineEntry {
  /** The item to show. */
  readonly item: ManifestItem;
  /** The item that the spine names: the same, or one that falls back to it. */
  readonly named: ManifestItem;
  readonly linear: boolean;
  readonly layout: SegmentLayout;
}

/** A package document (OPF), with resolved paths. */
export interface PackageDocument {
  /** Archive path of the package document itself. */
  readonly path: string;
  /** Its folder, which addresses are relative to; with a final slash, empty for the root. */
  readonly folder: string;
  readonly metadata: XmlElement | undefined;
  /** The base direction of its metadata, as written. */
  readonly direction: string | undefined;
  readonly uniqueIdentifier: string;
  readonly manifest: ReadonlyMap<string, ManifestItem>;
  /** Whether only files in the manifest belong to the book: since EPUB 3. */
  readonly isListedOnly: boolean;
  readonly spine: readonly SpineEntry[];
  /** The default layout of a segment. */
  readonly layout: SegmentLayout;
  /** The default size of a fixed page. */
  readonly viewport: PageSize | undefined;
  /** The manifest id of the NCX, when the spine names one. */
  readonly ncx: string | undefined;
  readonly progression: 'ltr' | 'rtl' | 'default';
  /** EPUB 2's list of special places. */
  readonly guide: readonly GuideReference[];
}

/** A special place of an EPUB 2 book. */
export interface GuideReference {
  readonly type: string;
  readonly href: string;
}
