import * as v from 'valibot';
import { LANGUAGES } from '../../languages/languages.ts';
import { plain } from '../schema/codec.ts';
import { wholeNumber } from '../schema/scalars.ts';

const of = {
  pubKey: v.string(),
  /** Empty for a publication without a title. */
  title: v.string(),
};

/** The caller's place in the queue for a publication (`docs/decisions.md` 124), without who the others are. */
export const waitingPlaceCodec = plain(
  v.variant('state', [
    /** `number`: 1 for the next person. */
    v.object({ state: v.literal('waiting'), ...of, number: wholeNumber }),
    /** `seconds`: how long the caller alone can borrow from now on. */
    v.object({ state: v.literal('turn'), ...of, seconds: wholeNumber }),
  ]),
);
/** See {@link waitingPlaceCodec}. */
export type WaitingPlace = v.InferOutput<typeof waitingPlaceCodec.schema>;

/** The wish for a place. `mailIn`: the language of a mail when the turn comes; null: no mail. */
export const placeRequestCodec = plain(
  v.strictObject({ mailIn: v.nullable(v.picklist(LANGUAGES)) }),
);
/** See {@link placeRequestCodec}. */
export type PlaceRequest = v.InferOutput<typeof placeRequestCodec.schema>;

/**
 * The outcome of a wish. `waiting`: the caller has a place. `free`: the caller can borrow now. `closed`: the
 * publication has no seats. `too-many`: the caller has too many places, or too many people wait.
 */
export const placeOutcomeCodec = plain(
  v.object({ outcome: v.picklist(['waiting', 'free', 'closed', 'too-many']) }),
);
/** See {@link placeOutcomeCodec}. */
export type PlaceOutcome = v.InferOutput<typeof placeOutcomeCodec.schema>;
