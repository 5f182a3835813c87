import type { Codec } from '@leeszaal/shared-contracts';
import * as v from 'valibot';
import { badRequest } from '../errors/http-error.ts';
import { isStorable } from '../text/is-storable.ts';

/** The parts of a request, as error messages name them. */
export type RequestPart = 'path' | 'query' | 'body';

/** Deeper than any valid request; further nesting could overflow the stack. */
const DEEPEST = 64;

/** Why a value cannot be used in any part; undefined when it can. */
function unusable(value: unknown): string | undefined {
  const open: { readonly value: unknown; readonly depth: number }[] = [{ value, depth: 0 }];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const { value: each, depth } = next;
    if (depth > DEEPEST) return 'is nested too deeply';
    if (typeof each === 'string' && !isStorable(each)) return 'holds characters that are no text';
    if (typeof each !== 'object' || each === null) continue;
    for (const [key, entry] of Object.entries(each)) {
      if (!isStorable(key)) return 'holds characters that are no text';
      open.push({ value: entry, depth: depth + 1 });
    }
  }
  return undefined;
}

/** Decodes a part of a request. @throws 400 with the reason */
export function decode<T>(codec: Codec<T>, value: unknown, part: RequestPart): T {
  const fault = unusable(value);
  if (fault !== undefined) throw badRequest(`${part}: ${fault}`);
  const result = v.safeParse(codec.schema, value);
  if (result.success) return result.output;
  const [issue] = result.issues;
  const where = [part, v.getDotPath(issue)].filter(Boolean).join('.');
  throw badRequest(`${where}: ${issue.message}`);
}
