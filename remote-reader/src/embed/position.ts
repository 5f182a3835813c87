import type { Place } from '../viewers/contract/viewer.contract.ts';

/** Names the form of a position, so that a later one can be told from it. */
const FORM = 'p1.';

/** A place as pages around an embedded reader store it: opaque, and safe in an address. */
export function positionOf(place: Place): string {
  const bytes = Array.from(new TextEncoder().encode(place), (byte) => String.fromCharCode(byte));
  const coded = btoa(bytes.join(''));
  return FORM + coded.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

/** The place of a position; undefined for any other text. */
export function placeAt(position: string): Place | undefined {
  if (!position.startsWith(FORM)) return undefined;
  const coded = position.slice(FORM.length).replaceAll('-', '+').replaceAll('_', '/');
  try {
    const bytes = Uint8Array.from(atob(coded), (sign) => sign.charCodeAt(0));
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes) || undefined;
  } catch {
    return undefined;
  }
}
