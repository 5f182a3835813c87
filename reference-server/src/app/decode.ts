import type { Codec } from '@leeszaal/shared-contracts';
import * as v from 'valibot';
import { badRequest } from './http-error.ts';

/** The parts of a request, as they are named to the caller. */
export type RequestPart = 'path' | 'query' | 'body';

/** Text that no database can hold: with a null character, or half of a surrogate pair. */
function holdsUnstorableText(value: unknown): boolean {
  if (typeof value === 'string') return value.includes('\0') || !value.isWellFormed();
  if (typeof value !== 'object' || value === null) return false;
  return Object.entries(value).some(
    ([key, entry]) => holdsUnstorableText(key) || holdsUnstorableText(entry),
  );
}

/** Decodes a part of a request; throws 400 with a reason for what does not fit. */
export function decode<T>(codec: Codec<T>, value: unknown, part: RequestPart): T {
  if (holdsUnstorableText(value)) throw badRequest(`${part}: holds characters that are no text`);
  const result = v.safeParse(codec.schema, value);
  if (result.success) return result.output;
  const [issue] = result.issues;
  const where = [part, v.getDotPath(issue)].filter(Boolean).join('.');
  throw badRequest(`${where}: ${issue.message}`);
}
