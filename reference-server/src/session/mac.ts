import { createHash, createHmac, timingSafeEqual } from 'node:crypto';

/** A message authentication code (HMAC-SHA256), 43 characters of base64url. */
export function macOf(message: string, secret: Uint8Array): string {
  return createHmac('sha256', secret).update(message).digest('base64url');
}

/** Compares two secret texts in constant time. */
export function isSameSecret(one: string, other: string): boolean {
  const [a, b] = [one, other].map((text) => createHash('sha256').update(text).digest());
  return a !== undefined && b !== undefined && timingSafeEqual(a, b);
}
