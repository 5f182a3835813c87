import type { BookPlace } from '../book/epub-book.ts';
import type { StyleText } from '../frame/style-library.ts';
import { anchorIn } from '../navigation/epub-spot.ts';
import { isBacklink, mayReferToNote, noteOf } from './note-reference.ts';

/** A loaded segment. */
export interface OpenSegment {
  readonly document: Document;
  readonly styles: readonly StyleText[];
}

/** Dependencies of finding a note. */
export interface NoteLibrary {
  /** The place of a link; undefined outside the book. */
  placeOf(link: Element): BookPlace | undefined;
  /** The segment, if it is in the cache. */
  kept(index: number): OpenSegment | undefined;
  open(index: number): Promise<OpenSegment>;
}

/** A note in its segment. */
export interface FoundNote {
  readonly element: Element;
  readonly styles: readonly StyleText[];
  /** Whether a link in the note leads back to the reference. */
  readonly leadsBack: (link: Element) => boolean;
}

/**
 * The note that a link refers to, in its own segment or another; undefined for any other link. Rejects when
 * the other segment cannot be loaded.
 *
 * @param index of the link's segment
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
  if (target === null) return undefined;
  const follows = (link.compareDocumentPosition(target) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
  const targetOfBack = (back: Element) => {
    const origin = library.placeOf(back);
    if (origin?.index !== index || origin.fragment === undefined) return undefined;
    return anchorIn(link.ownerDocument, origin.fragment) ?? undefined;
  };
  const isLater = isHere ? follows : place.index > index;
  const element = noteOf({ link, target, isLater, targetOfBack });
  if (element === undefined) return undefined;
  const leadsBack = (back: Element) => isBacklink(back) || targetOfBack(back) !== undefined;
  return { element, styles: segment.styles, leadsBack };
}
