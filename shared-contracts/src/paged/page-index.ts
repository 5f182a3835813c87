import * as v from 'valibot';
import { plain } from '../api/schema/codec.ts';

const whole = v.pipe(v.number(), v.integer(), v.minValue(0));

/** Which parts the pages of a PDF are made of. */
export const pageIndexCodec = plain(
  v.object({
    /** Names this division into parts: parts of another one may have other numbers. */
    edition: v.string(),
    /** Bytes of each part, in the order in which reading from the beginning needs them. */
    sizes: v.array(whole),
    /** The parts of each page, those that it shares first; empty for a page that has none. */
    pages: v.array(v.array(whole)),
  }),
);
/** Which parts the pages of a PDF are made of. */
export type PageIndex = v.InferOutput<typeof pageIndexCodec.schema>;
