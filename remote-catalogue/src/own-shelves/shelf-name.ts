import { SHELF_NAME_LIMIT } from '@leeszaal/shared-contracts';

/** An error of a typed name. */
export type ShelfNameFault = 'required' | 'long';

/** A valid name, or its error (`docs/behaviour.md` C 5). */
export type TypedShelfName =
  | { readonly name: string; readonly fault: undefined }
  | { readonly name: undefined; readonly fault: ShelfNameFault };

/** Trims and validates a typed name. */
export function shelfName(typed: string): TypedShelfName {
  const name = typed.trim();
  if (name === '') return { name: undefined, fault: 'required' };
  if (name.length > SHELF_NAME_LIMIT) return { name: undefined, fault: 'long' };
  return { name, fault: undefined };
}
