import * as v from 'valibot';
import { renamed } from '../schema/codec.ts';
import { optionalText, wholeNumber } from '../schema/scalars.ts';

const schema = v.object({
  id: wholeNumber,
  title: v.string(),
  cover: optionalText,
  /** Matched against connection ids, then module types (`docs/decisions.md` 38). */
  sourceModule: wholeNumber,
});

/** A recently acquired publication. */
export const acquisitionCodec = renamed(schema, {
  sourceModule: ['sourcemodule', 'sourceModule'],
});
/** A recently acquired publication. */
export type Acquisition = v.InferOutput<typeof schema>;

/** The age of the acquisitions in days, and their maximum number (`docs/behaviour.md` C 9). */
export const ACQUISITIONS_WINDOW = { limitdays: 90, limitamount: 100 } as const;
