import * as v from 'valibot';
import { plain } from '../schema/codec.ts';
import { wholeNumber } from '../schema/scalars.ts';
import type { AdvancedFieldName } from './search.ts';

/** The kinds of suggestions, in the order in which equally good ones are listed. */
export const SUGGESTION_KINDS = ['title', 'name', 'subject'] as const;
/** A kind of suggestion. */
export type SuggestionKind = (typeof SUGGESTION_KINDS)[number];

/** The field in which a suggestion is searched, by its kind. */
export const SUGGESTION_FIELDS: Readonly<Record<SuggestionKind, AdvancedFieldName>> = {
  title: 'title',
  name: 'authors',
  subject: 'keywords',
};

/** The body of `POST /search/suggestions`. */
export const suggestionRequestCodec = plain(
  v.object({
    /** As typed so far. */
    text: v.string(),
    /** The connections to suggest from; all that the caller may search if omitted. */
    connections: v.optional(v.array(wholeNumber)),
  }),
);

/** A title, name or subject that begins, or has a word that begins, with what was typed. */
export const suggestionCodec = plain(
  v.object({
    kind: v.picklist(SUGGESTION_KINDS),
    text: v.string(),
    /** The number of publications that an exact search of the text in the field of its kind finds. */
    count: wholeNumber,
  }),
);
/** A suggestion for what is being typed. */
export type Suggestion = v.InferOutput<typeof suggestionCodec.schema>;
