import * as v from 'valibot';

/**
 * The two directions of a value on the wire. `schema` parses any accepted spelling of a field into
 * the one used in the code. `encode` writes the wire's spelling. `decode(encode(x))` equals `x` for
 * every codec of this package.
 */
export interface Codec<T> {
  readonly schema: v.GenericSchema<unknown, T>;
  // A method, so that a codec of a narrower type is assignable to `Codec<unknown>`.
  encode(value: T): unknown;
}

/** The type that a codec decodes to. */
export type Decoded<C> = C extends Codec<infer T> ? T : never;

type AnySchema<T> = v.GenericSchema<never, T> | v.GenericSchema<unknown, T>;

/** A codec whose wire names equal the names in the code. */
/* @__NO_SIDE_EFFECTS__ */
export function plain<const S extends v.GenericSchema>(schema: S): Codec<v.InferOutput<S>> {
  return {
    schema: schema as unknown as v.GenericSchema<unknown, v.InferOutput<S>>,
    encode: (value) => value,
  };
}

/**
 * For each name in the code: the wire's name, then further spellings that are accepted (`{ pubKey:
 * ['pubkey'] }`).
 */
export type WireNames = Readonly<Record<string, readonly [string, ...string[]]>>;

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function toInner(value: unknown, names: WireNames): unknown {
  if (!isRecord(value)) return value;
  const inner = { ...value };
  for (const [name, spellings] of Object.entries(names)) {
    for (const spelling of spellings) {
      if (spelling === name || !(spelling in inner)) continue;
      if (inner[name] === undefined) inner[name] = inner[spelling];
      delete inner[spelling];
    }
  }
  return inner;
}

function toWire(value: unknown, names: WireNames): unknown {
  if (!isRecord(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, entry]) => [names[name]?.[0] ?? name, entry]),
  );
}

/**
 * A codec for an object whose wire names differ from the names in the code, which the schema uses.
 */
/* @__NO_SIDE_EFFECTS__ */
export function renamed<T>(schema: AnySchema<T>, names: WireNames): Codec<T> {
  const inner = schema as v.GenericSchema<unknown, T>;
  return {
    schema: v.pipe(
      v.unknown(),
      v.transform((value) => toInner(value, names)),
      inner,
    ) as v.GenericSchema<unknown, T>,
    encode: (value) => toWire(value, names),
  };
}

/** A codec for a list. */
/* @__NO_SIDE_EFFECTS__ */
export function listOf<T>(item: Codec<T>): Codec<T[]> {
  return {
    schema: v.array(item.schema) as unknown as v.GenericSchema<unknown, T[]>,
    encode: (values) => values.map((value) => item.encode(value)),
  };
}

/** A codec for a value or null. */
/* @__NO_SIDE_EFFECTS__ */
export function nullable<T>(inner: Codec<T>): Codec<T | null> {
  return {
    schema: v.nullable(inner.schema) as unknown as v.GenericSchema<unknown, T | null>,
    encode: (value) => (value === null ? null : inner.encode(value)),
  };
}
