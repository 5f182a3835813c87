import type { TypedValue } from '../draft/use-typed-setting.ts';

/** The fault of a typed colour; one that is too short may be unfinished. */
export type HexFault = 'signs' | 'short' | 'long';

const DIGITS = 6;

/** Parses a typed colour as `#rrggbb` in lower case; the sign # may be missing. */
export function readHex(typed: string): TypedValue<string> {
  const text = typed.trim();
  if (text === '') return { kind: 'none' };
  return hexFault(typed) === undefined
    ? { kind: 'value', value: `#${text.replace('#', '').toLowerCase()}` }
    : { kind: 'invalid' };
}

/** The fault of a typed colour that is not empty; undefined without one. */
export function hexFault(typed: string): HexFault | undefined {
  const digits = typed.trim().replace(/^#/, '');
  if (!/^[\da-f]*$/i.test(digits)) return 'signs';
  if (digits.length < DIGITS) return 'short';
  return digits.length > DIGITS ? 'long' : undefined;
}
