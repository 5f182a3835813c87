import { type Entries, type Schema, type Step, UNFIT } from './schema.contract.ts';

/** A schema of values that stay as they are. */
const when = (fits: (value: unknown) => boolean): Schema => ({
  read: (value) => (fits(value) ? value : UNFIT),
});

const typed = (name: string) => (): Schema => when((value) => typeof value === name);

export const string = typed('string');
export const boolean = typed('boolean');
export const number = (): Schema =>
  when((value) => typeof value === 'number' && !Number.isNaN(value));
export const unknown = (): Schema => when(() => true);
export const literal = (expected: unknown): Schema =>
  when((value) => value === expected || (Number.isNaN(value) && Number.isNaN(expected)));
export const picklist = (options: readonly unknown[]): Schema =>
  when((value) => options.includes(value));

const null_ = (): Schema => literal(null);
const undefined_ = (): Schema => literal(undefined);

export { null_ as null, undefined_ as undefined };

/** Defaults may be made by a function. */
const madeBy = (made: unknown): unknown => (typeof made === 'function' ? made() : made);

/** A schema that also takes a value which stands for nothing, or puts a default in its place. */
function absent(nothing: null | undefined, wrapped: Schema, initial: unknown): Schema {
  return {
    read(value) {
      const given = value === nothing && initial !== undefined ? madeBy(initial) : value;
      return given === nothing ? given : wrapped.read(given);
    },
  };
}

export const nullable = (wrapped: Schema, initial?: unknown): Schema =>
  absent(null, wrapped, initial);
export const optional = (wrapped: Schema, initial?: unknown): Schema => ({
  ...absent(undefined, wrapped, initial),
  missing: initial === undefined ? 'omitted' : 'default',
});

export const lazy = (get: (value: unknown) => Schema): Schema => ({
  read: (value) => get(value).read(value),
});

export const union = (options: readonly Schema[]): Schema => ({
  read(value) {
    for (const option of options) {
      const output = option.read(value);
      if (output !== UNFIT) return output;
    }
    return UNFIT;
  },
});

/** The outputs of all values, or `UNFIT` if one of them is. */
function all(outputs: readonly unknown[]): unknown {
  return outputs.includes(UNFIT) ? UNFIT : outputs;
}

export const array = (item: Schema): Schema => ({
  read: (value) => (Array.isArray(value) ? all(value.map(item.read)) : UNFIT),
});
export const tuple = (items: readonly Schema[]): Schema => ({
  read: (value) =>
    Array.isArray(value) ? all(items.map(({ read }, index) => read(value[index]))) : UNFIT,
});

/** The output of a key of an object; `OMITTED` when the output lacks it. */
const OMITTED = Symbol('omitted');
function readKey(input: object, key: string, schema: Schema): unknown {
  if (key in input) return schema.read(Reflect.get(input, key));
  if (schema.missing === 'default') return schema.read(undefined);
  if (schema.fallback !== undefined) return madeBy(schema.fallback);
  return schema.missing ? OMITTED : UNFIT;
}

/** Keys of an answer that must not become properties. */
const UNSAFE = ['__proto__', 'prototype', 'constructor'];

function objectOf(entries: Entries, isLoose: boolean): Schema {
  return {
    read(value) {
      if (typeof value !== 'object' || value === null) return UNFIT;
      const output: Record<string, unknown> = {};
      for (const [key, schema] of Object.entries(entries)) {
        const read = readKey(value, key, schema);
        if (read === UNFIT) return UNFIT;
        if (read !== OMITTED) output[key] = read;
      }
      if (!isLoose) return output;
      for (const [key, other] of Object.entries(value)) {
        if (!UNSAFE.includes(key) && !Object.hasOwn(entries, key)) output[key] = other;
      }
      return output;
    },
  };
}

/** `entries` can be taken for another object. */
export const object = (entries: Entries): Schema & { readonly entries: Entries } => ({
  ...objectOf(entries, false),
  entries,
});
export const looseObject = (entries: Entries): Schema => objectOf(entries, true);

export const record = (names: Schema, item: Schema): Schema => ({
  read(value) {
    if (typeof value !== 'object' || value === null) return UNFIT;
    const entries = Object.entries(value)
      .filter(([key]) => !UNSAFE.includes(key))
      .map(([key, each]) => [names.read(key), item.read(each)]);
    return entries.some((entry) => entry.includes(UNFIT)) ? UNFIT : Object.fromEntries(entries);
  },
});

export const fallback = (schema: Schema, instead: unknown): Schema => ({
  ...schema,
  read(value) {
    const output = schema.read(value);
    return output === UNFIT ? madeBy(instead) : output;
  },
  fallback: instead,
});

/** Has what the first schema says of a missing key. */
export const pipe = (first: Schema, ...steps: readonly Step[]): Schema => ({
  ...first,
  read: (value) =>
    steps.reduce(
      (output, step) => (output === UNFIT ? UNFIT : step.read(output)),
      first.read(value),
    ),
});
