import * as v from 'valibot';
import { plain } from '../schema/codec.ts';
import { wholeNumber } from '../schema/scalars.ts';

/** Milliseconds since 1970, no later than a date can be. */
const moment = v.pipe(wholeNumber, v.maxValue(8.64e15));

const readingPlaceSchema = v.object({
  /** `{n}.pdf` of a PDF, the path of the segment of an EPUB: as in search results. */
  file: v.pipe(v.string(), v.nonEmpty(), v.maxLength(1000)),
  /** What the viewer opens to be there, the file among it; nobody else reads it. */
  position: v.pipe(v.string(), v.nonEmpty(), v.maxLength(2000)),
  /** With page numbers: page of the document. Without: page within the segment, as it was laid out. */
  page: v.pipe(wholeNumber, v.minValue(1), v.maxValue(1_000_000_000)),
  /** How much of the document lies behind, 0 to 1. */
  fraction: v.pipe(v.number(), v.minValue(0), v.maxValue(1)),
  /** When somebody was there, by the server's clock. */
  savedAt: moment,
});

/** Where somebody was in a document, in terms of no format. */
export type ReadingPlace = v.InferOutput<typeof readingPlaceSchema>;
/** Where somebody was in a document. */
export const readingPlaceCodec = plain(readingPlaceSchema);

/** The place that is kept, if any, and the time by the server's clock, so that devices agree on what is later. */
export const keptPlaceCodec = plain(
  v.object({ place: v.nullable(readingPlaceSchema), now: moment }),
);
