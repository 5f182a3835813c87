import type { Codec } from '@leeszaal/shared-contracts';
import * as v from 'valibot';
import { badRequest } from '../errors/http-error.ts';
import { isStorable } from '../text/is-storable.ts';

/** The parts of a request, as they are named to the caller. */
export type RequestPart = 'path' | 'query' | 'body';

/** Deeper than anything that is asked for; what goes further is meant to overflow somebody's stack. */
const DEEPEST = 64;

/** Why no part of a value could be used at all; undefined when nothing is wrong with it. */
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

/** Decodes a part of a request; throws 400 with a reason for what does not fit. */
export function decode<T>(codec: Codec<T>, value: unknown, part: RequestPart): T {
  const fault = unusable(value);
  if (fault !== undefined) throw badRequest(`${part}: ${fault}`);
  const result = v.safeParse(codec.schema, value);
  if (result.success) return result.output;
  const [issue] = result.issues;
  const where = [part, v.getDotPath(issue)].filter(Boolean).join('.');
  throw badRequest(`${where}: ${issue.message}`);
}
