import type { HostLocation } from '@leeszaal/shared-contracts';
import * as v from 'valibot';

const detailSchema = v.object({
  connection: v.number(),
  id: v.number(),
  below: v.optional(v.string()),
  root: v.optional(v.string()),
});

const entrySchema = v.object({
  detail: v.fallback(v.optional(detailSchema), undefined),
  askedAt: v.fallback(v.optional(v.number()), undefined),
  isOwn: v.fallback(v.optional(v.literal(true)), undefined),
  isTabKept: v.fallback(v.optional(v.literal(true)), undefined),
});

/** What an entry of the history holds of the catalogue beside its address; it outlives a reload. */
export interface EntryState {
  /**
   * The publication whose detail is open (`docs/decisions.md` 83). `below`: the address of the entry before
   * it, on which the detail was opened; absent where the detail cannot be closed by going back. `root`: the key
   * of that entry.
   */
  readonly detail?:
    | {
        readonly connection: number;
        readonly id: number;
        readonly below?: string | undefined;
        readonly root?: string | undefined;
      }
    | undefined;
  /** When the person pressed *Search* for these results, in ms since 1970; another press is another search. */
  readonly askedAt?: number | undefined;
  /** The panel of the search held all of this search: it stays for the next words (`docs/decisions.md` 85). */
  readonly isOwn?: true | undefined;
  /** The open tab is that of the search before, and stays if it has results (`docs/decisions.md` 84). */
  readonly isTabKept?: true | undefined;
}

/** Reads the state of a history entry; empty for an entry of another maker. */
export function entryState({ state }: Pick<HostLocation, 'state'>): EntryState {
  const read = v.safeParse(entrySchema, state);
  return read.success ? read.output : {};
}

/** The address of a location, without its origin. */
export function addressOf({ pathname, search }: Pick<HostLocation, 'pathname' | 'search'>): string {
  return pathname + search;
}

/** The key of the entry that shows a screen; a detail beside the screen has the key of the entry before it. */
export function screenKey({ key, state }: Pick<HostLocation, 'key' | 'state'>): string {
  return entryState({ state }).detail?.root ?? key;
}

/** The state for a step in the same search: its tab was decided on. */
export function withoutTab({ isTabKept: _, ...state }: EntryState): EntryState {
  return state;
}
