import type { BookPlace } from '../book/epub-book.ts';
import type { StyleText } from '../frame/style-library.ts';
import { isWayBack, mayReferToNote, noteOf } from './note-reference.ts';

/** A segment that can be looked into. */
export interface OpenSegment {
  readonly document: Document;
  readonly styles: readonly StyleText[];
}

/** What is needed to look for notes. */
export interface NoteLibrary {
  /** Where a link leads to in the book; undefined for out of it. */
  placeOf(link: Element): BookPlace | undefined;
  /** The segment, if it can be looked into at once. */
  kept(index: number): OpenSegment | undefined;
  open(index: number): Promise<OpenSegment>;
}

/** A note, where it stands in its segment. */
export interface FoundNote {
  readonly element: Element;
  readonly styles: readonly StyleText[];
  /** Whether a link in it leads back to where it was referred to. */
  readonly leadsBack: (link: Element) => boolean;
}

const anchorIn = (document: Document, fragment: string): Element | undefined =>
  document.getElementById(fragment) ??
  document.querySelector(`a[name="${CSS.escape(fragment)}"]`) ??
  undefined;

/**
 * The note that a link in the text refers to, in its own segment or in another; undefined for any other
 * link. Rejects when the other segment can't be had.
 *
 * @param index of the link's own segment
 */
export async function findNote(
  link: Element,
  index: number,
  library: NoteLibrary,
): Promise<FoundNote | undefined> {
  const place = library.placeOf(link);
  if (place?.fragment === undefined) return undefined;
  const isHere = place.index === index;
  const kept = library.kept(place.index);
  if (!kept && !mayReferToNote(link)) return undefined;
  const segment = kept ?? (await library.open(place.index));
  const target = anchorIn(segment.document, place.fragment);
  if (target === undefined) return undefined;
  const follows = (link.compareDocumentPosition(target) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
  const targetOfBack = (back: Element) => {
    const origin = library.placeOf(back);
    if (origin?.index !== index || origin.fragment === undefined) return undefined;
    return anchorIn(link.ownerDocument, origin.fragment);
  };
  const isLater = isHere ? follows : place.index > index;
  const element = noteOf({ link, target, isLater, targetOfBack });
  if (element === undefined) return undefined;
  const leadsBack = (back: Element) => isWayBack(back) || targetOfBack(back) !== undefined;
  return { element, styles: segment.styles, leadsBack };
}
