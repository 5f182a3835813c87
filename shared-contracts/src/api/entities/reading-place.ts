import * as v from 'valibot';
import { plain } from '../schema/codec.ts';
import { wholeNumber } from '../schema/scalars.ts';

/** Milliseconds since 1970, within the range of `Date`. */
const moment = v.pipe(wholeNumber, v.maxValue(8.64e15));

const readingPlaceSchema = v.object({
  /** `{n}.pdf` of a PDF, or the path of an EPUB's segment, as in search results. */
  file: v.pipe(v.string(), v.nonEmpty(), v.maxLength(1000)),
  /** The viewer's own position, including the file; opaque to all other code. */
  position: v.pipe(v.string(), v.nonEmpty(), v.maxLength(2000)),
  /**
   * The page of the document, if it has page numbers; else the page of the segment in its layout at
   * the time.
   */
  page: v.pipe(wholeNumber, v.minValue(1), v.maxValue(1_000_000_000)),
  /** The part of the document before this place, 0 to 1. */
  fraction: v.pipe(v.number(), v.minValue(0), v.maxValue(1)),
  /** When the reader was there, by the server's clock. */
  savedAt: moment,
});

/** A reading place in a document of any format. */
export type ReadingPlace = v.InferOutput<typeof readingPlaceSchema>;
/** A reading place in a document. */
export const readingPlaceCodec = plain(readingPlaceSchema);

/** The stored place, if any, and the server's time, so that devices agree on which is later. */
export const keptPlaceCodec = plain(
  v.object({ place: v.nullable(readingPlaceSchema), now: moment }),
);
