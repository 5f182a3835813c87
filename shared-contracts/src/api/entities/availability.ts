import * as v from 'valibot';
import { plain } from '../schema/codec.ts';
import { wholeNumber } from '../schema/scalars.ts';
import { READING_REFUSALS } from './licence.ts';

/** The largest number of publications in one call. */
export const MOST_AVAILABILITIES = 50;

/** The publications to look at, by key. */
export const availabilityRequestCodec = plain(
  v.object({ pubKeys: v.pipe(v.array(v.string()), v.maxLength(MOST_AVAILABILITIES)) }),
);

const pubKey = v.string();
/** How many people can read at once. */
const seats = wholeNumber;

/**
 * Whether the caller can read a publication at the moment of the answer; acquire decides (`docs/decisions.md` 34). It
 * has numbers of readers, and never who they are.
 */
export const availabilityCodec = plain(
  v.variant('state', [
    /** `free`: seats that the caller could have; a seat that the caller has is free for the caller. */
    v.object({ state: v.literal('free'), pubKey, seats, free: wholeNumber }),
    /** `minutes`: when the first loan ends unless its reader goes on, rounded up; 1 or more. */
    v.object({ state: v.literal('on-loan'), pubKey, seats, minutes: wholeNumber }),
    v.object({ state: v.literal('refused'), pubKey, reason: v.picklist(READING_REFUSALS) }),
    /** The publication has no seats. */
    v.object({ state: v.literal('closed'), pubKey }),
  ]),
);
/** Whether a publication can be read now; see {@link availabilityCodec}. */
export type Availability = v.InferOutput<typeof availabilityCodec.schema>;
