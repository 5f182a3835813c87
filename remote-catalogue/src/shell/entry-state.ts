import type { HostLocation } from '@leeszaal/shared-contracts';
import * as v from 'valibot';

const detailSchema = v.object({
  connection: v.number(),
  id: v.number(),
  /** The address of the entry that opened the detail, if going back closes it. */
  below: v.optional(v.string()),
  /** The key of that entry. */
  root: v.optional(v.string()),
});

const entrySchema = v.object({
  /** The publication of the open detail (`docs/decisions.md` 83). */
  detail: v.fallback(v.optional(detailSchema), undefined),
  /** When the person pressed *Search*, in ms since 1970; another press is another search. */
  askedAt: v.fallback(v.optional(v.number()), undefined),
  /** The person chose all criteria: the panel keeps them for the next query (`docs/decisions.md` 85). */
  isOwn: v.fallback(v.optional(v.literal(true)), undefined),
  /** The tab of the previous search is open, and stays if it has results (`docs/decisions.md` 84). */
  isTabKept: v.fallback(v.optional(v.literal(true)), undefined),
});

/** The catalogue's state in a history entry, beside the address; it survives a reload. */
export type EntryState = Readonly<Partial<v.InferOutput<typeof entrySchema>>>;

/** Reads the state of a history entry; empty for another remote's entry. */
export function entryState({ state }: Pick<HostLocation, 'state'>): EntryState {
  const read = v.safeParse(entrySchema, state);
  return read.success ? read.output : {};
}

/** The path and query of a location. */
export function addressOf({ pathname, search }: Pick<HostLocation, 'pathname' | 'search'>): string {
  return pathname + search;
}

/** The key of the entry that shows a screen; an open detail has the key of the entry below. */
export function screenKey({ key, state }: Pick<HostLocation, 'key' | 'state'>): string {
  return entryState({ state }).detail?.root ?? key;
}

/** The state for a step within a search: its tab is decided. */
export function withoutTab({ isTabKept: _, ...state }: EntryState): EntryState {
  return state;
}
