import { FACETS, type Form, READABLE_NOW } from '@leeszaal/shared-contracts';
import type { StoredRecord } from '../fields/search-fields.ts';
import type { FacetEntry } from './facet-entry.contract.ts';

/** The facts that decide a publication's forms, beside its record. */
export interface RecordState {
  /** Whether it has a document, in a connection that offers reading. */
  readonly isReadable: boolean;
  /** Whether its connection sells it, and no record says that it was bought. */
  readonly isOffered: boolean;
}

/** The state of a record without a document in a connection without a shop. */
export const ON_PAPER: RecordState = { isReadable: false, isOffered: false };

const FORM = FACETS.indexOf('form');
const AVAILABILITY = FACETS.indexOf('availability');

/** The facets whose values depend on the caller. */
export const CALLER_FACETS: readonly number[] = [FORM, AVAILABILITY];

const entryOf = (facet: number, value: string): FacetEntry => ({ facet, value, key: value });
const formEntry = (form: Form): FacetEntry => entryOf(FORM, form);

/** For sale, until the client buys it. */
export const TO_BUY = formEntry('buy');
/** Readable here. */
export const READABLE = formEntry('read');
/** Readable at this moment. */
export const NOW = entryOf(AVAILABILITY, READABLE_NOW);

/** All values of these facets: each dictionary has them, since a purchase can add one. */
export const FORM_ENTRIES: readonly FacetEntry[] = [READABLE, TO_BUY, formEntry('shelf'), NOW];

/** Whether a document can be read here, and at all: loans are taken off at a search. */
export const isReadableNow = ({ isReadable, isOffered }: RecordState): boolean =>
  isReadable && !isOffered;

/** The forms of a publication as the index has them (`docs/decisions.md` 120). */
export function formsOf({ copies = [] }: StoredRecord, state: RecordState): readonly Form[] {
  return [
    ...(isReadableNow(state) ? (['read'] as const) : []),
    ...(state.isOffered ? (['buy'] as const) : []),
    ...(copies.length > 0 ? (['shelf'] as const) : []),
  ];
}
