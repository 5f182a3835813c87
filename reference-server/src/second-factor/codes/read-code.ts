/** The typed text of the field for a code. */
export type TypedCode =
  | { readonly kind: 'totp'; readonly code: string }
  | { readonly kind: 'recovery'; readonly code: string };

/** Reads a code of the application or a recovery code, with or without spaces, hyphens and capitals. */
export function readCode(typed: string): TypedCode | undefined {
  const code = typed.replace(/[\s-]/g, '').toUpperCase();
  if (/^\d{6}$/.test(code)) return { kind: 'totp', code };
  if (/^[A-Z2-7]{16}$/.test(code)) return { kind: 'recovery', code };
  return undefined;
}
