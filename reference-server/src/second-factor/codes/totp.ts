import { Secret, TOTP } from 'otpauth';

/** The codes that every application supports: six digits of HMAC-SHA1 for each 30 seconds (RFC 6238). */
const OPTIONS = { algorithm: 'SHA1', digits: 6, period: 30 } as const;

/** A clock that differs by one time step is accepted, in either direction. */
const DRIFT_STEPS = 1;

// A Buffer may be part of a larger one.
const secretOf = (bytes: Uint8Array): Secret =>
  new Secret({ buffer: Uint8Array.from(bytes).buffer });

/** The code of a secret at a moment in milliseconds. */
export function totpAt(secret: Uint8Array, moment: number): string {
  return TOTP.generate({ ...OPTIONS, secret: secretOf(secret), timestamp: moment });
}

/** The time step that a code belongs to, at a moment in milliseconds; undefined when the code is wrong. */
export function stepOfCode(secret: Uint8Array, code: string, moment: number): number | undefined {
  // Texts of other letters have other lengths in bytes, which the library does not expect.
  if (!/^\d{6}$/.test(code)) return undefined;
  const delta = TOTP.validate({
    ...OPTIONS,
    secret: secretOf(secret),
    token: code,
    timestamp: moment,
    window: DRIFT_STEPS,
  });
  return delta === null ? undefined : TOTP.counter({ ...OPTIONS, timestamp: moment }) + delta;
}

/** Who gives a code to whom, as an application for codes shows it. */
export interface CodeNames {
  /** The portal. */
  readonly issuer: string;
  /** The user name. */
  readonly login: string;
}

/** The address that an application for codes reads: `otpauth://totp/…`. */
export function totpAddress(secret: Uint8Array, { issuer, login }: CodeNames): string {
  return new TOTP({ ...OPTIONS, issuer, label: login, secret: secretOf(secret) }).toString();
}

/** A secret to be typed: base32 in groups of four. */
export function typedSecret(secret: Uint8Array): string {
  return (secretOf(secret).base32.match(/.{1,4}/g) ?? []).join(' ');
}
