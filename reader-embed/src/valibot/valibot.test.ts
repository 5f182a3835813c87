import { describe, expect, test } from '@jest/globals';
import { endpoints } from '@leeszaal/shared-contracts';
import * as original from 'valibot';
import type { Schema } from './schema.contract.ts';
import * as small from './valibot.ts';

/** The functions that both have. */
type Valibot = typeof small;

/** Any value that an answer could have in any place. */
const VALUES: readonly unknown[] = [
  undefined,
  null,
  true,
  0,
  1.5,
  -3,
  7,
  Number.NaN,
  Number.POSITIVE_INFINITY,
  '',
  ' a ',
  'words',
  '12',
  [],
  ['a', 'b'],
  [1, null],
  ['a', 2, true],
  {},
  { a: 'x' },
  { a: undefined },
  { a: null, b: 4, c: ' y ' },
  { a: 'x', b: 2, c: 'z', other: [1] },
  { a: 'x', b: Number.NaN, d: { a: 'x' } },
  JSON.parse('{"a":"x","__proto__":{"bad":true},"constructor":1}'),
];

/** Schemas as the contracts make them, with either library. */
const SCHEMAS: Readonly<Record<string, (v: Valibot) => Schema>> = {
  string: (v) => v.string(),
  number: (v) => v.number(),
  boolean: (v) => v.boolean(),
  unknown: (v) => v.unknown(),
  null: (v) => v.null(),
  undefined: (v) => v.undefined(),
  literal: (v) => v.literal('words'),
  'literal NaN': (v) => v.literal(Number.NaN),
  picklist: (v) => v.picklist(['words', 'phrase']),
  nullable: (v) => v.nullable(v.string()),
  'nullable with a default': (v) => v.nullable(v.string(), 'none'),
  optional: (v) => v.optional(v.number()),
  'optional with a default': (v) => v.optional(v.array(v.string()), () => ['none']),
  array: (v) => v.array(v.optional(v.string())),
  tuple: (v) => v.tuple([v.string(), v.optional(v.number())]),
  union: (v) => v.union([v.number(), v.object({ a: v.string() }), v.string()]),
  lazy: (v) => v.lazy((value) => (value === null ? v.null() : v.string())),
  fallback: (v) => v.fallback(v.number(), 3),
  'fallback by a function': (v) => v.fallback(v.array(v.string()), () => ['none']),
  integer: (v) => v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(7)),
  finite: (v) => v.pipe(v.number(), v.finite()),
  text: (v) => v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(5)),
  pattern: (v) => v.pipe(v.string(), v.regex(/^[a-x]$/)),
  length: (v) => v.pipe(v.array(v.unknown()), v.length(2)),
  check: (v) =>
    v.pipe(
      v.string(),
      v.check((text: string) => text === '12'),
    ),
  transform: (v) => v.pipe(v.string(), v.transform(Number), v.number(), v.integer()),
  'a key that may be missing': (v) => v.object({ a: v.optional(v.string()) }),
  'a key with a default': (v) => v.object({ a: v.optional(v.string(), 'none') }),
  'a key with a fallback': (v) => v.object({ a: v.fallback(v.string(), 'none') }),
  'a key with both': (v) => v.object({ a: v.fallback(v.optional(v.string()), 'none') }),
  'a key of a pipe': (v) =>
    v.object({
      a: v.pipe(
        v.optional(v.nullable(v.string()), 'none'),
        v.transform((value: unknown) => [value]),
      ),
      b: v.pipe(
        v.optional(v.nullable(v.unknown())),
        v.transform((value: unknown) => value ?? 'nothing'),
      ),
    }),
  object: (v) => v.object({ a: v.string(), d: v.optional(v.object({ a: v.string() })) }),
  record: (v) => v.record(v.picklist(['a', 'b', 'c']), v.nullable(v.unknown())),
  'record of texts': (v) => v.record(v.pipe(v.string(), v.trim()), v.string()),
  'loose object': (v) => v.looseObject({ a: v.optional(v.string(), 'none') }),
};

/** The output of a schema in a list, which is empty for a value that does not fit. */
function outputOf(v: Valibot, schema: Schema, value: unknown): readonly unknown[] {
  const parsed = v.safeParse(schema, value);
  return parsed.success ? [parsed.output] : [];
}

describe("gives the outputs of Valibot's schemas", () => {
  const valibot = original as unknown as Valibot;
  test.each(Object.entries(SCHEMAS))('%s', (_name, make) => {
    const [ours, theirs] = [make(small), make(valibot)];
    for (const value of VALUES) {
      expect([value, outputOf(small, ours, value)]).toStrictEqual([
        value,
        outputOf(valibot, theirs, value),
      ]);
    }
  });
});

test('a value that does not fit is an error of parse', () => {
  expect(small.parse(small.string(), 'text')).toBe('text');
  expect(() => small.parse(small.string(), 1)).toThrow('does not fit');
});

test('a loose object gets no prototype from an answer', () => {
  const answer = JSON.parse('{"__proto__":{"bad":true}}');
  const output = small.parse(small.looseObject({}), answer);
  expect(output).toEqual({});
  expect(Object.getPrototypeOf(output)).toBe(Object.prototype);
});

test('it has every function of the schemas that an embed may call', () => {
  const called = Object.values(endpoints).filter(({ embed }) => embed);
  expect(called.length).toBeGreaterThan(10);
  // Other functions would be no export of the module, which the build reports.
  expect(Object.keys(small).every((name) => name in original)).toBe(true);
});
