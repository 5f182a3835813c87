import { type Schema, UNFIT } from './schema.contract.ts';

/*
 * The replacement of `valibot` in the build of the embed: the schemas that it uses, with the same outputs. A schema
 * does not say why a value does not fit, which only the log of a developer shows.
 */

export {
  array,
  boolean,
  fallback,
  lazy,
  literal,
  looseObject,
  null,
  nullable,
  number,
  object,
  optional,
  picklist,
  pipe,
  record,
  string,
  tuple,
  undefined,
  union,
  unknown,
} from './schemas.ts';
export {
  check,
  finite,
  integer,
  length,
  maxLength,
  maxValue,
  minValue,
  nonEmpty,
  regex,
  transform,
  trim,
} from './steps.ts';

/** The result of {@link safeParse}. There are no issues to look at. */
export type Parsed =
  | { readonly success: true; readonly output: unknown }
  | { readonly success: false; readonly output: undefined; readonly issues: readonly never[] };

export function safeParse({ read }: Schema, value: unknown): Parsed {
  const output = read(value);
  return output === UNFIT
    ? { success: false, output: undefined, issues: [] }
    : { success: true, output };
}

/** @throws Error for a value that does not fit */
export function parse({ read }: Schema, value: unknown): unknown {
  const output = read(value);
  if (output === UNFIT) throw new Error('The value does not fit its schema');
  return output;
}

export const summarize = (): string => 'it does not fit its schema';
