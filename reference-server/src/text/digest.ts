import { createHash } from 'node:crypto';

/** The SHA-256 digest of a text or of bytes, in base64url. */
export const digest = (content: string | Uint8Array): string =>
  createHash('sha256').update(content).digest('base64url');
