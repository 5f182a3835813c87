import { SHELF_NAME_LIMIT } from '@leeszaal/shared-contracts';

/** What is wrong with a typed name. */
export type ShelfNameFault = 'required' | 'long';

/** A typed name as it is sent, or what is wrong with it (`docs/behaviour.md` C 5). */
export type TypedShelfName =
  | { readonly name: string; readonly fault: undefined }
  | { readonly name: undefined; readonly fault: ShelfNameFault };

/** Trims a typed name, and compares it with the limits of the API. */
export function shelfName(typed: string): TypedShelfName {
  const name = typed.trim();
  if (name === '') return { name: undefined, fault: 'required' };
  if (name.length > SHELF_NAME_LIMIT) return { name: undefined, fault: 'long' };
  return { name, fault: undefined };
}
