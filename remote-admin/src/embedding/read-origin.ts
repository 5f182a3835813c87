import { toEmbedOrigin } from '@leeszaal/shared-contracts';

/** Why a text is no origin that can be allowed. */
export type OriginFault = 'no-address' | 'no-https' | 'wildcard' | 'more-than-origin';

/** The reading of a typed text as an origin. */
export type ReadOrigin =
  /** Nothing, or the beginning of an address: no fault while the person is typing. */
  | { readonly kind: 'incomplete' }
  /** `origin`: of the typed address, if it has one that can be allowed. */
  | { readonly kind: 'invalid'; readonly fault: OriginFault; readonly origin?: string }
  | { readonly kind: 'origin'; readonly origin: string };

/** The texts that become an origin by typing on. */
const BEGINNINGS = ['https://', 'http://localhost', 'http://127.0.0.1'];

/** An origin as it may be written: without path, search, fragment or account. */
const ALONE = /^https?:\/\/[^/?#\\@]+\/?$/i;

function faultOf(typed: string): OriginFault {
  if (!/^https:\/\//i.test(typed)) return 'no-https';
  return typed.includes('*') ? 'wildcard' : 'no-address';
}

/**
 * Reads an origin as people type or paste it: capitals, a final slash and the default port make no difference, and a
 * name with other letters becomes the one that browsers send. A path is refused, because it would seem to limit the
 * permission.
 */
export function readOrigin(text: string): ReadOrigin {
  const typed = text.trim();
  const origin = toEmbedOrigin(typed);
  if (origin !== undefined) {
    if (ALONE.test(typed)) return { kind: 'origin', origin };
    return { kind: 'invalid', fault: 'more-than-origin', origin };
  }
  const isUnfinished = BEGINNINGS.some((beginning) => beginning.startsWith(typed.toLowerCase()));
  return isUnfinished ? { kind: 'incomplete' } : { kind: 'invalid', fault: faultOf(typed) };
}
