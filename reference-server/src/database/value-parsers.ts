const number = (value: string): unknown => Number(value);
const json = (value: string): unknown => JSON.parse(value);
const date = (value: string): unknown =>
  new Date(value.replace(' ', 'T').replace(/([+-]\d\d)$/, '$1:00'));
const asIs = (value: string): unknown => value;

// A copy, because a small buffer is a view of a shared one.
const bytes = (value: string): unknown => new Uint8Array(Buffer.from(value.slice(2), 'hex'));

/**
 * Parsers of values in text form by the OID of their type, the same for both databases. `date` stays text,
 * since it has no time zone.
 */
export const VALUE_PARSERS: Readonly<Record<number, (value: string) => unknown>> = {
  17: bytes, // bytea
  20: number, // int8
  114: json, // json
  1082: asIs, // date
  1184: date, // timestamptz
  1700: number, // numeric
  3802: json, // jsonb
};

/** The array types of `VALUE_PARSERS`' types, with the element type of each. */
export const ARRAY_TYPES: Readonly<Record<number, number>> = {
  199: 114, // json[]
  1001: 17, // bytea[]
  1016: 20, // int8[]
  1182: 1082, // date[]
  1185: 1184, // timestamptz[]
  1231: 1700, // numeric[]
  3807: 3802, // jsonb[]
};
