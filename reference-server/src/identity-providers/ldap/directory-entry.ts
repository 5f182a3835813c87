import type { Entry } from 'ldapts';

/** A value of an attribute: bytes, unless they are a text in UTF-8. */
export type Value = string | Buffer;

/** An entry of a directory. */
export interface DirectoryEntry {
  readonly dn: string;
  /** The attributes with values, by their names as the directory spells them, options included. */
  readonly attributes: ReadonlyMap<string, readonly Value[]>;
}

/** Reads an entry of ldapts, which has single values beside lists, and empty lists for missing attributes. */
export function readEntry({ dn, ...others }: Entry): DirectoryEntry {
  const attributes = new Map<string, readonly Value[]>();
  for (const [name, value] of Object.entries(others)) {
    const values = Array.isArray(value) ? value : [value];
    if (values.length > 0) attributes.set(name, values);
  }
  return { dn, attributes };
}

/** An attribute's name without options, such as `member` of `member;range=0-1499`, in lower case. */
export const plainName = (name: string): string => (name.split(';')[0] ?? '').toLowerCase();

/** The values of an attribute, whichever case and options its name has. */
export function valuesOf({ attributes }: DirectoryEntry, name: string): readonly Value[] {
  const wanted = plainName(name);
  return [...attributes].flatMap(([each, values]) => (plainName(each) === wanted ? values : []));
}

/** The values of an attribute that are text. */
export const textsOf = (entry: DirectoryEntry, name: string): readonly string[] =>
  valuesOf(entry, name).filter(isText);

/** Whether a value is text: without control characters, apart from those of a text with lines. */
export const isText = (value: Value): value is string =>
  typeof value === 'string' && /^(?:\P{Cc}|[\t\n\r])*$/u.test(value);
