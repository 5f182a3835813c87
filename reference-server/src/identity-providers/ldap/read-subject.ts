import { type DirectoryEntry, isText, plainName, valuesOf } from './directory-entry.ts';

/** The lasting id of a person in a directory. */
export interface Subject {
  readonly text: string;
  /** The value of the attribute, for a search. */
  readonly value: Buffer;
}

const GUID_BYTES = 16;

/**
 * Reads the lasting id from an attribute. Bytes that are not a text become hexadecimal digits.
 *
 * @returns undefined unless the attribute has exactly one value, and that is not empty
 */
export function readSubject(entry: DirectoryEntry, attribute: string): Subject | undefined {
  const [value, ...others] = valuesOf(entry, attribute);
  if (value === undefined || value.length === 0 || others.length > 0) return undefined;
  const bytes = Buffer.from(value);
  if (plainName(attribute) === 'objectguid' && bytes.length === GUID_BYTES) {
    return { text: guidText(bytes), value: bytes };
  }
  return { text: isText(value) ? value : bytes.toString('hex'), value: bytes };
}

/** The usual text of a GUID. Its first three parts are stored with the last byte first. */
function guidText(bytes: Buffer): string {
  const reversed = [bytes.subarray(0, 4), bytes.subarray(4, 6), bytes.subarray(6, 8)].map((part) =>
    Buffer.from(part).reverse(),
  );
  return [...reversed, bytes.subarray(8, 10), bytes.subarray(10)]
    .map((part) => part.toString('hex'))
    .join('-');
}
